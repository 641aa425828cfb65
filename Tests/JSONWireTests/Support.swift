import JSONWire
import Testing

/// A text of a table, with a note that names it in the report.
struct TextRow: Sendable, CustomTestStringConvertible {
    let note: String
    let text: [UInt8]

    init(_ note: String, _ text: String) {
        self.note = note
        self.text = Array(text.utf8)
    }

    init(_ note: String, bytes: [UInt8]) {
        self.note = note
        self.text = bytes
    }

    var testDescription: String { note }
}

/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// The error that a text is refused with; nil if it is accepted.
func syntaxError(of text: [UInt8]) -> JSONSyntaxError? {
    do throws(JSONSyntaxError) {
        _ = try JSONDocument(parsing: text)
        return nil
    } catch {
        return error
    }
}

func syntaxError(of text: String) -> JSONSyntaxError? {
    syntaxError(of: Array(text.utf8))
}

/// A text read and written again.
func rewritten(_ text: [UInt8]) throws(JSONSyntaxError) -> String {
    String(decoding: try JSONTree(parsing: text).text, as: UTF8.self)
}

func rewritten(_ text: String) throws(JSONSyntaxError) -> String {
    try rewritten(Array(text.utf8))
}
