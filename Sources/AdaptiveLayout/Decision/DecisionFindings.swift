/// Collects what a decision assumes and what it warns about.
struct DecisionFindings {
    private(set) var assumptions: [Assumption]
    private(set) var warnings: [Warning]

    init(_ input: DecisionInput) {
        assumptions = input.assumptions
        warnings = input.warnings
        noteSide(input.width, at: "/size/width", named: "width")
        noteSide(input.height, at: "/size/height", named: "height")
        noteContradictions(of: input)
    }

    /// Notes that the answer rests on something.
    mutating func assume(_ assumption: Assumption) {
        assumptions.append(assumption)
    }

    /// Notes that something is odd.
    mutating func warn(_ pointer: String, _ reason: String, _ rule: RuleID?) {
        warnings.append(Warning(pointer: pointer, reason: reason, rule: rule))
    }

    /// Notes what is odd about an override decision.
    mutating func note(_ override: OverrideDecision, of input: DecisionInput) {
        noteStaleOverride(override, of: input)
        noteMissingFacts(override.policyDecision, of: input)
        noteUnspecifiedTraits(override.policyDecision, of: input)
        noteUnknownRule(of: input)
    }

    private mutating func noteSide(_ side: Double?, at pointer: String, named name: String) {
        guard side ?? 0 == 0 else { return }
        warnings.append(
            Warning(pointer: pointer, reason: "The container's \(name) is not measured; it counts as 0.", rule: nil))
        guard side == nil else { return }
        assumptions.append(
            Assumption(
                pointer: pointer, value: .number(0), source: "a side that is not given", confidence: .inferred,
                rule: nil))
    }

    /// An override that stays although the container's class has changed under it: seed 003 leaves one behind.
    private mutating func noteStaleOverride(_ override: OverrideDecision, of input: DecisionInput) {
        guard override.isAskedNow, override.action == .keep, let stays = override.override else { return }
        let classes: [EnumeratedTrait] = [.horizontalSizeClass, .verticalSizeClass]
        for trait in classes {
            let (forced, own) = (stays[code: trait], input.traits[code: trait])
            guard forced != 0, own != 0, forced != own else { continue }
            warnings.append(
                Warning(
                    pointer: "/currentOverride/\(trait.name)",
                    reason: "The policy makes no call, so the child keeps an override that contradicts the container.",
                    rule: .tc12))
        }
    }

    /// A policy never sees a class that was derived, which surprises whoever reads it among the assumptions.
    private mutating func noteUnspecifiedTraits(_ decision: PolicyDecision, of input: DecisionInput) {
        for trait in decision.unspecifiedTraits {
            warn(
                "/traits/\(trait.name)",
                "The policy \(input.policy.id) compares this trait, which is not given and counts as unspecified.", nil)
        }
    }

    private mutating func noteUnknownRule(of input: DecisionInput) {
        guard let rule = input.previousRule, !input.policy.rules.contains(where: { $0.id == rule }) else { return }
        warn("/previousRule", "The policy \(input.policy.id) has no rule of this id, so that no band holds.", nil)
    }

    private mutating func noteMissingFacts(_ decision: PolicyDecision, of input: DecisionInput) {
        guard !decision.missingFacts.isEmpty else { return }
        let names: [(fact: MissingFacts, pointer: String, name: String)] = [
            (.width, "/size/width", "width"), (.height, "/size/height", "height"),
            (.aspectRatio, "/size/height", "aspect ratio"), (.displayScale, "/traits/displayScale", "display scale"),
        ]
        for (fact, pointer, name) in names where decision.missingFacts.contains(fact) {
            warnings.append(
                Warning(
                    pointer: pointer,
                    reason:
                        "The policy \(input.policy.id) asks for the \(name), which is missing and so never matches.",
                    rule: nil))
        }
    }
}

extension DecisionFindings {
    /// The settings that the version and style take, with a warning for each that has no effect.
    mutating func takingKnownSettings(
        of configuration: SplitViewConfiguration, _ input: DecisionInput
    ) -> SplitViewConfiguration {
        let faults = configuration.faults(at: input.systemVersion)
        guard !faults.isEmpty else { return configuration }
        for fault in faults where input.splitView.sets(fault.setting) {
            switch fault {
            case .ignored(let setting, let reason, let rule), .raises(let setting, let reason, let rule):
                warn("/splitView/\(setting.rawValue)", reason + " It is ignored.", rule)
            }
        }
        return configuration.keepingSettings(knownTo: input.systemVersion)
    }

    /// Notes the version, the insets and the top screen that stand in for what is not known.
    mutating func noteStandIns(
        for input: DecisionInput, _ arrangement: SplitArrangement, _ generation: SplitViewGeneration,
        _ environment: SplitViewEnvironment, isTopKnown: Bool
    ) {
        if generation.isOlder(than: input.systemVersion) {
            warn(
                "/systemVersion",
                "Nothing was read in iOS \(input.systemVersion): the answer follows iOS \(generation.majorVersions.upperBound).",
                nil)
        }
        if arrangement.isCollapsed {
            guard !isTopKnown else { return }
            let top = arrangement.columns.first(where: \.isVisible)?.column.rawValue ?? "secondary"
            assume(
                Assumption(
                    pointer: "/columns", value: .text(top), source: "the column on top after a first collapse",
                    confidence: .inferred, rule: .cx4))
        } else if input.safeAreaInsets == nil, generation.placesColumnsBySafeArea {
            assume(
                Assumption(
                    pointer: "/safeAreaInsets", value: .insets(environment.safeAreaInsets),
                    source: "the usual insets of iOS \(input.systemVersion)", confidence: .inferred, rule: .svc23))
        }
    }
}
