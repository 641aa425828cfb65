import LayoutService
import Testing

@Suite("A trace")
struct TraceContextTests {
    private static let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
    private static let span = "00f067aa0ba902b7"

    @Test(
        "goes on where traceparent is valid, with a span of our own",
        arguments: [
            ("00-\(trace)-\(span)-01", "01"), ("00-\(trace)-\(span)-00", "00"), ("00-\(trace)-\(span)-ff", "01"),
            ("cc-\(trace)-\(span)-01", "01"), ("cc-\(trace)-\(span)-01-what-comes-later", "01"),
        ])
    func continues(traceparent: String, flags: String) {
        let context = TraceContext(continuing: traceparent) { 0xAB }
        #expect(context.traceparent == "00-\(Self.trace)-00000000000000ab-\(flags)")
    }

    @Test(
        "begins anew where traceparent is not valid",
        arguments: [
            "", "rubbish", "00-\(trace)-\(span)", "00-\(trace)-\(span)-01-more", "ff-\(trace)-\(span)-01",
            "00-\(trace.uppercased())-\(span)-01", "00-\(String(repeating: "0", count: 32))-\(span)-01",
            "00-\(trace)-0000000000000000-01", "00-\(trace.dropLast())g-\(span)-01", "00-\(trace)-\(span)-0x",
            "cc-\(trace)-\(span)-01x", "00_\(trace)-\(span)-01",
        ])
    func begins(traceparent: String) {
        var number: UInt64 = 6
        let context = TraceContext(continuing: traceparent) {
            number += 1
            return number
        }
        #expect(context.traceText == "00000000000000070000000000000009")
        #expect(context.spanText == "0000000000000009")
        #expect(context.flags == 0)
    }

    @Test("never takes the caller's span for its own, nor 0")
    func freshSpan() {
        var numbers: [UInt64] = [5, 0, 0x00F0_67AA_0BA9_02B7]
        let context = TraceContext(continuing: "00-\(Self.trace)-\(Self.span)-01") { numbers.removeLast() }
        #expect(context.spanID == 5)
    }
}

@Suite("A short text")
struct ShortTextTests {
    @Test("has thirteen letters for each number, and another for each")
    func base32() {
        #expect(ShortText.base32(0) == "0000000000000")
        #expect(ShortText.base32(31) == "000000000000v")
        #expect(ShortText.base32(.max) == "fvvvvvvvvvvvv")
        #expect(Set((0..<1_000).map { ShortText.base32($0) }).count == 1_000)
    }
}
