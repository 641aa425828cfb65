internal import CMicroHTTPD

/// The owner of one reply object of libmicrohttpd.
@safe struct Reply: ~Copyable {
    private let pointer: OpaquePointer

    /// Builds the object; nil where memory is out.
    init?(_ response: Response, for request: Request, report: (String) -> Void) {
        let isBodiless = request.isHead || response.status == 304
        guard let pointer = unsafe ReplyContent(response.content, for: request, isBodiless: isBodiless).makeObject()
        else { return nil }
        unsafe self.pointer = unsafe pointer
        if let shared = response.shared {
            for header in shared.fields { add(header, report: report) }
        }
        if case .repeated(let content) = response.content {
            for header in content.fields { add(header, report: report) }
        }
        for header in response.headers { add(header, report: report) }
        if let field = request.idField { add(field, report: report) }
        if response.closesConnection { add(Header("Connection", "close"), report: report) }
    }

    deinit {
        // The library keeps the object as long as a connection needs it.
        unsafe MHD_destroy_response(pointer)
    }

    /// Hands the reply to the connection.
    func queue(on handle: OpaquePointer, status: Int) -> MHD_Result {
        unsafe mhd_queue(handle, UInt32(status), pointer)
    }

    private func add(_ header: Header, report: (String) -> Void) {
        let result = unsafe header.name.withCString { name in
            unsafe header.value.withCString { unsafe MHD_add_response_header(pointer, name, $0) }
        }
        if result != .YES { report("the reply's field \(header.name) cannot be sent and is left out") }
    }
}
