extension UInt8 {
    /// Whether the byte may stand in a token (RFC 9110, section 5.6.2).
    var isTokenCharacter: Bool {
        // One bit for each of the 128 characters of ASCII.
        let low: UInt64 = 0x03FF_6CFA_0000_0000
        let high: UInt64 = 0x57FF_FFFF_C7FF_FFFE
        return (self & 0x40 == 0 ? low : high) &>> UInt64(self) & 1 == 1 && self < 0x80
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
    /// Whether there is a byte, and each is a token character.
    var isToken: Bool {
        unsafe !isEmpty && allSatisfy { $0.isTokenCharacter }
    }

    /// Whether one of the bytes is a control character other than a tab.
    var hasControlCharacter: Bool {
        unsafe contains { $0.isControlCharacter }
    }

    /// Whether the bytes are that name, which is in small letters, in whichever case.
    func equalsIgnoringCase(_ name: StaticString) -> Bool {
        unsafe count == name.utf8CodeUnitCount && beginsIgnoringCase(name)
    }

    /// Whether the bytes begin with that name, which is in small letters, in whichever case.
    func beginsIgnoringCase(_ name: StaticString) -> Bool {
        let length = name.utf8CodeUnitCount
        guard count >= length else { return false }
        // Safety: both have at least that many bytes, and the name is no single scalar.
        return unsafe Self.haveSameLetters(baseAddress, name.utf8Start, length)
    }

    /// Whether both are the same in whichever case.
    func equalsIgnoringCase(_ other: UnsafeRawBufferPointer) -> Bool {
        // Safety: both have that many bytes.
        unsafe count == other.count && Self.haveSameLetters(baseAddress, other.baseAddress, count)
    }

    private static func haveSameLetters(_ left: UnsafeRawPointer?, _ right: UnsafeRawPointer?, _ count: Int) -> Bool {
        guard let left = unsafe left, let right = unsafe right else { return count == 0 }
        for offset in 0..<count {
            let a = unsafe left.load(fromByteOffset: offset, as: UInt8.self)
            let b = unsafe right.load(fromByteOffset: offset, as: UInt8.self)
            if a.lowercased != b.lowercased { return false }
        }
        return true
    }
}
