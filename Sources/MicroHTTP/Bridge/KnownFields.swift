/// Where the values of the fields with a `FieldName` stand: found in one walk over the head.
@safe struct KnownFields {
    // Safety: the bytes are libmicrohttpd's and live as long as the request; `Request` hands out copies only.
    @safe private struct Value {
        var bytes = unsafe UnsafeRawBufferPointer(start: nil, count: 0)
    }

    private var values = InlineArray<10, Value>(repeating: Value())
    private var present: UInt16 = 0
    private var repeated: UInt16 = 0

    /// Whether a field of that name is there.
    func has(_ name: FieldName) -> Bool {
        present & Self.bit(name) != 0
    }

    /// Whether more than one field of that name is there.
    func hasSeveral(_ name: FieldName) -> Bool {
        repeated & Self.bit(name) != 0
    }

    /// The value of the last field of that name; nil where there is none.
    @unsafe subscript(name: FieldName) -> UnsafeRawBufferPointer? {
        unsafe has(name) ? values[name.rawValue].bytes : nil
    }

    /// Notes a field if its name is known; false where it is not.
    mutating func note(_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) -> Bool {
        guard let known = unsafe Self.name(of: name) else { return false }
        repeated |= present & Self.bit(known)
        present |= Self.bit(known)
        unsafe values[known.rawValue].bytes = unsafe value
        return true
    }

    private static func bit(_ name: FieldName) -> UInt16 {
        1 << UInt16(name.rawValue)
    }

    /// The known name of that spelling: its length leaves two to choose from at most.
    private static func name(of bytes: UnsafeRawBufferPointer) -> FieldName? {
        switch bytes.count {
        case 6:
            if unsafe bytes.equalsIgnoringCase("accept") { return .accept }
            return unsafe bytes.equalsIgnoringCase("origin") ? .origin : nil
        case 8: return unsafe bytes.equalsIgnoringCase("if-match") ? .ifMatch : nil
        case 11: return unsafe bytes.equalsIgnoringCase("traceparent") ? .traceParent : nil
        case 12:
            if unsafe bytes.equalsIgnoringCase("content-type") { return .contentType }
            return unsafe bytes.equalsIgnoringCase("x-request-id") ? .requestID : nil
        case 13:
            if unsafe bytes.equalsIgnoringCase("authorization") { return .authorization }
            return unsafe bytes.equalsIgnoringCase("if-none-match") ? .ifNoneMatch : nil
        case 16: return unsafe bytes.equalsIgnoringCase("content-encoding") ? .contentEncoding : nil
        case 29:
            return unsafe bytes.equalsIgnoringCase("access-control-request-method") ? .accessControlRequestMethod : nil
        default: return nil
        }
    }
}
