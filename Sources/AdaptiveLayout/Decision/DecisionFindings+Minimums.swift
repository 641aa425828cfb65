extension FindingMarks {
    /// SVC-17, COL-10: notes the least widths of the app, or of its policy, that the bounds have no room for.
    @inline(never)
    mutating func noteMinimums(
        of columns: ArrangedColumns, _ input: borrowing DecisionInput, _ consequence: PolicyConsequence
    ) {
        guard let widths = input.configuration(with: consequence).widths else { return }
        for minimum in WidthMinimum.all where columns.isNarrow(minimum.column, under: minimum.widths(widths)) {
            note(minimum.mark)
            note(minimum.ofPolicy, where: !input.splitView.sets(minimum.setting))
        }
    }
}

extension DecisionFindings {
    /// Warns of the least widths that the bounds have no room for.
    func addMinimums(to list: inout [Warning]) {
        for minimum in WidthMinimum.all where marks.contains(minimum.mark) {
            let (name, reason) = (minimum.setting.rawValue, "The bounds have no room for this minimum width.")
            let isOfPolicy = marks.contains(minimum.ofPolicy)
            list.append(
                Warning(
                    pointer: isOfPolicy ? "/policy" : "/splitView/\(name)",
                    reason: isOfPolicy ? "The policy \(policyID) sets \(name). \(reason)" : reason,
                    rule: minimum.rule))
        }
    }
}

/// A least width that may be set, and what is noted where there is no room for it.
private struct WidthMinimum: Sendable {
    let setting: SplitViewSetting
    let column: SplitViewColumn
    let mark: FindingMarks
    /// Noted beside `mark` where the app did not set it.
    let ofPolicy: FindingMarks
    let rule: RuleID
    let widths: @Sendable (WidthSettings) -> ColumnWidths

    static let all = [
        WidthMinimum(
            setting: .minimumPrimaryColumnWidth, column: .primary, mark: .narrowForPrimary,
            ofPolicy: .primaryMinimumOfPolicy, rule: .svc17, widths: { $0.primary }),
        WidthMinimum(
            setting: .minimumSupplementaryColumnWidth, column: .supplementary, mark: .narrowForSupplementary,
            ofPolicy: .supplementaryMinimumOfPolicy, rule: .col10, widths: { $0.supplementary }),
        WidthMinimum(
            setting: .minimumInspectorColumnWidth, column: .inspector, mark: .narrowForInspector,
            ofPolicy: .inspectorMinimumOfPolicy, rule: .col27, widths: { $0.inspector }),
    ]
}

extension ArrangedColumns {
    /// Whether a column shows in less than the least width that was set for it; a maximum below it wins (SVC-17).
    fileprivate func isNarrow(_ column: SplitViewColumn, under widths: ColumnWidths) -> Bool {
        guard let minimum = widths.minimum else { return false }
        return !hasRoom(for: Swift.min(minimum, widths.maximum ?? minimum), of: column)
    }
}
