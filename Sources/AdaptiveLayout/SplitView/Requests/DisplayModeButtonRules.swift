extension GenerationRules {
    /// The display mode button of an expanded split view: whether it shows, and the mode that results from it.
    ///
    /// `question` is the one that led to the mode in force.
    @inline(__always)
    static func button(
        _ configuration: SplitViewConfiguration, after question: ModeQuestion, _ state: SplitViewLayoutState
    ) -> DisplayModeButton {
        let hidden = DisplayModeButton(isVisible: false, targetDisplayMode: nil)
        guard configuration.mayShowButton(in: question.style),
            let wanted = modeWantedByButton(after: question, state)
        else { return hidden }
        let result = modeAskedOnScreen(question.asking(for: wanted, after: state))
        return result == state.displayMode ? hidden : DisplayModeButton(isVisible: true, targetDisplayMode: result)
    }

    /// The mode that a press of the button asks for; nil where the mode in force has no button.
    @inline(__always)
    static func modeWantedByButton(after question: ModeQuestion, _ state: SplitViewLayoutState) -> DisplayMode? {
        // SVC-15: the classic button brings the primary beside or over, and hides it again.
        guard question.style != .unspecified else {
            return state.displayMode == .secondaryOnly
                ? classicButtonMode(isWiderThanTall: question.isWiderThanTall) : .secondaryOnly
        }
        let behavior = behaviorOfRequests(question, state)
        return question.isTriple
            ? behavior.buttonModeOfTriple(from: state.displayMode)
            : behavior.buttonModeOfDouble(from: state.displayMode)
    }

    /// The behaviour by whose table columns show and hide.
    ///
    /// COL-18: what the app prefers, even where 26.1 does not use it; left automatic, what the generation chooses,
    /// unless the mode in force belongs to another behaviour.
    @inline(__always)
    static func behaviorOfRequests(_ question: ModeQuestion, _ state: SplitViewLayoutState) -> SplitBehavior {
        question.behavior ?? automaticBehavior(question).orOwn(of: modeWithBehavior(state))
    }

    /// COL-8, COL-18: in 26.1 two over in place of two beside or two displacing is still what was asked for, so that hiding
    /// the primary leads back to one beside.
    private static func modeWithBehavior(_ state: SplitViewLayoutState) -> DisplayMode {
        guard numbers.floatingMargin != nil, state.displayMode == .twoOverSecondary else { return state.displayMode }
        return switch state.requestedDisplayMode {
        case .twoBesideSecondary, .twoDisplaceSecondary: state.requestedDisplayMode
        default: state.displayMode
        }
    }
}

extension SplitViewConfiguration {
    /// COL-21, SVC-16: without the gesture a column style has no button, unless it is always to show.
    @inline(__always)
    fileprivate func mayShowButton(in style: SplitViewStyle) -> Bool {
        guard style != .unspecified else { return true }
        return switch displayModeButtonVisibility ?? .automatic {
        case .never: false
        case .always: true
        case .automatic: presentsWithGesture ?? true
        }
    }
}

extension SplitBehavior {
    /// COL-21: a tiled double column toggles its primary; an overlaid one only brings it.
    @inline(never)
    fileprivate func buttonModeOfDouble(from mode: DisplayMode) -> DisplayMode? {
        switch (self, mode) {
        case (.overlay, .secondaryOnly): .oneOverSecondary
        case (_, .oneBesideSecondary): .secondaryOnly
        case (.tile, .secondaryOnly), (.displace, .secondaryOnly), (.automatic, .secondaryOnly): .oneBesideSecondary
        default: nil
        }
    }

    /// COL-21: a tiled triple column toggles its primary; the others bring one more column until none is left.
    @inline(never)
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
