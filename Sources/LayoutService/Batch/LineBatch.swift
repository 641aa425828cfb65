import AdaptiveLayout
import JSONWire

/// Answers newline-delimited decision requests: one line for each, in order, without ever holding more than a piece.
///
/// A line is a decision request with an optional `id`. A line that cannot be answered costs itself alone; blank lines
/// are skipped, and counted.
package struct LineBatch {
    /// The longest line in bytes.
    package static let lineLimit = defaultBodyLimit

    /// How many bytes of input are best answered at a time: their answers, thirty times as long at the most, stay in the
    /// processor's caches until they are sent.
    package static let pieceSize = 2_048

    private let snapshot: Snapshot
    private let options: DecisionOptions
    /// The beginning of a line whose end has not come.
    private var pending: [UInt8] = []
    /// Whether that line is too long to be kept.
    private var isOverlong = false
    /// How many bytes the next answer most likely takes: as many as the last.
    private var expectedLength = 65_536

    /// The lines seen so far, blank ones included.
    package private(set) var lines = 0
    /// The lines that were answered with a decision.
    package private(set) var decisions = 0
    /// The lines that were answered with a problem.
    package private(set) var problems = 0

    /// Makes a batch that looks requests up in a snapshot.
    package init(_ snapshot: Snapshot, _ options: DecisionOptions = DecisionOptions()) {
        self.snapshot = snapshot
        self.options = options
    }

    /// Answers the lines that end within a piece.
    ///
    /// - Returns: The answers, each with its line feed.
    package mutating func answer(_ piece: ArraySlice<UInt8>) -> [UInt8] {
        text { batch, writer in
            var start = piece.startIndex
            while let end = piece.endOfLine(from: start) {
                let part = piece[start..<end]
                if batch.pending.isEmpty && !batch.isOverlong && part.count <= Self.lineLimit {
                    batch.answerLine(part, isCut: false, to: &writer)
                } else {
                    batch.keep(part)
                    batch.answerPending(isCut: false, to: &writer)
                }
                start = end + 1
            }
            batch.keep(piece[start...])
        }
    }

    /// Answers the last line, which has no line feed.
    package mutating func finish() -> [UInt8] {
        text { batch, writer in
            if !batch.pending.isEmpty || batch.isOverlong { batch.answerPending(isCut: true, to: &writer) }
        }
    }

    /// What is written, in memory for as much as was written last and a little more.
    private mutating func text(_ write: (inout LineBatch, inout JSONWriter) -> Void) -> [UInt8] {
        let text = JSONWriter.text(capacity: expectedLength + expectedLength / 4) { writer in write(&self, &writer) }
        expectedLength = max(text.count, 1_024)
        return text
    }

    private mutating func keep(_ part: ArraySlice<UInt8>) {
        guard pending.count + part.count <= Self.lineLimit else {
            isOverlong = true
            pending.removeAll()
            return
        }
        if !isOverlong { pending += part }
    }

    private mutating func answerPending(isCut: Bool, to writer: inout JSONWriter) {
        if isOverlong {
            lines += 1
            writer.batchResult(.contentTooLarge(limit: Self.lineLimit, received: nil), at: .line(lines))
            endLine(isDecided: false, &writer)
        } else {
            answerLine(pending[...], isCut: isCut, to: &writer)
        }
        isOverlong = false
        pending.removeAll(keepingCapacity: true)
    }

    private mutating func answerLine(_ line: ArraySlice<UInt8>, isCut: Bool, to writer: inout JSONWriter) {
        lines += 1
        if line.allSatisfy(\.isBlank) { return }
        endLine(isDecided: decide(line, isCut: isCut, to: &writer), &writer)
    }

    /// Answers a line; false where with a problem.
    private func decide(_ line: ArraySlice<UInt8>, isCut: Bool, to writer: inout JSONWriter) -> Bool {
        var id: BatchID?
        return writer.batchResult(at: id.map(BatchPlace.id) ?? .line(lines), snapshot, options) {
            () throws(Problem) in
            let document = try JSONDocument.readingLine(line, isCut: isCut)
            return try DecodingNotes.decode(unknownMembers: options.unknownMembers) { notes in
                notes.batchLine(document.root, snapshot, &id)
            }
        }
    }

    private mutating func endLine(isDecided: Bool, _ writer: inout JSONWriter) {
        if isDecided { decisions += 1 } else { problems += 1 }
        writer.endLine()
    }
}

extension DecodingNotes {
    /// Reads a line: a decision request whose `id` is no part of it.
    fileprivate mutating func batchLine(
        _ value: borrowing JSONValue, _ snapshot: Snapshot, _ id: inout BatchID?
    ) -> DecisionRequest? {
        var members = RequestMembers()
        readObject(value, known: ["id"] + RequestMembers.names) { name, value, notes in
            switch name {
            case "id": id = notes.batchID(value)
            default: return notes.requestMember(name, value, into: &members, snapshot)
            }
            return true
        }
        return request(of: members, snapshot)
    }
}

extension JSONDocument {
    fileprivate static func readingLine(_ line: ArraySlice<UInt8>, isCut: Bool) throws(Problem) -> JSONDocument {
        do throws(JSONSyntaxError) {
            return try JSONDocument(parsing: line)
        } catch {
            var problem = Problem(error)
            if isCut && error.kind == .truncated { problem.detail = "The input ends in the middle of this line." }
            throw problem
        }
    }
}

extension UInt8 {
    /// Whether the byte is white space of JSON.
    fileprivate var isBlank: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
    }
}
