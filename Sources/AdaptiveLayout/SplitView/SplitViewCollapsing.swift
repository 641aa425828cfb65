extension SplitViewGeneration {
    /// One stack: each column of the style is a screen of it, the top one fills the bounds (SVC-7, CX-13).
    func collapsed(
        _ configuration: SplitViewConfiguration, _ environment: SplitViewEnvironment, _ moment: LayoutMoment,
        top: SplitViewColumn
    ) -> SplitArrangement {
        let style = configuration.style ?? .unspecified
        let isMeasured = numbers.floatingMargin != nil
        var reasons = ArrangementReasons(all: Reason(.cx16, isMeasured ? .measured : .inferred))
        if style == .unspecified { reasons.splitBehavior = Reason(.svc3, .documented) }
        reasons.primaryColumnWidth = Reason(.svc19, .measured)
        reasons.horizontalSizeClasses = Reason(.svc20, .documented)
        reasons.isCollapsed = Reason(.svc4, .documented)
        reasons.primaryEdge = Reason(.svc22, .documented)
        reasons.columns = Reason(.svc7, .documented)
        reasons.displayModeButton = Reason(.svc7, .documented)
        return SplitArrangement(
            isCollapsed: true,
            // CX-16: the mode reads one beside, whatever was asked for; SVC-7 calls it meaningless.
            displayMode: .oneBesideSecondary, splitBehavior: style == .unspecified ? nil : .tile,
            primaryEdge: configuration.primaryEdge ?? .leading, primaryColumnWidth: environment.size.width,
            supplementaryColumnWidth: style == .tripleColumn ? environment.size.width : nil,
            columns: stackedColumns(style, configuration, environment, top: top),
            displayModeButton: DisplayModeButton(isVisible: false, targetDisplayMode: nil), reasons: reasons,
            state: SplitViewLayoutState(
                displayMode: .oneBesideSecondary,
                requestedDisplayMode: configuration.preferredDisplayMode ?? .automatic, isCollapsed: true,
                showsInspector: moment.previous?.showsInspector ?? false))
    }

    private func stackedColumns(
        _ style: SplitViewStyle, _ configuration: SplitViewConfiguration, _ environment: SplitViewEnvironment,
        top: SplitViewColumn
    ) -> [ArrangedColumn] {
        let bounds = Rect(x: 0, y: 0, width: environment.size.width, height: environment.size.height)
        func screen(_ column: SplitViewColumn) -> ArrangedColumn {
            let isTop = column == top
            // COL-26: a compact column replaces the stack; COL-27: an inspector is a sheet, not a screen of it.
            let isStacked = isTop || (top != .compact && column != .inspector)
            return ArrangedColumn(
                column: column, isVisible: isTop, presentation: isStacked ? .stacked : .hidden,
                frame: isTop ? bounds : nil, safeAreaInsets: isTop ? environment.safeAreaInsets : nil,
                horizontalSizeClass: environment.horizontalSizeClass)
        }
        var columns = [screen(.primary)]
        if style == .tripleColumn { columns.append(screen(.supplementary)) }
        columns.append(screen(.secondary))
        if rules.hasInspector, configuration.listsInspector { columns.append(screen(.inspector)) }
        if top == .compact { columns.append(screen(.compact)) }
        return columns
    }
}
