import JSONWire

/// What a case expects of a problem: `{"status": 422, "errors": [{"pointer", "nearest"}]}`.
///
/// A status or a pointer may be a list of which any is right. The errors, where they are given, are all that there may
/// be, in any order.
struct ProblemExpectation {
    private let expected: JSONTree

    /// Takes an expectation that names a status; nil for one that expects a decision.
    init?(_ expected: JSONTree) {
        guard expected["status"] != nil else { return nil }
        self.expected = expected
    }

    /// Where the answer, a problem or not, departs from what is expected.
    func differences(of answer: JSONTree) -> [CheckDifference] {
        let wanted = expected["status"] ?? .null
        guard wanted.choices.contains(answer["status"] ?? .number(200)) else {
            return [CheckDifference(pointer: "/status", expected: wanted, actual: answer["status"] ?? .number(200))]
        }
        guard let errors = expected["errors"]?.elements else { return [] }
        return errorDifferences(errors, (answer["errors"] ?? .null).elements)
    }

    private func errorDifferences(_ wanted: [JSONTree], _ found: [JSONTree]) -> [CheckDifference] {
        var differences: [CheckDifference] = []
        var places: [JSONTree] = []
        for error in wanted {
            let pointer = error["pointer"] ?? .null
            places += pointer.choices
            let here = found.filter { pointer.choices.contains($0["pointer"] ?? .null) }
            if here.isEmpty {
                differences.append(CheckDifference(pointer: "/errors", expected: error, actual: nil))
            } else if let nearest = error["nearest"], !here.contains(where: { $0["nearest"] == nearest }) {
                differences.append(CheckDifference(pointer: "/errors", expected: error, actual: here[0]))
            }
        }
        for error in found where !places.contains(error["pointer"] ?? .null) {
            differences.append(CheckDifference(pointer: "/errors", expected: .string("no other error"), actual: error))
        }
        return differences
    }
}

extension JSONTree {
    /// The elements of an array, or the value alone.
    fileprivate var choices: [JSONTree] {
        if case .array(let elements) = self { elements } else { [self] }
    }
}
