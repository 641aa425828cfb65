internal import Glibc

/// The numeric address of a peer without its port; an IPv4 address in IPv6 clothes is undressed.
func peerText(_ address: UnsafePointer<sockaddr>?) -> String {
    guard let address = unsafe address else { return "" }
    // Safety: the family says what the structure behind the pointer really is.
    switch unsafe Int32(address.pointee.sa_family) {
    case AF_INET:
        return unsafe UnsafeRawPointer(address).withMemoryRebound(to: sockaddr_in.self, capacity: 1) { address in
            var number = unsafe address.pointee.sin_addr
            return unsafe numericText(AF_INET, &number)
        }
    case AF_INET6:
        let text = unsafe UnsafeRawPointer(address).withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { address in
            var number = unsafe address.pointee.sin6_addr
            return unsafe numericText(AF_INET6, &number)
        }
        return text.hasPrefix("::ffff:") && text.contains(".") ? String(text.dropFirst(7)) : text
    case AF_UNIX:
        return "unix"
    default:
        return ""
    }
}

private func numericText(_ family: Int32, _ address: UnsafeRawPointer) -> String {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(INET6_ADDRSTRLEN)) { buffer in
        guard let text = unsafe inet_ntop(family, address, buffer.baseAddress, socklen_t(buffer.count)) else {
            return ""
        }
        return unsafe String(cString: text)
    }
}
