extension GenerationRules {
    /// The rule behind each field of an expanded arrangement.
    @inline(__always)
    static func reasons(
        _ mode: ModeDecision, _ layout: ColumnLayout, _ configuration: SplitViewConfiguration,
        _ measures: ColumnMeasures, _ state: SplitViewLayoutState
    ) -> ArrangementReasons {
        let style = configuration.style ?? .unspecified
        var reasons = ArrangementReasons(all: mode.reason)
        reasons.splitBehavior = mode.behaviorReason
        reasons.columns =
            layout.placements.inspector == nil ? placingReason(style, mode.displayMode) : Reason(.col27, .inferred)
        reasons.primaryColumnWidth = widthReason(measures.primary, layout.primaryColumnWidth)
        reasons.supplementaryColumnWidth = widthReason(measures.supplementary, layout.supplementaryColumnWidth)
        // SVC-20 is documented for the classic style; what side columns see in the column styles is not.
        reasons.horizontalSizeClasses = Reason(.svc20, style == .unspecified ? .documented : .inferred)
        reasons.displayModeButton = buttonReason(configuration, state)
        return reasons
    }

    /// A width that the layout cut or joined is the layout's; else it is the column's own.
    @inline(__always)
    private static func widthReason(_ range: WidthRange, _ width: Double) -> Reason {
        width == range.preferred
            ? range.reason : Reason(.col12, numbers.floatingMargin == nil ? .inferred : .measured)
    }

    @inline(__always)
    private static func buttonReason(_ configuration: SplitViewConfiguration, _ state: SplitViewLayoutState) -> Reason {
        guard let style = configuration.style, style != .unspecified else {
            // SVC-15 documents the button and what it asks the delegate; which mode it toggles to is inferred.
            return Reason(.svc15, .inferred)
        }
        let isWithoutGesture = configuration.presentsWithGesture == false
        if isWithoutGesture, configuration.displayModeButtonVisibility ?? .automatic == .automatic {
            return Reason(.svc16, .documented)
        }
        // COL-21 lists no button for a double column that displaces.
        let isListed = style == .tripleColumn || configuration.preferredSplitBehavior != .displace
        return Reason(.col21, isListed ? .documented : .inferred)
    }
}
