/// What asking for a column or pressing the button changes.
public enum SplitViewChange: Sendable, Hashable {
    /// The split view lays itself out anew at the moment; where `preference` is given, it is now the preferred mode.
    case layout(at: LayoutMoment, preference: DisplayMode?)
    /// Nothing changes.
    case unchanged
    /// UIKit does not take the request.
    case refused(reason: String, rule: RuleID)
}

extension SplitViewGeneration {
    /// COL-16: what `show(_:)` changes in an expanded split view; collapsed, it is a matter of the stack (COL-19).
    public func showing(
        _ column: SplitViewColumn, _ configuration: SplitViewConfiguration, in environment: SplitViewEnvironment,
        from state: SplitViewLayoutState
    ) -> SplitViewChange {
        if let refusal = refusal(column, configuration) { return refusal }
        if column == .inspector { return inspector(shown: true, state) }
        let question = question(configuration, in: environment, from: state)
        let behavior = rules.behaviorOfRequests(question, state)
        return change(to: behavior.modeShowing(column, from: state.displayMode, in: question.style), state)
    }

    /// COL-16: what `hide(_:)` changes in an expanded split view; collapsed, it is a matter of the stack (COL-19).
    public func hiding(
        _ column: SplitViewColumn, _ configuration: SplitViewConfiguration, in environment: SplitViewEnvironment,
        from state: SplitViewLayoutState
    ) -> SplitViewChange {
        if let refusal = refusal(column, configuration) { return refusal }
        if column == .inspector { return inspector(shown: false, state) }
        guard column != .secondary else {
            return .refused(reason: "The secondary column cannot be hidden.", rule: .col16)
        }
        let question = question(configuration, in: environment, from: state)
        let behavior = rules.behaviorOfRequests(question, state)
        return change(to: behavior.modeHiding(column, from: state.displayMode, in: question.style), state)
    }

    /// SVC-15, COL-21: what pressing the display mode button changes in an expanded split view.
    public func pressingDisplayModeButton(
        _ configuration: SplitViewConfiguration, in environment: SplitViewEnvironment,
        from state: SplitViewLayoutState
    ) -> SplitViewChange {
        let question = question(configuration, in: environment, from: state)
        guard rules.button(configuration, after: question, state).isVisible else { return .unchanged }
        return change(to: rules.modeWantedByButton(after: question, state), state)
    }

    /// What asking for a display mode changes, for a delegate that names the button's mode (SVC-15).
    public func change(to mode: DisplayMode?, _ state: SplitViewLayoutState) -> SplitViewChange {
        guard let mode, mode != .automatic else { return .unchanged }
        // COL-18: in 26.1 show and hide write the preferred mode, and not the preferred behaviour.
        return .layout(
            at: .request(mode, previous: state), preference: rules.requestsSetPreference ? mode : nil)
    }

    /// The question about a split view that is on screen as the state says.
    private func question(
        _ configuration: SplitViewConfiguration, in environment: SplitViewEnvironment,
        from state: SplitViewLayoutState
    ) -> ModeQuestion {
        let style = configuration.style ?? .unspecified
        return rules.question(
            configuration, style, environment, .settingsChange(previous: state),
            rules.measures(of: configuration, style, in: environment))
    }

    private func inspector(shown: Bool, _ state: SplitViewLayoutState) -> SplitViewChange {
        guard state.showsInspector != shown else { return .unchanged }
        var changed = state
        changed.showsInspector = shown
        return .layout(at: .settingsChange(previous: changed), preference: nil)
    }

    private func refusal(_ column: SplitViewColumn, _ configuration: SplitViewConfiguration) -> SplitViewChange? {
        let style = configuration.style ?? .unspecified
        if style == .unspecified {
            return .refused(reason: "The classic style has no columns to show or hide by name.", rule: .svc3)
        }
        switch column {
        case .compact:
            return .refused(reason: "The compact column is not shown or hidden by name.", rule: .col16)
        case .supplementary where style == .doubleColumn:
            return .refused(reason: "A double column has no supplementary column.", rule: .col17)
        case .inspector where !rules.hasInspector:
            return .refused(reason: "The inspector column came with iOS 26.", rule: .col27)
        default:
            return nil
        }
    }
}

extension SplitBehavior {
    /// COL-17: the nearest mode in which a column shows; nil where it shows already.
    func modeShowing(_ column: SplitViewColumn, from mode: DisplayMode, in style: SplitViewStyle) -> DisplayMode? {
        switch column {
        case .secondary:
            // COL-17: an overlay goes away, a displaced secondary comes back.
            mode == .twoDisplaceSecondary
                ? .oneBesideSecondary : (mode.ownBehavior == .overlay ? .secondaryOnly : nil)
        case _ where mode.shows(column, in: style):
            nil
        case .primary where style == .tripleColumn:
            nearestMode(to: .twoBesideSecondary)
        default:
            nearestMode(to: .oneBesideSecondary)
        }
    }

    /// COL-17: the nearest mode in which a column is hidden; nil where it does not show.
    func modeHiding(_ column: SplitViewColumn, from mode: DisplayMode, in style: SplitViewStyle) -> DisplayMode? {
        guard mode.shows(column, in: style) else { return nil }
        return column == .primary && style == .tripleColumn ? nearestMode(to: .oneBesideSecondary) : .secondaryOnly
    }
}
