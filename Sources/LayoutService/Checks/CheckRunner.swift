package import JSONWire

/// Runs the cases of a suite.
package struct CheckRunner: Sendable {
    /// Answers the text of a request with the text of an answer.
    package typealias Answering = @Sendable ([UInt8]) throws(Problem) -> [UInt8]

    private let decide: Answering
    private let transition: Answering

    /// Makes a runner of what answers decisions and transitions.
    package init(decide: @escaping Answering, transition: @escaping Answering) {
        self.decide = decide
        self.transition = transition
    }

    /// Runs every case in order.
    package func run(_ suite: CheckSuite) -> CheckReport {
        CheckReport(name: suite.name, results: suite.cases.map(run))
    }

    /// The answer to a case: a decision, a transition or a problem.
    package func answer(to subject: CheckCase.Subject) -> (answer: JSONTree, problem: Problem?) {
        do throws(Problem) {
            let text =
                switch subject {
                case .decision(let request): try decide(request)
                case .transition(let request): try transition(request)
                }
            // The service's own answers are JSON; null would show as a difference everywhere.
            return ((try? JSONTree(parsing: text)) ?? .null, nil)
        } catch {
            var writer = JSONWriter()
            writer.value(error)
            return ((try? JSONTree(parsing: writer.finish())) ?? .null, error)
        }
    }

    private func run(_ check: CheckCase) -> CheckResult {
        let (answer, problem) = answer(to: check.subject)
        if let expected = ProblemExpectation(check.expectation) {
            return CheckResult(name: check.name, differences: expected.differences(of: answer), problem: nil)
        }
        if let problem { return CheckResult(name: check.name, differences: [], problem: problem) }
        let differences =
            Expectation.differences(of: answer, from: check.expectation) + check.demands.differences(of: answer)
        return CheckResult(name: check.name, differences: differences, problem: nil)
    }
}
