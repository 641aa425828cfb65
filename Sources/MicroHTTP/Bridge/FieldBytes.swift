extension UInt8 {
    /// Whether the byte may stand in a token (RFC 9110, section 5.6.2).
    var isTokenCharacter: Bool {
        // One bit for each of the 128 characters of ASCII.
        let low: UInt64 = 0x03FF_6CFA_0000_0000
        let high: UInt64 = 0x57FF_FFFF_C7FF_FFFE
        guard self < 128 else { return false }
        return (self < 64 ? low >> UInt64(self) : high >> UInt64(self &- 64)) & 1 == 1
    }

    /// Whether the byte is a control character other than a tab.
    var isControlCharacter: Bool {
        self < 0x20 && self != 0x09 || self == 0x7F
    }

    /// The byte with A to Z made small.
    var lowercased: UInt8 {
        self &- 0x41 < 26 ? self | 0x20 : self
    }
}

extension UnsafeRawBufferPointer {
    /// Whether the bytes are that name, which is in small letters, in whichever case.
    func equalsIgnoringCase(_ name: StaticString) -> Bool {
        unsafe count == name.utf8CodeUnitCount && beginsIgnoringCase(name)
    }

    /// Whether the bytes begin with that name, which is in small letters, in whichever case.
    func beginsIgnoringCase(_ name: StaticString) -> Bool {
        let length = name.utf8CodeUnitCount
        guard count >= length else { return false }
        // Safety: both have at least that many bytes, and the name is no single scalar.
        let start = unsafe name.utf8Start
        return (0..<length).allSatisfy { unsafe self[$0].lowercased == start[$0] }
    }

    /// Whether both are the same in whichever case.
    func equalsIgnoringCase(_ other: UnsafeRawBufferPointer) -> Bool {
        guard count == other.count else { return false }
        return indices.allSatisfy { unsafe self[$0].lowercased == other[$0].lowercased }
    }
}
