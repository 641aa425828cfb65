extension DecisionFindings {
    /// SVC-17, COL-10: notes the least widths of the app that the bounds have no room for.
    @inline(__always)
    mutating func noteMinimums(of configuration: borrowing SplitViewConfiguration, in arrangement: SplitArrangement) {
        guard let widths = configuration.widths else { return }
        noteMinimums(of: widths, in: arrangement)
    }

    private mutating func noteMinimums(of widths: WidthSettings, in arrangement: SplitArrangement) {
        func lacksRoom(_ widths: ColumnWidths, _ column: SplitViewColumn) -> Bool {
            guard let minimum = widths.minimum else { return false }
            // A maximum below the minimum wins (SVC-17).
            return !arrangement.columns.hasRoom(for: min(minimum, widths.maximum ?? minimum), of: column)
        }
        note(.narrowForPrimary, where: lacksRoom(widths.primary, .primary))
        note(.narrowForSupplementary, where: lacksRoom(widths.supplementary, .supplementary))
        note(.narrowForInspector, where: lacksRoom(widths.inspector, .inspector))
    }

    /// Warns of the least widths that the bounds have no room for.
    func addMinimums(to list: inout [Warning]) {
        for minimum in Self.minimums where marks.contains(minimum.mark) {
            list.append(
                Warning(
                    pointer: "/splitView/\(minimum.setting.rawValue)",
                    reason: "The bounds have no room for this minimum width.", rule: minimum.rule))
        }
    }

    private static let minimums: [(mark: FindingMarks, setting: SplitViewSetting, rule: RuleID)] = [
        (.narrowForPrimary, .minimumPrimaryColumnWidth, .svc17),
        (.narrowForSupplementary, .minimumSupplementaryColumnWidth, .col10),
        (.narrowForInspector, .minimumInspectorColumnWidth, .col27),
    ]
}
