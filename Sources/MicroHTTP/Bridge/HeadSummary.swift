internal import CMicroHTTPD

/// What one walk over the fields of a head finds out for the guard, and for quick answers to "is this field there?".
struct HeadSummary {
    /// The value of Expect.
    enum Expectation {
        case nothing
        case permission
        case other
    }

    private(set) var fieldCount = 0
    private(set) var hostCount = 0
    private(set) var lengthCount = 0
    private(set) var codingCount = 0
    private(set) var hasOtherCoding = false
    private(set) var expectation = Expectation.nothing
    /// The value of Content-Length; `Int.max` where it does not fit.
    private(set) var contentLength: Int?
    /// What is wrong with a single field.
    private(set) var fault: FramingFault?
    /// The fields that are asked for by name.
    private(set) var known = KnownFields()
    /// A bit for the signature of each name that is there.
    private var signatures: UInt64 = 0

    /// Whether a field of that name can be there; false is certain.
    func mayHold(_ name: String) -> Bool {
        let utf8 = name.utf8
        guard let first = utf8.first else { return false }
        return signatures & Self.signature(first: first, count: utf8.count) != 0
    }

    /// Walks over the fields.
    mutating func read(_ handle: OpaquePointer) {
        unsafe withUnsafeMutablePointer(to: &self) { summary in
            _ = unsafe MHD_get_connection_values_n(handle, .HEADER_KIND, inspectField, summary)
        }
    }

    fileprivate mutating func inspect(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
        fieldCount += 1
        guard let first = unsafe name.first else { return note(.fieldName) }
        signatures |= Self.signature(first: first, count: name.count)
        unsafe known.note(name, value)
        if unsafe !name.isToken { note(.fieldName) }
        if unsafe value.hasControlCharacter { note(.fieldValue) }
        switch first | 0x20 {
        case UInt8(ascii: "h"):
            if unsafe name.equalsIgnoringCase("host") { hostCount += 1 }
        case UInt8(ascii: "c"):
            if unsafe name.beginsIgnoringCase("content-length") { unsafe inspectLength(name, value) }
        case UInt8(ascii: "t"):
            if unsafe name.beginsIgnoringCase("transfer-encoding") { unsafe inspectCoding(name, value) }
        case UInt8(ascii: "e"):
            if unsafe name.equalsIgnoringCase("expect") { unsafe inspectExpectation(value) }
        default:
            break
        }
    }

    private mutating func inspectLength(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) {
        guard name.count == 14 else { return note(.foldedLine) }
        lengthCount += 1
        contentLength = unsafe value.reduce(0) { length, byte in
            let (product, overflow) = length.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(Int(byte &- 0x30))
            return overflow || carry ? .max : sum
        }
    }

    private mutating func inspectCoding(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) {
        guard name.count == 17 else { return note(.foldedLine) }
        codingCount += 1
        if unsafe !value.equalsIgnoringCase("chunked") { hasOtherCoding = true }
    }

    private mutating func inspectExpectation(_ value: UnsafeRawBufferPointer) {
        let isPermission = unsafe value.equalsIgnoringCase("100-continue") && expectation != .other
        expectation = isPermission ? .permission : .other
    }

    private mutating func note(_ fault: FramingFault) {
        self.fault = self.fault ?? fault
    }

    /// One of 64 bits, by length and first letter.
    private static func signature(first: UInt8, count: Int) -> UInt64 {
        1 << ((UInt64(first | 0x20) &* 5 &+ UInt64(count)) & 63)
    }
}

private func inspectField(
    context: UnsafeMutableRawPointer?, kind: MHD_ValueKind, name: UnsafePointer<CChar>?, nameCount: Int,
    value: UnsafePointer<CChar>?, valueCount: Int
) -> MHD_Result {
    // Safety: the context is the summary that `read` lends for the time of the walk; the library's bytes live as long
    // as the request.
    guard let summary = unsafe context?.assumingMemoryBound(to: HeadSummary.self) else { return .NO }
    unsafe summary.pointee.inspect(
        name: UnsafeRawBufferPointer(start: name, count: nameCount),
        value: UnsafeRawBufferPointer(start: value, count: value == nil ? 0 : valueCount))
    return .YES
}
