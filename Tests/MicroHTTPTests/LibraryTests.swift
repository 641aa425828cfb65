import Glibc
import MicroHTTP
import Testing

@Suite struct LibraryTests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ])
    func `SHA-256 gives the digests of FIPS 180`(_ text: String, _ digest: String) {
        #expect(SHA256.hexDigest(of: Array(text.utf8)) == digest)
    }

    @Test func `Random numbers do not repeat`() {
        var random = SecureRandom()
        #expect(Set((0..<1_000).map { _ in random.next() }).count == 1_000)
    }

    @Test func `The library says its version`() {
        #expect(Library.version.split(separator: ".").count >= 3)
    }

    /// The function that libmicrohttpd finds under that name, as the loader finds it.
    @Test func `What is not in a poll set can be taken out of it, as the library does at a stop`() throws {
        typealias Change = @convention(c) (Int32, Int32, Int32, UnsafeMutableRawPointer?) -> Int32
        let symbol = unsafe try #require(dlsym(nil, "epoll_ctl"))
        let change = unsafe unsafeBitCast(symbol, to: Change.self)
        let creation = unsafe try #require(dlsym(nil, "epoll_create1"))
        let create = unsafe unsafeBitCast(creation, to: (@convention(c) (Int32) -> Int32).self)
        let (set, watched) = (create(0), create(0))
        defer { for descriptor in [set, watched] { close(descriptor) } }
        let (add, remove): (Int32, Int32) = (1, 2)
        #expect(change(set, remove, watched, nil) == 0)
        #expect(change(set, remove, -1, nil) == -1)
        var event = (UInt32(1), UInt64(0))
        #expect(unsafe change(set, add, watched, &event) == 0)
        #expect(unsafe change(set, add, watched, &event) == -1)
        #expect(change(set, remove, watched, nil) == 0)
    }

    @Test(arguments: [
        StartFault.addressInUse("a:1"), .addressNotAvailable("a:1", reason: "b"), .permissionDenied("a:1"),
        .notAListeningSocket(descriptor: 3), .tooFewFiles(needed: 2, allowed: 1, connections: 0),
        .unreadableFile(path: "a", reason: "b"), .libraryRefused(reason: "b"),
    ])
    func `A start fault is one line`(_ fault: StartFault) {
        #expect(!fault.description.isEmpty && !fault.description.contains("\n"))
    }
}
