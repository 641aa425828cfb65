package import JSONWire

/// The caller's name for an item of a batch, given back as it came.
package enum BatchID: Sendable, Hashable {
    case text(String)
    case number(Double)
}

extension BatchID: JSONWritable {
    /// Writes the bare value.
    package func write(to writer: inout JSONWriter) {
        switch self {
        case .text(let text): writer.value(text)
        case .number(let number): writer.value(number)
        }
    }
}

extension BatchID {
    /// The numbers that can be ids: of those beyond, not every integer is a double, so that two could become one.
    static let numbers: ClosedRange<Double> = -9_007_199_254_740_991...9_007_199_254_740_991
}

extension DecodingNotes {
    /// Reads an id: a text or a number; null is none.
    mutating func batchID(_ value: borrowing JSONValue) -> BatchID? {
        switch value.kind {
        case .null: return nil
        case .number: return number(value, in: BatchID.numbers).map(BatchID.number)
        case .string: return string(value).map(BatchID.text)
        default:
            fault("This must be a text or a number, not \(value.kindInWords).")
            return nil
        }
    }
}
