/// A container's numbers side by side; one that is not known is not a number.
struct FactVector: Sendable {
    /// The place behind the numeric facts, whose places are their raw values.
    static let displayScale = 5
    static let systemVersion = 6

    private(set) var numbers: SIMD8<Double>
    let orientationBit: UInt32

    init(_ facts: PolicyFacts) {
        let width = facts.width ?? .nan
        let height = facts.height ?? .nan
        let isMeasured = facts.width != nil && facts.height != nil
        numbers = SIMD8(repeating: .nan)
        numbers[Int(NumericFact.width.rawValue)] = width
        numbers[Int(NumericFact.height.rawValue)] = height
        if isMeasured {
            numbers[Int(NumericFact.aspectRatio.rawValue)] = height > 0 ? width / height : .nan
            numbers[Int(NumericFact.shorterSide.rawValue)] = min(width, height)
            numbers[Int(NumericFact.longerSide.rawValue)] = max(width, height)
        }
        numbers[Self.displayScale] = facts.traits.displayScale ?? .nan
        numbers[Self.systemVersion] = Self.number(of: facts.systemVersion)
        orientationBit = isMeasured ? Orientation(width: width, height: height).bit : 0
    }

    /// A version as a number that is ordered as versions are.
    static func number(of version: SystemVersion) -> Double {
        Double(version.major * 1000 + version.minor)
    }

    /// Why the number at a place is not known.
    func missingFacts(behind place: Int) -> MissingFacts {
        if place == Self.displayScale { return .displayScale }
        let needsBoth = place > Int(NumericFact.height.rawValue)
        var missing: MissingFacts = []
        if numbers[0].isNaN, needsBoth || place == 0 { missing.insert(.width) }
        if numbers[1].isNaN, needsBoth || place == 1 { missing.insert(.height) }
        return missing.isEmpty ? .aspectRatio : missing
    }
}
