package import AdaptiveLayout
package import JSONWire

/// The members of a domain as they were given.
private struct DomainMembers {
    var width: DomainSide?
    var height: DomainSide?
    var traits: TraitCollection?
    var systemVersion: SystemVersion?
    var previousRule: String?
}

/// A side of the containers in a domain: one value, a range of them, or not measured.
private enum DomainSide {
    case unmeasured
    case value(Double)
    case range(ClosedRange<Double>)

    var value: Double? {
        if case .value(let value) = self { return value }
        return nil
    }

    var range: ClosedRange<Double>? {
        if case .range(let range) = self { return range }
        return nil
    }
}

extension DecodingNotes {
    /// Reads the containers that an analysis looks at; what is left out is as in the usual domain.
    ///
    /// One side may be a range, `[0, 1400]`; the other is a number, or null for unmeasured.
    mutating func domain(_ value: borrowing JSONValue, usual: AnalysisDomain) -> AnalysisDomain? {
        var members = DomainMembers()
        let isObject = readObject(value, known: ["width", "height", "traits", "systemVersion", "previousRule"]) {
            name, value, notes in
            switch name {
            case "width": members.width = notes.domainSide(value)
            case "height": members.height = notes.domainSide(value)
            case "traits": members.traits = notes.traits(value)
            case "systemVersion": members.systemVersion = notes.systemVersion(value)
            case "previousRule": members.previousRule = value.isNull ? nil : notes.string(value)
            default: return false
            }
            return true
        }
        guard isObject else { return nil }
        var domain = usual
        domain.traits = members.traits ?? usual.traits
        domain.systemVersion = members.systemVersion ?? usual.systemVersion
        domain.previousRule = members.previousRule ?? usual.previousRule
        return settingSides(of: domain, members)
    }

    private mutating func settingSides(of usual: AnalysisDomain, _ members: DomainMembers) -> AnalysisDomain? {
        var domain = usual
        if let range = members.height?.range {
            guard members.width?.range == nil else {
                fault("Only one side can be a range.")
                return nil
            }
            guard let width = members.width else {
                fault("Where the height is a range, the width must be a number, or null for unmeasured.")
                return nil
            }
            domain.axis = .height
            domain.range = range
            domain.otherSide = width.value
            return domain
        }
        switch members.width {
        case .range(let range): domain.range = range
        case .value(let width): domain.range = width...width
        case .unmeasured: fault(at: .member("width"), "An analysis needs a width, unless the height is a range.")
        case nil: break
        }
        if let height = members.height { domain.otherSide = height.value }
        return domain
    }

    private mutating func domainSide(_ value: borrowing JSONValue) -> DomainSide? {
        if value.isNull { return .unmeasured }
        guard value.kind == .array else { return side(value).map { .value($0) } }
        guard value.count == 2 else {
            fault("A range has two ends, such as [0, 1400].")
            return nil
        }
        var ends: [Double] = []
        readArray(value, limit: 2) { _, value, notes in
            if let end = notes.number(value, in: 0...longestSide, unit: "a number of points") { ends.append(end) }
        }
        guard ends.count == 2 else { return nil }
        guard ends[0] <= ends[1] else {
            fault("The lower end of a range comes first.")
            return nil
        }
        return .range(ends[0]...ends[1])
    }
}

extension AnalysisDomain: JSONWritable {
    /// Writes `{"width", "height", "traits", "systemVersion", "previousRule"}`, the last one if it is given.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            let isAlongWidth = axis == .width
            writer.name("width")
            if isAlongWidth { writer.value([range.lowerBound, range.upperBound]) } else { writer.side(otherSide) }
            writer.name("height")
            if isAlongWidth { writer.side(otherSide) } else { writer.value([range.lowerBound, range.upperBound]) }
            writer.member("traits", traits)
            writer.member("systemVersion", systemVersion.description)
            writer.member("previousRule", ifPresent: previousRule)
        }
    }
}

extension JSONWriter {
    fileprivate mutating func side(_ points: Double?) {
        if let points {
            value(points)
        } else {
            null()
        }
    }
}
