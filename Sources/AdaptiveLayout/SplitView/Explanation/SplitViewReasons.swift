extension GenerationRules {
    /// Fills in the rule behind each field of an expanded arrangement.
    @inline(__always)
    static func explain(
        _ reasons: inout ArrangementReasons, _ style: SplitViewStyle, _ mode: ModeDecision,
        _ widths: SideColumnWidths, _ configuration: SplitViewConfiguration, _ measures: ColumnMeasures,
        isRightToLeft: Bool, isAtOwnWidth: Bool
    ) {
        reasons.displayMode = mode.reason
        reasons.splitBehavior = mode.behaviorReason
        reasons.columns = placingReason(style, mode.displayMode)
        reasons.primaryColumnWidth = widthReason(measures.primary, widths.primary)
        reasons.supplementaryColumnWidth = widthReason(measures.supplementary, widths.supplementary)
        // Three columns side by side were read where their minimums fit.
        let isNarrow = mode.displayMode == .twoBesideSecondary && !measures.fitsThree
        if isNarrow || !isRead(configuration, measures, isRightToLeft: isRightToLeft, isAtOwnWidth: isAtOwnWidth) {
            reasons.concludeLayout()
        }
        // SVC-20 is documented for the classic style; what side columns see in the column styles is not.
        reasons.horizontalSizeClasses = Reason(.svc20, style == .unspecified ? .documented : .inferred)
        reasons.displayModeButton = buttonReason(configuration, style)
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
        _ configuration: SplitViewConfiguration, _ measures: ColumnMeasures, isRightToLeft: Bool, isAtOwnWidth: Bool
    ) -> Bool {
        guard numbers.floatingMargin != nil else { return isAtOwnWidth }
        let isLogged = measures.width == SplitViewEnvironment.widthOfStepLog
        return measures.pixels.scale == SplitViewEnvironment.assumedDisplayScale && !isRightToLeft
            && (isLogged || configuration.primaryEdge != .trailing)
            && (configuration.widths?.areRead(isLogged: isLogged) ?? true)
    }

    @inline(__always)
    private static func buttonReason(_ configuration: SplitViewConfiguration, _ style: SplitViewStyle) -> Reason {
        guard style != .unspecified else {
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
    @inline(never)
    fileprivate mutating func concludeLayout() {
        if columns.confidence == .measured { columns.confidence = .inferred }
        if primaryColumnWidth == Reason(.col12, .measured) { primaryColumnWidth.confidence = .inferred }
        if supplementaryColumnWidth == Reason(.col12, .measured) { supplementaryColumnWidth.confidence = .inferred }
    }
}

extension WidthSettings {
    /// Whether frames were read under these settings, in bounds of the width of the step log or in others.
    @inline(never)
    fileprivate func areRead(isLogged: Bool) -> Bool {
        secondary.isMinimumAtMost && supplementary.isMinimumAtMost && (isLogged || primary.isMinimumAtMost)
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
