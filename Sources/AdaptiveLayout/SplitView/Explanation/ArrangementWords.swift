extension Double {
    /// A number as a sentence spells it: no fraction where there is none.
    var inWords: String { FactValue.number(self).words }
}

extension ModeQuestion {
    /// What was requested.
    var requestInWords: String {
        request == .automatic ? "the display mode is left automatic" : "\(request.rawValue) is requested"
    }

    /// What the style and the behaviour make of the request; nil where they leave it as it is.
    var adaptationInWords: String? {
        guard adaptedRequest != request else { return behavior.map { "preferredSplitBehavior \($0.rawValue)" } }
        let cause = behavior.map { "under \($0.rawValue)" } ?? "with one side column"
        return "\(cause), that is \(adaptedRequest.rawValue)"
    }

    /// Whether a gesture may bring columns.
    var gestureInWords: String { "presentsWithGesture \(!isStrict)" }
}

extension LayoutMoment {
    /// The occasion.
    var inWords: String {
        switch self {
        case .firstLayout: "at the first layout"
        case .assignmentOnScreen: "assigned on screen"
        case .boundsChange(let previous): "as the bounds change, after \(previous.displayMode.rawValue)"
        case .settingsChange(let previous): "as a setting changes, after \(previous.displayMode.rawValue)"
        case .request(_, let previous): "asked for on screen, after \(previous.displayMode.rawValue)"
        }
    }
}

extension ColumnMeasures {
    /// Whether all three columns fit, with the sum that was compared.
    var roomForThreeInWords: String {
        let sum = primary.minimum + supplementary.minimum + secondaryMinimum + primaryMargin + separator
        return "width \(width.inWords) is \(fitsThree ? "" : "not ")at least \(sum.inWords): primary "
            + "\(primary.minimum.inWords), supplementary \(supplementary.minimum.inWords), secondary "
            + "\(secondaryMinimum.inWords), between them \(primaryMargin.inWords) and \(separator.inWords)"
    }

    /// Whether the primary fits beside the secondary, with the sum that was compared.
    var roomForPrimaryInWords: String {
        let sum = primary.preferred + secondaryMinimum + separator
        return "width \(width.inWords) is \(fitsPrimary ? "" : "not ")at least \(sum.inWords): primary "
            + "\(primary.preferred.inWords), secondary \(secondaryMinimum.inWords), between them \(separator.inWords)"
    }
}

extension WidthRange {
    /// How the width came about, and what the layout made of it.
    func inWords(_ column: String, _ widths: ColumnWidths, result: Double) -> [String] {
        let origin =
            switch source {
            case .standard: "the \(column) column's own width, \(preferred.inWords)"
            case .wanted: "the \(column) column's preferred \(wanted(widths)), \(preferred.inWords)"
            case .minimum: "raised to the \(column) column's minimum, \(preferred.inWords)"
            case .maximum: "lowered to the \(column) column's maximum, \(preferred.inWords)"
            case .automaticMaximum: "capped by the automatic maximum, \(preferred.inWords)"
            }
        guard result != preferred else { return [origin] }
        // COL-12: 26.1 reads the container, part of which lies below the primary.
        guard result < preferred else { return [origin, "\(result.inWords) with the primary and its margin"] }
        return [origin, "\(result.inWords) in this layout, not under \(minimum.inWords) while there is room"]
    }

    private func wanted(_ widths: ColumnWidths) -> String {
        widths.preferred == nil ? "fraction \((widths.preferredFraction ?? 0).inWords)" : "width"
    }
}
