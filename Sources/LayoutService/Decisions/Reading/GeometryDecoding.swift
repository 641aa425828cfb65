package import AdaptiveLayout
package import JSONWire

/// The sides of a container as a request gives them; nil is not measured.
package struct GivenSize: Sendable, Hashable {
    package var width: Double?
    package var height: Double?

    /// Makes a size of what is known of it.
    package init(width: Double? = nil, height: Double? = nil) {
        self.width = width
        self.height = height
    }
}

/// The longest side that a request may give, in points.
package let longestSide = 100_000.0

extension DecodingNotes {
    /// Reads `{"width", "height"}` in points; a side that is null or left out is not measured.
    package mutating func size(_ value: borrowing JSONValue) -> GivenSize {
        var size = GivenSize()
        readObject(value, known: ["width", "height"]) { name, value, notes in
            switch name {
            case "width": size.width = notes.side(value)
            case "height": size.height = notes.side(value)
            default: return false
            }
            return true
        }
        return size
    }

    /// Reads one side of a size, or nil for null.
    package mutating func side(_ value: borrowing JSONValue) -> Double? {
        value.isNull ? nil : number(value, in: 0...longestSide, unit: "a number of points")
    }

    /// Reads `{"top", "left", "bottom", "right"}` in points; a side left out is 0.
    package mutating func insets(_ value: borrowing JSONValue) -> EdgeInsets {
        var insets = EdgeInsets.zero
        readObject(value, known: ["top", "left", "bottom", "right"]) { name, value, notes in
            switch name {
            case "top": insets.top = notes.side(value) ?? 0
            case "left": insets.left = notes.side(value) ?? 0
            case "bottom": insets.bottom = notes.side(value) ?? 0
            case "right": insets.right = notes.side(value) ?? 0
            default: return false
            }
            return true
        }
        return insets
    }
}
