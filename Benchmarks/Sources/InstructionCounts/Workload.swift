import AdaptiveLayout
import JSONWire
import LayoutService

/// One thing to do over and over while its instructions are counted.
///
/// `operation` returns a number that depends on the work, so that the compiler cannot leave the work out.
struct Workload {
    let name: String
    let operation: () throws -> Int
}

extension Workload {
    /// Every workload, from the innermost outwards.
    ///
    /// - Throws: What a request of `SampleRequests` is refused with; they are valid.
    static func all() throws -> [Workload] {
        let snapshot = Snapshot(catalogue: try DeviceFile.catalogue(), policies: PolicySet(try BuiltInPolicies.load()))
        let options = DecisionOptions()
        let request = try DecisionRequest.read(SampleRequests.decision, options, snapshot).value
        let columns = try DecisionRequest.read(SampleRequests.tripleColumn, options, snapshot).value
        let twentyRules = try PolicyFile.policy(parsing: SampleRequests.twentyRules).policy
        let facts = request.input.facts
        return [
            Workload(name: "policy-20-rules") { twentyRules.evaluate(facts).ruleIndex ?? 1 },
            Workload(name: "policy-reading") {
                try PolicyFile.policy(parsing: SampleRequests.twentyRules).document.count
            },
            Workload(name: "policy") { policyOperation(request.input) },
            Workload(name: "decision") { Decision(request.input).splitArrangement.columns.count },
            Workload(name: "decision-triple-column") { Decision(columns.input).splitArrangement.columns.count },
            Workload(name: "json-parsing") {
                _ = try JSONDocument(parsing: SampleRequests.decision)
                return 1
            },
            Workload(name: "request-reading") {
                try DecisionRequest.read(SampleRequests.decision, options, snapshot).value.input.assumptions.count
            },
            Workload(name: "entity-tag") { request.fingerprint.tag.text.utf8.count },
            Workload(name: "decision-text") { try snapshot.decisionText(for: SampleRequests.decision).count },
            Workload(name: "transition-text") {
                try TransitionAnswer.text(for: SampleRequests.transition, snapshot).count
            },
        ]
    }

    private static func policyOperation(_ input: DecisionInput) -> Int {
        OverrideDecision(for: input).action == .set ? 1 : 0
    }
}
