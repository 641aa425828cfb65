package import MicroHTTP

/// A strong entity tag (RFC 9110, section 8.8.3).
package struct EntityTag: Sendable, Hashable {
    /// The tag with its quotes, as a header carries it.
    package let text: String

    /// The field that carries it.
    package var field: Header { Header("ETag", text) }

    /// Makes the tag of an opaque text of visible ASCII characters without quotes.
    package init(_ opaque: String) {
        text = "\"\(opaque)\""
    }

    /// Makes the tag of 128 bits: 32 hexadecimal digits.
    package init(high: UInt64, low: UInt64) {
        var letters = InlineArray<34, UInt8>(repeating: UInt8(ascii: "\""))
        var span = letters.mutableSpan
        ShortText.putHexadecimal(high, into: &span, at: 1)
        ShortText.putHexadecimal(low, into: &span, at: 17)
        text = String(ascii: letters.span)
    }
}
