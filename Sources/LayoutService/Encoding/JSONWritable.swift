package import JSONWire

/// What can be written as one JSON value.
///
/// It stands beside the types that it is for: in their module the compiler turns what is generic here into direct calls.
package protocol JSONWritable {
    /// Writes exactly one value.
    func write(to writer: inout JSONWriter)
}

extension Bool: JSONWritable {
    package func write(to writer: inout JSONWriter) { writer.value(self) }
}

extension Int: JSONWritable {
    package func write(to writer: inout JSONWriter) { writer.value(self) }
}

extension Double: JSONWritable {
    package func write(to writer: inout JSONWriter) { writer.value(self) }
}

extension String: JSONWritable {
    package func write(to writer: inout JSONWriter) { writer.value(self) }
}

extension StaticString: JSONWritable {
    package func write(to writer: inout JSONWriter) { writer.value(self) }
}

extension JSONTree: JSONWritable {}

extension Array: JSONWritable where Element: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.array { writer in
            // By index: the loop over the elements themselves copies each of them.
            for index in indices {
                self[index].write(to: &writer)
            }
        }
    }
}

extension JSONWriter {
    /// Writes any writable value.
    package mutating func value(_ value: some JSONWritable) {
        value.write(to: &self)
    }

    /// Writes a member.
    @inline(__always)
    package mutating func member(_ name: StaticString, _ value: some JSONWritable) {
        self.name(name)
        value.write(to: &self)
    }

    /// Writes a member that is null where there is no value.
    @inline(__always)
    package mutating func member(_ name: StaticString, orNull value: (some JSONWritable)?) {
        self.name(name)
        if let value {
            value.write(to: &self)
        } else {
            null()
        }
    }

    /// Writes a member if there is a value, and nothing otherwise.
    @inline(__always)
    package mutating func member(_ name: StaticString, ifPresent value: (some JSONWritable)?) {
        guard let value else { return }
        member(name, value)
    }
}
