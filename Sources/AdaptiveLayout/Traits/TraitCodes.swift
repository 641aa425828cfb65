/// The codes of all enumerated traits' values, four bits each, 0 for unspecified.
///
/// Sixteen traits share a word, so that two collections are merged by a few operations on two words.
struct TraitCodes: Sendable, Hashable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// The greatest code that four bits hold.
    static let greatestCode: UInt8 = 15

    subscript(trait: EnumeratedTrait) -> UInt8 {
        get { UInt8(truncatingIfNeeded: (trait.isInLowWord ? low : high) &>> trait.shift) & Self.greatestCode }
        set {
            precondition(newValue <= Self.greatestCode, "A trait has at most 15 values.")
            let (mask, bits) = (UInt64(Self.greatestCode) &<< trait.shift, UInt64(newValue) &<< trait.shift)
            if trait.isInLowWord { low = low & ~mask | bits } else { high = high & ~mask | bits }
        }
    }

    /// All codes, sixteen to a word, from the lowest bits up.
    var words: (low: UInt64, high: UInt64) { (low, high) }

    /// Whether every code is 0.
    var isEmpty: Bool { low | high == 0 }

    /// These codes with those of `other` that are not 0 put over them.
    func merging(_ other: TraitCodes) -> TraitCodes {
        var merged = self
        merged.low = low & ~Self.specified(in: other.low) | other.low
        merged.high = high & ~Self.specified(in: other.high) | other.high
        return merged
    }

    /// Whether every code of `other` that is not 0 is the same here.
    func containsCodes(in other: TraitCodes) -> Bool {
        low & Self.specified(in: other.low) == other.low && high & Self.specified(in: other.high) == other.high
    }

    /// A word with all four bits set in the place of each code that is not 0.
    private static func specified(in word: UInt64) -> UInt64 {
        let pairs = word | word &>> 1
        let lowestBits = (pairs | pairs &>> 2) & 0x1111_1111_1111_1111
        return lowestBits &* UInt64(greatestCode)
    }
}

extension EnumeratedTrait {
    fileprivate var isInLowWord: Bool { rawValue < 16 }

    /// Where in its word the trait's code starts.
    fileprivate var shift: UInt64 { UInt64(truncatingIfNeeded: rawValue & 15) &* 4 }
}
