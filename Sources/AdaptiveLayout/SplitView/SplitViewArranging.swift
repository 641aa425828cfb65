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
        var arrangement = SplitArrangement()
        rules.arrange(
            &arrangement, configuration, in: environment, at: moment, collapsedTop: collapsedTop ?? .secondary)
        return arrangement
    }
}

// An arrangement is filled in where it stands: a struct of its size that is handed on is copied at every step.
extension GenerationRules {
    @inline(__always)
    static func arrange(
        _ arrangement: inout SplitArrangement, _ configuration: SplitViewConfiguration,
        in environment: SplitViewEnvironment, at moment: LayoutMoment, collapsedTop: SplitViewColumn
    ) {
        arrangement.columns.bounds.isMirrored = configuration.isMirrored(in: environment)
        arrangement.columns.bounds.insets = environment.safeAreaInsets
        arrangement.columns.ownClass = environment.horizontalSizeClass
        arrangement.primaryEdge = configuration.primaryEdge ?? .leading
        arrangement.state.showsInspector = moment.previous?.showsInspector ?? false
        if environment.isCollapsed {
            collapse(&arrangement, configuration, environment.size, top: collapsedTop)
        } else {
            switch configuration.style ?? .unspecified {
            case .unspecified: expandClassic(&arrangement, configuration, environment, moment)
            case .doubleColumn: expandDouble(&arrangement, configuration, environment, moment)
            case .tripleColumn: expandTriple(&arrangement, configuration, environment, moment)
            }
        }
    }

    // Each style has code of its own, in which nothing that only other styles have is asked about.
    @inline(never)
    private static func expandClassic(
        _ arrangement: inout SplitArrangement, _ configuration: SplitViewConfiguration,
        _ environment: SplitViewEnvironment, _ moment: LayoutMoment
    ) {
        expand(&arrangement, .unspecified, configuration, environment, moment)
    }

    @inline(never)
    private static func expandDouble(
        _ arrangement: inout SplitArrangement, _ configuration: SplitViewConfiguration,
        _ environment: SplitViewEnvironment, _ moment: LayoutMoment
    ) {
        expand(&arrangement, .doubleColumn, configuration, environment, moment)
    }

    @inline(never)
    private static func expandTriple(
        _ arrangement: inout SplitArrangement, _ configuration: SplitViewConfiguration,
        _ environment: SplitViewEnvironment, _ moment: LayoutMoment
    ) {
        expand(&arrangement, .tripleColumn, configuration, environment, moment)
    }

    @inline(__always)
    private static func expand(
        _ arrangement: inout SplitArrangement, _ style: SplitViewStyle, _ configuration: SplitViewConfiguration,
        _ environment: SplitViewEnvironment, _ moment: LayoutMoment
    ) {
        let measures = measures(of: configuration, style, in: environment)
        let question = question(configuration, style, environment, moment, measures)
        let mode = resolve(question)
        arrangement.state.displayMode = mode.displayMode
        arrangement.state.requestedDisplayMode = mode.request
        arrangement.splitBehavior = mode.behavior
        arrangement.columns.bounds.size = Size(width: measures.width, height: measures.height)
        arrangement.columns.listed = ColumnList(of: style, inspector: hasInspector && configuration.listsInspector)
        let widths: SideColumnWidths
        if style == .tripleColumn {
            widths = placeTriple(
                mode.displayMode, asked: mode.adaptedRequest, measures, &arrangement.columns.placements)
            arrangement.supplementaryColumnWidth = widths.supplementary
        } else {
            widths = placePair(mode.displayMode, measures, &arrangement.columns.placements)
        }
        arrangement.primaryColumnWidth = widths.primary
        arrangement.displayModeButton = button(configuration, after: question, arrangement.state)
        explain(
            &arrangement.reasons, style, mode, widths, configuration, measures,
            isRightToLeft: environment.isRightToLeft, isAtOwnWidth: measures.width == environment.size.width)
        if hasInspector, arrangement.state.showsInspector {
            placeInspector(
                configuration.widths?.inspector, inWidth: environment.size.width, measures, &arrangement)
        }
    }
}
