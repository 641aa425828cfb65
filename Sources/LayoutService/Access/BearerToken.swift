package import MicroHTTP

/// The secret that callers must send (RFC 6750).
package struct BearerToken: Sendable {
    private let secret: [UInt8]

    /// Makes a token of its text.
    package init(_ text: String) {
        secret = Array(text.utf8)
    }

    /// Reads a token from a file, without the white space around it.
    ///
    /// - Throws: `FileFault` where the file cannot be read or holds no token.
    package init(fileAt path: String) throws(FileFault) {
        let contents = try FileSystem.contents(of: path, limit: 65_536)
        let isBlank: (UInt8) -> Bool = { $0 <= UInt8(ascii: " ") }
        let text = contents.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
        do throws(SettingValueFault) {
            self.init(try Self.checked(String(decoding: text, as: UTF8.self)))
        } catch {
            throw FileFault(path: path, reason: "the token in it \(error.requirement)")
        }
    }

    /// The text, where a header can carry it.
    ///
    /// - Throws: `SettingValueFault` for an empty text and for blanks, control and other characters beyond ASCII.
    package static func checked(_ text: String) throws(SettingValueFault) -> String {
        guard !text.isEmpty, text.utf8.count <= 4_096, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw SettingValueFault("must have 1 to 4096 visible ASCII characters and no blanks")
        }
        return text
    }

    /// Whether a caller's token is this one.
    ///
    /// The time that it takes depends on the length of the caller's token alone, so that nobody can find out the secret
    /// letter by letter.
    package func matches(_ given: some Collection<UInt8>) -> Bool {
        var difference = given.count ^ secret.count
        for (index, byte) in given.enumerated() {
            difference |= Int(byte ^ secret[index % secret.count])
        }
        return difference == 0
    }
}
