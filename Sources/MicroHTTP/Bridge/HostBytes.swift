extension UnsafeRawBufferPointer {
    /// Whether the bytes are a host, perhaps empty, and perhaps a port (RFC 9110, section 7.2): an address in brackets or
    /// a name as RFC 3986, section 3.2.2 has it, in which a comma may stand, and `@`, `/` and blanks may not.
    var isHost: Bool {
        var offset = unsafe first == UInt8(ascii: "[") ? endOfBracketedAddress : endOfName
        guard offset < count else { return offset == count }
        guard unsafe self[offset] == UInt8(ascii: ":") else { return false }
        offset += 1
        return unsafe self[offset...].allSatisfy { $0.isDigit }
    }

    /// Behind the letters of a registered name or of an address in digits.
    private var endOfName: Int {
        var offset = 0
        while offset < count {
            if unsafe self[offset].isNameCharacter {
                offset += 1
            } else if unsafe isPercentEncoding(at: offset) {
                offset += 3
            } else {
                break
            }
        }
        return offset
    }

    /// Behind the bracket that ends an address; beyond the end where none does.
    private var endOfBracketedAddress: Int {
        guard let end = unsafe firstIndex(of: UInt8(ascii: "]")), end > 1,
            unsafe self[1..<end].allSatisfy({ $0.isNameCharacter || $0 == UInt8(ascii: ":") })
        else { return count + 1 }
        return end + 1
    }

    private func isPercentEncoding(at offset: Int) -> Bool {
        guard count - offset >= 3, unsafe self[offset] == UInt8(ascii: "%") else { return false }
        return unsafe self[offset + 1].isHexadecimalDigit && self[offset + 2].isHexadecimalDigit
    }
}

extension UInt8 {
    /// Whether the byte may stand in a name as it is: unreserved, or a delimiter within parts (RFC 3986, section 2).
    fileprivate var isNameCharacter: Bool {
        // One bit for each of the 128 characters of ASCII.
        let low: UInt64 = 0x2BFF_7FD2_0000_0000
        let high: UInt64 = 0x47FF_FFFE_87FF_FFFE
        return (self & 0x40 == 0 ? low : high) &>> UInt64(self) & 1 == 1 && self < 0x80
    }

    fileprivate var isDigit: Bool { self &- 0x30 < 10 }

    fileprivate var isHexadecimalDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }
}
