internal import CMicroHTTPD
internal import Glibc

/// Where the parts of a request line stand in the library's memory; the head begins with the method.
// Safety: the bytes are the library's, and live as long as the request.
@safe struct HeadLine {
    let method: UnsafePointer<CChar>
    let target: UnsafePointer<CChar>
    let version: UnsafePointer<CChar>
}

/// The bytes of a head as the library left them where they came in, and how it divided them, to know the same head when
/// it comes again.
///
/// The library ends each text by a NUL in its place, where a blank, a colon or a line end stood, so that the bytes alone
/// do not tell what they were. With the same bytes divided at the same places, a head is the same to everybody who reads
/// it through the library.
struct HeadImage {
    /// Bytes of a head that is kept at most.
    private static let largest = 1_024

    private var bytes: [UInt8] = []
    private var line = (method: UInt(0), target: UInt(0), version: UInt(0))
    private var fields: [FieldPlace] = []

    /// Whether the head of a request line is the one.
    func shows(_ handle: OpaquePointer, behind line: HeadLine) -> Bool {
        guard Self.addresses(of: line) == self.line, unsafe bytes.count == mhd_head_size(handle),
            unsafe hasSameFields(handle)
        else { return false }
        return unsafe bytes.withUnsafeBytes { known in
            guard let start = known.baseAddress else { return false }
            // Safety: the head has as many bytes.
            return unsafe memcmp(start, line.method, known.count) == 0
        }
    }

    /// Keeps the head of a request line, unless it is a large one.
    mutating func take(_ handle: OpaquePointer, behind line: HeadLine) {
        let count = unsafe mhd_head_size(handle)
        guard count <= Self.largest else { return forget() }
        self.line = Self.addresses(of: line)
        // Safety: the head has as many bytes.
        bytes = unsafe Array(UnsafeRawBufferPointer(start: line.method, count: count))
        fields.removeAll(keepingCapacity: true)
        unsafe withUnsafeMutablePointer(to: &fields) { fields in
            _ = unsafe MHD_get_connection_values_n(handle, .HEADER_KIND, noteField, fields)
        }
    }

    /// Shows nothing any more.
    mutating func forget() {
        line.method = 0
    }

    private func hasSameFields(_ handle: OpaquePointer) -> Bool {
        unsafe fields.withUnsafeBufferPointer { fields in
            var walk = unsafe FieldComparison(fields: fields)
            unsafe withUnsafeMutablePointer(to: &walk) { walk in
                _ = unsafe MHD_get_connection_values_n(handle, .HEADER_KIND, compareField, walk)
            }
            return walk.count == fields.count
        }
    }

    private static func addresses(of line: HeadLine) -> (method: UInt, target: UInt, version: UInt) {
        unsafe (UInt(bitPattern: line.method), UInt(bitPattern: line.target), UInt(bitPattern: line.version))
    }
}

/// Where a field stands.
private struct FieldPlace: Equatable {
    let name: UInt
    let nameCount: Int
    let value: UInt
    let valueCount: Int

    init(_ name: UnsafePointer<CChar>?, _ nameCount: Int, _ value: UnsafePointer<CChar>?, _ valueCount: Int) {
        self.name = UInt(bitPattern: name)
        self.nameCount = nameCount
        self.value = UInt(bitPattern: value)
        self.valueCount = valueCount
    }
}

/// A walk over fields that should stand where others stood.
// Safety: it is gone before the fields that it is compared with.
@safe private struct FieldComparison {
    let fields: UnsafeBufferPointer<FieldPlace>
    /// How many do; beyond their number where one does not.
    var count = 0
}

// Safety, for both: the context is what the walk lends to the library for its time.

private func noteField(
    context: UnsafeMutableRawPointer?, kind: MHD_ValueKind, name: UnsafePointer<CChar>?, nameCount: Int,
    value: UnsafePointer<CChar>?, valueCount: Int
) -> MHD_Result {
    let fields = unsafe context?.assumingMemoryBound(to: [FieldPlace].self)
    unsafe fields?.pointee.append(FieldPlace(name, nameCount, value, valueCount))
    return .YES
}

private func compareField(
    context: UnsafeMutableRawPointer?, kind: MHD_ValueKind, name: UnsafePointer<CChar>?, nameCount: Int,
    value: UnsafePointer<CChar>?, valueCount: Int
) -> MHD_Result {
    guard let walk = unsafe context?.assumingMemoryBound(to: FieldComparison.self) else { return .NO }
    let place = unsafe FieldPlace(name, nameCount, value, valueCount)
    let fields = unsafe walk.pointee.fields
    guard unsafe walk.pointee.count < fields.count && fields[walk.pointee.count] == place else {
        unsafe walk.pointee.count = fields.count + 1
        return .NO
    }
    unsafe walk.pointee.count += 1
    return .YES
}
