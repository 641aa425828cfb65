package import AdaptiveLayout
package import JSONWire

extension Condition: JSONWritable {
    /// Writes the condition as an object of its members.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in writeMembers(to: &writer) }
    }

    private func writeMembers(to writer: inout JSONWriter) {
        switch self {
        case .all(let parts): writer.member("all", parts)
        case .any(let parts): writer.member("any", parts)
        case .not(let part): writer.member("not", part)
        case .together(let parts):
            for part in parts { part.writeMembers(to: &writer) }
        case .number(let fact, let comparisons):
            writer.name(escaping: fact.name)
            writer.object { writer in writer.comparisons(comparisons) }
        case .orientation(let orientations):
            writer.name("orientation")
            writer.oneOrList(orientations.map(\.rawValue))
        case .trait(let trait, let values):
            writer.name(trait.name)
            writer.traitValues(values, of: trait)
        case .displayScale(let scales):
            writer.name("displayScale")
            writer.oneOrList(scales.map(TraitValue.init))
        case .comparedDisplayScale(let comparisons):
            writer.object("displayScale") { writer in writer.comparisons(comparisons) }
        case .typesettingLanguage(let languages):
            writer.name("typesettingLanguage")
            writer.oneOrList(languages.map(TraitValue.init))
        case .systemVersion(let versions):
            writer.name("systemVersion")
            writer.oneOrList(versions.map(\.description))
        case .comparedSystemVersion(let comparisons):
            writer.object("systemVersion") { writer in
                for comparison in comparisons {
                    writer.member(comparison.comparator.word, comparison.version.description)
                }
            }
        }
    }
}

/// A trait's value, or "unspecified".
private struct TraitValue<Value: JSONWritable>: JSONWritable {
    let value: Value?

    init(_ value: Value?) {
        self.value = value
    }

    func write(to writer: inout JSONWriter) {
        if let value {
            value.write(to: &writer)
        } else {
            writer.value(TraitValues.unspecifiedName)
        }
    }
}

extension JSONWriter {
    fileprivate mutating func comparisons(_ comparisons: [NumericComparison]) {
        for comparison in comparisons {
            switch comparison.threshold {
            case .number(let number): member(comparison.comparator.word, number)
            case .fact(let fact): member(comparison.comparator.word, fact.name)
            }
        }
    }

    fileprivate mutating func oneOrList(_ values: [some JSONWritable]) {
        if values.count == 1 {
            value(values[0])
        } else {
            value(values)
        }
    }

    fileprivate mutating func traitValues(_ values: TraitValues, of trait: EnumeratedTrait) {
        let names = values.names(of: trait)
        guard trait.isBoolean else { return oneOrList(names) }
        oneOrList(names.map { name in TraitValue(name == TraitValues.unspecifiedName ? nil : name == "true") })
    }
}

extension Comparator {
    fileprivate var word: StaticString {
        switch self {
        case .atLeast: "atLeast"
        case .above: "above"
        case .atMost: "atMost"
        case .below: "below"
        case .equals: "equals"
        }
    }
}
