import Synchronization

/// How long a set of policies is in force; whoever has it keeps none of them alive.
package final class PolicyTerm: Sendable {
    private let hasEnded = Atomic<Bool>(false)

    /// Whether no other set has taken the place of this one: what follows from it holds as long.
    package var lasts: Bool { !hasEnded.load(ordering: .acquiring) }

    /// Says that another set takes the place of this one.
    package func end() {
        hasEnded.store(true, ordering: .releasing)
    }
}
