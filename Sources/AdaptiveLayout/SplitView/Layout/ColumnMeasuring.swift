extension GenerationRules {
    /// The numbers of one split view, mirrored so that its primary edge is the left one.
    @inline(__always)
    static func measures(
        of configuration: SplitViewConfiguration, in environment: SplitViewEnvironment
    ) -> ColumnMeasures {
        let pixels = environment.pixels
        let insets =
            configuration.isMirrored(in: environment)
            ? environment.safeAreaInsets.mirrored : environment.safeAreaInsets
        let separator = numbers.separator ?? pixels.pixel
        let secondaryMinimum = configuration.widths?.secondary.minimum ?? numbers.secondaryMinimum
        let style = configuration.style ?? .unspecified
        return ColumnMeasures(
            width: pixels.rounded(environment.size.width), height: environment.size.height, insets: insets,
            separator: separator, primaryMargin: numbers.floatingMargin.map { max($0, insets.left) } ?? separator,
            primary: range(
                configuration.widths?.primary, default: defaultPrimaryWidth(style, in: environment.size.width),
                by: .svc17, cappedBy: .svc18, environment),
            supplementary: range(
                configuration.widths?.supplementary, default: numbers.supplementaryDefault, by: .col10,
                cappedBy: .col11,
                environment),
            secondaryMinimum: secondaryMinimum,
            secondaryWanted: max(secondaryMinimum, configuration.widths?.secondary.wanted(in: environment) ?? 0))
    }

    /// SVC-17, COL-10: the wanted width or the default, raised to the minimum, then lowered to the maximum.
    @inline(__always)
    private static func range(
        _ widths: ColumnWidths?, default standard: KnownWidth, by rule: RuleID, cappedBy cap: RuleID,
        _ environment: SplitViewEnvironment
    ) -> WidthRange {
        guard let widths else { return automaticRange(standard, cappedBy: cap) }
        let wanted = widths.wanted(in: environment)
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
            reason: source == .standard ? standard.reason : reason(source, widths, rule, cap, environment))
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
        _ source: WidthSource, _ widths: ColumnWidths, _ rule: RuleID, _ cap: RuleID,
        _ environment: SplitViewEnvironment
    ) -> Reason {
        let isLifted = widths.maximum == nil && (widths.minimum ?? 0) > (numbers.automaticMaximum ?? .infinity)
        switch source {
        case .automaticMaximum: return Reason(cap, isLifted ? .inferred : .documented)
        case .minimum: return isLifted ? Reason(cap, .inferred) : Reason(rule, .documented)
        // A minimum above the maximum is not documented; the order of SVC-17 gives the maximum.
        case .maximum: return Reason(rule, (widths.minimum ?? 0) > (widths.maximum ?? 0) ? .inferred : .documented)
        // That a fraction is rounded to a pixel is concluded.
        case .wanted: return Reason(rule, widths.isRounded(in: environment) ? .inferred : .documented)
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

extension ColumnWidths {
    /// Whether the fraction that counts gives no whole number of pixels.
    fileprivate func isRounded(in environment: SplitViewEnvironment) -> Bool {
        guard preferred == nil, let preferredFraction else { return false }
        return wanted(in: environment) != preferredFraction * environment.size.width
    }

    /// SVC-17: the width in points that the app asks for, or the fraction of the split view's; nil where automatic.
    @inline(__always)
    func wanted(in environment: SplitViewEnvironment) -> Double? {
        preferred ?? preferredFraction.map { environment.pixels.rounded($0 * environment.size.width) }
    }
}
