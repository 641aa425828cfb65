package import MicroHTTP

/// The Accept header of a request (RFC 9110, section 12.5.1).
package struct AcceptHeader: Sendable {
    private struct Range: Sendable {
        var type: String
        var subtype: String
        /// Thousandths, 0 to 1000.
        var quality: Int

        /// 0 for `*/*`, 1 for `type/*`, 2 for both named; nil where the range does not cover the type.
        func precision(for essence: Substring) -> Int? {
            let parts = essence.split(separator: "/")
            if type == "*" { return subtype == "*" ? 0 : nil }
            guard type == parts[0] else { return nil }
            if subtype == "*" { return 1 }
            return subtype == parts[1] ? 2 : nil
        }
    }

    /// The type that a caller likes best; nil where it accepts none of them.
    package static func best(of offered: [MediaType], for request: Request) -> MediaType? {
        // What nearly every client sends, or does not send, needs no parsing.
        if !request.has(.accept) || isIndifferent(request) { return offered.first }
        return AcceptHeader(request.headers(.accept)).best(of: offered)
    }

    /// Whether a request says in one line that it accepts anything.
    package static func isIndifferent(_ request: Request) -> Bool {
        request.header(.accept, is: "*/*") && !request.hasSeveral(.accept)
    }

    private let ranges: [Range]

    /// Reads the values of all Accept lines; with none, everything is accepted.
    ///
    /// What is no media range is skipped.
    package init(_ values: [String]) {
        ranges = values.flatMap { $0.split(separator: ",") }.compactMap(Self.range)
    }

    /// The type that the caller likes best, the first of equals; nil where it accepts none of them.
    package func best(of offered: [MediaType]) -> MediaType? {
        if ranges.isEmpty { return offered.first }
        var best: (type: MediaType, quality: Int)?
        for type in offered {
            let quality = quality(of: type)
            if quality > best?.quality ?? 0 { best = (type, quality) }
        }
        return best?.type
    }

    /// The quality of the most precise range that covers the type, 0 where none does.
    private func quality(of type: MediaType) -> Int {
        var found: (precision: Int, quality: Int) = (-1, 0)
        for range in ranges {
            guard let precision = range.precision(for: type.essence), precision > found.precision else { continue }
            found = (precision, range.quality)
        }
        return found.quality
    }

    private static func range(_ text: Substring) -> Range? {
        let parts = text.split(separator: ";").map { $0.trimmed.lowercased() }
        guard let types = parts.first?.split(separator: "/"), types.count == 2 else { return nil }
        let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { thousandths($0.dropFirst(2)) }
        return Range(type: String(types[0]), subtype: String(types[1]), quality: quality ?? 1000)
    }

    /// "0.5" as 500; nil for what is no weight.
    private static func thousandths(_ text: Substring) -> Int? {
        guard let value = Double(text), (0...1).contains(value) else { return nil }
        return Int(value * 1000)
    }
}

extension Substring {
    /// The text without blanks and tabs at its ends.
    package var trimmed: String {
        let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard let first = utf8.firstIndex(where: { !isBlank($0) }),
            let last = utf8.lastIndex(where: { !isBlank($0) })
        else { return "" }
        return String(self[first...last])
    }
}

extension String {
    /// The text without blanks and tabs at its ends.
    package var trimmed: String { self[...].trimmed }
}
