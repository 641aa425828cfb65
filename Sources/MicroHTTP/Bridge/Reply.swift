internal import CMicroHTTPD

/// The owner of one reply object of libmicrohttpd.
@safe struct Reply: ~Copyable {
    private let pointer: OpaquePointer

    /// Builds the object; nil where memory is out.
    init?(_ response: Response, for request: Request, report: (String) -> Void) {
        let isBodiless = request.isHead || response.status == 304
        guard let pointer = unsafe Self.makeObject(response.content, for: request, isBodiless: isBodiless) else {
            return nil
        }
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

    private static func makeObject(
        _ content: Response.Content, for request: Request, isBodiless: Bool
    ) -> OpaquePointer? {
        switch content {
        case .none:
            return unsafe MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
        case .bytes(let bytes):
            if !isBodiless { request.countSent(bytes.count) }
            return unsafe bytes.withUnsafeBytes { buffer in
                // Safety: the library copies and does not write, in spite of the missing const.
                let start = unsafe UnsafeMutableRawPointer(mutating: buffer.baseAddress)
                return unsafe MHD_create_response_from_buffer(buffer.count, start, .RESPMEM_MUST_COPY)
            }
        case .prepared(let body):
            if !isBodiless { request.countSent(body.count) }
            // Safety: the retain keeps the bytes until the library calls `releaseObject`.
            return unsafe MHD_create_response_from_buffer_with_free_callback_cls(
                body.count, body.pointer, releaseObject, Unmanaged<AnyObject>.passRetained(body).toOpaque())
        case .stream(let next):
            let reader = StreamReader(next, request)
            // libmicrohttpd 0.9.75 answers HEAD with the end of a chunked body, so HEAD gets the length instead.
            let size = isBodiless ? UInt64(reader.countAll()) : mhd_unknown_size
            // Safety: as above.
            return unsafe MHD_create_response_from_callback(
                size, 65_536, readStream, Unmanaged<AnyObject>.passRetained(reader).toOpaque(), releaseObject)
        }
    }
}

private func readStream(
    context: UnsafeMutableRawPointer?, position: UInt64, buffer: UnsafeMutablePointer<CChar>?, capacity: Int
) -> Int {
    // Safety: the context is the reader that `makeObject` retained; the buffer has that capacity.
    guard let context = unsafe context else { return mhd_end_of_stream }
    let reader = unsafe Unmanaged<StreamReader>.fromOpaque(context).takeUnretainedValue()
    let count = unsafe reader.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: capacity))
    return count == 0 ? mhd_end_of_stream : count
}

private func releaseObject(context: UnsafeMutableRawPointer?) {
    // Safety: balances a retain of `makeObject`.
    if let context = unsafe context { unsafe Unmanaged<AnyObject>.fromOpaque(context).release() }
}
