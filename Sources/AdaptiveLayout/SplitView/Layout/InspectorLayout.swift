extension GenerationRules {
    /// Puts the inspector at the trailing edge, beside the secondary where that keeps its minimum, else over it.
    ///
    /// COL-27 says where it stands; its width and the room that it needs are not published (inferred): 320 points at
    /// most, as the other side columns.
    static func placeInspector(
        _ configuration: SplitViewConfiguration, _ environment: SplitViewEnvironment, _ measures: ColumnMeasures,
        _ bounds: ColumnBounds, _ placements: inout ColumnPlacements
    ) {
        let widths = configuration.widths?.inspector
        let raised = max(widths?.wanted(in: environment) ?? numbers.supplementaryDefault.points, widths?.minimum ?? 0)
        let width = min(raised, widths?.maximum ?? .infinity, measures.width)
        let start = measures.width - width
        guard let secondary = placements.secondary else { return }
        let left = start - measures.separator - secondary.x
        let isTiled = left - bounds.leadingInset(of: secondary) >= measures.secondaryMinimum
        placements.inspector = ColumnPlacement(x: start, width: width, as: isTiled ? .tiled : .overlay)
        guard isTiled else { return }
        placements.secondary?.width = left
        placements.secondary?.isClearOfTrailingInset = true
    }
}
