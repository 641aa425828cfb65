// The geometry of iOS 26: the primary column floats as a panel over the others, which run to the edges (SVC-23, COL-29).

/// Why columns stand where they do around a floating primary.
func reasonOfFloatingColumns(_ style: SplitViewStyle, _ mode: DisplayMode) -> Reason {
    guard style != .tripleColumn else { return Reason(.col13, .measured) }
    return switch mode {
    case .secondaryOnly: Reason(style == .unspecified ? .svc13 : .col2, .documented)
    case .oneOverSecondary: Reason(.svc23, .inferred)
    default: Reason(.svc23, .measured)
    }
}

/// Places one side column, which floats, and the secondary.
func placeFloatingPair(_ mode: ModeDecision, _ measures: ColumnMeasures) -> ColumnLayout {
    let full = ColumnPlacement(x: 0, width: measures.width, as: .tiled)
    var layout = ColumnLayout(
        secondary: full, primaryColumnWidth: measures.primary.preferred, supplementaryColumnWidth: 0)
    guard mode.displayMode != .secondaryOnly else { return layout }
    let isOver = mode.displayMode == .oneOverSecondary
    let panel = floatingPanel(measures.primary.preferred, as: isOver ? .overlay : .floating, measures)
    layout.placements.primary = panel
    // COL-29: beside, the secondary runs below the panel, and its safe area says so.
    layout.placements.secondary = isOver ? full : full.underPanel
    return layout
}

/// Places two side columns, the primary floating, and the secondary.
func placeFloatingTriple(_ mode: ModeDecision, _ measures: ColumnMeasures) -> ColumnLayout {
    switch mode.displayMode {
    case .secondaryOnly, .automatic:
        return ColumnLayout(
            secondary: ColumnPlacement(x: 0, width: measures.width, as: .tiled),
            primaryColumnWidth: measures.primary.preferred,
            supplementaryColumnWidth: measures.supplementary.preferred)
    case .oneBesideSecondary:
        return placeSupplementaryBeside(measures)
    case .oneOverSecondary:
        let width = min(measures.supplementary.preferred, measures.width)
        return ColumnLayout(
            supplementary: ColumnPlacement(x: 0, width: width, as: .overlay),
            secondary: ColumnPlacement(x: 0, width: measures.width, as: .tiled),
            primaryColumnWidth: measures.primary.preferred, supplementaryColumnWidth: width)
    case .twoBesideSecondary:
        return placePanelBeside(measures)
    case .twoOverSecondary, .twoDisplaceSecondary:
        guard mode.adaptedRequest != .twoOverSecondary else { return placeBothOver(measures) }
        // Two beside or two displacing did not fit: the panel lies over one beside, which stays as it is.
        var layout = placeSupplementaryBeside(measures)
        layout.placements.primary = floatingPanel(measures.primary.preferred, as: .overlay, measures)
        return layout
    }
}

private func placeSupplementaryBeside(_ measures: ColumnMeasures) -> ColumnLayout {
    let width = supplementaryBesideWidth(measures)
    return ColumnLayout(
        supplementary: ColumnPlacement(x: 0, width: width, as: .tiled),
        secondary: secondary(behind: width, as: .tiled, measures),
        primaryColumnWidth: measures.primary.preferred, supplementaryColumnWidth: width)
}

/// Two beside: the supplementary's own frame starts at the edge and runs below the panel.
private func placePanelBeside(_ measures: ColumnMeasures) -> ColumnLayout {
    let (primary, supplementary) = sharedWidths(measures)
    let both = min(measures.primaryMargin + primary + supplementary, measures.width)
    let panel = floatingPanel(primary, as: .floating, measures)
    return ColumnLayout(
        primary: panel,
        supplementary: ColumnPlacement(x: 0, width: both, as: .tiled).underPanel,
        secondary: secondary(behind: both, as: .tiled, measures),
        primaryColumnWidth: primary, supplementaryColumnWidth: both)
}

/// Two over by request: the primary is cut before the supplementary where both do not fit (COL-12).
private func placeBothOver(_ measures: ColumnMeasures) -> ColumnLayout {
    let (primary, supplementary) = widthsInFront(measures, supplementary: measures.supplementary.preferred)
    let both = min(measures.primaryMargin + primary + supplementary, measures.width)
    let panel = floatingPanel(primary, as: .overlay, measures)
    return ColumnLayout(
        primary: panel,
        supplementary: ColumnPlacement(x: 0, width: both, as: .overlay).underPanel,
        secondary: ColumnPlacement(x: 0, width: measures.width, as: .tiled),
        primaryColumnWidth: primary, supplementaryColumnWidth: both)
}

/// The panel of a primary column, 10 points at least from either side.
private func floatingPanel(
    _ width: Double, as presentation: ColumnPresentation, _ measures: ColumnMeasures
) -> ColumnPlacement {
    let start = min(measures.primaryMargin, measures.width)
    var panel = ColumnPlacement(x: start, width: min(width, measures.width - start - panelGap), as: presentation)
    panel.isPanel = true
    return panel
}

extension ColumnBounds {
    /// Where a panel starts, and how tall it is.
    ///
    /// Its margins are 10 points, or the inset of that edge where that is more: 32 above and 10 before it as measured;
    /// below it 10 over an inset of 0 and 15 over one of 25 as measured, hence an inset less 10 (inferred).
    var panelHeight: (y: Double, height: Double) {
        let top = min(max(panelGap, insets.top), size.height)
        let bottom = max(panelGap, insets.bottom - panelGap)
        return (top, max(0, size.height - top - bottom))
    }
}

/// What stands at least between a panel and an edge, in points.
private let panelGap = 10.0
