import AdaptiveLayout
import JSONWire
import LayoutService

extension FuzzTarget {
    /// A policy document: its canonical form is the same policy, and the analysis says what the policy does.
    static let policy = FuzzTarget(name: "policy") { text in
        _ = Answer { () throws(Problem) in try AnalysisRoutes.analysis(answering: text, snapshot) }
        _ = Answer { () throws(Problem) in try AnalysisRoutes.comparison(answering: text, snapshot) }
        guard let loaded = try? PolicyFile.policy(parsing: text) else { return }
        demandSame(as: loaded)
        for domain in [AnalysisDomain(), AnalysisDomain(axis: .height, range: 0...1400, otherSide: nil)] {
            demandTruth(of: loaded.policy.analyze(over: domain), about: loaded.policy)
        }
    }

    private static func demandSame(as loaded: LoadedPolicy) {
        guard let again = try? PolicyFile.policy(parsing: loaded.document) else {
            let document = String(decoding: loaded.document, as: UTF8.self)
            fatalError("broken law: a canonical document is a policy: \(document)")
        }
        demand(again.document == loaded.document && again.digest == loaded.digest, "a canonical document stays")
    }

    /// The intervals cover the domain without gaps, and each rule decides where it is said to.
    private static func demandTruth(of analysis: PolicyAnalysis, about policy: Policy) {
        var end: (value: Double, isIncluded: Bool) = (analysis.domain.range.lowerBound, false)
        for decided in analysis.intervals {
            let interval = decided.interval
            demand(interval.from == end.value && interval.includesFrom != end.isIncluded, "intervals join: \(analysis)")
            let middle = interval.from + (interval.to - interval.from) / 2
            for value in [interval.from, middle, interval.to] where interval.contains(value) {
                let rule = policy.evaluate(analysis.domain.facts(at: value)).ruleIndex
                demand(rule == decided.ruleIndex, "at \(value) the rule \(rule ?? -1) decides, not that of \(decided)")
            }
            end = (interval.to, interval.includesTo)
        }
        demand(end == (analysis.domain.range.upperBound, true), "intervals reach to the end: \(analysis)")
    }
}
