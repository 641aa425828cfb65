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

    @Test(arguments: [
        StartFault.addressInUse("a:1"), .addressNotAvailable("a:1", reason: "b"), .permissionDenied("a:1"),
        .notAListeningSocket(descriptor: 3), .tooFewFiles(needed: 2, allowed: 1),
        .unreadableFile(path: "a", reason: "b"), .libraryRefused(reason: "b"),
    ])
    func `A start fault is one line`(_ fault: StartFault) {
        #expect(!fault.description.isEmpty && !fault.description.contains("\n"))
    }
}
