import JSONWire

/// A suite's file with what was answered in the place of what was expected; the rest of it stays byte for byte.
struct SuiteRevision {
    private var revision: TextRevision
    /// How many cases were changed.
    private(set) var count = 0
    /// The names of failed cases that could not be changed: no answer, or a demand that is no expected value.
    private(set) var unchanged: [String] = []

    /// Revises every case that failed.
    init(of file: SuiteFile, after report: CheckReport, _ runner: CheckRunner) {
        revision = TextRevision(of: file.text)
        for (index, result) in report.results.enumerated() where result.status != .passed {
            if let old = file.expectation(ofCase: index),
                let new = Self.revised(file.suite.cases[index], after: result, runner)
            {
                revision.replace(old.tree, at: old.place, by: new)
                count += 1
            } else {
                unchanged.append(result.name)
            }
        }
    }

    /// The file's new content.
    var text: [UInt8] { revision.text }

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
}
