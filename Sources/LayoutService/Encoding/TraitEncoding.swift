package import AdaptiveLayout
package import JSONWire

/// Each enumerated trait's values as members of a collection: 16 places for a trait, by the value's code.
private let traitMembers = JSONTexts(
    EnumeratedTrait.allCases.flatMap { trait in
        (0..<16).map { code in
            guard (1...trait.valueNames.count).contains(code) else { return "" }
            let value = trait.valueNames[code - 1]
            return trait.isBoolean ? "\"\(trait.name)\":\(value)" : "\"\(trait.name)\":\"\(value)\""
        }
    })

extension TraitCollection: JSONWritable {
    /// Writes the specified traits, in the order of `EnumeratedTrait` with the two others behind.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            forEachSpecified { trait, code in writer.rawMembers(traitMembers, at: trait.rawValue << 4 | Int(code)) }
            writer.member("displayScale", ifPresent: displayScale)
            writer.member("typesettingLanguage", ifPresent: typesettingLanguage)
        }
    }
}
