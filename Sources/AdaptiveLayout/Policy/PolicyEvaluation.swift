/// One run of a policy's program over one container's facts.
struct PolicyEvaluation {
    private let program: PolicyProgram
    private let vector: FactVector
    private let traits: TraitCollection
    private(set) var missingFacts: MissingFacts = []
    private(set) var unspecifiedTraits = TraitBits()

    init(_ program: PolicyProgram, _ facts: PolicyFacts) {
        self.program = program
        vector = FactVector(facts)
        traits = facts.traits
    }

    mutating func matches(rule place: Int, isInForce: Bool) -> Bool {
        truth(ofStepAt: program.entries[place], isInForce: isInForce) == .yes
    }

    mutating func truth(ofStepAt place: Int, isInForce: Bool) -> Truth {
        let step = program.steps[place]
        switch step.kind {
        case .all: return truthOfAll(step, from: place + 1, isInForce: isInForce)
        case .any: return truthOfAny(step, from: place + 1, isInForce: isInForce)
        case .not: return truth(ofStepAt: place + 1, isInForce: isInForce).negated
        case .compareWithNumber: return compared(step, with: step.number, isInForce: isInForce)
        case .compareWithFact: return comparedWithFact(step, isInForce: isInForce)
        case .orientation: return truthOfOrientation(step)
        case .trait: return truthOfTrait(step)
        case .displayScale: return Truth(program.scaleLists[step.list].contains(traits.displayScale))
        case .typesettingLanguage: return Truth(program.languageLists[step.list].contains(traits.typesettingLanguage))
        }
    }

    private mutating func truthOfAll(_ step: PolicyStep, from first: Int, isInForce: Bool) -> Truth {
        var result = Truth.yes
        var place = first
        while place < step.next {
            switch truth(ofStepAt: place, isInForce: isInForce) {
            case .no: return .no
            case .unknown: result = .unknown
            case .yes: break
            }
            place = program.steps[place].next
        }
        return result
    }

    private mutating func truthOfAny(_ step: PolicyStep, from first: Int, isInForce: Bool) -> Truth {
        var result = Truth.no
        var place = first
        while place < step.next {
            switch truth(ofStepAt: place, isInForce: isInForce) {
            case .yes: return .yes
            case .unknown: result = .unknown
            case .no: break
            }
            place = program.steps[place].next
        }
        return result
    }

    private mutating func comparedWithFact(_ step: PolicyStep, isInForce: Bool) -> Truth {
        let other = vector.numbers[step.otherFact]
        guard !other.isNaN else {
            missingFacts.formUnion(vector.missingFacts(behind: step.otherFact))
            return .unknown
        }
        return compared(step, with: other, isInForce: isInForce)
    }

    private mutating func compared(_ step: PolicyStep, with other: Double, isInForce: Bool) -> Truth {
        let value = vector.numbers[step.subject]
        guard !value.isNaN else {
            missingFacts.formUnion(vector.missingFacts(behind: step.subject))
            return .unknown
        }
        return Truth(step.comparator.holds(value, other, slack: isInForce ? step.slack : 0))
    }

    private mutating func truthOfOrientation(_ step: PolicyStep) -> Truth {
        guard vector.orientationBit != 0 else {
            missingFacts.formUnion(vector.missingFacts(behind: Int(NumericFact.longerSide.rawValue)))
            return .unknown
        }
        return Truth(step.values & vector.orientationBit != 0)
    }

    private mutating func truthOfTrait(_ step: PolicyStep) -> Truth {
        let code = traits[code: step.trait]
        if code == 0, !TraitValues(rawValue: step.values).contains(.unspecified) {
            unspecifiedTraits.insert(step.trait)
        }
        return Truth(TraitValues(rawValue: step.values).contains(code: code))
    }
}

extension Comparator {
    /// Whether a value stands in this relation to another, which a band has moved by its slack.
    func holds(_ value: Double, _ other: Double, slack: Double) -> Bool {
        switch self {
        case .atLeast: value >= other + slack
        case .above: value > other + slack
        case .atMost: value <= other + slack
        case .below: value < other + slack
        case .equals: slack == 0 ? value == other : (value - other).magnitude <= slack
        }
    }
}
