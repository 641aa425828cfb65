import AdaptiveLayout

extension SplitViewConfiguration {
    /// Reads a configuration's members under UIKit's names; a null puts a member back to automatic.
    mutating func apply(_ value: FixtureValue?) {
        guard case .members(let members) = value else { return }
        for (name, value) in members {
            switch name {
            case "style": style = value.text.flatMap(SplitViewStyle.init)
            case "preferredDisplayMode": preferredDisplayMode = DisplayMode(fixture: value)
            case "preferredSplitBehavior": preferredSplitBehavior = value.text.flatMap(SplitBehavior.init)
            case "primaryEdge": primaryEdge = value.text.flatMap(PrimaryEdge.init)
            case "presentsWithGesture": presentsWithGesture = value.flag
            case "showsSecondaryOnlyButton": showsSecondaryOnlyButton = value.flag
            case "displayModeButtonVisibility":
                displayModeButtonVisibility = value.text.flatMap(DisplayModeButtonVisibility.init)
            default: applyWidth(name, value.number)
            }
        }
    }

    private mutating func applyWidth(_ name: String, _ points: Double?) {
        for (column, path) in Self.widthPaths where name.contains(column) {
            switch name {
            case "minimum\(column)ColumnWidth": self[keyPath: path].minimum = points
            case "maximum\(column)ColumnWidth": self[keyPath: path].maximum = points
            case "preferred\(column)ColumnWidth": self[keyPath: path].preferred = points
            default: self[keyPath: path].preferredFraction = points
            }
        }
    }

    private static var widthPaths: [(String, WritableKeyPath<SplitViewConfiguration, ColumnWidths>)] {
        [
            ("Primary", \.primary), ("Supplementary", \.supplementary), ("Secondary", \.secondary),
            ("Inspector", \.inspector),
        ]
    }
}

extension DisplayMode {
    /// A mode by its name of today or of iOS 8.
    init?(fixture value: FixtureValue?) {
        guard let name = value?.text, let mode = DisplayMode(rawValue: name) ?? DisplayMode(legacyName: name) else {
            return nil
        }
        self = mode
    }
}

extension TraitCollection {
    /// Reads traits by their names over what is there.
    mutating func apply(_ value: FixtureValue?) {
        guard case .members(let members) = value else { return }
        for (name, value) in members {
            if name == "displayScale" {
                displayScale = value.number
            } else if let trait = EnumeratedTrait(name: name), let text = value.text {
                self[code: trait] = trait.code(ofValueNamed: text) ?? 0
            }
        }
    }
}

extension Size {
    init?(fixture value: FixtureValue?) {
        guard let width = value?["width"]?.number, let height = value?["height"]?.number else { return nil }
        self.init(width: width, height: height)
    }
}

extension EdgeInsets {
    init(fixture value: FixtureValue?) {
        self.init(
            top: value?["top"]?.number ?? 0, left: value?["left"]?.number ?? 0,
            bottom: value?["bottom"]?.number ?? 0, right: value?["right"]?.number ?? 0)
    }
}

extension FixtureValue {
    /// An arrangement as an answer spells it.
    init(_ arrangement: SplitArrangement) {
        self = .members([
            "isCollapsed": .flag(arrangement.isCollapsed),
            "displayMode": .text(arrangement.displayMode.rawValue),
            "splitBehavior": arrangement.splitBehavior.map { .text($0.rawValue) } ?? .null,
            "primaryEdge": .text(arrangement.primaryEdge.rawValue),
            "primaryColumnWidth": .number(arrangement.primaryColumnWidth),
            "supplementaryColumnWidth": arrangement.supplementaryColumnWidth.map { .number($0) } ?? .null,
            "columns": .list(arrangement.columns.map(FixtureValue.init)),
            "displayModeButton": .members([
                "isVisible": .flag(arrangement.displayModeButton.isVisible),
                "targetDisplayMode": arrangement.displayModeButton.targetDisplayMode.map { .text($0.rawValue) }
                    ?? .null,
            ]),
        ])
    }

    init(_ column: ArrangedColumn) {
        self = .members([
            "column": .text(column.column.rawValue),
            "isVisible": .flag(column.isVisible),
            "presentation": .text(column.presentation.rawValue),
            "frame": column.frame.map(FixtureValue.init) ?? .null,
            "safeAreaInsets": column.safeAreaInsets.map(FixtureValue.init) ?? .null,
            "horizontalSizeClass": column.horizontalSizeClass.map { .text($0 == .compact ? "compact" : "regular") }
                ?? .null,
        ])
    }

    init(_ frame: Rect) {
        self = .members([
            "x": .number(frame.x), "y": .number(frame.y), "width": .number(frame.width),
            "height": .number(frame.height),
        ])
    }

    init(_ insets: EdgeInsets) {
        self = .members([
            "top": .number(insets.top), "left": .number(insets.left), "bottom": .number(insets.bottom),
            "right": .number(insets.right),
        ])
    }
}
