/// A 128-bit fingerprint of what an answer follows from, for its entity tag.
///
/// It depends on the values alone and is the same in every process, so that replicas agree. It guards no secret.
package struct Fingerprint: Sendable, Hashable {
    /// The revision of what answers say beyond their input: raised whenever a rule or a device is corrected, or the words
    /// of an answer change, so that nobody is told that an answer of before still stands.
    package static let revision: UInt64 = 4

    private var low: UInt64 = 0x243F_6A88_85A3_08D3 ^ revision
    private var high: UInt64 = 0x1319_8A2E_0370_7344

    /// Makes a fingerprint of nothing.
    package init() {}

    /// Adds a word.
    package mutating func add(_ word: UInt64) {
        let product = (low ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        low = product.low ^ (high &+ 0xD1B5_4A32_D192_ED03)
        high = (high ^ word) &* 0xBF58_476D_1CE4_E5B9 ^ product.high
    }

    /// Adds a number; equal numbers add the same.
    package mutating func add(_ number: Double?) {
        add(number.map { ($0 + 0).bitPattern } ?? 0x7FF8_0000_0000_0001)
    }

    /// Adds a text, or that there is none.
    package mutating func add(_ text: String?) {
        guard let text else { return add(.max as UInt64) }
        add(text)
    }

    /// Adds a text and its length.
    package mutating func add(_ text: String) {
        var word: UInt64 = 0
        var count: UInt64 = 0
        for byte in text.utf8 {
            word = word << 8 | UInt64(byte)
            count += 1
            if count % 8 == 0 { add(word) }
        }
        add(word)
        add(count)
    }

    /// The tag of a fingerprint, 32 hexadecimal digits.
    package var tag: EntityTag {
        EntityTag(high: low, low: high)
    }
}
