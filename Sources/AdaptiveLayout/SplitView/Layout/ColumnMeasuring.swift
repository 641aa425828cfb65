extension GenerationRules {
    /// The numbers of one split view, mirrored so that its primary edge is the left one.
    @inline(__always)
    static func measures(
        of configuration: SplitViewConfiguration, _ style: SplitViewStyle, in environment: SplitViewEnvironment
    ) -> ColumnMeasures {
        let pixels = environment.pixels
        let separator = numbers.separator ?? pixels.pixel
        let primary = defaultPrimaryWidth(style, in: environment.size.width)
        var measures = ColumnMeasures(
            pixels: pixels, width: pixels.rounded(environment.size.width), height: environment.size.height,
            separator: separator,
            primaryMargin: numbers.floatingMargin.map { max($0, environment.leadingInset(of: configuration)) }
                ?? separator,
            primary: automaticRange(primary, cappedBy: .svc18),
            supplementary: automaticRange(numbers.supplementaryDefault, cappedBy: .col11),
            secondaryMinimum: numbers.secondaryMinimum, secondaryWanted: numbers.secondaryMinimum)
        if let widths = configuration.widths {
            let width = environment.size.width
            measures.primary = range(
                widths.primary, default: primary, by: .svc17, cappedBy: .svc18, inWidth: width, on: pixels)
            measures.supplementary = range(
                widths.supplementary, default: numbers.supplementaryDefault, by: .col10, cappedBy: .col11,
                inWidth: width, on: pixels)
            measures.secondaryMinimum = widths.secondary.minimum ?? numbers.secondaryMinimum
            let wanted = widths.secondary.wanted(inWidth: width, on: pixels)
            measures.secondaryWanted = max(measures.secondaryMinimum, wanted ?? 0)
        }
        return measures
    }

    /// SVC-17, COL-10: the wanted width or the default, raised to the minimum, then lowered to the maximum.
    @inline(never)
    private static func range(
        _ widths: ColumnWidths, default standard: KnownWidth, by rule: RuleID, cappedBy cap: RuleID,
        inWidth width: Double, on pixels: PixelGrid
    ) -> WidthRange {
        let wanted = widths.wanted(inWidth: width, on: pixels)
        var (preferred, source) = (wanted ?? standard.points, wanted == nil ? WidthSource.standard : .wanted)
        if let minimum = widths.minimum, minimum > preferred { (preferred, source) = (minimum, .minimum) }
        if let maximum = widths.maximum {
            if maximum < preferred { (preferred, source) = (maximum, .maximum) }
        } else if let automatic = numbers.automaticMaximum {
            // SVC-18: the automatic maximum caps a width; a minimum above it lifts it (inferred).
            let maximum = max(automatic, widths.minimum ?? 0)
            if maximum < preferred { (preferred, source) = (maximum, .automaticMaximum) }
        }
        return WidthRange(
            minimum: min(widths.minimum ?? numbers.sideMinimum, preferred),
            firmMinimum: min(widths.minimum ?? 0, preferred), preferred: preferred, source: source,
            reason: source == .standard
                ? standard.reason
                : reason(
                    source, widths, rule, cap, isRounded: widths.isRounded(inWidth: width, on: pixels)))
    }

    /// The range of a column while the app leaves all widths automatic.
    @inline(__always)
    private static func automaticRange(_ standard: KnownWidth, cappedBy cap: RuleID) -> WidthRange {
        if let automatic = numbers.automaticMaximum, automatic < standard.points {
            // SVC-18
            return WidthRange(
                minimum: min(numbers.sideMinimum, automatic), firmMinimum: 0, preferred: automatic,
                source: .automaticMaximum, reason: Reason(cap, .documented))
        }
        return WidthRange(
            minimum: min(numbers.sideMinimum, standard.points), firmMinimum: 0, preferred: standard.points,
            source: .standard, reason: standard.reason)
    }

    private static func reason(
        _ source: WidthSource, _ widths: ColumnWidths, _ rule: RuleID, _ cap: RuleID, isRounded: Bool
    ) -> Reason {
        let isLifted = widths.maximum == nil && (widths.minimum ?? 0) > (numbers.automaticMaximum ?? .infinity)
        switch source {
        case .automaticMaximum: return Reason(cap, isLifted ? .inferred : .documented)
        case .minimum: return isLifted ? Reason(cap, .inferred) : Reason(rule, .documented)
        // A minimum above the maximum is not documented; the order of SVC-17 gives the maximum.
        case .maximum: return Reason(rule, (widths.minimum ?? 0) > (widths.maximum ?? 0) ? .inferred : .documented)
        // That a fraction is rounded to a pixel is concluded.
        case .wanted: return Reason(rule, isRounded ? .inferred : .documented)
        case .standard: return Reason(rule, .documented)
        }
    }
}

extension SplitViewConfiguration {
    /// Whether the primary column stands at the right: a trailing edge, or a leading one right to left (SVC-22).
    @inline(__always)
    func isMirrored(in environment: SplitViewEnvironment) -> Bool {
        (primaryEdge == .trailing) != environment.isRightToLeft
    }
}

extension SplitViewEnvironment {
    /// The inset on the side of the primary column.
    @inline(__always)
    fileprivate func leadingInset(of configuration: SplitViewConfiguration) -> Double {
        configuration.isMirrored(in: self) ? safeAreaInsets.right : safeAreaInsets.left
    }
}

extension ColumnWidths {
    /// Whether the fraction that counts gives no whole number of pixels.
    fileprivate func isRounded(inWidth width: Double, on pixels: PixelGrid) -> Bool {
        guard preferred == nil, let preferredFraction else { return false }
        return wanted(inWidth: width, on: pixels) != preferredFraction * width
    }

    /// SVC-17: the width in points that the app asks for, or the fraction of the split view's; nil where automatic.
    func wanted(inWidth width: Double, on pixels: PixelGrid) -> Double? {
        preferred ?? preferredFraction.map { pixels.rounded($0 * width) }
    }
}
