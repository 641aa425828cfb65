import AdaptiveLayout
import JSONWire

extension MatrixRow {
    /// The headings of a table of rows.
    package static let headings = [
        "device", "orientation", "window", "policy", "systemVersion", "width", "height", "horizontalSizeClass",
        "verticalSizeClass", "overrideAction", "overrideTraitCollection", "isCollapsed", "displayMode",
        "visibleColumns",
    ]

    /// The row's cells, one for each heading.
    package var cells: [String] {
        [
            configuration.device.id, configuration.orientation.rawValue, configuration.window.rawValue, policy,
            systemVersion.description, JSONNumber.spelling(of: configuration.size.width),
            JSONNumber.spelling(of: configuration.size.height), traits.horizontalSizeClass?.name ?? "",
            traits.verticalSizeClass?.name ?? "", decision.overrideAction.rawValue,
            decision.overrideTraitCollection?.summary ?? "", String(decision.splitArrangement.isCollapsed),
            decision.splitArrangement.displayMode.rawValue, visibleColumns.joined(separator: " "),
        ]
    }
}

extension TraitCollection {
    /// The specified traits in one line: `horizontalSizeClass=regular verticalSizeClass=compact`.
    fileprivate var summary: String {
        var parts = EnumeratedTrait.allCases.compactMap { trait in
            self[trait].map { "\(trait.name)=\($0)" }
        }
        if let displayScale { parts.append("displayScale=\(JSONNumber.spelling(of: displayScale))") }
        if let typesettingLanguage { parts.append("typesettingLanguage=\(typesettingLanguage)") }
        return parts.joined(separator: " ")
    }
}
