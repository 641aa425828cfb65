/// Many short pieces of JSON text, made once and written often: they stand in one array, so that none is counted by itself.
package struct JSONTexts: Sendable {
    private var bytes: [UInt8] = []
    /// Where each text ends, behind where the first begins.
    private var ends = [0]

    /// Keeps texts in their order.
    package init(_ texts: [String]) {
        for text in texts {
            bytes += text.utf8
            ends.append(bytes.count)
        }
    }

    /// Gives the bytes of one text.
    @inline(__always)
    func withBytes(at index: Int, _ body: (Span<UInt8>) -> Void) {
        body(bytes.span.extracting(ends[index]..<ends[index + 1]))
    }
}

extension JSONWriter {
    /// Writes members that are JSON text already.
    ///
    /// - Parameters:
    ///   - texts: Names with their values, with commas between them and none around them.
    ///   - index: Which of the texts is written.
    package mutating func rawMembers(_ texts: borrowing JSONTexts, at index: Int) {
        texts.withBytes(at: index) { bytes in output.append(bytes) }
        output.append(UInt8(ascii: ","))
    }
}
