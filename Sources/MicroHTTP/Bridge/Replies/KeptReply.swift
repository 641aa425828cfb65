internal import CMicroHTTPD
internal import Glibc

/// A reply object of libmicrohttpd that goes out again and again, with other bytes of the same lengths.
///
/// Making such an object, field by field, costs more than all the rest of a short reply. It belongs to one thread, and
/// must not change between its queueing and the end of its request: see `ReplyShelf`.
@safe final class KeptReply {
    /// Content that is kept at most; there is an object for each length.
    static let largestContent = 4_096

    /// A field whose value changes from reply to reply.
    @safe private struct Slot {
        let name: String
        // Safety: the library's own copy of the value, which it frees with the object and otherwise leaves alone.
        let value: UnsafeMutablePointer<CChar>
        let count: Int
    }

    /// Whether no request has the reply.
    private(set) var isFree = true
    /// Changes whenever anything but the request's name and Date does.
    private(set) var edition: UInt64 = 0
    /// Whether the last slot is that of the request's name.
    private let hasRequestID: Bool
    private let shared: SharedFields
    private let content: UnsafeMutableRawBufferPointer
    /// What the bytes and the first fields were taken from, where that goes out again and again.
    private var repeated: RepeatedContent?
    private let object: OpaquePointer
    private let slots: [Slot]
    /// Where Date stands: the library would word it anew for each reply, behind a lock of all threads.
    private let date: Slot
    /// The second that Date says.
    private var datedAt: Int

    /// Makes an object for replies like this one; nil where memory is out, or a field cannot be sent.
    init?(_ shared: SharedFields, _ headers: [Header], contentCount: Int) {
        let content = UnsafeMutableRawBufferPointer.allocate(byteCount: contentCount, alignment: 16)
        // Safety: the object is destroyed before the bytes, and nobody queues it once its owners are gone.
        guard
            let object = unsafe MHD_create_response_from_buffer(contentCount, content.baseAddress, .RESPMEM_PERSISTENT)
        else {
            unsafe content.deallocate()
            return nil
        }
        let now = time(nil)
        let date = unsafe Self.slot(for: Header("Date", DateText.text(of: now)), in: object)
        let isComplete = shared.fields.allSatisfy { unsafe Self.add($0, to: object) }
        let slots = isComplete ? headers.compactMap { unsafe Self.slot(for: $0, in: object) } : []
        guard let date, isComplete, slots.count == headers.count else {
            unsafe MHD_destroy_response(object)
            unsafe content.deallocate()
            return nil
        }
        self.shared = shared
        unsafe self.content = unsafe content
        unsafe self.object = unsafe object
        self.slots = slots
        hasRequestID = slots.last?.name == FieldName.requestID.text
        self.date = date
        datedAt = now
    }

    deinit {
        unsafe MHD_destroy_response(object)
        unsafe content.deallocate()
    }

    /// Gives the reply back to the shelf.
    func release() {
        isFree = true
    }

    /// Bytes of the content.
    var contentCount: Int { unsafe content.count }

    /// Takes over what is particular to a reply, for one request; false, and of no use, where it has another shape.
    func become(
        _ headers: [Header], _ requestID: String, _ shared: SharedFields, _ bytes: [UInt8], _ repeated: RepeatedContent?
    ) -> Bool {
        guard shared === self.shared else { return false }
        let isSame = repeated.map { $0 === self.repeated } ?? false
        if !isSame || !headers.isEmpty { edition &+= 1 }
        guard isSame || takeOver(bytes, repeated) else { return false }
        let first = repeated?.fields.count ?? 0
        let last = first + headers.count
        guard last + (requestID.isEmpty ? 0 : 1) == slots.count, put(headers, in: first) else { return false }
        return become(forID: requestID)
    }

    /// Whether what the reply says goes out again and again.
    var isRepeated: Bool { repeated != nil }

    /// Makes the reply that of another request, if none has it, it is of that edition, and the request's name fits.
    func becomeAgain(_ edition: UInt64, forID requestID: String) -> Bool {
        isFree && edition == self.edition && become(forID: requestID)
    }

    /// Writes what each request has for itself; false where its name has another length, or none has a place.
    private func become(forID requestID: String) -> Bool {
        guard hasRequestID == !requestID.isEmpty else { return false }
        if hasRequestID && !Self.put(requestID, into: slots[slots.count - 1]) { return false }
        guard putDate() else { return false }
        isFree = false
        return true
    }

    /// Makes Date say the time; false where it cannot.
    private func putDate() -> Bool {
        let now = time(nil)
        if now == datedAt { return true }
        guard Self.put(DateText.text(of: now), into: date) else { return false }
        datedAt = now
        return true
    }

    private func takeOver(_ bytes: [UInt8], _ repeated: RepeatedContent?) -> Bool {
        self.repeated = nil
        guard unsafe bytes.count == content.count else { return false }
        unsafe bytes.withUnsafeBytes { unsafe content.copyMemory(from: $0) }
        if let repeated {
            guard repeated.fields.count <= slots.count, put(repeated.fields, in: 0) else { return false }
        }
        self.repeated = repeated
        return true
    }

    /// Hands the reply to the connection.
    func queue(on handle: OpaquePointer, status: Int) -> MHD_Result {
        unsafe mhd_queue(handle, UInt32(status), object)
    }

    private static func add(_ header: Header, to object: OpaquePointer) -> Bool {
        unsafe header.name.withCString { name in
            unsafe header.value.withCString { unsafe MHD_add_response_header(object, name, $0) } == .YES
        }
    }

    /// Adds a field, and finds where the library keeps its value.
    private static func slot(for header: Header, in object: OpaquePointer) -> Slot? {
        guard unsafe add(header, to: object),
            let value = unsafe header.name.withCString({ unsafe MHD_get_response_header(object, $0) }),
            unsafe header.value == String(cString: value)
        else { return nil }
        return unsafe Slot(
            name: header.name, value: UnsafeMutablePointer(mutating: value), count: header.value.utf8.count)
    }

    /// Writes fields into the slots from one on, which are there; false where they are of another shape.
    private func put(_ fields: [Header], in first: Int) -> Bool {
        for index in fields.indices where !put(fields[index].name, fields[index].value, in: first + index) {
            return false
        }
        return true
    }

    private func put(_ name: String, _ value: String, in index: Int) -> Bool {
        let slot = slots[index]
        return name == slot.name && Self.put(value, into: slot)
    }

    /// Writes a value over that of the last reply; false where it is of another length.
    private static func put(_ value: String, into slot: Slot) -> Bool {
        unsafe value.utf8Span.span.withUnsafeBytes { bytes in
            guard bytes.count == slot.count, unsafe !bytes.hasControlCharacter else { return false }
            // Safety: the library's copy has as many bytes, and a NUL behind them.
            if let start = bytes.baseAddress {
                unsafe UnsafeMutableRawPointer(slot.value).copyMemory(from: start, byteCount: bytes.count)
            }
            return true
        }
    }
}
