internal import CMicroHTTPD
internal import Glibc

/// The bytes of a head as the library left them where they came in, to know the same head when it comes again.
///
/// The library ends each text by a NUL in its place, where a blank, a colon or a line end stood. So heads of the same
/// bytes and as many fields, in the same place, have been divided alike: a NUL that a client sends in the place of a
/// line end makes two fields one, and in that of a colon none.
struct HeadImage {
    /// Bytes of a head that is kept at most.
    private static let largest = 1_024

    private var bytes: [UInt8] = []
    private var address: UInt = 0
    private var fieldCount: CInt = 0

    /// Whether the head that begins with that method is the one.
    func shows(_ handle: OpaquePointer, from method: UnsafePointer<CChar>) -> Bool {
        guard address == UInt(bitPattern: method), unsafe bytes.count == mhd_head_size(handle),
            unsafe fieldCount == MHD_get_connection_values(handle, .HEADER_KIND, nil, nil)
        else { return false }
        // Safety: the head has as many bytes.
        return unsafe bytes.withUnsafeBytes { known in
            guard let start = known.baseAddress else { return false }
            return unsafe memcmp(start, method, known.count) == 0
        }
    }

    /// Keeps the head that begins with that method, unless it is a large one.
    mutating func take(_ handle: OpaquePointer, from method: UnsafePointer<CChar>) {
        let count = unsafe mhd_head_size(handle)
        guard count <= Self.largest else { return forget() }
        address = UInt(bitPattern: method)
        unsafe fieldCount = MHD_get_connection_values(handle, .HEADER_KIND, nil, nil)
        // Safety: the head has as many bytes.
        bytes = unsafe Array(UnsafeRawBufferPointer(start: method, count: count))
    }

    /// Shows nothing any more.
    mutating func forget() {
        address = 0
    }
}
