extension GenerationRules {
    /// The rule behind each field of an expanded arrangement.
    @inline(__always)
    static func reasons(
        _ mode: ModeDecision, _ layout: ColumnLayout, _ configuration: SplitViewConfiguration,
        _ measures: ColumnMeasures, _ environment: SplitViewEnvironment, _ state: SplitViewLayoutState
    ) -> ArrangementReasons {
        let style = configuration.style ?? .unspecified
        var reasons = ArrangementReasons(all: mode.reason)
        reasons.splitBehavior = mode.behaviorReason
        reasons.columns =
            layout.placements.inspector == nil ? placingReason(style, mode.displayMode) : Reason(.col27, .inferred)
        reasons.primaryColumnWidth = widthReason(measures.primary, layout.primaryColumnWidth)
        reasons.supplementaryColumnWidth = widthReason(measures.supplementary, layout.supplementaryColumnWidth)
        // Three columns side by side were read where their minimums fit.
        let isNarrow = mode.displayMode == .twoBesideSecondary && !measures.fitsThree
        if isNarrow || !isRead(configuration, measures, environment) { reasons.concludeLayout() }
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

    /// Whether frames were read in the circumstances: in iOS 26 those of the readings, before it whole points.
    ///
    /// Open are there: other scales than 2, right to left, a trailing edge at other widths than 820, what the secondary
    /// prefers, all but minimums of the supplementary, and all but minimums of the primary at other widths than 820.
    @inline(__always)
    private static func isRead(
        _ configuration: SplitViewConfiguration, _ measures: ColumnMeasures, _ environment: SplitViewEnvironment
    ) -> Bool {
        guard numbers.floatingMargin != nil else { return measures.width == environment.size.width }
        let isLogged = measures.width == SplitViewEnvironment.widthOfStepLog
        return environment.pixels.scale == SplitViewEnvironment.assumedDisplayScale && !environment.isRightToLeft
            && (isLogged || configuration.primaryEdge != .trailing) && configuration.secondary.isMinimumAtMost
            && configuration.supplementary.isMinimumAtMost && (isLogged || configuration.primary.isMinimumAtMost)
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

extension ArrangementReasons {
    /// Says that what was read of frames, and of widths that follow from them, is concluded here.
    fileprivate mutating func concludeLayout() {
        if columns.confidence == .measured { columns.confidence = .inferred }
        if primaryColumnWidth == Reason(.col12, .measured) { primaryColumnWidth.confidence = .inferred }
        if supplementaryColumnWidth == Reason(.col12, .measured) { supplementaryColumnWidth.confidence = .inferred }
    }
}

extension ColumnWidths {
    /// Whether nothing but a minimum is set.
    fileprivate var isMinimumAtMost: Bool {
        isAutomatic || (maximum == nil && preferred == nil && preferredFraction == nil)
    }
}

extension SplitViewEnvironment {
    /// The width of the bounds in the step log of iOS 26.1, in points.
    fileprivate static var widthOfStepLog: Double { 820 }
}
