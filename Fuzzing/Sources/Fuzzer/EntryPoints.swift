import Glibc

// What libFuzzer calls, by the names that it looks for. The target is named in the environment, since libFuzzer reads
// the command line itself.

/// The target of this process.
private let target: FuzzTarget = {
    let name = unsafe getenv("FUZZ_TARGET").map { unsafe String(cString: $0) } ?? ""
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
        fatalError("FUZZ_TARGET is one of \(FuzzTarget.all.map(\.name).joined(separator: ", ")), not \"\(name)\".")
    }
    return target
}()

/// Tries one input; returns 0 for every one, since all are worth keeping.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    target.run(unsafe Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}
