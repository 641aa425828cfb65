package import JSONWire

/// What came of the cases of a suite.
package struct CheckReport: Sendable {
    /// The suite's name.
    package var name: String
    /// The results in the order of the cases.
    package var results: [CheckResult]

    /// Makes a report.
    package init(name: String, results: [CheckResult]) {
        self.name = name
        self.results = results
    }

    /// How many cases have a status.
    package func count(of status: CheckResult.Status) -> Int {
        results.count { $0.status == status }
    }

    /// Whether every case passed.
    package var hasPassed: Bool { count(of: .passed) == results.count }
}

/// What came of one case.
package struct CheckResult: Sendable {
    /// The case's name.
    package var name: String
    /// Where the answer is not what the case expects.
    package var differences: [CheckDifference]
    /// Why there is no answer to compare; nil where there is one.
    package var problem: Problem?

    /// Makes a result.
    package init(name: String, differences: [CheckDifference], problem: Problem?) {
        self.name = name
        self.differences = differences
        self.problem = problem
    }

    /// How a case can end.
    package enum Status: String, Sendable {
        case passed
        case failed
        case error
    }

    /// How the case ended.
    package var status: Status {
        if problem != nil { return .error }
        return differences.isEmpty ? .passed : .failed
    }

    /// What is wrong, one line for each difference, or for the problem and each of its errors; none where all is well.
    package var lines: [String] {
        guard let problem else { return differences.map(\.line) }
        return ["\(problem.type.status): \(problem.detail)"]
            + problem.faults.map { fault in
                "\(fault.pointer.isEmpty ? "/" : fault.pointer): \(fault.reason)"
                    + (fault.nearest.map { " Did you mean \($0)?" } ?? "")
            }
    }
}

extension CheckReport: JSONWritable {
    /// Writes `{"passed", "failed", "results"}`; `failed` counts errors too.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("passed", count(of: .passed))
            writer.member("failed", results.count - count(of: .passed))
            writer.member("results", results)
        }
    }
}

extension CheckResult: JSONWritable {
    /// Writes `{"name", "status", "differences"}`, and the problem of a case that ended in an error.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("name", name)
            writer.member("status", status.rawValue)
            writer.member("differences", differences)
            writer.member("problem", ifPresent: problem)
        }
    }
}
