/// Which of a column's three widths is meant.
public enum ColumnWidthKind: String, CaseIterable, Sendable {
    case minimum
    case maximum
    case preferred
}

/// A column width that is the value of a fact, such as a maximum that is the container's whole width.
public struct WidthFromFact: Sendable, Hashable {
    /// The column whose width is set: any but `compact`, which has no widths.
    public var column: SplitViewColumn
    /// Which of its widths is set.
    public var kind: ColumnWidthKind
    /// The fact whose value the width takes.
    public var fact: NumericFact

    /// Makes a width of a column, its kind and the fact that gives the value.
    public init(column: SplitViewColumn, kind: ColumnWidthKind, fact: NumericFact) {
        self.column = column
        self.kind = kind
        self.fact = fact
    }
}

/// The split view settings that a policy brings along, some widths of which may be facts.
public struct PolicySplitViewSettings: Sendable, Hashable {
    /// The settings that are the same for every container.
    public var fixed: SplitViewConfiguration
    /// The widths that follow a fact.
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
            resolved.setWidth(width.kind, of: width.column, to: facts.value(of: width.fact))
        }
        return resolved
    }
}

extension SplitViewConfiguration {
    fileprivate mutating func setWidth(_ kind: ColumnWidthKind, of column: SplitViewColumn, to points: Double?) {
        switch column {
        case .primary: primary.set(kind, to: points)
        case .supplementary: supplementary.set(kind, to: points)
        case .secondary: secondary.set(kind, to: points)
        case .inspector: inspector.set(kind, to: points)
        case .compact: break
        }
    }
}

extension ColumnWidths {
    fileprivate mutating func set(_ kind: ColumnWidthKind, to points: Double?) {
        switch kind {
        case .minimum: minimum = points
        case .maximum: maximum = points
        case .preferred: preferred = points
        }
    }
}
