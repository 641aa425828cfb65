/// Rows of cells as aligned columns, for a terminal.
struct TextTable {
    private var rows: [[String]]

    /// Makes a table of its headings and rows.
    init(_ headings: [String], _ rows: [[String]]) {
        self.rows = [headings] + rows
    }

    /// The lines, columns two blanks apart.
    var text: String {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.compactMap { $0.indices.contains(column) ? $0[column].count : nil }.max() ?? 0
        }
        let lines = rows.map { row in
            zip(row, widths).map { cell, width in cell.padded(to: width) }.joined(separator: "  ").trimmedAtEnd
        }
        return lines.joined(separator: "\n")
    }
}

extension String {
    fileprivate var trimmedAtEnd: String {
        String(reversed().drop { $0 == " " }.reversed())
    }
}
