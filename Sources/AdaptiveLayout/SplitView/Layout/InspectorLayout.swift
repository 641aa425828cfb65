extension GenerationRules {
    /// Puts the inspector at the trailing edge, beside the secondary where that keeps its minimum, else over it.
    ///
    /// COL-27 says where it stands; its width and the room that it needs are not published (inferred): 320 points at
    /// most, as the other side columns.
    @inline(__always)
    static func placeInspector(
        _ widths: ColumnWidths?, inWidth boundsWidth: Double, _ measures: ColumnMeasures,
        _ arrangement: inout SplitArrangement
    ) {
        placeInspector(
            widths, wanting: widths?.wanted(inWidth: boundsWidth, on: measures.pixels), inWidth: measures.width,
            separator: measures.separator, secondaryMinimum: measures.secondaryMinimum, &arrangement)
    }

    // Given a few of the measures: where all are handed on, they have to be put together for that.
    @inline(never)
    private static func placeInspector(
        _ widths: ColumnWidths?, wanting wanted: Double?, inWidth boundsWidth: Double, separator: Double,
        secondaryMinimum: Double, _ arrangement: inout SplitArrangement
    ) {
        let raised = max(wanted ?? numbers.supplementaryDefault.points, widths?.minimum ?? 0)
        let width = min(raised, widths?.maximum ?? .infinity, boundsWidth)
        let start = boundsWidth - width
        guard let secondary = arrangement.columns.placements.secondary else { return }
        let left = start - separator - secondary.x
        let panelEnd = arrangement.columns.placements.panelEnd(over: .secondary)
        let inset = arrangement.columns.bounds.leadingInset(of: secondary, underPanelTo: panelEnd)
        let isTiled = left - inset >= secondaryMinimum
        arrangement.reasons.columns = Reason(.col27, .inferred)
        arrangement.columns.placements.inspector = ColumnPlacement(
            x: start, width: width, as: isTiled ? .tiled : .overlay)
        if isTiled { arrangement.columns.placements.secondary?.width = left }
    }
}
