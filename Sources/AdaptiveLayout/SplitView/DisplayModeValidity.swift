// COL-1 and COL-3: which display mode a behaviour allows, and which one stands in for a mode that it does not allow.
// No other file decides this.

extension SplitBehavior {
    /// COL-1: whether the behaviour allows the mode.
    ///
    /// The automatic behaviour accepts every mode, and every behaviour accepts the automatic mode.
    @inline(__always)
    public func allows(_ mode: DisplayMode) -> Bool {
        // Each behaviour allows the modes that show it: for those, nothing is looked up.
        mode.ownBehavior == self || nearestMode(to: mode) == mode
    }

    /// COL-3: the mode itself where the behaviour allows it, else the one that shows the same columns its own way.
    ///
    /// Two beside becomes two over under overlay and two displacing under displace (documented); the others follow by
    /// the same logic (inferred).
    @inline(never)
    public func nearestMode(to mode: DisplayMode) -> DisplayMode {
        switch (self, mode) {
        case (.tile, .oneOverSecondary), (.displace, .oneOverSecondary): .oneBesideSecondary
        case (.overlay, .oneBesideSecondary): .oneOverSecondary
        case (.tile, .twoOverSecondary), (.tile, .twoDisplaceSecondary): .twoBesideSecondary
        case (.overlay, .twoBesideSecondary), (.overlay, .twoDisplaceSecondary): .twoOverSecondary
        case (.displace, .twoBesideSecondary), (.displace, .twoOverSecondary): .twoDisplaceSecondary
        default: mode
        }
    }
}

extension DisplayMode {
    /// COL-9: the behaviour that a mode shows by itself.
    var ownBehavior: SplitBehavior {
        switch self {
        case .automatic: .automatic
        case .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        }
    }

    /// COL-1: the mode, or for a style with one side column the mode that shows that one column the same way.
    @inline(__always)
    func fitting(_ style: SplitViewStyle) -> DisplayMode {
        guard style != .tripleColumn else { return self }
        return switch self {
        case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
        case .twoOverSecondary: .oneOverSecondary
        default: self
        }
    }

    /// COL-2: whether a column shows in this mode, in a split view of the style.
    func shows(_ column: SplitViewColumn, in style: SplitViewStyle) -> Bool {
        switch column {
        case .secondary: true
        case .supplementary: style == .tripleColumn && self != .secondaryOnly
        case .primary: style == .tripleColumn ? showsTwoSideColumns : self != .secondaryOnly
        case .inspector, .compact: false
        }
    }

    private var showsTwoSideColumns: Bool {
        switch self {
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
        case .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary: false
        }
    }
}
