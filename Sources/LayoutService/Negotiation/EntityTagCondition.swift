/// What If-Match or If-None-Match names: `*`, or tags in a list (RFC 9110, section 13.1).
package struct EntityTagCondition {
    /// Whether `*` names whatever there is.
    package let namesAll: Bool
    private let tags: [(text: Substring, isWeak: Bool)]

    /// Reads the lines of the header; what is no tag is skipped.
    package init(_ lines: [String]) {
        namesAll = lines.contains { $0.trimmed == "*" }
        tags = lines.flatMap(Self.tags)
    }

    /// Whether the answer of a tag is named, by `*` or by the tag, as a strong or a weak one.
    package func names(_ tag: EntityTag) -> Bool {
        namesAll || namesWeakly(tag)
    }

    /// Whether the tag is named, as a strong or a weak one: the comparison for caches.
    package func namesWeakly(_ tag: EntityTag) -> Bool {
        tags.contains { $0.text == tag.text }
    }

    /// Whether the tag is named as a strong one: the comparison for changes.
    package func namesStrongly(_ tag: EntityTag) -> Bool {
        tags.contains { $0.text == tag.text && !$0.isWeak }
    }

    /// The tags of a line with their quotes, in which a comma may stand.
    private static func tags(in line: String) -> [(text: Substring, isWeak: Bool)] {
        var tags: [(text: Substring, isWeak: Bool)] = []
        var rest = line[...]
        while true {
            rest = rest.drop { $0 == "," || isBlank($0) }
            if rest.isEmpty { return tags }
            let isWeak = rest.hasPrefix("W/")
            if let text = quotedText(at: isWeak ? rest.dropFirst(2) : rest) {
                rest = rest[text.endIndex...].drop(while: isBlank)
                if rest.isEmpty || rest.first == "," { tags.append((text, isWeak)) }
            }
            rest = rest.drop { $0 != "," }
        }
    }

    /// A text in quotes at the beginning; nil where there is none.
    private static func quotedText(at text: Substring) -> Substring? {
        guard text.first == "\"", let end = text.dropFirst().firstIndex(of: "\"") else { return nil }
        return text[...end]
    }

    private static func isBlank(_ character: Character) -> Bool {
        character == " " || character == "\t"
    }
}
