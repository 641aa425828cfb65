package import JSONWire

/// Cases with what is expected of each: the document of `POST /v1/checks` and of `panewise check`.
package struct CheckSuite: Sendable {
    /// The suite's name, for reports.
    package var name: String
    /// The cases in order.
    package var cases: [CheckCase]

    /// Makes a suite.
    package init(name: String, cases: [CheckCase]) {
        self.name = name
        self.cases = cases
    }
}

/// A request and what its answer must be.
package struct CheckCase: Sendable {
    /// The case's name, for reports.
    package var name: String
    /// What is asked.
    package var subject: Subject
    /// A part of the answer; or the `status`, and perhaps the `errors`, of the problem that is due instead.
    package var expectation: JSONTree
    /// What else the answer must have.
    package var demands: CheckDemands

    /// What is asked, as the text of its request.
    package enum Subject: Sendable, Hashable {
        case decision([UInt8])
        case transition([UInt8])
    }

    /// Makes a case.
    package init(name: String, subject: Subject, expectation: JSONTree, demands: CheckDemands = CheckDemands()) {
        self.name = name
        self.subject = subject
        self.expectation = expectation
        self.demands = demands
    }
}

/// What a case asks of an answer beside its members.
package struct CheckDemands: Sendable {
    /// Whether a decision must warn.
    package var warns = false
    /// The steps of a transition that must warn, from 0.
    package var warningSteps: [Int] = []
    /// Traits that must stand in the assumptions.
    package var assumes: [String] = []
    /// For steps of a transition, calls that must occur in that order, others between them or not.
    package var callOrder: [Int: [CallPattern]] = [:]
    /// For steps of a transition, calls that must not occur.
    package var callsAbsent: [Int: [CallPattern]] = [:]

    /// Makes demands that ask for nothing.
    package init() {}
}

/// Which calls of a step are meant.
package struct CallPattern: Sendable, Hashable {
    /// A part of the receiver's or the method's name; letters and digits alone count, in either case.
    package var word: String
    /// What the call must have returned, or nil for anything.
    package var returned: JSONTree?

    /// Makes a pattern.
    package init(word: String, returned: JSONTree? = nil) {
        self.word = word
        self.returned = returned
    }
}
