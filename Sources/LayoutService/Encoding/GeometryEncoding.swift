package import AdaptiveLayout
package import JSONWire

extension Size: JSONWritable {
    /// Writes `{"width", "height"}` in points.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("width", width)
            writer.member("height", height)
        }
    }
}

extension EdgeInsets: JSONWritable {
    /// Writes `{"top", "left", "bottom", "right"}` in points.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("top", top)
            writer.member("left", left)
            writer.member("bottom", bottom)
            writer.member("right", right)
        }
    }
}

extension Rect: JSONWritable {
    /// Writes `{"x", "y", "width", "height"}` in points.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("x", x)
            writer.member("y", y)
            writer.member("width", width)
            writer.member("height", height)
        }
    }
}
