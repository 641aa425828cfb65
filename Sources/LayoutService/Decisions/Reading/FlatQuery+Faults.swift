extension FlatQuery {
    /// The problem with a query, with everything that is wrong in it.
    ///
    /// Reading stops at the first problem; only a query that has one is looked through to its end.
    ///
    /// - Parameters:
    ///   - parameters: The query.
    ///   - problem: The first problem.
    ///   - snapshot: What the request is looked up in.
    ///   - hint: The value of a client hint.
    /// - Returns: The problem, or several as one.
    static func problem(
        with parameters: QueryParameters, beginningWith problem: Problem, _ snapshot: Snapshot,
        hint: ((ClientHint) -> String?)? = nil
    ) -> Problem {
        let found: [Problem?] = [
            .thrown { () throws(Problem) in try parameters.expect(only: names) },
            .thrown { () throws(Problem) in _ = try DecisionOptions(parameters) },
            .thrown { () throws(Problem) in
                var options = DecisionOptions()
                if parameters["unknown"] == "warn" { options.unknownMembers = .warn }
                _ = try DecisionRequest.read(document(of: parameters), options, snapshot, hint: hint)
            },
        ]
        // Whatever else stands in the way, such as a policy that has changed, comes after what is wrong with the query.
        return .joined(found.filter { [400, 422].contains($0?.type.status) }) ?? problem
    }
}
