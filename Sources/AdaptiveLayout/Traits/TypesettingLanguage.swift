/// A language tag that trait collections share.
final class TypesettingLanguage: Sendable {
    let tag: String

    init(_ tag: String) {
        self.tag = tag
    }
}

extension TypesettingLanguage: Hashable {
    static func == (left: TypesettingLanguage, right: TypesettingLanguage) -> Bool { left.tag == right.tag }

    func hash(into hasher: inout Hasher) {
        hasher.combine(tag)
    }
}
