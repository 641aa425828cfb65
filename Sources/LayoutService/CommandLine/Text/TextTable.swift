/// Rows of cells as aligned columns, for a terminal.
struct TextTable {
    private var rows: [[String]]

    /// Makes a table of its headings and rows.
    init(_ headings: [String], _ rows: [[String]]) {
        self.rows = ([headings] + rows).map { row in row.map(\.withoutControls) }
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
    /// The text with a blank for each character that would move the cursor, or do more to a terminal.
    fileprivate var withoutControls: String {
        let isControl = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .control }
        guard unicodeScalars.contains(where: isControl) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { isControl($0) ? " " : $0 }))
    }

    fileprivate var trimmedAtEnd: String {
        String(reversed().drop { $0 == " " }.reversed())
    }
}
