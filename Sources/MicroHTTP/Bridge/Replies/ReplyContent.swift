internal import CMicroHTTPD

/// Makes libmicrohttpd's reply objects for the kinds of content.
struct ReplyContent {
    private let content: Response.Content
    private let request: Request
    /// Whether only the length of the content is announced.
    private let isBodiless: Bool

    init(_ content: Response.Content, for request: Request, isBodiless: Bool) {
        self.content = content
        self.request = request
        self.isBodiless = isBodiless
    }

    /// Makes the object, without fields; nil where memory is out.
    func makeObject() -> OpaquePointer? {
        switch content {
        case .none: unsafe MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
        case .bytes(let bytes): unsafe makeObject(of: bytes)
        case .repeated(let content): unsafe makeObject(of: content.bytes)
        case .prepared(let body): unsafe makeObject(of: body)
        case .stream(let next): unsafe makeObject(of: StreamReader(next, request))
        }
    }

    private func makeObject(of bytes: [UInt8]) -> OpaquePointer? {
        if !isBodiless { request.countSent(bytes.count) }
        return unsafe bytes.withUnsafeBytes { buffer in
            // Safety: the library copies and does not write, in spite of the missing const.
            let start = unsafe UnsafeMutableRawPointer(mutating: buffer.baseAddress)
            return unsafe MHD_create_response_from_buffer(buffer.count, start, .RESPMEM_MUST_COPY)
        }
    }

    private func makeObject(of body: PreparedBody) -> OpaquePointer? {
        if !isBodiless { request.countSent(body.count) }
        // Safety: the retain keeps the bytes until the library calls `releasePreparedBody`.
        return unsafe MHD_create_response_from_buffer_with_free_callback_cls(
            body.count, body.pointer, releasePreparedBody, Unmanaged.passRetained(body).toOpaque())
    }

    private func makeObject(of reader: StreamReader) -> OpaquePointer? {
        // libmicrohttpd 0.9.75 answers HEAD with the end of a chunked body, so HEAD gets the length instead.
        let size = isBodiless ? UInt64(reader.countAll()) : mhd_unknown_size
        // Safety: the retain keeps the reader until the library calls `releaseReader`.
        return unsafe MHD_create_response_from_callback(
            size, 65_536, readStream, Unmanaged.passRetained(reader).toOpaque(), releaseReader)
    }
}

// Safety, for all below: the context is the object that `makeObject` retained for the reply; the releases balance that.

private func releasePreparedBody(context: UnsafeMutableRawPointer?) {
    if let context = unsafe context { unsafe Unmanaged<PreparedBody>.fromOpaque(context).release() }
}

private func releaseReader(context: UnsafeMutableRawPointer?) {
    if let context = unsafe context { unsafe Unmanaged<StreamReader>.fromOpaque(context).release() }
}

private func readStream(
    context: UnsafeMutableRawPointer?, position: UInt64, buffer: UnsafeMutablePointer<CChar>?, capacity: Int
) -> Int {
    guard let context = unsafe context else { return mhd_end_of_stream }
    let reader = unsafe Unmanaged<StreamReader>.fromOpaque(context).takeUnretainedValue()
    let count = unsafe reader.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: capacity))
    return count == 0 ? mhd_end_of_stream : count
}
