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
        guard !environment.isCollapsed else {
            return collapsed(configuration, environment, moment, top: collapsedTop ?? .secondary)
        }
        return expanded(configuration, environment, moment)
    }

    private func expanded(
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
        var placements = isTriple ? rules.placeTriple(mode, measures) : rules.placePair(mode, measures)
        if state.showsInspector, rules.hasInspector {
            placeInspector(configuration, environment, measures, &placements)
        }
        return SplitArrangement(
            isCollapsed: false, displayMode: mode.displayMode, splitBehavior: mode.behavior,
            primaryEdge: configuration.primaryEdge ?? .leading,
            primaryColumnWidth: placements.primaryColumnWidth,
            supplementaryColumnWidth: isTriple ? placements.supplementaryColumnWidth : nil,
            columns: columns(placements, configuration, environment, measures),
            displayModeButton: button(configuration, after: question, state),
            reasons: reasons(mode, placements, configuration, measures, state), state: state)
    }

    /// The columns of the style, mirrored back to where they really stand.
    private func columns(
        _ placements: ColumnPlacements, _ configuration: SplitViewConfiguration,
        _ environment: SplitViewEnvironment, _ measures: ColumnMeasures
    ) -> [ArrangedColumn] {
        let own = environment.horizontalSizeClass
        let mirror = configuration.isMirrored(in: environment) ? measures.width : nil
        // A column that the others leave no width does not show; where nothing is measured, none has any.
        let isUnmeasured = measures.width == 0
        func column(_ column: SplitViewColumn, _ placement: ColumnPlacement?, sees: SizeClass?) -> ArrangedColumn {
            guard let placement, placement.frame.width > 0 || isUnmeasured else {
                return ArrangedColumn(
                    column: column, isVisible: false, presentation: .hidden, frame: nil, horizontalSizeClass: sees)
            }
            let placed = mirror.map { placement.mirrored(inWidth: $0) } ?? placement
            return ArrangedColumn(
                column: column, isVisible: true, presentation: placed.presentation, frame: placed.frame,
                safeAreaInsets: placed.safeAreaInsets, horizontalSizeClass: sees)
        }
        // SVC-20: the primary is told that it is compact, the secondary is told the split view's own class.
        let primary = column(.primary, placements.primary, sees: .compact)
        let secondary = column(.secondary, placements.secondary, sees: own)
        // The supplementary and the inspector are side columns like the primary (inferred).
        switch (configuration.style == .tripleColumn, rules.hasInspector && configuration.listsInspector) {
        case (false, false): return [primary, secondary]
        case (true, false):
            return [primary, column(.supplementary, placements.supplementary, sees: .compact), secondary]
        case (false, true): return [primary, secondary, column(.inspector, placements.inspector, sees: .compact)]
        case (true, true):
            return [
                primary, column(.supplementary, placements.supplementary, sees: .compact), secondary,
                column(.inspector, placements.inspector, sees: .compact),
            ]
        }
    }
}
