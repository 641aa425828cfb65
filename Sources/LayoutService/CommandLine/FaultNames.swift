/// What on the command line the places of a request came from, for words about their faults.
struct FaultNames {
    /// Pointers to places of the request, each with the words of the command line that it came from.
    private let names: [(pointer: String, words: String)]

    /// Makes names of places; of two that fit, the first counts.
    init(_ names: [(pointer: String, words: String)]) {
        self.names = names
    }

    /// The problem in lines, in which each fault stands behind the words that it is about, where it has any.
    func lines(of problem: Problem) -> [String] {
        let lines = problem.faults.map { line(of: $0) ?? $0.line }
        let areAllNamed = !lines.isEmpty && problem.faults.allSatisfy { line(of: $0) != nil }
        return areAllNamed ? lines : Array(problem.lines.prefix(1)) + lines
    }

    private func line(of fault: Fault) -> String? {
        let found = names.first { fault.pointer == $0.pointer || fault.pointer.hasPrefix($0.pointer + "/") }
        guard let found else { return nil }
        let inner = Fault(
            pointer: String(fault.pointer.dropFirst(found.pointer.count)), reason: fault.reason, nearest: fault.nearest)
        return "\(found.words): " + (inner.pointer.isEmpty ? inner.words : inner.line)
    }
}
