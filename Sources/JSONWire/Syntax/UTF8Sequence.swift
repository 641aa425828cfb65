/// Recognizes well-formed UTF-8 (Unicode, table 3-7: no surrogates, nothing overlong, nothing beyond U+10FFFF).
enum UTF8Sequence {
    /// The length of the well-formed sequence that begins at an offset; nil if none does.
    static func length(in text: Span<UInt8>, at offset: Int) -> Int? {
        let lead = text[offset]
        if lead < 0x80 { return 1 }
        guard let (length, second) = continuation(after: lead) else { return nil }
        guard let first = text.byte(at: offset + 1), second.contains(first) else { return nil }
        for distance in 2..<max(length, 2) {
            guard let byte = text.byte(at: offset + distance), (0x80...0xBF).contains(byte) else { return nil }
        }
        return length
    }

    /// The length of a sequence, and what its second byte may be.
    private static func continuation(after lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
        switch lead {
        case 0xC2...0xDF: (2, 0x80...0xBF)
        case 0xE0: (3, 0xA0...0xBF)
        case 0xE1...0xEC, 0xEE...0xEF: (3, 0x80...0xBF)
        case 0xED: (3, 0x80...0x9F)
        case 0xF0: (4, 0x90...0xBF)
        case 0xF1...0xF3: (4, 0x80...0xBF)
        case 0xF4: (4, 0x80...0x8F)
        default: nil
        }
    }
}

extension Span<UInt8> {
    /// The byte at an offset; nil behind the last.
    func byte(at offset: Int) -> UInt8? {
        offset < count ? self[offset] : nil
    }

    func starts(with prefix: [UInt8]) -> Bool {
        prefix.indices.allSatisfy { byte(at: $0) == prefix[$0] }
    }
}
