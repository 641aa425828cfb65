// The geometry of iOS 26: the primary column floats as a panel over the others, which run to the edges (SVC-23, COL-29).

/// Why columns stand where they do around a floating primary.
@inline(__always)
func reasonOfFloatingColumns(_ style: SplitViewStyle, _ mode: DisplayMode) -> Reason {
    guard style != .tripleColumn else { return Reason(.col13, .measured) }
    return switch mode {
    case .secondaryOnly: Reason(style == .unspecified ? .svc13 : .col2, .documented)
    case .oneOverSecondary: Reason(.svc23, .inferred)
    default: Reason(.svc23, .measured)
    }
}

/// Places one side column, which floats, and the secondary.
@inline(__always)
func placeFloatingPair(
    _ mode: DisplayMode, _ measures: ColumnMeasures, _ placements: inout ColumnPlacements
) -> SideColumnWidths {
    let primary = measures.primary.preferred
    placements.placeSecondaryAlone(measures)
    if mode != .secondaryOnly {
        let isOver = mode == .oneOverSecondary
        // COL-29: beside, the secondary runs below the panel, and its safe area says so.
        placements.placePanel(
            floatingPanel(primary, as: isOver ? .overlay : .floating, measures), over: isOver ? nil : .secondary)
    }
    return SideColumnWidths(primary: primary)
}

/// Places two side columns, the primary floating, and the secondary; `asked` is the mode that was asked for.
@inline(__always)
func placeFloatingTriple(
    _ mode: DisplayMode, asked: DisplayMode, _ measures: ColumnMeasures, _ placements: inout ColumnPlacements
) -> SideColumnWidths {
    let (primary, supplementary) = (measures.primary.preferred, measures.supplementary.preferred)
    switch mode {
    case .secondaryOnly, .automatic:
        placements.placeSecondaryAlone(measures)
        return SideColumnWidths(primary: primary, supplementary: supplementary)
    case .oneBesideSecondary:
        return placeSupplementaryBeside(measures, &placements)
    case .oneOverSecondary:
        let width = min(supplementary, measures.width)
        placements.supplementary = ColumnPlacement(x: 0, width: width, as: .overlay)
        placements.placeSecondaryAlone(measures)
        return SideColumnWidths(primary: primary, supplementary: width)
    case .twoBesideSecondary:
        return placePanelBeside(measures, &placements)
    case .twoOverSecondary, .twoDisplaceSecondary:
        guard asked != .twoOverSecondary else { return placeBothOver(measures, &placements) }
        // Two beside or two displacing did not fit: the panel lies over one beside, which stays as it is.
        placements.placePanel(floatingPanel(primary, as: .overlay, measures))
        return placeSupplementaryBeside(measures, &placements)
    }
}

@inline(__always)
private func placeSupplementaryBeside(
    _ measures: ColumnMeasures, _ placements: inout ColumnPlacements
) -> SideColumnWidths {
    let width = supplementaryBesideWidth(measures)
    placements.supplementary = ColumnPlacement(x: 0, width: width, as: .tiled)
    placements.placeSecondary(behind: width, measures)
    return SideColumnWidths(primary: measures.primary.preferred, supplementary: width)
}

/// Two beside: the supplementary's own frame starts at the edge and runs below the panel.
@inline(__always)
private func placePanelBeside(_ measures: ColumnMeasures, _ placements: inout ColumnPlacements) -> SideColumnWidths {
    let (primary, supplementary) = sharedWidths(measures)
    let both = min(measures.primaryMargin + primary + supplementary, measures.width)
    placements.placePanel(floatingPanel(primary, as: .floating, measures), over: .supplementary)
    placements.supplementary = ColumnPlacement(x: 0, width: both, as: .tiled)
    placements.placeSecondary(behind: both, measures)
    return SideColumnWidths(primary: primary, supplementary: both)
}

/// Two over by request: the primary is cut before the supplementary where both do not fit (COL-12).
@inline(__always)
private func placeBothOver(_ measures: ColumnMeasures, _ placements: inout ColumnPlacements) -> SideColumnWidths {
    let (primary, supplementary) = widthsInFront(measures, supplementary: measures.supplementary.preferred)
    let both = min(measures.primaryMargin + primary + supplementary, measures.width)
    placements.placePanel(floatingPanel(primary, as: .overlay, measures), over: .supplementary)
    placements.supplementary = ColumnPlacement(x: 0, width: both, as: .overlay)
    placements.placeSecondaryAlone(measures)
    return SideColumnWidths(primary: primary, supplementary: both)
}

/// The panel of a primary column, 10 points at least from either side.
@inline(__always)
private func floatingPanel(
    _ width: Double, as presentation: ColumnPresentation, _ measures: ColumnMeasures
) -> ColumnPlacement {
    let start = min(measures.primaryMargin, measures.width)
    return ColumnPlacement(x: start, width: min(width, measures.width - start - panelGap), as: presentation)
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
