// The names of closed sets as literals. They are those of the raw values, which a test holds them to; a literal is
// written by copying its bytes, where a string is counted, referred to and looked through for what must be escaped.

extension DisplayMode {
    /// The raw value as a literal.
    package var word: StaticString {
        switch self {
        case .automatic: "automatic"
        case .secondaryOnly: "secondaryOnly"
        case .oneBesideSecondary: "oneBesideSecondary"
        case .oneOverSecondary: "oneOverSecondary"
        case .twoBesideSecondary: "twoBesideSecondary"
        case .twoOverSecondary: "twoOverSecondary"
        case .twoDisplaceSecondary: "twoDisplaceSecondary"
        }
    }
}

extension SplitBehavior {
    /// The raw value as a literal.
    package var word: StaticString {
        switch self {
        case .automatic: "automatic"
        case .tile: "tile"
        case .overlay: "overlay"
        case .displace: "displace"
        }
    }
}

extension SplitViewColumn {
    /// The raw value as a literal.
    package var word: StaticString {
        switch self {
        case .primary: "primary"
        case .supplementary: "supplementary"
        case .secondary: "secondary"
        case .inspector: "inspector"
        case .compact: "compact"
        }
    }
}

extension PrimaryEdge {
    /// The raw value as a literal.
    package var word: StaticString {
        switch self {
        case .leading: "leading"
        case .trailing: "trailing"
        }
    }
}

extension ColumnPresentation {
    /// The raw value as a literal.
    package var word: StaticString {
        switch self {
        case .tiled: "tiled"
        case .floating: "floating"
        case .overlay: "overlay"
        case .displacing: "displacing"
        case .stacked: "stacked"
        case .hidden: "hidden"
        }
    }
}

extension SizeClass {
    /// The name as a literal.
    package var word: StaticString {
        switch self {
        case .compact: "compact"
        case .regular: "regular"
        }
    }
}

extension OverrideAction {
    /// The raw value as a literal.
    package var word: StaticString {
        switch self {
        case .set: "set"
        case .clear: "clear"
        case .keep: "keep"
        }
    }
}

extension Confidence {
    /// The raw value as a literal.
    package var word: StaticString {
        switch self {
        case .documented: "documented"
        case .measured: "measured"
        case .inferred: "inferred"
        }
    }
}
