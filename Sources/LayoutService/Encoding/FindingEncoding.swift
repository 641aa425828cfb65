package import AdaptiveLayout
package import JSONWire

extension Assumption: JSONWritable {
    /// Writes what an answer rests on.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("pointer", pointer)
            writer.member("value", value)
            writer.member("source", source)
            writer.member("confidence", confidence.word)
            writer.member("rule", orNull: rule?.rawValue)
        }
    }
}

extension AssumedValue: JSONWritable {
    /// Writes the bare value.
    package func write(to writer: inout JSONWriter) {
        switch self {
        case .number(let number): writer.value(number)
        case .text(let text): writer.value(text)
        case .insets(let insets): writer.value(insets)
        }
    }
}

extension NotedAssumption: JSONWritable {
    /// Writes what an answer rests on.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.text("pointer") { text in
                if place.utf8CodeUnitCount > 0 { text.part(place) }
                text.part(pointer)
            }
            writer.member("value", value)
            writer.text("source") { text in
                text.part(source)
                if let version { text.part(version) }
            }
            writer.member("confidence", confidence.word)
            writer.member("rule", orNull: rule?.rawValue)
        }
    }
}

extension NotedValue: JSONWritable {
    /// Writes the bare value.
    package func write(to writer: inout JSONWriter) {
        switch self {
        case .number(let number): writer.value(number)
        case .word(let word): writer.value(word)
        case .insets(let insets): writer.value(insets)
        }
    }
}

extension JSONWriter {
    /// Writes a version as a part of a text, as it describes itself.
    fileprivate mutating func part(_ version: SystemVersion) {
        part(version.major)
        if version.minor > 0 {
            part(".")
            part(version.minor)
        }
    }
}

extension Warning: JSONWritable {
    /// Writes what an answer warns about.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("pointer", pointer)
            writer.member("reason", reason)
            writer.member("rule", orNull: rule?.rawValue)
        }
    }
}
