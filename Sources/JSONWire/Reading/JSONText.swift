public import CSimdJSON

/// A string or member name of a ``JSONDocument`` as UTF-8, unescaped, without being copied into a `String`.
///
/// It matches literals in a `switch`:
///
/// ```swift
/// switch name {
/// case "size": …
/// case "traits": …
/// default: report(name.string)
/// }
/// ```
@safe
@usableFromInline
package struct JSONText: ~Escapable {
    @usableFromInline
    let bytes: csimdjson_text

    @_lifetime(immortal)
    @unsafe
    @inlinable @inline(__always)
    init(_ bytes: csimdjson_text) {
        unsafe self.bytes = bytes
    }

    /// The length in bytes.
    @inlinable
    package var count: Int { unsafe bytes.count }

    /// A copy.
    package var string: String {
        unsafe String(decoding: UnsafeBufferPointer(start: bytes.bytes, count: bytes.count), as: UTF8.self)
    }

    /// The bytes.
    package var utf8: Span<UInt8> {
        @_lifetime(copy self)
        get {
            let span = unsafe UnsafeBufferPointer(start: bytes.bytes, count: bytes.count).span
            return unsafe _overrideLifetime(span, copying: self)
        }
    }

    /// What the text stands for in a table of names; nil if the table does not have it.
    ///
    /// - Parameter table: Each name with what it stands for.
    /// - Returns: The value of the first row whose name is the text.
    @inlinable
    package func choice<Choice>(from table: [(name: StaticString, choice: Choice)]) -> Choice? {
        for row in table where self == row.name {
            return row.choice
        }
        return nil
    }
}

// Comparing with literals is compiled into the caller, where their length and bytes are known.
extension JSONText {
    /// Whether the text is the literal, byte for byte.
    @inlinable
    package static func == (text: borrowing JSONText, literal: StaticString) -> Bool {
        unsafe csimdjson_is_equal(text.bytes, literal.utf8Start, literal.utf8CodeUnitCount)
    }

    /// Whether the text is the string, byte for byte: no Unicode normalization.
    @inlinable
    package static func == (text: borrowing JSONText, string: String) -> Bool {
        string.utf8.count == text.count && text.hasBytes(of: string)
    }

    @usableFromInline
    func hasBytes(of string: String) -> Bool {
        let bytes = unsafe bytes
        let isEqual = unsafe string.utf8.withContiguousStorageIfAvailable { utf8 in
            unsafe csimdjson_is_equal(bytes, utf8.baseAddress, utf8.count)
        }
        return isEqual ?? self.string.utf8.elementsEqual(string.utf8)
    }

    /// Lets a `switch` over a text have literals for cases.
    @inlinable
    package static func ~= (literal: StaticString, text: borrowing JSONText) -> Bool {
        text == literal
    }
}

@available(*, unavailable)
extension JSONText: Sendable {}
