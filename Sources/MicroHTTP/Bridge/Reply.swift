internal import CMicroHTTPD

/// The owner of one reply object of libmicrohttpd.
@safe struct Reply: ~Copyable {
    private let pointer: OpaquePointer

    /// Builds the object; nil where memory is out.
    init?(_ response: Response, report: (String) -> Void) {
        guard let pointer = unsafe Self.makeObject(response.content) else { return nil }
        unsafe self.pointer = unsafe pointer
        for header in response.headers {
            add(header, report: report)
        }
        if response.closesConnection {
            add(Header("Connection", "close"), report: report)
        }
    }

    deinit {
        // The library keeps the object as long as a connection needs it.
        unsafe MHD_destroy_response(pointer)
    }

    /// Hands the reply to the connection.
    func queue(on handle: OpaquePointer, status: Int) -> MHD_Result {
        unsafe MHD_queue_response(handle, UInt32(status), pointer)
    }

    private func add(_ header: Header, report: (String) -> Void) {
        let result = unsafe header.name.withCString { name in
            unsafe header.value.withCString { unsafe MHD_add_response_header(pointer, name, $0) }
        }
        if result != .YES { report("the reply's field \(header.name) cannot be sent and is left out") }
    }

    private static func makeObject(_ content: Response.Content) -> OpaquePointer? {
        switch content {
        case .none:
            unsafe MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
        case .bytes(let bytes):
            unsafe bytes.withUnsafeBytes { buffer in
                // Safety: the library copies and does not write, in spite of the missing const.
                let start = unsafe UnsafeMutableRawPointer(mutating: buffer.baseAddress)
                return unsafe MHD_create_response_from_buffer(buffer.count, start, .RESPMEM_MUST_COPY)
            }
        case .prepared(let body):
            // Safety: the retain keeps the bytes until the library calls `releasePreparedBody`.
            unsafe MHD_create_response_from_buffer_with_free_callback_cls(
                body.count, body.pointer, releasePreparedBody, Unmanaged.passRetained(body).toOpaque())
        case .stream(let next):
            unsafe MHD_create_response_from_callback(
                mhd_unknown_size, 65_536, readStream, Unmanaged.passRetained(StreamReader(next)).toOpaque(),
                releaseStream)
        }
    }
}

/// Cuts the pieces of a stream to what the library asks for.
private final class StreamReader {
    private let next: () -> [UInt8]?
    private var piece: [UInt8] = []
    private var offset = 0

    init(_ next: @escaping () -> [UInt8]?) {
        self.next = next
    }

    /// Fills the buffer as far as one piece goes; nil at the end.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
        while offset == piece.count {
            guard let following = next() else { return nil }
            piece = following
            offset = 0
        }
        let count = min(buffer.count, piece.count - offset)
        unsafe piece.withUnsafeBytes { bytes in
            // Safety: the range lies within the piece, by the line above.
            unsafe buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count]))
        }
        offset += count
        return count
    }
}

private func releasePreparedBody(context: UnsafeMutableRawPointer?) {
    // Safety: balances the retain of `makeObject`.
    if let context = unsafe context { unsafe Unmanaged<PreparedBody>.fromOpaque(context).release() }
}

private func readStream(
    context: UnsafeMutableRawPointer?, position: UInt64, buffer: UnsafeMutablePointer<CChar>?, capacity: Int
) -> Int {
    // Safety: the context is the reader that `makeObject` retained; the buffer has that capacity.
    guard let context = unsafe context else { return mhd_end_of_stream }
    let reader = unsafe Unmanaged<StreamReader>.fromOpaque(context).takeUnretainedValue()
    return unsafe reader.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: capacity))
        ?? mhd_end_of_stream
}

private func releaseStream(context: UnsafeMutableRawPointer?) {
    // Safety: balances the retain of `makeObject`.
    if let context = unsafe context { unsafe Unmanaged<StreamReader>.fromOpaque(context).release() }
}
