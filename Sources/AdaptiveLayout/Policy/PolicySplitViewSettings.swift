/// The place of a width in a split view's configuration.
public typealias WidthPath = WritableKeyPath<SplitViewConfiguration, Double?> & Sendable

/// A column width that is the value of a fact, such as a maximum that is the container's whole width.
public struct WidthFromFact: Sendable {
    /// Which width of a configuration is set.
    public var width: any WidthPath
    /// The fact whose value the width takes.
    public var fact: NumericFact

    /// Makes a width of its place in a configuration and the fact that gives the value.
    public init(_ width: any WidthPath, _ fact: NumericFact) {
        self.width = width
        self.fact = fact
    }

    /// Whether this is the width at that place.
    public func isWidth(at path: any WidthPath) -> Bool {
        (width as AnyKeyPath) == (path as AnyKeyPath)
    }
}

extension WidthFromFact: Hashable {
    /// Whether both set the same width from the same fact.
    public static func == (left: WidthFromFact, right: WidthFromFact) -> Bool {
        left.isWidth(at: right.width) && left.fact == right.fact
    }

    /// Feeds the width's place and the fact.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width as AnyKeyPath)
        hasher.combine(fact)
    }
}

/// The split view settings that a policy brings along, some widths of which may be facts.
public struct PolicySplitViewSettings: Sendable, Hashable {
    /// The settings that are the same for every container.
    public var fixed: SplitViewConfiguration
    /// The widths that follow a fact; each wins over the same width among the fixed settings.
    public var widthsFromFacts: [WidthFromFact]

    /// Makes settings of the fixed ones and of the widths that follow a fact.
    public init(fixed: SplitViewConfiguration = SplitViewConfiguration(), widthsFromFacts: [WidthFromFact] = []) {
        self.fixed = fixed
        self.widthsFromFacts = widthsFromFacts
    }

    /// The settings for a container: a width whose fact is not known stays automatic.
    public func resolved(for facts: PolicyFacts) -> SplitViewConfiguration {
        guard !widthsFromFacts.isEmpty else { return fixed }
        var resolved = fixed
        for width in widthsFromFacts {
            resolved[keyPath: width.width] = facts.value(of: width.fact)
        }
        return resolved
    }

    /// These settings with those that `other` makes put over them.
    public func merging(_ other: PolicySplitViewSettings) -> PolicySplitViewSettings {
        let kept = widthsFromFacts.filter { width in
            other.fixed[keyPath: width.width] == nil && !other.widthsFromFacts.contains { $0.isWidth(at: width.width) }
        }
        return PolicySplitViewSettings(
            fixed: fixed.merging(other.fixed), widthsFromFacts: kept + other.widthsFromFacts)
    }
}
