import MicroHTTP
package import JSONWire

extension Problem: JSONWritable {
    /// Writes the RFC 9457 document.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("type", type.uri)
            writer.member("title", type.title)
            writer.member("status", type.status)
            writer.member("detail", detail)
            if let location {
                writer.member("offset", location.offset)
                writer.member("line", location.line)
                writer.member("column", location.column)
            }
            for (name, value) in extensions {
                writer.name(escaping: name)
                writer.value(value)
            }
            if !faults.isEmpty { writer.member("errors", faults) }
        }
    }

    /// The reply that reports the problem; it is never stored.
    package var reply: Reply {
        var writer = JSONWriter(capacity: 512)
        writer.value(self)
        var reply = Reply(.problem, .bytes(writer.finish()))
        reply.status = type.status
        reply.headers = headers
        if case .notAcceptable = type { reply.isNegotiated = true }
        return reply
    }
}

extension ProblemValue: JSONWritable {
    /// Writes the value.
    package func write(to writer: inout JSONWriter) {
        switch self {
        case .number(let number): writer.value(number)
        case .text(let text): writer.value(text)
        case .texts(let texts): writer.value(texts)
        }
    }
}

extension Fault: JSONWritable {
    /// Writes the entry of `errors`.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("pointer", pointer)
            writer.member("reason", reason)
            writer.member("nearest", ifPresent: nearest)
        }
    }
}
