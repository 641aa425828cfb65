import JSONWire

/// A text of JSON in which values are replaced where they stand: everything else in it stays byte for byte.
struct TextRevision {
    private let original: [UInt8]
    private var edits: [(range: Range<Int>, text: [UInt8])] = []

    /// Begins with a text as it is.
    init(of original: [UInt8]) {
        self.original = original
    }

    /// The text with all replacements.
    var text: [UInt8] {
        var text: [UInt8] = []
        var end = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            text += original[end..<edit.range.lowerBound] + edit.text
            end = edit.range.upperBound
        }
        return text + original[end...]
    }

    /// Puts a value in the place of another, touching only those parts of it that differ.
    mutating func replace(_ old: JSONTree, at place: JSONPlace, by new: JSONTree) {
        guard old != new else { return }
        switch (old, new) {
        case (.object(let members), .object(let remaining))
        where !remaining.isEmpty && remaining.allSatisfy { old[$0.name] != nil }:
            revise(members, at: place, to: new)
        case (.array(let elements), .array(let others)) where elements.count == others.count:
            for (index, element) in elements.enumerated() {
                replace(element, at: place.parts[index], by: others[index])
            }
        default: edits.append((place.range, spelling(of: new, at: place)))
        }
    }

    /// Replaces the members of an object, and removes those that are not there any more.
    private mutating func revise(_ members: [JSONTree.Member], at place: JSONPlace, to new: JSONTree) {
        var isFollowed = false
        for (index, member) in members.enumerated().reversed() {
            let part = place.parts[index]
            if let value = new[member.name] {
                replace(member.value, at: part, by: value)
                isFollowed = true
            } else if isFollowed {
                edits.append((part.start..<place.parts[index + 1].start, []))
            } else {
                // The comma in front goes along; an earlier member stays, for one does.
                edits.append((place.parts[index - 1].range.upperBound..<part.range.upperBound, []))
            }
        }
    }

    /// A value as the text around it is spelled: on one line where the value before was, else indented like the rest.
    private func spelling(of value: JSONTree, at place: JSONPlace) -> [UInt8] {
        guard original[place.range].contains(Self.lineFeed) else { return Array(value.lineText.utf8) }
        let lineStart = original[..<place.start].lastIndex(of: Self.lineFeed).map { $0 + 1 } ?? 0
        return Array(value.indented(by: unit, within: blanks(from: lineStart)).utf8)
    }

    /// What one level is indented by: what the first indented line is.
    private var unit: String {
        let places = original.indices.lazy.filter { original[$0] == Self.lineFeed }.map { blanks(from: $0 + 1) }
        return places.first { !$0.isEmpty } ?? "  "
    }

    private func blanks(from start: Int) -> String {
        String(decoding: original[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }

    private static let lineFeed = UInt8(ascii: "\n")
}
