import AdaptiveLayout
import JSONWire

/// What an analysis is asked for beside the policy.
struct AnalysisRequest: Sendable {
    var domain: AnalysisDomain
    /// The container from which the nearest change is looked for; nil for none.
    var container: PolicyFacts?
}

extension DecodingNotes {
    /// Reads the members of an analysis request except the policy, which may be faulty without the request being so.
    mutating func analysisRequest(_ value: borrowing JSONValue, _ snapshot: Snapshot) -> AnalysisRequest? {
        var container: PolicyFacts?
        if let request = value["request"], !request.isNull {
            container = descend(into: .member("request")) { notes in notes.container(request, snapshot) }
        }
        let usual = container.map(AnalysisDomain.init(around:)) ?? AnalysisDomain()
        var domain: AnalysisDomain? = usual
        let isObject = readObject(value, known: ["policy", "domain", "request"]) { name, value, notes in
            switch name {
            case "policy", "request": break
            case "domain": domain = value.isNull ? usual : notes.domain(value, usual: usual)
            default: return false
            }
            return true
        }
        guard isObject else { return nil }
        guard value["policy"] != nil else {
            fault("The member policy is missing.")
            return nil
        }
        return domain.map { AnalysisRequest(domain: $0, container: container) }
    }

    /// Reads a decision request for its container; the policy is the analysis's own.
    private mutating func container(_ value: borrowing JSONValue, _ snapshot: Snapshot) -> PolicyFacts? {
        if let policy = value["policy"], !policy.isNull {
            fault(at: .member("policy"), "The policy stands beside the request, not in it.")
        }
        return decisionRequest(value, snapshot)?.input.facts
    }
}

extension AnalysisDomain {
    /// The usual range of widths, for containers that are otherwise like this one.
    fileprivate init(around facts: PolicyFacts) {
        self.init(
            otherSide: facts.height, traits: facts.traits, systemVersion: facts.systemVersion,
            previousRule: facts.previousRule)
    }
}
