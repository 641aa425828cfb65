// The geometry of iOS 8 to 18: columns from edge to edge with a separator between them (SVC-23).
//
// COL-14: in iOS 14 to 18 the primary's own view reaches beyond the edge. Frames are those of what can be seen.

/// Why columns stand edge to edge where they do.
func reasonOfTiledColumns(_ style: SplitViewStyle, _ mode: DisplayMode) -> Reason {
    switch mode {
    case .oneBesideSecondary, .twoBesideSecondary, .automatic:
        // The point between two columns was read in the classic style.
        Reason(.svc23, style == .unspecified ? .measured : .inferred)
    case .twoDisplaceSecondary: Reason(.col2, .inferred)
    case .secondaryOnly, .oneOverSecondary, .twoOverSecondary:
        // SVC-13: the classic style shows modes as they are named.
        Reason(style == .unspecified ? .svc13 : .col2, .documented)
    }
}

/// Places one side column and the secondary, edge to edge.
func placeTiledPair(_ mode: ModeDecision, _ measures: ColumnMeasures) -> ColumnLayout {
    let wanted = measures.primary.preferred
    let width = min(wanted, measures.width)
    var layout = ColumnLayout(
        secondary: ColumnPlacement(x: 0, width: measures.width, as: .tiled),
        primaryColumnWidth: wanted, supplementaryColumnWidth: 0)
    switch mode.displayMode {
    case .secondaryOnly:
        break
    case .oneOverSecondary:
        // COL-2, BUG-8: an overlay leaves the secondary as wide as it was.
        layout.placements.primary = ColumnPlacement(x: 0, width: width, as: .overlay)
    default:
        layout.placements.primary = ColumnPlacement(x: 0, width: width, as: .tiled)
        layout.placements.secondary = secondary(behind: width, as: .tiled, measures)
    }
    return layout
}

/// Places two side columns and the secondary, edge to edge.
func placeTiledTriple(_ mode: ModeDecision, _ measures: ColumnMeasures) -> ColumnLayout {
    switch mode.displayMode {
    case .secondaryOnly, .automatic:
        return ColumnLayout(
            secondary: ColumnPlacement(x: 0, width: measures.width, as: .tiled),
            primaryColumnWidth: measures.primary.preferred,
            supplementaryColumnWidth: measures.supplementary.preferred)
    case .oneBesideSecondary, .oneOverSecondary:
        return placeSupplementaryAlone(isOver: mode.displayMode == .oneOverSecondary, measures)
    case .twoBesideSecondary:
        return placeThreeBeside(measures)
    case .twoOverSecondary, .twoDisplaceSecondary:
        return placeTwoInFront(displacing: mode.displayMode == .twoDisplaceSecondary, measures)
    }
}

private func placeSupplementaryAlone(isOver: Bool, _ measures: ColumnMeasures) -> ColumnLayout {
    let width = isOver ? min(measures.supplementary.preferred, measures.width) : supplementaryBesideWidth(measures)
    return ColumnLayout(
        supplementary: ColumnPlacement(x: 0, width: width, as: isOver ? .overlay : .tiled),
        secondary: isOver
            ? ColumnPlacement(x: 0, width: measures.width, as: .tiled)
            : secondary(behind: width, as: .tiled, measures),
        primaryColumnWidth: measures.primary.preferred, supplementaryColumnWidth: width)
}

private func placeThreeBeside(_ measures: ColumnMeasures) -> ColumnLayout {
    let (primary, supplementary) = sharedWidths(measures)
    let start = primary + measures.separator
    return ColumnLayout(
        primary: ColumnPlacement(x: 0, width: primary, as: .tiled),
        supplementary: ColumnPlacement(x: start, width: supplementary, as: .tiled),
        secondary: secondary(behind: start + supplementary, as: .tiled, measures),
        primaryColumnWidth: primary, supplementaryColumnWidth: supplementary)
}

/// Two over the secondary, or pushing it: displaced, it keeps the width that it has beside one column (COL-2, inferred).
private func placeTwoInFront(displacing: Bool, _ measures: ColumnMeasures) -> ColumnLayout {
    let beside = supplementaryBesideWidth(measures)
    let wanted = displacing ? beside : measures.supplementary.preferred
    let (primary, supplementary) = widthsInFront(measures, supplementary: wanted)
    let start = min(primary + measures.separator, measures.width)
    let presentation: ColumnPresentation = displacing ? .displacing : .overlay
    var pushed = ColumnPlacement(x: 0, width: measures.width, as: .tiled)
    if displacing {
        pushed = ColumnPlacement(
            x: start + supplementary + measures.separator, width: measures.width - beside - measures.separator,
            as: .displacing)
    }
    return ColumnLayout(
        primary: ColumnPlacement(x: 0, width: primary, as: presentation),
        supplementary: ColumnPlacement(x: start, width: supplementary, as: presentation),
        secondary: pushed, primaryColumnWidth: primary, supplementaryColumnWidth: supplementary)
}
