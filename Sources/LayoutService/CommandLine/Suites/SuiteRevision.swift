import JSONWire

/// A suite's file with what was answered in the place of what was expected.
struct SuiteRevision {
    /// The file's new content.
    private(set) var tree: JSONTree
    /// How many cases were changed.
    private(set) var count = 0
    /// The names of failed cases that could not be changed: no answer, or a demand that is no expected value.
    private(set) var unchanged: [String] = []

    /// Revises every case that failed.
    init(of file: SuiteFile, after report: CheckReport, _ runner: CheckRunner) {
        tree = file.tree
        guard case .array(var cases) = file.tree["cases"] else { return }
        for (index, result) in report.results.enumerated() where result.status != .passed {
            let check = file.suite.cases[index]
            if let revised = Self.revised(check, after: result, runner) {
                cases[index] = cases[index].setting("expect", to: revised)
                count += 1
            } else {
                unchanged.append(result.name)
            }
        }
        tree = tree.setting("cases", to: .array(cases))
    }

    /// The expectation that the answer meets; nil where none does.
    private static func revised(_ check: CheckCase, after result: CheckResult, _ runner: CheckRunner) -> JSONTree? {
        guard result.problem == nil else { return nil }
        let (answer, _) = runner.answer(to: check.subject)
        let expected =
            check.expectation["status"] == nil
            ? check.expectation.revised(by: result.differences) : JSONTree.problemExpectation(of: answer)
        let remaining = runner.run(
            CheckSuite(
                name: "",
                cases: [
                    CheckCase(
                        name: "", subject: check.subject, expectation: expected, demands: check.demands)
                ]))
        return remaining.hasPassed ? expected : nil
    }
}

extension JSONTree {
    /// What a problem is expected by: its status and the places of its errors.
    fileprivate static func problemExpectation(of problem: JSONTree) -> JSONTree {
        let errors = (problem["errors"] ?? .null).elements.map { error in
            JSONTree.object([Member("pointer", error["pointer"] ?? .null)])
        }
        return .object([Member("status", problem["status"] ?? .null), Member("errors", .array(errors))])
    }

    /// The expectation with each difference's actual value at its place; a member that is not answered goes.
    fileprivate func revised(by differences: [CheckDifference]) -> JSONTree {
        var revised = self
        for difference in differences {
            let steps = difference.pointer.split(separator: "/").map {
                String($0).replacing("~1", with: "/").replacing("~0", with: "~")
            }
            revised = revised.setting(steps[...], to: difference.actual)
        }
        return revised
    }

    /// The value with another at a place inside it; without the member where there is no other value.
    private func setting(_ steps: ArraySlice<String>, to value: JSONTree?) -> JSONTree {
        guard let step = steps.first else { return value ?? self }
        let rest = steps.dropFirst()
        switch self {
        case .object(var members):
            guard let index = members.firstIndex(where: { $0.name == step }) else { return self }
            if rest.isEmpty && value == nil {
                members.remove(at: index)
            } else {
                members[index].value = members[index].value.setting(rest, to: value)
            }
            return .object(members)
        case .array(var elements):
            guard let index = Int(step), elements.indices.contains(index) else { return self }
            elements[index] = elements[index].setting(rest, to: value)
            return .array(elements)
        default: return self
        }
    }

    /// The object with a member's value replaced.
    fileprivate func setting(_ name: String, to value: JSONTree) -> JSONTree {
        setting([name][...], to: value)
    }
}
