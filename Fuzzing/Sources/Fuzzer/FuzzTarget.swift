/// A part of the service that is given any bytes at all, with the laws that hold for every input.
struct FuzzTarget: Sendable {
    /// The name by which it is chosen; its corpus has the same.
    let name: String
    /// Tries one input, and traps where a law is broken.
    let run: @Sendable ([UInt8]) -> Void

    /// Every target, from the innermost outwards.
    static let all = [
        json, policy, decision, transition, lines, batch, checks, matrix, query, headers, socket,
    ]
}

/// Ends the process where a law does not hold.
func demand(_ holds: Bool, _ law: @autoclosure () -> String) {
    guard holds else { fatalError("broken law: \(law())") }
}
