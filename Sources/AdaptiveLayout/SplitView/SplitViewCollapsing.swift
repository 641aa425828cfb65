extension GenerationRules {
    /// SVC-3: reading the behaviour of the classic style raises; before iOS 14 there is none to read (SVC-1).
    static var reasonOfNoBehavior: Reason {
        majorVersions.lowerBound < 14 ? Reason(.svc1, .documented) : Reason(.svc3, .measured)
    }

    /// One stack: each column of the style is a screen of it, the top one fills the bounds (SVC-7, CX-13).
    static func collapsed(
        _ configuration: SplitViewConfiguration, _ environment: SplitViewEnvironment, _ moment: LayoutMoment,
        top: SplitViewColumn
    ) -> SplitArrangement {
        let style = configuration.style ?? .unspecified
        let isMeasured = numbers.floatingMargin != nil
        var reasons = ArrangementReasons(all: Reason(.cx16, isMeasured ? .measured : .inferred))
        if style == .unspecified { reasons.splitBehavior = reasonOfNoBehavior }
        reasons.primaryColumnWidth = Reason(.svc19, .measured)
        reasons.horizontalSizeClasses = Reason(.svc20, .documented)
        reasons.columns = Reason(.svc7, .documented)
        reasons.displayModeButton = Reason(.svc7, .documented)
        return SplitArrangement(
            isCollapsed: true,
            // CX-16: the mode reads one beside, whatever was asked for; SVC-7 calls it meaningless.
            displayMode: .oneBesideSecondary, splitBehavior: style == .unspecified ? nil : .tile,
            primaryEdge: configuration.primaryEdge ?? .leading, primaryColumnWidth: environment.size.width,
            supplementaryColumnWidth: style == .tripleColumn ? environment.size.width : nil,
            columns: ArrangedColumns(
                ColumnList(
                    of: style, inspector: hasInspector && configuration.listsInspector, compact: top == .compact),
                stackedUnder: top,
                in: ColumnBounds(
                    size: environment.size, insets: environment.safeAreaInsets, primaryEnd: 0, isMirrored: false),
                ownClass: environment.horizontalSizeClass),
            displayModeButton: DisplayModeButton(isVisible: false, targetDisplayMode: nil), reasons: reasons,
            state: SplitViewLayoutState(
                displayMode: .oneBesideSecondary,
                requestedDisplayMode: configuration.preferredDisplayMode ?? .automatic, isCollapsed: true,
                showsInspector: moment.previous?.showsInspector ?? false))
    }
}
