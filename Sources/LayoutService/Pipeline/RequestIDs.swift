package import MicroHTTP
import Synchronization

/// Names each request: by the caller's X-Request-ID where it has a sound one, else by a new name.
package final class RequestIDs: Sendable {
    /// The longest name that is taken from a caller.
    private static let longest = 128

    private let seed: UInt64
    private let count = Atomic<UInt64>(0)

    /// Makes a source of names that starts at a random place.
    package init() {
        var random = SecureRandom()
        seed = random.next()
    }

    /// The name that a request's caller gave it; nil for none, and for one that is not sound.
    package func soundID(of request: Request) -> String? {
        guard let given = request.header(.requestID), Self.isSound(given) else { return nil }
        return given
    }

    /// A name that no other request has.
    package func freshID() -> String {
        ShortText.base32(fresh())
    }

    /// A number that has not been given before: a count, mixed so that neighbours look nothing alike (splitmix64 is a
    /// bijection, so no number comes twice).
    package func fresh() -> UInt64 {
        let number = count.wrappingAdd(1, ordering: .relaxed).newValue
        var bits = seed &+ number &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ bits >> 31
    }

    private static func isSound(_ name: String) -> Bool {
        let letters = name.utf8
        return (1...longest).contains(letters.count)
            && letters.allSatisfy { letter in
                switch letter {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }
}
