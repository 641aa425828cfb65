import AdaptiveLayout
import Testing

@Suite("The laws of transitions, on seeded random sequences")
struct TransitionLawTests {
    @Test("nothing is lost, nothing is in two places, nothing comes from nowhere", arguments: 0..<6)
    func nothingIsLost(block: Int) throws {
        try play(block) { before, event, step in
            let came = ids(before) + (event.viewController?.screens.map(\.id) ?? [])
            let (kept, gone) = (ids(step.state), step.discarded.map(\.screen.id))
            require(Set(came).isSubset(of: kept + gone), "\(event): lost \(Set(came).subtracting(kept + gone))")
            require(Set(kept + gone).count == kept.count + gone.count, "\(event): \(kept) and discarded \(gone)")
            let new = Set(kept + gone).subtracting(came)
            require(new.allSatisfy { $0.hasPrefix("placeholder") }, "\(event): \(new)")
        }
    }

    @Test("SVC-4: it is collapsed exactly where the split view sees a compact width", arguments: 0..<6)
    func collapsedByClass(block: Int) throws {
        try play(block) { _, event, step in
            let isCompact = step.decision.traitCollection.horizontalSizeClass == .compact
            require(step.decision.splitArrangement.isCollapsed == isCompact, "\(event)")
            guard let layout = step.state.progress?.layout else { return }
            require(layout.isCollapsed == isCompact, "\(event)")
            let style = step.state.splitView.style ?? .unspecified
            let faults = step.state.hierarchy.faults(
                of: style, at: .newestMeasured, isCollapsed: isCompact)
            require(faults.isEmpty, "\(event): \(faults)")
            // CX-13: one stack has no second column, unless the compact interface leaves the others alone (COL-26).
            if isCompact, step.state.hierarchy.stackedColumns != [.compact] {
                require(step.state.hierarchy.columns.secondary == nil, "\(event)")
            }
        }
    }

    @Test("the same event in the same state brings about the same", arguments: 0..<6)
    func sameAnswer(block: Int) throws {
        for seed in seeds(of: block) {
            var (first, second) = (RandomStory(seed: seed), RandomStory(seed: seed))
            var (left, right) = (first.begin(), second.begin())
            for event in [TransitionEvent.appear] + (0..<8).map({ _ in first.event() }) {
                try? left.happen(event)
                try? right.happen(event)
            }
            #expect(left.state == right.state)
            #expect(left.steps.map(\.calls) == right.steps.map(\.calls))
        }
    }

    @Test("CX-9, CX-15: where no answer drops anything, an expansion gives back what a collapse took", arguments: 0..<6)
    func roundTrip(block: Int) throws {
        for seed in seeds(of: block) {
            let style = RandomStory(seed: seed).style
            var story = Story(.pad, style, primary: "L M", secondary: "D+ X", version: "26.1")
            if style == .tripleColumn { story.state.hierarchy.columns.supplementary = StackNotation.column("S T") }
            try story.happen(.appear)
            let before = story.state
            for _ in 0..<(1 + Int(seed % 3)) { try story.happen(.narrow, .wide) }
            #expect(story.state == before)
        }
    }

    /// Plays the sequences of a block and checks each step that is not refused.
    private func play(
        _ block: Int, _ check: (TransitionState, TransitionEvent, TransitionStep) -> Void
    ) throws {
        var taken = 0
        for seed in seeds(of: block) {
            var random = RandomStory(seed: seed)
            var story = random.begin()
            for event in [TransitionEvent.appear] + (0..<10).map({ _ in random.event() }) {
                let before = story.state
                // An event that cannot happen is refused, and leaves everything as it was.
                guard (try? story.happen(event)) != nil else { continue }
                taken += 1
                if let step = story.last { check(before, event, step) }
            }
        }
        #expect(taken > 500)
    }

    /// Records a breach; far cheaper than an expectation where nearly all hold.
    private func require(_ holds: Bool, _ breach: @autoclosure () -> String) {
        if !holds { Issue.record(Comment(rawValue: breach())) }
    }

    private func seeds(of block: Int) -> Range<UInt64> { UInt64(block) * 100..<UInt64(block + 1) * 100 }

    private func ids(_ state: TransitionState) -> [String] {
        var ids: [String] = []
        state.hierarchy.forEachScreen { ids.append($0.id) }
        return ids
    }
}
