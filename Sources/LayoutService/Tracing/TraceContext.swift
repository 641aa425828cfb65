import MicroHTTP

/// Where a request stands in a trace (W3C Trace Context, version 00).
package struct TraceContext: Sendable, Equatable {
    /// The trace: 32 hexadecimal digits, not all 0.
    package let traceID: TraceID
    /// Our own span: 16 hexadecimal digits, not all 0.
    package let spanID: UInt64
    /// What the caller said of recording; only the lowest bit has a meaning.
    package let flags: UInt8

    /// 128 bits, not all 0.
    package struct TraceID: Sendable, Equatable {
        package let high: UInt64
        package let low: UInt64

        /// Makes an id of its halves.
        package init(high: UInt64, low: UInt64) {
            self.high = high
            self.low = low
        }
    }

    /// Continues the trace that a traceparent names, or begins one where it is not valid.
    ///
    /// - Parameters:
    ///   - traceparent: The value of the header.
    ///   - fresh: Gives numbers that nobody has had before.
    package init(continuing traceparent: String, fresh: () -> UInt64) {
        let parent = Self.parent(in: traceparent)
        traceID = parent?.traceID ?? TraceID(high: fresh(), low: fresh() | 1)
        flags = parent?.flags ?? 0
        var span = fresh()
        while span == 0 || span == parent?.spanID { span = fresh() }
        spanID = span
    }

    private init(traceID: TraceID, spanID: UInt64, flags: UInt8) {
        self.traceID = traceID
        self.spanID = spanID
        self.flags = flags
    }

    /// The trace and the span of the caller; nil for what is no valid traceparent.
    ///
    /// A later version may have more behind a fourth dash; version 00 may not, and ff is no version.
    package static func parent(in traceparent: String) -> TraceContext? {
        let text = Array(traceparent.utf8)
        guard text.count >= 55, text[2] == dash, text[35] == dash, text[52] == dash,
            let version = number(text[0..<2]), version != 0xFF,
            text.count == 55 || version > 0 && text[55] == dash,
            let high = number(text[3..<19]), let low = number(text[19..<35]), high | low != 0,
            let span = number(text[36..<52]), span != 0, let flags = number(text[53..<55])
        else { return nil }
        return TraceContext(
            traceID: TraceID(high: high, low: low), spanID: span, flags: UInt8(truncatingIfNeeded: flags & 1))
    }

    /// The value of traceparent that says where our reply stands.
    package var traceparent: String {
        "00-\(traceText)-\(spanText)-0\(flags)"
    }

    /// The trace's 32 digits.
    package var traceText: String {
        Self.digits(traceID.high) + Self.digits(traceID.low)
    }

    /// The span's 16 digits.
    package var spanText: String {
        Self.digits(spanID)
    }

    private static let dash = UInt8(ascii: "-")

    /// The number that small hexadecimal digits spell; nil for any other letter.
    private static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
        var number: UInt64 = 0
        for digit in digits {
            guard let value = digit.hexadecimalValue, !(UInt8(ascii: "A")...UInt8(ascii: "F")).contains(digit) else {
                return nil
            }
            number = number << 4 | UInt64(value)
        }
        return number
    }

    private static func digits(_ bits: UInt64) -> String {
        var digits = InlineArray<16, UInt8>(repeating: 0)
        var span = digits.mutableSpan
        ShortText.putHexadecimal(bits, into: &span, at: 0)
        return String(ascii: digits.span)
    }
}
