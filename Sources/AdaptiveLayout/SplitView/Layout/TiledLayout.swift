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
@inline(__always)
func placeTiledPair(
    _ mode: DisplayMode, _ measures: ColumnMeasures, _ placements: inout ColumnPlacements
) -> SideColumnWidths {
    let wanted = measures.primary.preferred
    let width = min(wanted, measures.width)
    switch mode {
    case .secondaryOnly:
        placements.placeSecondaryAlone(measures)
    case .oneOverSecondary:
        // COL-2, BUG-8: an overlay leaves the secondary as wide as it was.
        placements.primary = ColumnPlacement(x: 0, width: width, as: .overlay)
        placements.placeSecondaryAlone(measures)
    default:
        placements.primary = ColumnPlacement(x: 0, width: width, as: .tiled)
        placements.placeSecondary(behind: width, measures)
    }
    return SideColumnWidths(primary: wanted)
}

/// Places two side columns and the secondary, edge to edge.
@inline(never)
func placeTiledTriple(
    _ mode: DisplayMode, _ measures: ColumnMeasures, _ placements: inout ColumnPlacements
) -> SideColumnWidths {
    switch mode {
    case .secondaryOnly, .automatic:
        placements.placeSecondaryAlone(measures)
        return SideColumnWidths(
            primary: measures.primary.preferred, supplementary: measures.supplementary.preferred)
    case .oneBesideSecondary, .oneOverSecondary:
        return placeSupplementaryAlone(isOver: mode == .oneOverSecondary, measures, &placements)
    case .twoBesideSecondary:
        return placeThreeBeside(measures, &placements)
    case .twoOverSecondary, .twoDisplaceSecondary:
        return placeTwoInFront(displacing: mode == .twoDisplaceSecondary, measures, &placements)
    }
}

private func placeSupplementaryAlone(
    isOver: Bool, _ measures: ColumnMeasures, _ placements: inout ColumnPlacements
) -> SideColumnWidths {
    let width = isOver ? min(measures.supplementary.preferred, measures.width) : supplementaryBesideWidth(measures)
    placements.supplementary = ColumnPlacement(x: 0, width: width, as: isOver ? .overlay : .tiled)
    if isOver {
        placements.placeSecondaryAlone(measures)
    } else {
        placements.placeSecondary(behind: width, measures)
    }
    return SideColumnWidths(primary: measures.primary.preferred, supplementary: width)
}

private func placeThreeBeside(_ measures: ColumnMeasures, _ placements: inout ColumnPlacements) -> SideColumnWidths {
    let (primary, supplementary) = sharedWidths(measures)
    let start = primary + measures.separator
    placements.primary = ColumnPlacement(x: 0, width: primary, as: .tiled)
    placements.supplementary = ColumnPlacement(x: start, width: supplementary, as: .tiled)
    placements.placeSecondary(behind: start + supplementary, measures)
    return SideColumnWidths(primary: primary, supplementary: supplementary)
}

/// Two over the secondary, or pushing it: displaced, it keeps the width that it has beside one column (COL-2, inferred).
private func placeTwoInFront(
    displacing: Bool, _ measures: ColumnMeasures, _ placements: inout ColumnPlacements
) -> SideColumnWidths {
    let beside = supplementaryBesideWidth(measures)
    let wanted = displacing ? beside : measures.supplementary.preferred
    let (primary, supplementary) = widthsInFront(measures, supplementary: wanted)
    let start = min(primary + measures.separator, measures.width)
    let presentation: ColumnPresentation = displacing ? .displacing : .overlay
    placements.primary = ColumnPlacement(x: 0, width: primary, as: presentation)
    placements.supplementary = ColumnPlacement(x: start, width: supplementary, as: presentation)
    if displacing {
        placements.secondary = ColumnPlacement(
            x: start + supplementary + measures.separator, width: measures.width - beside - measures.separator,
            as: .displacing)
    } else {
        placements.placeSecondaryAlone(measures)
    }
    return SideColumnWidths(primary: primary, supplementary: supplementary)
}
