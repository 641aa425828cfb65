// The geometry of iOS 26: the primary column floats as a panel over the others, which run to the edges (SVC-23, COL-29).

/// Why columns stand where they do around a floating primary.
func reasonOfFloatingColumns(_ style: SplitViewStyle, _ mode: DisplayMode) -> Reason {
    guard style != .tripleColumn else { return Reason(.col13, .measured) }
    return switch mode {
    case .secondaryOnly: Reason(.col2, .documented)
    case .oneOverSecondary: Reason(.svc23, .inferred)
    default: Reason(.svc23, .measured)
    }
}

/// Places one side column, which floats, and the secondary.
func placeFloatingPair(_ mode: ModeDecision, _ measures: ColumnMeasures) -> ColumnPlacements {
    let full = ColumnPlacement(x: 0, width: measures.width, as: .tiled, in: measures)
    var placements = ColumnPlacements(
        secondary: full, primaryColumnWidth: measures.primary.preferred, supplementaryColumnWidth: 0)
    guard mode.displayMode != .secondaryOnly else { return placements }
    let isOver = mode.displayMode == .oneOverSecondary
    let panel = floatingPanel(measures.primary.preferred, as: isOver ? .overlay : .floating, measures)
    placements.primary = panel
    // COL-29: beside, the secondary runs below the panel, and its safe area says so.
    placements.secondary = isOver ? full : full.covered(upTo: panel.frame.maxX)
    return placements
}

/// Places two side columns, the primary floating, and the secondary.
func placeFloatingTriple(_ mode: ModeDecision, _ measures: ColumnMeasures) -> ColumnPlacements {
    switch mode.displayMode {
    case .secondaryOnly, .automatic:
        return ColumnPlacements(
            secondary: ColumnPlacement(x: 0, width: measures.width, as: .tiled, in: measures),
            primaryColumnWidth: measures.primary.preferred,
            supplementaryColumnWidth: measures.supplementary.preferred)
    case .oneBesideSecondary:
        return placeSupplementaryBeside(measures)
    case .oneOverSecondary:
        let width = min(measures.supplementary.preferred, measures.width)
        return ColumnPlacements(
            supplementary: ColumnPlacement(x: 0, width: width, as: .overlay, in: measures),
            secondary: ColumnPlacement(x: 0, width: measures.width, as: .tiled, in: measures),
            primaryColumnWidth: measures.primary.preferred, supplementaryColumnWidth: width)
    case .twoBesideSecondary:
        return placePanelBeside(measures)
    case .twoOverSecondary, .twoDisplaceSecondary:
        guard mode.adaptedRequest != .twoOverSecondary else { return placeBothOver(measures) }
        // Two beside or two displacing did not fit: the panel lies over one beside, which stays as it is.
        var placements = placeSupplementaryBeside(measures)
        placements.primary = floatingPanel(measures.primary.preferred, as: .overlay, measures)
        return placements
    }
}

private func placeSupplementaryBeside(_ measures: ColumnMeasures) -> ColumnPlacements {
    let width = supplementaryBesideWidth(measures)
    return ColumnPlacements(
        supplementary: ColumnPlacement(x: 0, width: width, as: .tiled, in: measures),
        secondary: secondary(behind: width, as: .tiled, measures),
        primaryColumnWidth: measures.primary.preferred, supplementaryColumnWidth: width)
}

/// Two beside: the supplementary's own frame starts at the edge and runs below the panel.
private func placePanelBeside(_ measures: ColumnMeasures) -> ColumnPlacements {
    let (primary, supplementary) = sharedWidths(measures)
    let both = min(measures.primaryMargin + primary + supplementary, measures.width)
    let panel = floatingPanel(primary, as: .floating, measures)
    return ColumnPlacements(
        primary: panel,
        supplementary: ColumnPlacement(x: 0, width: both, as: .tiled, in: measures).covered(upTo: panel.frame.maxX),
        secondary: secondary(behind: both, as: .tiled, measures),
        primaryColumnWidth: primary, supplementaryColumnWidth: both)
}

/// Two over by request: the primary is cut before the supplementary where both do not fit (COL-12).
private func placeBothOver(_ measures: ColumnMeasures) -> ColumnPlacements {
    let (primary, supplementary) = widthsInFront(measures, supplementary: measures.supplementary.preferred)
    let both = min(measures.primaryMargin + primary + supplementary, measures.width)
    let panel = floatingPanel(primary, as: .overlay, measures)
    return ColumnPlacements(
        primary: panel,
        supplementary: ColumnPlacement(x: 0, width: both, as: .overlay, in: measures).covered(upTo: panel.frame.maxX),
        secondary: ColumnPlacement(x: 0, width: measures.width, as: .tiled, in: measures),
        primaryColumnWidth: primary, supplementaryColumnWidth: both)
}

/// The panel of a primary column.
///
/// Its margins are 10 points, or the inset of that edge where that is more: 32 above and 10 before it as measured; below
/// it 10 over an inset of 0 and 15 over one of 25 as measured, hence an inset less 10 (inferred).
private func floatingPanel(
    _ width: Double, as presentation: ColumnPresentation, _ measures: ColumnMeasures
) -> ColumnPlacement {
    let gap = 10.0
    let top = min(max(gap, measures.insets.top), measures.height)
    let bottom = max(gap, measures.insets.bottom - gap)
    let start = min(measures.primaryMargin, measures.width)
    let frame = Rect(
        x: start, y: top, width: max(0, min(width, measures.width - start - gap)),
        height: max(0, measures.height - top - bottom))
    return ColumnPlacement(floating: frame, as: presentation)
}
