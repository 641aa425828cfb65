/// A number that a step of a compiled policy compares.
enum ComparedFact: UInt8, Sendable {
    case width
    case height
    case aspectRatio
    case shorterSide
    case longerSide
    case displayScale
    case systemVersion

    init(_ fact: NumericFact) {
        switch fact {
        case .width: self = .width
        case .height: self = .height
        case .aspectRatio: self = .aspectRatio
        case .shorterSide: self = .shorterSide
        case .longerSide: self = .longerSide
        }
    }
}

/// A container's numbers; one that is not known is not a number.
struct FactVector: Sendable {
    private let width: Double
    private let height: Double
    private let displayScale: Double
    private let systemVersion: SystemVersion

    @inline(__always)
    init(width: Double?, height: Double?, displayScale: Double?, systemVersion: SystemVersion) {
        self.width = width ?? .nan
        self.height = height ?? .nan
        self.displayScale = displayScale ?? .nan
        self.systemVersion = systemVersion
    }

    /// The display scale, or nil where it is unspecified.
    var knownDisplayScale: Double? { displayScale.isNaN ? nil : displayScale }

    /// A version as a number that is ordered as versions are.
    static func number(of version: SystemVersion) -> Double {
        Double(version.major * 1000 + version.minor)
    }

    /// The number that a step compares.
    @inline(__always)
    subscript(fact: ComparedFact) -> Double {
        switch fact {
        case .width: width
        case .height: height
        case .aspectRatio: height > 0 ? width / height : .nan
        case .shorterSide: isMeasured ? min(width, height) : .nan
        case .longerSide: isMeasured ? max(width, height) : .nan
        case .displayScale: displayScale
        case .systemVersion: Self.number(of: systemVersion)
        }
    }

    /// The shape of the size, or nil where a side is not measured.
    var orientation: Orientation? {
        isMeasured ? Orientation(width: width, height: height) : nil
    }

    private var isMeasured: Bool { !width.isNaN && !height.isNaN }

    /// Why a number is not known.
    func missingFacts(behind fact: ComparedFact) -> MissingFacts {
        if fact == .displayScale { return .displayScale }
        var missing: MissingFacts = []
        if fact != .height, width.isNaN { missing.insert(.width) }
        if fact != .width, height.isNaN { missing.insert(.height) }
        return missing.isEmpty ? .aspectRatio : missing
    }
}
