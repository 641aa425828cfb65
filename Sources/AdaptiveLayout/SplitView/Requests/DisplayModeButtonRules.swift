extension SplitViewGeneration {
    /// The display mode button of an expanded split view: whether it shows, and the mode that results from it.
    func button(
        _ configuration: SplitViewConfiguration, _ environment: SplitViewEnvironment, _ state: SplitViewLayoutState,
        _ measures: ColumnMeasures
    ) -> DisplayModeButton {
        let hidden = DisplayModeButton(isVisible: false, targetDisplayMode: nil)
        guard configuration.mayShowButton,
            let wanted = modeWantedByButton(configuration, environment, state, measures)
        else { return hidden }
        let result = mode(of: configuration, in: environment, at: .request(wanted, previous: state), measures)
        return result.displayMode == state.displayMode
            ? hidden : DisplayModeButton(isVisible: true, targetDisplayMode: result.displayMode)
    }

    /// The mode that a press of the button asks for; nil where the mode in force has no button.
    func modeWantedByButton(
        _ configuration: SplitViewConfiguration, _ environment: SplitViewEnvironment, _ state: SplitViewLayoutState,
        _ measures: ColumnMeasures
    ) -> DisplayMode? {
        let style = configuration.style ?? .unspecified
        // SVC-15: the classic button brings the primary beside or over, and hides it again.
        guard style != .unspecified else {
            return state.displayMode == .secondaryOnly
                ? rules.classicButtonMode(environment.isWiderThanTall) : .secondaryOnly
        }
        let behavior = behavior(of: configuration, environment, state, measures)
        return style == .tripleColumn
            ? behavior.buttonModeOfTriple(from: state.displayMode)
            : behavior.buttonModeOfDouble(from: state.displayMode)
    }
}

extension SplitViewConfiguration {
    /// COL-21, SVC-16: without the gesture a column style has no button, unless it is always to show.
    fileprivate var mayShowButton: Bool {
        guard let style, style != .unspecified else { return true }
        return switch displayModeButtonVisibility ?? .automatic {
        case .never: false
        case .always: true
        case .automatic: presentsWithGesture ?? true
        }
    }
}

extension SplitBehavior {
    /// COL-21: a tiled double column toggles its primary; an overlaid one only brings it.
    fileprivate func buttonModeOfDouble(from mode: DisplayMode) -> DisplayMode? {
        switch (self, mode) {
        case (.overlay, .secondaryOnly): .oneOverSecondary
        case (_, .oneBesideSecondary): .secondaryOnly
        case (.tile, .secondaryOnly), (.displace, .secondaryOnly), (.automatic, .secondaryOnly): .oneBesideSecondary
        default: nil
        }
    }

    /// COL-21: a tiled triple column toggles its primary; the others bring one more column until none is left.
    fileprivate func buttonModeOfTriple(from mode: DisplayMode) -> DisplayMode? {
        switch (self, mode) {
        case (_, .twoBesideSecondary): .oneBesideSecondary
        case (.displace, .oneBesideSecondary): .twoDisplaceSecondary
        case (.overlay, .secondaryOnly): .oneOverSecondary
        case (_, .oneOverSecondary): .twoOverSecondary
        case (_, .oneBesideSecondary): .twoBesideSecondary
        default: nil
        }
    }
}
