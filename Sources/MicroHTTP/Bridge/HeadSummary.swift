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
    private var places = HeadPlaces()
    /// A bit for the signature of each name that is there.
    private var signatures: UInt64 = 0

    /// Whether a field of that name can be there; false is certain.
    func mayHold(_ name: String) -> Bool {
        let utf8 = name.utf8
        guard let first = utf8.first else { return false }
        return signatures & Self.signature(first: first, count: utf8.count) != 0
    }

    /// Finds nothing.
    init() {}

    /// Walks over the fields between a request line and the end of the head, which begins with its method.
    init(_ handle: OpaquePointer, behind line: HeadPlaces, from method: UnsafePointer<CChar>) {
        places = line
        unsafe withUnsafeMutablePointer(to: &self) { summary in
            _ = unsafe MHD_get_connection_values_n(handle, .HEADER_KIND, inspectField, summary)
        }
        unsafe places.finish(at: method, mhd_head_size(handle))
        // Later versions hide nothing, and nobody knows where they put what.
        if places.hasGap && Library.version.hasPrefix("0.9.") { note(.hiddenBytes) }
    }

    fileprivate mutating func inspect(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
        fieldCount += 1
        unsafe places.add(name, value)
        guard let first = unsafe name.first else { return note(.fieldName) }
        signatures |= Self.signature(first: first, count: name.count)
        let framing = unsafe FramingField(name)
        // A name that is known need not be looked at letter by letter.
        let isKnown = unsafe known.note(name, value.withoutBlanksBehind) || framing != nil
        if unsafe !isKnown && !name.isToken { note(.fieldName) }
        if unsafe value.hasControlCharacter { note(.fieldValue) }
        if unsafe Self.isFolded(name, value) { note(.foldedLine) }
        switch framing {
        case .host?: unsafe inspectHost(value.withoutBlanksBehind)
        case .length?: unsafe inspectLength(value)
        case .coding?: unsafe inspectCoding(value)
        case .expectation?: unsafe inspectExpectation(value)
        case nil: break
        }
    }

    /// Whether a line continued that of the field.
    ///
    /// The library puts the continuation behind the name instead of the value, and the name into other memory: it no
    /// longer stands before its value.
    private static func isFolded(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) -> Bool {
        guard let start = name.baseAddress, let value = value.baseAddress else { return false }
        return unsafe value <= start + name.count
    }

    private mutating func inspectHost(_ value: UnsafeRawBufferPointer) {
        hostCount += 1
        if unsafe !value.isHost { note(.hostInvalid) }
    }

    private mutating func inspectLength(_ value: UnsafeRawBufferPointer) {
        lengthCount += 1
        contentLength = unsafe value.reduce(0) { length, byte in
            let (product, overflow) = length.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(Int(byte &- 0x30))
            return overflow || carry ? .max : sum
        }
    }

    private mutating func inspectCoding(_ value: UnsafeRawBufferPointer) {
        codingCount += 1
        // A blank behind `chunked` is no part of the value, but the library does not know the coding by it, and could
        // not read the body. Nor does it know an expectation with a blank behind it.
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

/// A field that decides where a request ends, or whether it is sent at all.
private enum FramingField {
    case host
    case length
    case coding
    case expectation

    /// The field of that name.
    init?(_ name: UnsafeRawBufferPointer) {
        switch unsafe (name.first ?? 0) | 0x20 {
        case UInt8(ascii: "h"):
            guard unsafe name.equalsIgnoringCase("host") else { return nil }
            self = .host
        case UInt8(ascii: "c"):
            guard unsafe name.equalsIgnoringCase("content-length") else { return nil }
            self = .length
        case UInt8(ascii: "t"):
            guard unsafe name.equalsIgnoringCase("transfer-encoding") else { return nil }
            self = .coding
        case UInt8(ascii: "e"):
            guard unsafe name.equalsIgnoringCase("expect") else { return nil }
            self = .expectation
        default:
            return nil
        }
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
