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
        let problem = Problem.joined([
            .thrown { () throws(Problem) in
                explanation = try Self.choice("explain", of: parameters, Explanation.allCases.map { ($0.rawValue, $0) })
            },
            .thrown { () throws(Problem) in
                unknownMembers = try Self.choice("unknown", of: parameters, [("refuse", .refuse), ("warn", .warn)])
            },
        ])
        if let problem { throw problem }
    }

    /// Reads `explain` and `unknown`, the only parameters that there may be.
    ///
    /// - Throws: Everything that is wrong with the query: a 400 for a value, a 422 for a name.
    package init(only parameters: QueryParameters) throws(Problem) {
        guard !parameters.all.isEmpty else { return }
        let problem = Problem.joined([
            .thrown { () throws(Problem) in try parameters.expect(only: ["explain", "unknown"]) },
            .thrown { () throws(Problem) in self = try DecisionOptions(parameters) },
        ])
        if let problem { throw problem }
    }

    /// The value of a parameter; the first choice where it is not given.
    private static func choice<Choice>(
        _ name: String, of parameters: QueryParameters, _ choices: [(name: String, choice: Choice)]
    ) throws(Problem) -> Choice {
        guard let value = parameters[name] else { return choices[0].choice }
        guard let found = choices.first(where: { $0.name == value }) else {
            throw .invalidParameter(name, value, known: choices.map(\.name))
        }
        return found.choice
    }
}
