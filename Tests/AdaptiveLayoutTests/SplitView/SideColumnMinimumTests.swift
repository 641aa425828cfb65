import AdaptiveLayout
import Testing

@Suite("A side column")
struct SideColumnMinimumTests {
    @Test("is never under its minimum while the container has room for it", arguments: 0..<1200)
    func minimums(seed: Int) {
        let splitView = ChanceSplitView(seed: seed)
        let configuration = splitView.configuration
        let minimums = (
            primary: Self.minimum(configuration.primary), supplementary: Self.minimum(configuration.supplementary)
        )
        // Both columns, the margin before a floating one, and a point between columns.
        let margin = max(10, splitView.environment.safeAreaInsets.left, splitView.environment.safeAreaInsets.right)
        guard splitView.environment.size.width >= minimums.primary + minimums.supplementary + 2 * margin + 2 else {
            return
        }
        for column in splitView.arrangement.columns {
            guard let frame = column.frame else { continue }
            let minimum =
                switch column.column {
                case .primary: minimums.primary
                case .supplementary: minimums.supplementary
                default: 0.0
                }
            #expect(frame.width >= minimum, "seed \(seed): \(column.column) is \(frame.width) wide, not \(minimum)")
        }
    }

    @Test("asked for strictly stays inside the bounds, unless the app's minimums do not", arguments: 0..<600)
    func strictness(seed: Int) {
        var splitView = ChanceSplitView(seed: seed)
        guard splitView.version.major >= 14 else { return }
        splitView.configuration.style = .tripleColumn
        splitView.configuration.preferredDisplayMode = .twoBesideSecondary
        splitView.configuration.preferredSplitBehavior = nil
        splitView.configuration.presentsWithGesture = false
        splitView.environment.size.width *= 0.5
        let (width, arrangement) = (splitView.environment.size.width, splitView.arrangement)
        #expect(arrangement.displayMode == .twoBesideSecondary)
        let minimums = [splitView.configuration.primary, splitView.configuration.supplementary].map(Self.minimum)
        guard minimums[0] + minimums[1] + 1 <= width || minimums == [0, 0] else { return }
        for frame in arrangement.columns.compactMap(\.frame) {
            #expect(frame.x >= -0.5 && frame.maxX <= width + 0.5, "seed \(seed): \(frame) in \(width)")
        }
    }

    /// The least width that the app asks for; a maximum below it wins (SVC-17).
    private static func minimum(_ widths: ColumnWidths) -> Double {
        min(widths.minimum ?? 0, widths.maximum ?? .infinity)
    }
}
