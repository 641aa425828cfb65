internal import CMicroHTTPD

/// The C library beneath.
package enum Library {
    /// The version of libmicrohttpd that is loaded, which may be newer than the one compiled against.
    package static var version: String {
        unsafe String(cString: MHD_get_version())
    }
}

/// SHA-256 (FIPS 180-4), by GnuTLS.
package enum SHA256 {
    /// The 32 bytes of the digest.
    package static func digest(of bytes: [UInt8]) -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: 32) { buffer, filled in
            let result = unsafe bytes.withUnsafeBytes {
                unsafe gnutls_hash_fast(GNUTLS_DIG_SHA256, $0.baseAddress, $0.count, buffer.baseAddress)
            }
            precondition(result == 0, "GnuTLS always has SHA-256")
            filled = 32
        }
    }

    /// The digest as 64 small hexadecimal digits.
    package static func hexDigest(of bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(64)
        for byte in digest(of: bytes) {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}

/// Random numbers that nobody can guess, by GnuTLS: no system call for each.
package struct SecureRandom: RandomNumberGenerator, Sendable {
    /// Makes a generator; it has no state of its own.
    package init() {}

    /// 64 random bits.
    package mutating func next() -> UInt64 {
        var bits: UInt64 = 0
        let result = unsafe gnutls_rnd(GNUTLS_RND_NONCE, &bits, MemoryLayout<UInt64>.size)
        precondition(result == 0, "GnuTLS has no randomness")
        return bits
    }
}
