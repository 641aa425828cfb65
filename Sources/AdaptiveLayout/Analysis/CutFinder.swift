/// Finds where along a domain's range the comparisons of a policy's program change, to the last bit.
///
/// Between two neighbouring cuts a comparison's answer is proven constant: on each piece of the range both of its sides
/// rise, fall or stay, so that a binary search over the numbers that a Double can hold finds every change.
struct CutFinder {
    private let program: PolicyProgram
    private let domain: AnalysisDomain
    private let pieces: [ClosedRange<Double>]

    init(program: PolicyProgram, domain: AnalysisDomain) {
        self.program = program
        self.domain = domain
        pieces = domain.pieces
    }

    /// The cuts of the step at a place, in order; a step that compares no number has none.
    func cuts(ofStepAt place: Int, isInForce: Bool) -> [Cut] {
        let step = program.steps[place]
        let candidates: [Cut]
        switch step.kind {
        case .compareWithNumber, .compareWithFact: candidates = signChanges(of: step, isInForce: isInForce)
        case .orientation: candidates = orientationChanges
        case .all, .any, .not, .trait, .displayScale, .typesettingLanguage: return []
        }
        return candidates.filter { cut in
            truth(ofStepAt: place, isInForce: isInForce, at: cut.first)
                != truth(ofStepAt: place, isInForce: isInForce, at: cut.first.nextDown)
        }
    }

    /// The answer of the step at a place, for the container whose varying side has this value.
    func truth(ofStepAt place: Int, isInForce: Bool, at value: Double) -> Truth {
        let facts = domain.facts(at: value)
        var evaluation = PolicyEvaluation(facts)
        evaluation.isInForce = isInForce
        return program.truth(ofStepAt: place, in: facts.traits.language, &evaluation)
    }

    private var orientationChanges: [Cut] {
        guard let other = domain.otherSide else { return [] }
        let candidates = [Cut(first: other, belongsBehind: true), Cut(first: other.nextUp, belongsBehind: false)]
        return candidates.filter { domain.range.lowerBound < $0.first && $0.first <= domain.range.upperBound }
    }

    private func signChanges(of step: PolicyStep, isInForce: Bool) -> [Cut] {
        var cuts: [Cut] = []
        for piece in pieces {
            if piece.lowerBound > domain.range.lowerBound {
                cuts.append(Cut(first: piece.lowerBound, belongsBehind: false))
            }
            cuts += signChanges(of: step, isInForce: isInForce, on: piece)
        }
        return cuts
    }

    private func signChanges(of step: PolicyStep, isInForce: Bool, on piece: ClosedRange<Double>) -> [Cut] {
        let sign = { (value: Double) in self.sign(of: step, isInForce: isInForce, at: value) }
        guard let start = sign(piece.lowerBound), let end = sign(piece.upperBound), start != end else { return [] }
        let direction = start < end ? 1 : -1
        let guesses = likelyThresholds(of: step, isInForce: isInForce)
        let reachesZero = piece.firstValue(likely: guesses) { (sign($0) ?? 0) * direction >= 0 }
        let leavesZero = piece.firstValue(likely: guesses.map(\.nextUp)) { (sign($0) ?? 0) * direction > 0 }
        var cuts: [Cut] = []
        if let reachesZero, reachesZero > piece.lowerBound {
            cuts.append(Cut(first: reachesZero, belongsBehind: true))
        }
        if let leavesZero, leavesZero > piece.lowerBound, leavesZero != reachesZero {
            cuts.append(Cut(first: leavesZero, belongsBehind: false))
        }
        return cuts
    }

    /// Where the comparison changes unless rounding moves it: guesses that spare the search, and are checked.
    private func likelyThresholds(of step: PolicyStep, isInForce: Bool) -> [Double] {
        let slack = isInForce ? step.slack : 0
        guard step.kind == .compareWithNumber else { return domain.otherSide.map { [$0 + slack] } ?? [] }
        let threshold = step.number + slack
        guard step.subject == .aspectRatio else { return [threshold] }
        return domain.otherSide.map { [domain.axis == .width ? threshold * $0 : $0 / threshold] } ?? []
    }

    /// Below, at or above the threshold: −1, 0 or 1; nil where a side is not known.
    private func sign(of step: PolicyStep, isInForce: Bool, at value: Double) -> Int? {
        let numbers = PolicyEvaluation(domain.facts(at: value)).numbers
        let left = numbers[step.subject]
        let right = step.kind == .compareWithFact ? numbers[step.otherFact] : step.number
        guard !left.isNaN, !right.isNaN else { return nil }
        return step.comparator.sign(left, right, slack: isInForce ? step.slack : 0)
    }
}

extension Comparator {
    /// −1, 0 or 1 for a value below, at or above what it is compared with, so that `holds` follows from the sign.
    fileprivate func sign(_ value: Double, _ other: Double, slack: Double) -> Int {
        guard self == .equals, slack != 0 else {
            let threshold = self == .equals ? other : other + slack
            return value < threshold ? -1 : value > threshold ? 1 : 0
        }
        let distance = value - other
        return distance < -slack ? -1 : distance > slack ? 1 : 0
    }
}

extension ClosedRange<Double> {
    /// The least number for which a condition holds that, once it holds, holds for all greater ones.
    ///
    /// Nil where it holds for none. The range has no negative numbers; the likely ones are tried before any others.
    func firstValue(likely guesses: [Double], where holds: (Double) -> Bool) -> Double? {
        guard holds(upperBound) else { return nil }
        for guess in guesses where contains(guess) && holds(guess) {
            if guess == lowerBound || !holds(guess.nextDown) { return guess }
        }
        // The bit patterns of numbers that are not negative are in the order of the numbers.
        var low = lowerBound.magnitude.bitPattern
        var high = upperBound.bitPattern
        while low < high {
            let middle = low + (high - low) / 2
            if holds(Double(bitPattern: middle)) { high = middle } else { low = middle + 1 }
        }
        return Double(bitPattern: low)
    }
}
