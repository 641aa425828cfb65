package import AdaptiveLayout
package import JSONWire

/// Each enumerated trait's values as members of a collection, by the trait's place and the value's code.
private let traitMembers: [[[UInt8]]] = EnumeratedTrait.allCases.map { trait in
    [[]]
        + trait.valueNames.map { value in
            let value = trait.isBoolean ? "\(value)" : "\"\(value)\""
            return Array("\"\(trait.name)\":\(value)".utf8)
        }
}

extension TraitCollection: JSONWritable {
    /// Writes the specified traits, in the order of `EnumeratedTrait` with the two others behind.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            forEachSpecified { trait, code in writer.rawMembers(traitMembers[trait.rawValue][Int(code)]) }
            writer.member("displayScale", ifPresent: displayScale)
            writer.member("typesettingLanguage", ifPresent: typesettingLanguage)
        }
    }
}
