import Foundation

/// The binary that was built beside the tests, run as a process.
struct BuiltBinary {
    /// What a process left behind.
    struct Ending {
        let code: Int32
        let output: String
        let errors: String
    }

    private let url: URL

    /// Finds the binary: in the folder of the test bundle.
    init() throws {
        let folder = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }?
            .deletingLastPathComponent()
        let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let found = [folder, beside].compactMap { $0?.appendingPathComponent("panewise") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        guard let found else { throw CocoaError(.fileNoSuchFile) }
        url = found
    }

    /// The binary's path.
    var path: String { url.path }

    /// Runs the binary to its end.
    func run(
        _ arguments: [String], input: String = "", environment: [String: String] = [:]
    ) throws -> Ending {
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        standardInput.fileHandleForWriting.write(Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let written = output.fileHandleForReading.readDataToEndOfFile()
        let complained = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Ending(
            code: process.terminationStatus, output: String(decoding: written, as: UTF8.self),
            errors: String(decoding: complained, as: UTF8.self))
    }
}
