/// One event on its way through a state.
struct StepRun {
    /// The state; until the run is over, its hierarchy is the one of before.
    var state: TransitionState
    /// What decisions follow from, as things stand.
    var input: DecisionInput
    /// What the container did about the override, in this step or before.
    var override: OverrideDecision
    /// The view controllers, and what happened to them.
    var step: StepContext
    /// The occasion of the layout that ends the step.
    var moment: LayoutMoment
    /// What the container saw and what the split view saw, where that may change in the step.
    var traitsBefore: (own: TraitCollection, seen: TraitCollection)?
    /// Whether the split view is on screen: nothing is laid out, shown or called before it has appeared.
    var isOnScreen: Bool
    /// The columns of a column style, nil for the classic one.
    let columns: ColumnMachine?
    let generation: SplitViewGeneration

    init(_ state: TransitionState, _ resolve: Transition.Resolution) throws(TransitionFault) {
        let input = try state.input(resolve)
        let override = try state.overrideInForce(input)
        let style = input.configuration(after: override).style ?? .unspecified
        let columns = style == .unspecified ? nil : ColumnMachine(style: style)
        let isOnScreen = state.progress != nil
        var step = StepContext(
            hierarchy: state.hierarchy, delegate: input.delegateBehavior(after: override),
            systemVersion: input.systemVersion, isCollapsed: state.progress?.layout.isCollapsed ?? false,
            isOnScreen: isOnScreen, isPortrait: input.isPortraitForPrimary(under: override.override))
        if isOnScreen { columns?.wrapColumns(&step.hierarchy) }
        self.step = step
        self.state = state
        self.input = input
        self.override = override
        self.columns = columns
        self.isOnScreen = isOnScreen
        moment = state.progress.map { .settingsChange(previous: $0.layout) } ?? .firstLayout
        generation = .following(input.systemVersion)
    }

    /// What the app and the policy set on the split view, without what the version does not know.
    var configuration: SplitViewConfiguration {
        input.configuration(after: override).keepingSettings(knownTo: input.systemVersion)
    }

    /// The rules of the style's family.
    var machine: any SplitViewMachine {
        if let columns { columns } else { ClassicMachine() }
    }

    /// Lets the event happen.
    mutating func take(_ event: TransitionEvent, _ resolve: Transition.Resolution) throws(TransitionFault) {
        switch event {
        case .appear: appear()
        case .resize(let width, let height, let traits):
            var container = state.container
            (container.width, container.height) = (width, height)
            try changeContainer(to: container, traits, resolve)
        case .rotate(let traits): try changeContainer(to: state.container.rotated, traits, resolve)
        case .setTraits(let traits): try changeContainer(to: state.container, traits, resolve)
        case .show(let viewController, let column): try show(viewController, in: column)
        case .showDetail(let viewController): try showDetail(viewController)
        case .pop(let column): try pop(in: column)
        case .popToRoot(let column): try popToRoot(in: column)
        case .showColumn(let column): try showColumn(column)
        case .hideColumn(let column): try hideColumn(column)
        case .pressDisplayModeButton: pressDisplayModeButton()
        case .setPreferredDisplayMode(let mode): assign(mode)
        case .setPreferredSplitBehavior(let behavior): try assign(behavior)
        case .setViewController(let viewController, let column): try setViewController(viewController, for: column)
        case .configure(let change): try configure(change)
        }
    }

    /// The decision that things lead to as they stand, with the column on top of a collapsed stack.
    func decision() -> Decision {
        Decision(input, override: override, at: moment, collapsedTop: machine.topColumn(of: step.hierarchy))
    }
}
