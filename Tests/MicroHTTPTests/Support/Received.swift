/// What a client has received.
struct Received {
    let bytes: [UInt8]
    let isClosed: Bool

    /// The bytes as text.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The status of each status line, wherever it stands.
    var statuses: [Int] {
        text.split(separator: "HTTP/1.1 ", omittingEmptySubsequences: false).dropFirst().compactMap {
            Int($0.prefix(3))
        }
    }

    /// The first head, without its last line end.
    var head: String { text.split(separator: "\r\n\r\n", maxSplits: 1).first.map(String.init) ?? "" }

    /// What stands behind the first head.
    var body: String {
        let parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count < 2 ? "" : String(parts[1])
    }

    /// The value of a field of the first head.
    func field(_ name: String) -> String? {
        let lines = head.split(separator: "\r\n")
        return lines.first { $0.lowercased().hasPrefix(name.lowercased() + ":") }.map {
            String($0.dropFirst(name.count + 1).drop { $0 == " " })
        }
    }
}
