extension SplitViewGeneration {
    /// Puts the inspector at the trailing edge, beside the secondary where that keeps its minimum, else over it.
    ///
    /// COL-27 says where it stands; its width and the room that it needs are not published (inferred): 320 points at
    /// most, as the other side columns.
    func placeInspector(
        _ configuration: SplitViewConfiguration, _ environment: SplitViewEnvironment, _ measures: ColumnMeasures,
        _ placements: inout ColumnPlacements
    ) {
        let widths = configuration.inspector
        let raised = max(widths.wanted(in: environment) ?? numbers.supplementaryDefault.points, widths.minimum ?? 0)
        let width = min(raised, widths.maximum ?? .infinity, measures.width)
        let start = measures.width - width
        let secondary = placements.secondary
        let left = start - measures.separator - secondary.frame.x
        let isTiled = left - secondary.safeAreaInsets.left >= measures.secondaryMinimum
        placements.inspector = ColumnPlacement(x: start, width: width, as: isTiled ? .tiled : .overlay, in: measures)
        guard isTiled else { return }
        placements.secondary.frame.width = left
        placements.secondary.safeAreaInsets.right = 0
    }
}
