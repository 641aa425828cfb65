import AdaptiveLayout
import Testing

@Suite("Split views as logged step by step on iOS 26.1")
struct StepLogTests {
    @Test("read the same after each step", arguments: StepLog.all)
    func steps(log: StepLog) throws {
        var player = log.player
        var played = 0
        for step in try log.steps {
            guard let arrangement = player.play(step, log.style) else { continue }
            played += 1
            let place: Comment = "step \(step.seq) \(step.step)"
            #expect(arrangement.isCollapsed == step.isCollapsed, place)
            #expect(arrangement.displayMode == DisplayMode(code: step.displayMode), place)
            #expect(arrangement.splitBehavior == step.splitBehavior.flatMap(SplitBehavior.init(code:)), place)
            #expect(arrangement.primaryColumnWidth == step.primaryColumnWidth, place)
            if let width = step.supplementaryColumnWidth {
                #expect(arrangement.supplementaryColumnWidth == width, place)
            }
            expectPreferences(of: player, like: step)
            expectFrames(of: arrangement, like: step)
        }
        #expect(played >= 8)
    }

    private func expectPreferences(of player: SplitViewPlayer, like step: LoggedStep) {
        // Collapsed, showing a column is a matter of the stack, which is not played here.
        let mode = player.configuration.preferredDisplayMode ?? .automatic
        #expect(mode == DisplayMode(code: step.preferredDisplayMode), "step \(step.seq) \(step.step)")
        guard let behavior = step.preferredSplitBehavior.flatMap(SplitBehavior.init(code:)) else { return }
        #expect(
            player.configuration.preferredSplitBehavior ?? .automatic == behavior, "step \(step.seq) \(step.step)")
    }

    private func expectFrames(of arrangement: SplitArrangement, like step: LoggedStep) {
        guard !arrangement.isCollapsed else { return }
        for column in arrangement.columns {
            if let isShowing = step.isShowing[column.column.rawValue] {
                #expect(column.isVisible == isShowing, "step \(step.seq) \(step.step), \(column.column)")
            }
            guard column.isVisible, let frame = step.frame(of: column.column) else { continue }
            #expect(column.frame == frame, "step \(step.seq) \(step.step), \(column.column)")
        }
    }
}
