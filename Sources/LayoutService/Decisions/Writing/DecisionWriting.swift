import AdaptiveLayout
import JSONWire

extension JSONWriter {
    /// Writes a decision.
    ///
    /// - Parameters:
    ///   - decision: The decision.
    ///   - policy: The policy that it was made by.
    ///   - unknownMembers: Members that were let through; they follow the other warnings.
    ///   - more: Writes members that stand behind the decision's own, such as its explanation.
    mutating func decision(
        _ decision: Decision, by policy: LoadedPolicy, unknownMembers: [Fault] = [],
        more: (inout JSONWriter) -> Void = { _ in }
    ) {
        object { writer in
            writer.member("overrideTraitCollection", orNull: decision.overrideTraitCollection)
            writer.member("overrideAction", decision.overrideAction.word)
            writer.member("traitCollection", decision.traitCollection)
            writer.member("splitArrangement", decision.splitArrangement)
            writer.object("policy") { writer in
                writer.rawMembers(policy.identification)
                writer.member("rule", orNull: decision.rule)
            }
            writer.array("assumptions") { writer in
                for assumption in decision.givenAssumptions { writer.value(assumption) }
                decision.forEachNotedAssumption { writer.value($0) }
            }
            if unknownMembers.isEmpty {
                writer.member("warnings", decision.warnings)
            } else {
                writer.member("warnings", decision.warnings + unknownMembers.map(Warning.init(unknownMember:)))
            }
            more(&writer)
        }
    }
}

extension Warning {
    /// A member that was let through.
    fileprivate init(unknownMember fault: Fault) {
        let nearest = fault.nearest.map { " The nearest known name is \($0)." } ?? ""
        self.init(pointer: fault.pointer, reason: "\(fault.reason) It is ignored.\(nearest)", rule: nil)
    }
}
