/// How a decision is asked for, beside the request itself.
package struct DecisionOptions: Sendable, Hashable {
    /// How much of an explanation the answer carries.
    package enum Explanation: String, CaseIterable, Sendable {
        case off
        case summary
        case full
    }

    /// How much is explained.
    package var explanation = Explanation.off
    /// What becomes of unknown members.
    package var unknownMembers = DecodingNotes.UnknownMembers.refuse

    /// The defaults: no explanation, unknown members are refused.
    package init() {}

    /// Reads `explain` and `unknown`.
    ///
    /// - Throws: A 400 that names the known values.
    package init(_ parameters: QueryParameters) throws(Problem) {
        guard !parameters.all.isEmpty else { return }
        if let level = parameters["explain"] {
            guard let explanation = Explanation(rawValue: level) else {
                throw .invalidParameter("explain", known: Explanation.allCases.map(\.rawValue))
            }
            self.explanation = explanation
        }
        switch parameters["unknown"] {
        case nil, "refuse": break
        case "warn": unknownMembers = .warn
        default: throw .invalidParameter("unknown", known: ["refuse", "warn"])
        }
    }
}

extension Problem {
    /// A query parameter with a value that it cannot have.
    package static func invalidParameter(_ name: String, known: [String]) -> Problem {
        Problem(.invalidParameter, "The query parameter \(name) is one of \(known.joined(separator: ", ")).")
            .with("parameter", .text(name)).with("known", .texts(known))
    }
}
