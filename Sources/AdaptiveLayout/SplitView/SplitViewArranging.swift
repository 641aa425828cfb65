extension SplitViewGeneration {
    /// What a split view shows at a moment: which columns, where, in which display mode, and by which rules.
    ///
    /// - Parameters:
    ///   - configuration: what the app set, without settings that the version does not know.
    ///   - environment: the split view's bounds, in points, its own traits and insets.
    ///   - moment: the occasion, with what the layout before left behind.
    ///   - collapsedTop: the column whose screen is on top while the columns are one stack; the secondary where nil
    ///     (CX-4, CX-14).
    /// - Returns: frames in points in the split view's own coordinates, finite and never negative.
    public func arrange(
        _ configuration: SplitViewConfiguration, in environment: SplitViewEnvironment,
        at moment: LayoutMoment = .firstLayout, collapsedTop: SplitViewColumn? = nil
    ) -> SplitArrangement {
        rules.arrange(configuration, in: environment, at: moment, collapsedTop: collapsedTop ?? .secondary)
    }
}

extension GenerationRules {
    static func arrange(
        _ configuration: SplitViewConfiguration, in environment: SplitViewEnvironment, at moment: LayoutMoment,
        collapsedTop: SplitViewColumn
    ) -> SplitArrangement {
        environment.isCollapsed
            ? collapsed(configuration, environment, moment, top: collapsedTop)
            : expanded(configuration, environment, moment)
    }

    private static func expanded(
        _ configuration: SplitViewConfiguration, _ environment: SplitViewEnvironment, _ moment: LayoutMoment
    ) -> SplitArrangement {
        let style = configuration.style ?? .unspecified
        let measures = measures(of: configuration, in: environment)
        let question = question(configuration, environment, moment, measures.room)
        let mode = resolve(question)
        let state = SplitViewLayoutState(
            displayMode: mode.displayMode, requestedDisplayMode: mode.request,
            showsInspector: moment.previous?.showsInspector ?? false)
        let isTriple = style == .tripleColumn
        var layout = isTriple ? placeTriple(mode, measures) : placePair(mode, measures)
        let bounds = ColumnBounds(
            size: Size(width: measures.width, height: measures.height), insets: measures.insets,
            primaryEnd: layout.placements.primary?.maxX ?? 0, isMirrored: configuration.isMirrored(in: environment))
        if state.showsInspector, hasInspector {
            placeInspector(configuration, environment, measures, bounds, &layout.placements)
        }
        return SplitArrangement(
            isCollapsed: false, displayMode: mode.displayMode, splitBehavior: mode.behavior,
            primaryEdge: configuration.primaryEdge ?? .leading,
            primaryColumnWidth: layout.primaryColumnWidth,
            supplementaryColumnWidth: isTriple ? layout.supplementaryColumnWidth : nil,
            columns: ArrangedColumns(
                ColumnList(of: style, inspector: hasInspector && configuration.listsInspector),
                at: layout.placements, in: bounds, ownClass: environment.horizontalSizeClass),
            displayModeButton: button(configuration, after: question, state),
            reasons: reasons(mode, layout, configuration, measures, environment, state), state: state)
    }
}
