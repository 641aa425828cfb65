/// One run of a policy's program: a container's numbers and traits, and the facts that were asked for in vain.
struct PolicyEvaluation {
    let numbers: FactVector
    fileprivate let codes: TraitCodes
    /// Whether the rule whose steps are run decided last, so that its band holds on to it.
    var isInForce = false
    /// Facts that were asked for and are not known.
    private(set) var missingFacts: MissingFacts = []
    /// Enumerated traits that were compared with a value and are unspecified.
    private(set) var unspecifiedTraits = TraitBits()

    init(_ facts: borrowing PolicyFacts) {
        self.init(
            width: facts.width, height: facts.height, traits: facts.traits.plain, systemVersion: facts.systemVersion)
    }

    @inline(__always)
    init(width: Double?, height: Double?, traits: PlainTraits, systemVersion: SystemVersion) {
        numbers = FactVector(
            width: width, height: height, displayScale: traits.displayScale, systemVersion: systemVersion)
        codes = traits.codes
    }

    @inline(__always)
    fileprivate mutating func number(_ fact: ComparedFact) -> Double? {
        let number = numbers[fact]
        guard number.isNaN else { return number }
        missingFacts.formUnion(numbers.missingFacts(behind: fact))
        return nil
    }

    @inline(__always)
    fileprivate mutating func truth(of step: PolicyStep, comparedWith other: Double) -> Truth {
        guard let value = number(step.subject) else { return .unknown }
        return Truth(step.comparator.holds(value, other, slack: isInForce ? step.slack : 0))
    }

    fileprivate mutating func truthOfOrientation(_ step: PolicyStep) -> Truth {
        guard let orientation = numbers.orientation else {
            missingFacts.formUnion(numbers.missingFacts(behind: .longerSide))
            return .unknown
        }
        return Truth(step.values & orientation.bit != 0)
    }

    @inline(__always)
    fileprivate mutating func truthOfTrait(_ step: PolicyStep) -> Truth {
        let code = codes[step.trait]
        let values = TraitValues(rawValue: step.values)
        if code == 0, !values.contains(.unspecified) { unspecifiedTraits.insert(step.trait) }
        return Truth(values.contains(code: code))
    }
}

extension PolicyProgram {
    /// The place of the first rule that matches in an evaluation; nil where none does.
    @inline(__always)
    func firstMatch(in language: TypesettingLanguage?, ruleInForce: Int?, _ evaluation: inout PolicyEvaluation) -> Int?
    {
        for place in entries.indices {
            evaluation.isInForce = place == ruleInForce
            if truth(ofRuleFrom: entries[place], in: language, &evaluation) == .yes { return place }
        }
        return nil
    }

    // Short rules compare one number: that is answered in place, and all else by a call.
    @inline(__always)
    private func truth(
        ofRuleFrom place: Int, in language: TypesettingLanguage?, _ evaluation: inout PolicyEvaluation
    ) -> Truth {
        steps[place].kind == .compareWithNumber
            ? evaluation.truth(of: steps[place], comparedWith: steps[place].number)
            : truth(ofStepAt: place, in: language, &evaluation)
    }

    /// The answer of the step at a place, with its parts, for a container with the facts of an evaluation.
    func truth(
        ofStepAt place: Int, in language: TypesettingLanguage?, _ evaluation: inout PolicyEvaluation
    ) -> Truth {
        switch steps[place].kind {
        case .all:
            return truthOfAll(partsOf: place, in: language, &evaluation)
        case .any:
            return truthOfAny(partsOf: place, in: language, &evaluation)
        case .not:
            return truth(ofStepAt: place + 1, in: language, &evaluation).negated
        case .compareWithNumber, .compareWithFact, .orientation, .trait, .displayScale, .typesettingLanguage:
            return truth(ofLeafAt: place, in: language, &evaluation)
        }
    }

    private func truthOfAll(
        partsOf place: Int, in language: TypesettingLanguage?, _ evaluation: inout PolicyEvaluation
    ) -> Truth {
        var result = Truth.yes
        let end = steps[place].next
        var part = place + 1
        while part < end {
            switch truth(ofPartAt: part, in: language, &evaluation) {
            case .no: return .no
            case .unknown: result = .unknown
            case .yes: break
            }
            part = steps[part].next
        }
        return result
    }

    private func truthOfAny(
        partsOf place: Int, in language: TypesettingLanguage?, _ evaluation: inout PolicyEvaluation
    ) -> Truth {
        var result = Truth.no
        let end = steps[place].next
        var part = place + 1
        while part < end {
            switch truth(ofPartAt: part, in: language, &evaluation) {
            case .yes: return .yes
            case .unknown: result = .unknown
            case .no: break
            }
            part = steps[part].next
        }
        return result
    }

    // Most parts are leaves: answered in place, they cost no call (a third of a long policy's instructions).
    @inline(__always)
    private func truth(
        ofPartAt place: Int, in language: TypesettingLanguage?, _ evaluation: inout PolicyEvaluation
    ) -> Truth {
        steps[place].isLeaf
            ? truth(ofLeafAt: place, in: language, &evaluation) : truth(ofStepAt: place, in: language, &evaluation)
    }

    @inline(__always)
    private func truth(
        ofLeafAt place: Int, in language: TypesettingLanguage?, _ evaluation: inout PolicyEvaluation
    ) -> Truth {
        switch steps[place].kind {
        case .compareWithNumber:
            return evaluation.truth(of: steps[place], comparedWith: steps[place].number)
        case .compareWithFact:
            guard let other = evaluation.number(steps[place].otherFact) else { return .unknown }
            return evaluation.truth(of: steps[place], comparedWith: other)
        case .trait:
            return evaluation.truthOfTrait(steps[place])
        case .orientation:
            return evaluation.truthOfOrientation(steps[place])
        case .displayScale:
            return Truth(scaleLists[steps[place].list].contains(evaluation.numbers.knownDisplayScale))
        case .typesettingLanguage:
            return Truth(languageLists[steps[place].list].contains(language?.tag))
        case .all, .any, .not:
            return truth(ofStepAt: place, in: language, &evaluation)
        }
    }
}

extension Comparator {
    /// Whether a value stands in this relation to another, which a band has moved by its slack.
    @inline(__always)
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
