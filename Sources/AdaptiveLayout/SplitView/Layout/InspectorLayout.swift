extension GenerationRules {
    /// Puts the inspector at the trailing edge, beside the secondary where that keeps its minimum, else over it.
    ///
    /// COL-27 says where it stands; its width and the room that it needs are not published (inferred): 320 points at
    /// most, as the other side columns.
    @inline(never)
    static func placeInspector(
        _ widths: ColumnWidths?, inWidth boundsWidth: Double, _ measures: ColumnMeasures,
        _ arrangement: inout SplitArrangement
    ) {
        let wanted = widths?.wanted(inWidth: boundsWidth, on: measures.pixels)
        let raised = max(wanted ?? numbers.supplementaryDefault.points, widths?.minimum ?? 0)
        let width = min(raised, widths?.maximum ?? .infinity, measures.width)
        let start = measures.width - width
        guard let secondary = arrangement.columns.placements.secondary else { return }
        let left = start - measures.separator - secondary.x
        let panelEnd = arrangement.columns.placements.panelEnd(over: .secondary)
        let inset = arrangement.columns.bounds.leadingInset(of: secondary, underPanelTo: panelEnd)
        let isTiled = left - inset >= measures.secondaryMinimum
        arrangement.reasons.columns = Reason(.col27, .inferred)
        arrangement.columns.placements.inspector = ColumnPlacement(
            x: start, width: width, as: isTiled ? .tiled : .overlay)
        if isTiled { arrangement.columns.placements.secondary?.width = left }
    }
}
