/// Why a text is no JSON that the service reads, and where.
package struct JSONSyntaxError: Error, Equatable, Sendable {
    /// What is wrong.
    package enum Kind: Equatable, Sendable {
        /// Nothing but white space.
        case empty
        /// The grammar of RFC 8259 does not go on with what stands there.
        case malformed
        /// The text ends inside a value.
        case truncated
        /// A complete value is followed by something else.
        case trailingContent
        /// Bytes that are no UTF-8.
        case invalidUTF8
        /// The text begins with a byte order mark, which RFC 8259 section 8.1 lets a reader refuse.
        case byteOrderMark
        /// More than ``JSONDocument/maximumDepth`` arrays and objects inside each other.
        case tooDeep
        /// An object has two members of this name; `pointer` is the member's RFC 6901 pointer.
        case duplicateMember(name: String, pointer: String)
        /// No memory for the document, or it is larger than 4 GiB.
        case outOfMemory
    }

    /// What is wrong.
    package let kind: Kind
    /// Where, in bytes from 0: the first byte that cannot stand there, or the text's length if it ends too early.
    package let offset: Int
    /// The line of `offset`, from 1; lines end in LF.
    package let line: Int
    /// The column of `offset`, from 1, in Unicode scalars.
    package let column: Int
    /// A sentence for the text's author.
    package let reason: String
}

extension JSONSyntaxError {
    static var outOfMemory: Self {
        Self(kind: .outOfMemory, offset: 0, line: 1, column: 1, reason: "There is no memory to read this text.")
    }

    /// The error at an offset of a text.
    init(_ kind: Kind, at offset: Int, of text: Span<UInt8>, reason: String) {
        var line = 1
        var column = 1
        for index in 0..<offset {
            switch text[index] {
            case UInt8(ascii: "\n"):
                line += 1
                column = 1
            case 0x80...0xBF:
                break  // A continuation byte: the scalar has been counted.
            default:
                column += 1
            }
        }
        self.init(kind: kind, offset: offset, line: line, column: column, reason: reason)
    }
}
