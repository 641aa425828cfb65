// ROT-2: what happens when the container changes, in UIKit's order. The layout that ends it is in StepRun+Finishing.
extension StepRun {
    /// The container gets another size, other traits, or both (ROT-3).
    mutating func changeContainer(
        to given: TransitionContainer, _ traits: TraitCollection, _ resolve: Transition.Resolution
    ) throws(TransitionFault) {
        state.container = given
        state.container.traits = given.traits.merging(traits)
        let changed = state.input(of: try resolve(state.container))
        guard isOnScreen else { return prepareFirstLayout(of: changed) }
        let change = ContainerChange(from: input, to: changed)
        guard change.hasNewTraits || change.hasNewSize else { return }
        let (overrideBefore, seenBefore) = (override, input.childTraits(under: override.override))
        announceToContainer(change)
        announceToChild(change, seenBefore: seenBefore)
        step.delegate = changed.delegateBehavior(after: override)
        let wasPrimaryOnly = isPrimaryOnly(after: overrideBefore)
        input = changed
        moment = momentOfChange(change, overrideBefore)
        step.willBePrimaryOnly = isPrimaryOnly(after: override)
        if change.hasNewSize { migrateStacks(wasPrimaryOnly: wasPrimaryOnly) }
        step.isPortrait = input.isPortraitForPrimary(under: override.override)
        traitsBefore = (change.before.ownTraits, seenBefore)
    }

    /// SVC-5: before it appears, a split view takes over what changes, and nobody is called.
    private mutating func prepareFirstLayout(of changed: DecisionInput) {
        input = changed
        override = OverrideDecision(for: input)
    }

    /// ROT-2 (1) and (2): the container hears of it first, and asks its policy in viewWillTransition (ROT-5, TC-29).
    private mutating func announceToContainer(_ change: ContainerChange) {
        if change.hasNewTraits {
            step.log.call(
                .container, .willTransitionToTraits, CallArgument("newCollection", .traits(change.after.ownTraits)))
        }
        guard change.hasNewSize else {
            // ROT-3: traits alone do not ask the policy.
            override = OverrideDecision(keeping: state.currentOverride, decidedBy: override.policyDecision)
            warnOfUnaskedPolicy(change)
            return
        }
        step.log.call(.container, .viewWillTransitionToSize, CallArgument("size", .size(change.after.size)))
        override = overrideDecision(change, reading: state.policyReadsTraits)
        if state.policyReadsTraits == .current { warnOfOldTraits(change) }
        callSetOverride()
    }

    /// ROT-4: the code of the container reads the size that comes and the traits that it still has, or is told.
    private func overrideDecision(_ change: ContainerChange, reading traits: PolicyTraits) -> OverrideDecision {
        var facts = change.after.facts
        if traits == .current { facts.traits = change.before.traits }
        return OverrideDecision(change.after.policy, facts: facts, currentOverride: state.currentOverride)
    }

    /// Lists the container's call where the policy makes one.
    mutating func callSetOverride() {
        guard override.action != .keep else { return }
        step.log.call(
            .container, .setOverrideTraitCollection,
            CallArgument("collection", override.override.map { .traits($0) } ?? .none),
            CallArgument("forChild", .name(CallReceiver.splitViewController.rawValue)))
    }

    /// ROT-2: the split view hears of its own traits, an override included, and of its own size.
    private mutating func announceToChild(_ change: ContainerChange, seenBefore: TraitCollection) {
        let seen = change.after.childTraits(under: override.override)
        if seen != seenBefore {
            step.log.call(.splitViewController, .willTransitionToTraits, CallArgument("newCollection", .traits(seen)))
        }
        if change.hasNewSize {
            step.log.call(
                .splitViewController, .viewWillTransitionToSize, CallArgument("size", .size(change.after.size)))
        }
    }

    /// A bounds change, unless the rule that decides now prefers another display mode: that is an assignment on screen.
    private mutating func momentOfChange(_ change: ContainerChange, _ overrideBefore: OverrideDecision) -> LayoutMoment
    {
        guard change.hasNewSize, let previous = moment.previous else { return moment }
        let before = change.before.configuration(after: overrideBefore)
        guard let mode = configuration.preferredDisplayMode, mode != before.preferredDisplayMode else {
            return .boundsChange(previous: previous)
        }
        settle()
        return .assignmentOnScreen(previous: previous)
    }
}

/// The container before and after a change.
struct ContainerChange {
    let before: DecisionInput
    let after: DecisionInput

    init(from before: DecisionInput, to after: DecisionInput) {
        self.before = before
        self.after = after
    }

    var hasNewSize: Bool { (before.width, before.height) != (after.width, after.height) }

    var hasNewTraits: Bool { before.ownTraits != after.ownTraits }
}

extension DecisionInput {
    /// The container's own traits, those that had to be derived from the size too.
    var ownTraits: TraitCollection { derivedTraits.merging(traits) }
}
