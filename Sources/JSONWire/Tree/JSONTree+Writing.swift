extension JSONTree {
    /// Writes the value, members in the order that they have.
    package func write(to writer: inout JSONWriter) {
        write(to: &writer) { $0 }
    }

    /// The value as text, members in the order that they have.
    package var text: [UInt8] {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.finish()
    }

    /// The value as text in canonical form: members sorted by the bytes of their names, at any depth.
    ///
    /// Equal values have equal canonical text, however they were written: what digests are taken of.
    package var canonicalText: [UInt8] {
        var writer = JSONWriter()
        write(to: &writer) { members in
            members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        }
        return writer.finish()
    }

    /// How a number that no double reaches is written: as another one.
    private static let numberBeyondDoubles: StaticString = "1e999"

    private func write(to writer: inout JSONWriter, ordering: ([Member]) -> [Member]) {
        switch self {
        case .null: writer.null()
        case .bool(let bool): writer.value(bool)
        case .number(let number) where number.isInfinite: writer.rawValue(Self.numberBeyondDoubles)
        case .number(let number): writer.value(number)
        case .string(let string): writer.value(string)
        case .array(let elements):
            writer.array { writer in
                for element in elements {
                    element.write(to: &writer, ordering: ordering)
                }
            }
        case .object(let members):
            writer.object { writer in
                for member in ordering(members) {
                    writer.name(escaping: member.name)
                    member.value.write(to: &writer, ordering: ordering)
                }
            }
        }
    }
}
