package import AdaptiveLayout
package import JSONWire

extension TraitCollection: JSONWritable {
    /// Writes the specified traits, in the order of `EnumeratedTrait` with the two others behind.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            for trait in EnumeratedTrait.allCases {
                guard let value = self[trait] else { continue }
                if trait.isBoolean {
                    writer.member(trait.name, self[code: trait] == 2)
                } else {
                    writer.member(trait.name, value)
                }
            }
            writer.member("displayScale", ifPresent: displayScale)
            writer.member("typesettingLanguage", ifPresent: typesettingLanguage)
        }
    }
}
