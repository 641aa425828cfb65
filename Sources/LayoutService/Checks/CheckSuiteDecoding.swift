package import JSONWire

/// How many cases a suite may have.
package let checkCaseLimit = 1_000

extension DecodingNotes {
    /// Reads a suite; the requests in it are kept as they stand, and judged when the case runs.
    package mutating func checkSuite(_ value: borrowing JSONValue) -> CheckSuite? {
        var suite = CheckSuite(name: "suite", cases: [])
        var hasCases = false
        let isObject = readObject(value, known: ["name", "note", "cases"]) { name, value, notes in
            switch name {
            case "name": suite.name = notes.string(value) ?? ""
            case "note": _ = notes.string(value, limit: .max)
            case "cases":
                hasCases = true
                notes.readArray(value, limit: checkCaseLimit) { _, value, notes in
                    if let read = notes.checkCase(value) { suite.cases.append(read) }
                }
            default: return false
            }
            return true
        }
        guard isObject else { return nil }
        if !hasCases { fault("A suite needs cases.") }
        return suite
    }

    private mutating func checkCase(_ value: borrowing JSONValue) -> CheckCase? {
        var parts = CheckCaseParts()
        guard readObject(value, known: CheckCaseParts.names, { parts.read($0, $1, &$2) }) else { return nil }
        if parts.subjects == 0 { fault("A case needs a request or a transition.") }
        if parts.subjects > 1 { fault("A case has one request or one transition, not \(parts.subjects).") }
        guard let expectation = parts.expectation else {
            fault("A case needs expect, the part of the answer that must match.")
            return nil
        }
        guard case .object = expectation else { return nil }
        guard let subject = parts.subject else { return nil }
        return CheckCase(name: parts.name, subject: subject, expectation: expectation, demands: parts.demands)
    }
}

private struct CheckCaseParts {
    static let names: [StaticString] = [
        "name", "source", "note", "request", "raw", "transition", "rawTransition", "expect", "warns", "assumes",
        "callOrder", "callsAbsent",
    ]

    var name = ""
    var subject: CheckCase.Subject?
    var subjects = 0
    var expectation: JSONTree?
    var demands = CheckDemands()

    mutating func read(
        _ name: borrowing JSONText, _ value: borrowing JSONValue, _ notes: inout DecodingNotes
    ) -> Bool {
        switch name {
        case "name": self.name = notes.string(value, limit: 1_000) ?? ""
        case "source", "note": _ = notes.string(value, limit: .max)
        case "request": setSubject(.decision(JSONTree(copy value).text))
        case "transition": setSubject(.transition(JSONTree(copy value).text))
        // The text of a body as it is, for what is no JSON.
        case "raw": setSubject(.decision(Array((notes.string(value, limit: .max) ?? "").utf8)))
        case "rawTransition": setSubject(.transition(Array((notes.string(value, limit: .max) ?? "").utf8)))
        case "expect":
            expectation = JSONTree(copy value)
            if !value.isObject { notes.fault("This must be an object, not \(value.kindInWords).") }
        case "warns": notes.warns(value, into: &demands)
        case "assumes": demands.assumes = notes.texts(value)
        case "callOrder": demands.callOrder = notes.callsByStep(value)
        case "callsAbsent": demands.callsAbsent = notes.callsByStep(value)
        default: return false
        }
        return true
    }

    private mutating func setSubject(_ subject: CheckCase.Subject) {
        self.subject = subject
        subjects += 1
    }
}

extension DecodingNotes {
    fileprivate mutating func warns(_ value: borrowing JSONValue, into demands: inout CheckDemands) {
        if let bool = value.bool {
            demands.warns = bool
            return
        }
        guard value.isArray else {
            return fault("This must be true, false or an array of steps, not \(value.kindInWords).")
        }
        readArray(value, limit: checkCaseLimit) { _, value, notes in
            if let step = notes.number(value, in: 0...1_000_000) { demands.warningSteps.append(Int(step)) }
        }
    }

    fileprivate mutating func texts(_ value: borrowing JSONValue) -> [String] {
        var texts: [String] = []
        readArray(value, limit: checkCaseLimit) { _, value, notes in
            if let text = notes.string(value) { texts.append(text) }
        }
        return texts
    }

    fileprivate mutating func callsByStep(_ value: borrowing JSONValue) -> [Int: [CallPattern]] {
        var calls: [Int: [CallPattern]] = [:]
        guard value.kind == .object else {
            fault("This must be an object of calls by step, not \(value.kindInWords).")
            return calls
        }
        value.forEachMember { name, value in
            guard let step = Int(name.string), step >= 0 else {
                fault(at: .member(name.string), "This must be the number of a step, from 0.")
                return
            }
            calls[step] = descend(into: .member(name.string)) { notes in notes.callPatterns(value) }
        }
        return calls
    }

    private mutating func callPatterns(_ value: borrowing JSONValue) -> [CallPattern] {
        var patterns: [CallPattern] = []
        readArray(value, limit: checkCaseLimit) { _, value, notes in
            let tree = JSONTree(copy value)
            switch (tree, tree["call"]) {
            case (.string(let word), _): patterns.append(CallPattern(word: word))
            case (_, .string(let word)): patterns.append(CallPattern(word: word, returned: tree["returned"]))
            default: notes.fault("This must be a call's name, or an object with call and returned.")
            }
        }
        return patterns
    }
}
