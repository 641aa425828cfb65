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

/// Eight bytes that are looked at together.
private struct EightBytes {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits = ones << 7

    let word: UInt64

    /// The bytes with A to Z made small.
    var lowercased: UInt64 {
        let low = word & ~Self.highBits
        let fromA = low &+ Self.ones * (0x80 - 0x41)
        let behindZ = low &+ Self.ones * (0x80 - 0x5B)
        return word | ((fromA ^ behindZ) & ~word & Self.highBits) >> 2
    }

    /// Whether one of them may be a control character or DEL; false is certain.
    var mayHoldControlCharacter: Bool {
        mayHold(below: 0x20)
    }

    /// Whether one of them may be below a byte, or DEL; false is certain.
    func mayHold(below limit: UInt64) -> Bool {
        let deletes = word ^ Self.ones * 0x7F
        let below = (word &- Self.ones * limit) & ~word
        return (below | (deletes &- Self.ones) & ~deletes) & Self.highBits != 0
    }
}

extension UnsafeRawBufferPointer {
    /// Whether there is a byte, and each is a token character.
    var isToken: Bool {
        unsafe !isEmpty && allSatisfy { $0.isTokenCharacter }
    }

    /// Whether one of the bytes is a control character other than a tab.
    var hasControlCharacter: Bool {
        guard count >= 8 else { return unsafe contains { $0.isControlCharacter } }
        var offset = 0
        while true {
            let eight = unsafe EightBytes(word: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            // A tab, too, brings us there.
            if eight.mayHoldControlCharacter { return unsafe contains { $0.isControlCharacter } }
            if offset + 8 == count { return false }
            // The last eight bytes may overlap those before.
            offset = Swift.min(offset + 8, count - 8)
        }
    }

    /// Whether one of the bytes is a blank or a control character.
    var hasBlankOrControlCharacter: Bool {
        let isForbidden: (UInt8) -> Bool = { $0 <= 0x20 || $0 == 0x7F }
        guard count >= 8 else { return unsafe contains(where: isForbidden) }
        var offset = 0
        while true {
            let eight = unsafe EightBytes(word: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            if eight.mayHold(below: 0x21) { return unsafe contains(where: isForbidden) }
            if offset + 8 == count { return false }
            offset = Swift.min(offset + 8, count - 8)
        }
    }

    /// The bytes without blanks and tabs at their end, which belong to no field value (RFC 9112, section 5.1); those at
    /// the beginning the library has taken off.
    var withoutBlanksBehind: UnsafeRawBufferPointer {
        var count = self.count
        while count > 0, unsafe self[count - 1] == 0x20 || self[count - 1] == 0x09 { count -= 1 }
        return unsafe UnsafeRawBufferPointer(start: baseAddress, count: count)
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
        var offset = 0
        guard count >= 8 else {
            while offset < count {
                let a = unsafe left.load(fromByteOffset: offset, as: UInt8.self)
                let b = unsafe right.load(fromByteOffset: offset, as: UInt8.self)
                if a.lowercased != b.lowercased { return false }
                offset += 1
            }
            return true
        }
        while true {
            let a = unsafe EightBytes(word: left.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            let b = unsafe EightBytes(word: right.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            if a.lowercased != b.lowercased { return false }
            if offset + 8 == count { return true }
            // The last eight bytes may overlap those before.
            offset = Swift.min(offset + 8, count - 8)
        }
    }
}
