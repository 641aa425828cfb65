package import AdaptiveLayout
package import JSONWire

extension SplitArrangement: JSONWritable {
    /// Writes the arrangement as a decision carries it.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("isCollapsed", isCollapsed)
            writer.member("displayMode", displayMode.word)
            writer.member("splitBehavior", orNull: splitBehavior?.word)
            writer.member("primaryEdge", primaryEdge.word)
            writer.member("primaryColumnWidth", primaryColumnWidth)
            writer.member("supplementaryColumnWidth", ifPresent: supplementaryColumnWidth)
            writer.member("columns", columns)
            writer.object("displayModeButton") { writer in
                writer.member("isVisible", displayModeButton.isVisible)
                writer.member("targetDisplayMode", orNull: displayModeButton.targetDisplayMode?.word)
            }
        }
    }
}

extension ArrangedColumns: JSONWritable {
    /// Writes the columns in their order.
    package func write(to writer: inout JSONWriter) {
        writer.array { writer in
            // By index: a loop over the columns themselves copies all that they are made of.
            for index in indices { self[index].write(to: &writer) }
        }
    }
}

extension ArrangedColumn: JSONWritable {
    /// Writes the column; its frame is null where it does not show.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("column", column.word)
            writer.member("isVisible", isVisible)
            writer.member("presentation", presentation.word)
            writer.member("frame", orNull: frame)
            writer.member("safeAreaInsets", ifPresent: safeAreaInsets)
            writer.member("horizontalSizeClass", ifPresent: horizontalSizeClass?.word)
        }
    }
}
