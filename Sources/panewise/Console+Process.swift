import LayoutService
import MicroHTTP

extension Console {
    /// The process's own streams and files; `losing` hears of output that cannot be written.
    static func ofProcess(losing: @escaping () -> Void) -> Console {
        Console(
            write: { bytes in if !StandardStream.output.write(bytes) { losing() } },
            complain: { StandardStream.error.writeLine($0) },
            // A carriage return, and the erasure of what stood on the line.
            showProgress: { StandardStream.error.write(Array("\r\u{1B}[K\($0)".utf8)) },
            pieces: { path throws(CommandFailure) in try pieces(of: path) },
            documents: { path throws(CommandFailure) in try documents(in: path) },
            replace: { path, bytes throws(CommandFailure) in
                try translating { () throws(FileFault) in try FileSystem.replace(path, with: bytes) }
            },
            isOutputTerminal: StandardStream.output.isTerminal, isErrorTerminal: StandardStream.error.isTerminal,
            isInputTerminal: StandardInput.isTerminal, now: MonotonicTime.now,
            environment: ProcessEnvironment.variables())
    }

    private static func pieces(of path: String) throws(CommandFailure) -> Pieces {
        let pieces = try translating { () throws(FileFault) in
            path == "-" ? StandardInput.pieces() : try FilePieces(path: path)
        }
        return { () throws(CommandFailure) in try translating { () throws(FileFault) in try pieces.next() } }
    }

    private static func documents(in path: String) throws(CommandFailure) -> [String]? {
        guard FileSystem.isDirectory(path) else { return nil }
        let names = try translating { () throws(FileFault) in try FileSystem.names(inDirectory: path) }
        let folder = path.hasSuffix("/") ? path : path + "/"
        return names.filter { $0.hasSuffix(".json") }.map { folder + $0 }
    }

    private static func translating<Value>(_ body: () throws(FileFault) -> Value) throws(CommandFailure) -> Value {
        do throws(FileFault) {
            return try body()
        } catch {
            throw CommandFailure(.usage, [error.description])
        }
    }
}
