extension GenerationRules {
    /// SVC-3: reading the behaviour of the classic style raises; before iOS 14 there is none to read (SVC-1).
    static var reasonOfNoBehavior: Reason {
        majorVersions.lowerBound < 14 ? Reason(.svc1, .documented) : Reason(.svc3, .measured)
    }

    /// One stack: each column of the style is a screen of it, the top one fills the bounds (SVC-7, CX-13).
    @inline(never)
    static func collapse(
        _ arrangement: inout SplitArrangement, _ configuration: SplitViewConfiguration,
        _ size: Size, top: SplitViewColumn
    ) {
        let style = configuration.style ?? .unspecified
        // CX-16: the mode reads one beside, whatever was asked for; SVC-7 calls it meaningless.
        arrangement.state.displayMode = .oneBesideSecondary
        arrangement.state.requestedDisplayMode = configuration.preferredDisplayMode ?? .automatic
        arrangement.state.isCollapsed = true
        arrangement.splitBehavior = style == .unspecified ? nil : .tile
        arrangement.primaryColumnWidth = size.width
        arrangement.supplementaryColumnWidth = style == .tripleColumn ? size.width : nil
        arrangement.columns.bounds.size = size
        arrangement.columns.bounds.isMirrored = false
        arrangement.columns.listed = ColumnList(
            of: style, inspector: hasInspector && configuration.listsInspector, compact: top == .compact)
        arrangement.columns.stackTop = top
        arrangement.reasons = reasonsWhileCollapsed(style)
    }

    private static func reasonsWhileCollapsed(_ style: SplitViewStyle) -> ArrangementReasons {
        let isMeasured = numbers.floatingMargin != nil
        var reasons = ArrangementReasons(all: Reason(.cx16, isMeasured ? .measured : .inferred))
        if style == .unspecified { reasons.splitBehavior = reasonOfNoBehavior }
        reasons.primaryColumnWidth = Reason(.svc19, .measured)
        reasons.horizontalSizeClasses = Reason(.svc20, .documented)
        reasons.columns = Reason(.svc7, .documented)
        reasons.displayModeButton = Reason(.svc7, .documented)
        return reasons
    }
}
