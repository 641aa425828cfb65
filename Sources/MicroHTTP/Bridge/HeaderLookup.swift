internal import CMicroHTTPD

/// The name that a walk looks for, and what it has found.
@safe private struct Lookup {
    let name: UnsafeRawBufferPointer
    var last: UnsafeRawBufferPointer?
    var all: [String] = []
    let wantsAll: Bool
}

/// The value of the last field of that name.
func lastValue(of name: String, in handle: OpaquePointer) -> String? {
    unsafe look(for: name, in: handle, wantsAll: false) {
        unsafe $0.last.map { unsafe String(decoding: $0, as: UTF8.self) }
    }
}

/// The values of all fields of that name, in order.
func allValues(of name: String, in handle: OpaquePointer) -> [String] {
    unsafe look(for: name, in: handle, wantsAll: true) { $0.all }
}

private func look<Found>(
    for name: String, in handle: OpaquePointer, wantsAll: Bool, _ found: (Lookup) -> Found
) -> Found {
    var name = name
    return name.withUTF8 { bytes in
        var lookup = unsafe Lookup(name: UnsafeRawBufferPointer(bytes), wantsAll: wantsAll)
        unsafe withUnsafeMutablePointer(to: &lookup) { lookup in
            _ = unsafe MHD_get_connection_values_n(handle, .HEADER_KIND, matchField, lookup)
        }
        return found(lookup)
    }
}

private func matchField(
    context: UnsafeMutableRawPointer?, kind: MHD_ValueKind, name: UnsafePointer<CChar>?, nameCount: Int,
    value: UnsafePointer<CChar>?, valueCount: Int
) -> MHD_Result {
    // Safety: the context is the lookup that `look` lends for the time of the walk.
    guard let lookup = unsafe context?.assumingMemoryBound(to: Lookup.self) else { return .NO }
    guard unsafe UnsafeRawBufferPointer(start: name, count: nameCount).equalsIgnoringCase(lookup.pointee.name) else {
        return .YES
    }
    let bytes = unsafe UnsafeRawBufferPointer(start: value, count: value == nil ? 0 : valueCount).withoutBlanksBehind
    unsafe lookup.pointee.last = bytes
    if unsafe lookup.pointee.wantsAll { unsafe lookup.pointee.all.append(String(decoding: bytes, as: UTF8.self)) }
    return .YES
}
