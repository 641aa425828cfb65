import AdaptiveLayout

extension Condition {
    static func width(_ comparator: Comparator, _ points: Double) -> Condition {
        .number(.width, [NumericComparison(comparator, .number(points))])
    }

    static func height(_ comparator: Comparator, _ points: Double) -> Condition {
        .number(.height, [NumericComparison(comparator, .number(points))])
    }

    static func horizontal(_ sizeClass: SizeClass) -> Condition {
        .trait(.horizontalSizeClass, TraitValues(code: sizeClass.rawValue))
    }

    static func vertical(_ sizeClass: SizeClass) -> Condition {
        .trait(.verticalSizeClass, TraitValues(code: sizeClass.rawValue))
    }

    static var widerThanTall: Condition { .number(.width, [NumericComparison(.above, .fact(.height))]) }
}

extension TraitCollection {
    init(horizontal: SizeClass? = nil, vertical: SizeClass? = nil, idiom: UserInterfaceIdiom? = nil) {
        self.init()
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        userInterfaceIdiom = idiom
    }
}

extension Policy {
    /// A policy of rules named "first", "second", …, each of which sets an override of its own.
    static func ladder(_ conditions: Condition..., band: [NumericFact: Double] = [:]) -> Policy {
        ladder(conditions, band: band)
    }

    /// A policy of rules named "first", "second", …, each of which sets an override of its own.
    static func ladder(_ conditions: [Condition], band: [NumericFact: Double] = [:]) -> Policy {
        let names = ["first", "second", "third", "fourth"]
        let outcomes = [
            TraitCollection(horizontal: .regular), TraitCollection(horizontal: .compact),
            TraitCollection(vertical: .regular), TraitCollection(vertical: .compact),
        ]
        let rules = conditions.indices.map { place in
            PolicyRule(
                id: names[place], when: conditions[place], then: PolicyOutcome(.set(outcomes[place])), band: band)
        }
        return Policy(id: "ladder", title: "ladder", rules: rules, otherwise: PolicyOutcome(.clear))
    }
}
