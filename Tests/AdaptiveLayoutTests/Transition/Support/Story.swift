import AdaptiveLayout

/// A split view that a test takes through events.
struct Story {
    /// Where the split view stands.
    var state: TransitionState
    /// What each event brought about.
    private(set) var steps: [TransitionStep] = []
    private let transition: Transition

    /// Begins with a container, its columns in `StackNotation`, and how the app answers.
    init(
        _ container: TransitionContainer, _ style: SplitViewStyle = .unspecified, primary: String = "L",
        supplementary: String = "-", secondary: String = "D+", compact: String = "-", version: String = "12",
        policy: Policy = .system, _ answers: (inout DelegateBehavior) -> Void = { _ in }
    ) {
        var (configuration, hierarchy, delegate) = (SplitViewConfiguration(), Hierarchy(), DelegateBehavior())
        configuration.style = style
        hierarchy.columns.primary = StackNotation.column(primary)
        hierarchy.columns.supplementary = StackNotation.column(supplementary)
        hierarchy.columns.secondary = StackNotation.column(secondary)
        hierarchy.columns.compact = StackNotation.column(compact)
        answers(&delegate)
        state = TransitionState(container: container, splitView: configuration, hierarchy: hierarchy)
        let (version, behavior) = (SystemVersion(version) ?? .newestMeasured, delegate)
        transition = Transition { container in
            var input = DecisionInput(
                width: container.width, height: container.height, traits: container.traits, policy: policy,
                systemVersion: version)
            input.delegate = behavior
            return input
        }
    }

    /// Lets events happen.
    mutating func happen(_ events: TransitionEvent...) throws(TransitionFault) {
        try happen(events)
    }

    /// Lets events happen.
    mutating func happen(_ events: [TransitionEvent]) throws(TransitionFault) {
        for event in events {
            let step = try transition.step(event, from: state)
            state = step.state
            steps.append(step)
        }
    }

    /// What the last event brought about.
    var last: TransitionStep? { steps.last }

    /// The columns in `StackNotation`, those that hold nothing left out, with what is registered off the stack behind.
    var columns: String {
        let names: [(SplitViewColumn, String)] = [
            (.primary, "primary"), (.supplementary, "supplementary"), (.secondary, "secondary"), (.compact, "compact"),
        ]
        let (shown, registered) = (state.hierarchy.columns, state.hierarchy.registeredColumns)
        return
            (names.filter { shown[$0.0] != nil }.map { "\($0.1): \(StackNotation.text(shown[$0.0]))" }
            + names.filter { registered[$0.0] != nil }.map { "off \($0.1): \(StackNotation.text(registered[$0.0]))" })
            .joined(separator: ", ")
    }

    /// The methods called by the last event, of some receivers or of all.
    func calls(of receivers: [CallReceiver] = CallReceiver.allCases) -> [CallMethod] {
        (last?.calls ?? []).filter { receivers.contains($0.receiver) }.map(\.method)
    }
}

extension TransitionContainer {
    /// An iPad at full screen in landscape.
    static let pad = TransitionContainer(width: 1024, height: 768, traits: .classes(.regular, .regular))
    /// The same iPad's slide over pane.
    static let slideOver = TransitionContainer(width: 320, height: 768, traits: .classes(.compact, .regular))
}

extension TransitionEvent {
    /// Into slide over.
    static let narrow = TransitionEvent.resize(width: 320, height: 768, traits: .classes(.compact, nil))
    /// Back to the full screen.
    static let wide = TransitionEvent.resize(width: 1024, height: 768, traits: .classes(.regular, nil))

    /// A list shows a detail.
    static func showDetail(_ notation: String) -> TransitionEvent {
        StackNotation.stack(notation).first.map { .showDetail($0) } ?? .appear
    }

    /// A screen shows another.
    static func show(_ notation: String, in column: SplitViewColumn? = nil) -> TransitionEvent {
        StackNotation.stack(notation).first.map { .show($0, in: column) } ?? .appear
    }

    /// The app sets a column.
    static func set(_ column: SplitViewColumn, _ notation: String) -> TransitionEvent {
        .setViewController(StackNotation.stack(notation).first, for: column)
    }
}

extension TraitCollection {
    /// An iPad's traits of these size classes, or those of another idiom; nil stays unspecified.
    static func classes(
        _ horizontal: SizeClass?, _ vertical: SizeClass?, _ idiom: UserInterfaceIdiom = .pad
    ) -> TraitCollection {
        var traits = TraitCollection()
        traits.horizontalSizeClass = horizontal
        traits.verticalSizeClass = vertical
        traits.userInterfaceIdiom = idiom
        traits.displayScale = 2
        return traits
    }
}

extension Policy {
    /// Never overrides.
    static let system = Policy(id: "system", title: "", rules: [], otherwise: PolicyOutcome(.keep))
}
