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

    /// The least width that the app asks for; a maximum below it wins (SVC-17).
    private static func minimum(_ widths: ColumnWidths) -> Double {
        min(widths.minimum ?? 0, widths.maximum ?? .infinity)
    }
}
