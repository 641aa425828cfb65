/// The cuts of every step of a policy's program, found once and used for the grid and for the map.
struct PolicySurvey {
    private let program: PolicyProgram
    private let finder: CutFinder
    private let ruleInForce: Int?
    private let domain: AnalysisDomain
    private var cutsOfSteps: [[Cut]] = []

    init(_ policy: Policy, domain: AnalysisDomain) {
        program = policy.program
        finder = CutFinder(program: policy.program, domain: domain)
        ruleInForce = policy.placeOfRule(inForceIn: domain.facts(at: domain.range.lowerBound))
        self.domain = domain
        for rule in policy.rules.indices {
            for place in program.steps(ofRule: rule) {
                cutsOfSteps.append(finder.cuts(ofStepAt: place, isInForce: rule == ruleInForce))
            }
        }
    }

    var cuts: [Cut] { Array(cutsOfSteps.joined()) }

    func map(ofRule rule: Int, on grid: CellGrid) -> TruthMap {
        map(ofStepAt: program.entries[rule], isInForce: rule == ruleInForce, on: grid)
    }

    private func map(ofStepAt place: Int, isInForce: Bool, on grid: CellGrid) -> TruthMap {
        let step = program.steps[place]
        switch step.kind {
        case .all, .any:
            var map = TruthMap(step.kind == .all ? .yes : .no, count: grid.cellCount)
            var part = place + 1
            while part < step.next {
                let other = self.map(ofStepAt: part, isInForce: isInForce, on: grid)
                if step.kind == .all { map.formAll(other) } else { map.formAny(other) }
                part = program.steps[part].next
            }
            return map
        case .not:
            var map = self.map(ofStepAt: place + 1, isInForce: isInForce, on: grid)
            map.negate()
            return map
        case .compareWithNumber, .compareWithFact, .orientation, .trait, .displayScale, .typesettingLanguage:
            return mapOfComparison(at: place, isInForce: isInForce, on: grid)
        }
    }

    private func mapOfComparison(at place: Int, isInForce: Bool, on grid: CellGrid) -> TruthMap {
        var map = TruthMap(.unknown, count: grid.cellCount)
        let starts = [domain.range.lowerBound] + cutsOfSteps[place].map(\.first)
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? grid.cell(of: starts[index + 1]) : grid.cellCount
            map.set(
                finder.truth(ofStepAt: place, isInForce: isInForce, at: start), on: grid.cell(of: start)..<end)
        }
        return map
    }
}
