import AdaptiveLayout
import JSONWire

/// What an analysis says about a policy, or about a document that is none.
enum AnalysisAnswer: JSONWritable {
    case valid(LoadedPolicy, PolicyAnalysis, nearestChanges: [NearestChange]?)
    case faulty([Fault])

    /// Analyzes a policy.
    init(of policy: LoadedPolicy, _ request: AnalysisRequest) {
        self = .valid(
            policy, policy.policy.analyze(over: request.domain),
            nearestChanges: request.container.map { policy.policy.nearestChanges(from: $0) })
    }

    func write(to writer: inout JSONWriter) {
        switch self {
        case .valid(let policy, let analysis, let nearestChanges):
            writer.object { writer in writer.members(of: analysis, of: policy, nearestChanges) }
        case .faulty(let faults):
            writer.object { writer in
                writer.member("isValid", false)
                writer.member("faults", faults)
                for name in ["unreachableRules", "overlaps", "breakPoints", "intervals"] as [StaticString] {
                    writer.array(name) { _ in }
                }
            }
        }
    }
}

extension JSONWriter {
    fileprivate mutating func members(
        of analysis: PolicyAnalysis, of loaded: LoadedPolicy, _ nearestChanges: [NearestChange]?
    ) {
        let policy = loaded.policy
        member("isValid", true)
        array("faults") { _ in }
        object("policy") { writer in
            writer.member("id", policy.id)
            writer.member("digest", loaded.digest)
        }
        member("domain", analysis.domain)
        array("unreachableRules") { writer in
            for rule in analysis.unreachableRules { writer.unreachable(rule, policy) }
        }
        array("overlaps") { writer in
            for overlap in analysis.overlaps { writer.overlap(overlap, policy) }
        }
        member("overlapCount", analysis.overlapCount)
        array("breakPoints") { writer in
            for point in analysis.breakPoints { writer.breakPoint(point) }
        }
        array("intervals") { writer in
            for interval in analysis.intervals { writer.decided(interval, policy) }
        }
        guard let nearestChanges else { return }
        array("nearestChanges") { writer in
            for change in nearestChanges { writer.change(change, policy) }
        }
    }

    /// The rules that hide another are given as pointers into the document.
    private mutating func unreachable(_ rule: UnreachableRule, _ policy: Policy) {
        object { writer in
            writer.member("rule", policy.rules[rule.ruleIndex].id)
            writer.member("pointer", "/rules/\(rule.ruleIndex)")
            writer.member(
                "reason",
                rule.shadowedBy.isEmpty
                    ? "Its condition holds nowhere in the domain."
                    : "Wherever its condition holds in the domain, an earlier rule has decided.")
            writer.member("shadowedBy", rule.shadowedBy.map { "/rules/\($0)" })
        }
    }

    private mutating func overlap(_ overlap: RuleOverlap, _ policy: Policy) {
        object { writer in
            writer.member("rules", [policy.rules[overlap.earlier].id, policy.rules[overlap.later].id])
            writer.array("intervals") { writer in
                for interval in overlap.intervals {
                    writer.object { writer in writer.ends(of: interval) }
                }
            }
        }
    }

    private mutating func breakPoint(_ point: BreakPoint) {
        object { writer in
            writer.member("fact", point.axis.rawValue)
            writer.member("value", point.value)
            writer.member("belongsTo", point.belongsTo.rawValue)
        }
    }

    private mutating func decided(_ decided: DecidedInterval, _ policy: Policy) {
        object { writer in
            writer.ends(of: decided.interval)
            writer.decision(ofRule: decided.ruleIndex, policy)
        }
    }

    private mutating func change(_ change: NearestChange, _ policy: Policy) {
        object { writer in
            writer.member("direction", change.direction.rawValue)
            writer.member("distance", change.distance)
            writer.member("value", change.value)
            writer.member("includesValue", change.includesValue)
            writer.decision(ofRule: change.ruleIndex, policy)
            writer.member("sentence", change.sentence)
        }
    }

    /// Writes an interval's four members.
    mutating func ends(of interval: DomainInterval) {
        member("from", interval.from)
        member("includesFrom", interval.includesFrom)
        member("to", interval.to)
        member("includesTo", interval.includesTo)
    }

    /// Writes what a rule, or `otherwise` for nil, decides: `rule`, `overrideTraitCollection`, `overrideAction`.
    mutating func decision(ofRule rule: Int?, _ policy: Policy) {
        let instruction = policy.outcome(ofRule: rule).override
        member("rule", orNull: rule.map { policy.rules[$0].id })
        switch instruction {
        case .set(let traits): member("overrideTraitCollection", traits)
        case .clear, .keep:
            name("overrideTraitCollection")
            null()
        }
        member("overrideAction", instruction.action.rawValue)
    }
}

extension OverrideInstruction {
    fileprivate var action: OverrideAction {
        switch self {
        case .set: .set
        case .clear: .clear
        case .keep: .keep
        }
    }
}
