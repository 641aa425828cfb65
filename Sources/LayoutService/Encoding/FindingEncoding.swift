package import AdaptiveLayout
package import JSONWire

extension Assumption: JSONWritable {
    /// Writes what an answer rests on.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("pointer", pointer)
            writer.member("value", value)
            writer.member("source", source)
            writer.member("confidence", confidence.rawValue)
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
