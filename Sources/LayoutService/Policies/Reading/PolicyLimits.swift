/// What a policy document may have at most.
package enum PolicyLimits {
    /// Rules of a policy.
    package static let rules = 256
    /// Conditions inside one another, the outermost counted.
    package static let conditionDepth = 16
    /// Sources of a policy, and values in a list.
    package static let listedValues = 256
    /// Bytes of a policy's or a rule's id.
    package static let idBytes = 128
    /// Bytes of a title or a source.
    package static let textBytes = 1_000
    /// The least and the greatest band, in the unit of its fact; a smaller one would vanish in rounding.
    package static let band = 0.001...100_000.0
    /// The numbers that a fact may be compared with.
    package static let threshold = -100_000.0...100_000.0
    /// Bytes of a policy file.
    package static let fileBytes = 1_048_576
    /// Policies in a directory.
    package static let policies = 1_000
}
