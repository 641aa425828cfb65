/// An iOS or iPadOS version, such as 12 or 26.1.
public struct SystemVersion: Sendable, Hashable, Comparable {
    // Both numbers in one, so that versions are compared at once.
    private let number: Int

    /// The number before the first dot.
    public var major: Int { number >> 16 }

    /// The number behind the first dot, 0 where there is none.
    public var minor: Int { number & 0xffff }

    /// Makes a version of its two numbers, known or not; neither is above 65,535.
    @inline(__always)
    public init(major: Int, minor: Int = 0) {
        precondition(0...0xffff ~= major && 0...0xffff ~= minor, "A version has numbers of 0 to 65,535.")
        number = major << 16 | minor
    }

    /// The newest version whose behaviour was read off a simulator.
    public static var newestMeasured: SystemVersion { SystemVersion(major: 26, minor: 1) }

    /// The known versions, in words: there is no iOS 19 to 25.
    public static var knownRange: String { "8 to 18, 26 and 27" }

    /// Reads "12", "26.1" or "26.1.2" (a patch changes nothing); nil for other text and for versions that are not known.
    public init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count) else { return nil }
        var numbers: [Int] = []
        for part in parts {
            guard (1...2).contains(part.count), part.allSatisfy({ (48...57).contains($0) }) else { return nil }
            numbers.append(part.reduce(0) { $0 * 10 + Int($1 - 48) })
        }
        guard (8...18).contains(numbers[0]) || (26...27).contains(numbers[0]) else { return nil }
        self.init(major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0)
    }

    /// Whether the left version came before the right one.
    public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        left.number < right.number
    }
}

extension SystemVersion: CustomStringConvertible {
    /// The version as a request spells it: "12", "26.1".
    public var description: String {
        minor == 0 ? String(major) : String(major) + "." + String(minor)
    }
}
