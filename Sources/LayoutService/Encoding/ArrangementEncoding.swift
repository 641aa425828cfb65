package import AdaptiveLayout
package import JSONWire

extension SplitArrangement: JSONWritable {
    /// Writes the arrangement as a decision carries it.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("isCollapsed", isCollapsed)
            writer.member("displayMode", displayMode.rawValue)
            writer.member("splitBehavior", orNull: splitBehavior?.rawValue)
            writer.member("primaryEdge", primaryEdge.rawValue)
            writer.member("primaryColumnWidth", primaryColumnWidth)
            writer.member("supplementaryColumnWidth", ifPresent: supplementaryColumnWidth)
            writer.member("columns", columns)
            writer.object("displayModeButton") { writer in
                writer.member("isVisible", displayModeButton.isVisible)
                writer.member("targetDisplayMode", orNull: displayModeButton.targetDisplayMode?.rawValue)
            }
        }
    }
}

extension ArrangedColumn: JSONWritable {
    /// Writes the column; its frame is null where it does not show.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("column", column.rawValue)
            writer.member("isVisible", isVisible)
            writer.member("presentation", presentation.rawValue)
            writer.member("frame", orNull: frame)
            writer.member("safeAreaInsets", ifPresent: safeAreaInsets)
            writer.member("horizontalSizeClass", ifPresent: horizontalSizeClass?.name)
        }
    }
}
