import JSONWire

extension Problem {
    /// What a check throws; nil where it finds nothing.
    package static func thrown(by check: () throws(Problem) -> Void) -> Problem? {
        do throws(Problem) {
            try check()
            return nil
        } catch {
            return error
        }
    }

    /// Problems of one request as one: the first of those with the lowest status, with the faults of all.
    package static func joined(_ problems: [Problem?]) -> Problem? {
        let problems = problems.compactMap { $0 }
        guard problems.count > 1, var joined = problems.min(by: { $0.type.status < $1.type.status }) else {
            return problems.first
        }
        let together = Problem.invalidRequest(problems.flatMap(\.faults))
        guard joined.type != .invalidRequest else { return together }
        joined.faults = together.faults
        joined.detail += " See errors for everything that is wrong."
        return joined
    }

    /// A query parameter with a value that it cannot have.
    ///
    /// - Parameters:
    ///   - name: The parameter.
    ///   - reason: What its value must be: the end of a sentence.
    ///   - nearest: The possible value that is nearest to the one given.
    /// - Returns: A 400.
    package static func invalidParameter(_ name: String, _ reason: String, nearest: String? = nil) -> Problem {
        let fault = Fault(
            pointer: JSONPointer.root.appending(name: name).description, reason: "This \(reason)", nearest: nearest)
        return Problem(.invalidParameter, "The query parameter \(name) \(reason)", faults: [fault])
            .with("parameter", .text(name))
    }

    /// A query parameter with a value that is none of those known.
    package static func invalidParameter(_ name: String, _ value: String, known: [String]) -> Problem {
        invalidParameter(
            name, "is one of \(known.joined(separator: ", ")).", nearest: NearestName.nearest(to: value, among: known)
        )
        .with("known", .texts(known))
    }
}
