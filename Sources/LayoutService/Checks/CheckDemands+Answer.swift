import JSONWire

extension CheckDemands {
    /// Where an answer lacks what the case demands beside its members.
    func differences(of answer: JSONTree) -> [CheckDifference] {
        warningDifferences(answer) + assumptionDifferences(answer) + callDifferences(answer)
    }

    private func warningDifferences(_ answer: JSONTree) -> [CheckDifference] {
        var places: [(pointer: String, decision: JSONTree?)] = warns ? [("", answer)] : []
        places += warningSteps.map { ("/steps/\($0)/decision", answer.step($0)?["decision"]) }
        return places.compactMap { place in
            if case .array(let warnings) = place.decision?["warnings"], !warnings.isEmpty { return nil }
            return CheckDifference(
                pointer: "\(place.pointer)/warnings", expected: .string("a warning"),
                actual: place.decision?["warnings"])
        }
    }

    private func assumptionDifferences(_ answer: JSONTree) -> [CheckDifference] {
        guard !assumes.isEmpty else { return [] }
        let assumed = (answer["assumptions"] ?? .null).elements.compactMap { assumption -> String? in
            guard case .string(let pointer) = assumption["pointer"] else { return nil }
            return pointer.split(separator: "/").last.map(String.init)
        }
        return assumes.filter { !assumed.contains($0) }.map { trait in
            CheckDifference(
                pointer: "/assumptions", expected: .string(trait), actual: .array(assumed.map(JSONTree.string)))
        }
    }

    private func callDifferences(_ answer: JSONTree) -> [CheckDifference] {
        let missing = callOrder.sorted { $0.key < $1.key }.compactMap { step, wanted -> CheckDifference? in
            let calls = answer.step(step)?["calls"]
            var rest = (calls ?? .null).elements[...]
            for pattern in wanted {
                guard let found = rest.firstIndex(where: pattern.matches) else {
                    return CheckDifference(pointer: "/steps/\(step)/calls", expected: wanted.tree, actual: calls)
                }
                rest = rest[(found + 1)...]
            }
            return nil
        }
        let unwanted = callsAbsent.sorted { $0.key < $1.key }.compactMap { step, absent -> CheckDifference? in
            let met = (answer.step(step)?["calls"] ?? .null).elements.filter { call in
                absent.contains { $0.matches(call) }
            }
            guard !met.isEmpty else { return nil }
            let expected = JSONTree.object([JSONTree.Member("none of", absent.tree)])
            return CheckDifference(pointer: "/steps/\(step)/calls", expected: expected, actual: .array(met))
        }
        return missing + unwanted
    }
}

extension CallPattern {
    fileprivate func matches(_ call: JSONTree) -> Bool {
        let names = ["receiver", "method"].compactMap { name -> String? in
            if case .string(let text) = call[name] { text.lettersAndDigits } else { nil }
        }
        guard names.contains(where: { $0.contains(word.lettersAndDigits) }) else { return false }
        return returned.map { Expectation.isSame($0, call["returned"] ?? .null) } ?? true
    }
}

extension [CallPattern] {
    fileprivate var tree: JSONTree { .array(map { JSONTree.string($0.word) }) }
}

extension String {
    fileprivate var lettersAndDigits: String {
        lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}

extension JSONTree {
    /// The elements of an array; none for any other value.
    var elements: [JSONTree] {
        if case .array(let elements) = self { elements } else { [] }
    }

    fileprivate func step(_ index: Int) -> JSONTree? {
        let steps = (self["steps"] ?? .null).elements
        return steps.indices.contains(index) ? steps[index] : nil
    }
}
