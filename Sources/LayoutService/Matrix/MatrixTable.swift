/// How a matrix is written: what stands before the rows, each row, and what stands behind.
package struct MatrixTable: Sendable {
    /// Before the rows.
    package let head: String
    /// A row, by its cells.
    package let row: @Sendable ([String]) -> String
    /// Behind the rows.
    package let foot: String

    /// RFC 4180: a line for each row, ended by CR LF, with cells quoted where they must be.
    package static let csv = MatrixTable(head: csvLine(MatrixRow.headings), row: csvLine, foot: "")

    /// A table of GitHub's Markdown.
    package static let markdown = MatrixTable(
        head: markdownLine(MatrixRow.headings) + markdownLine(MatrixRow.headings.map { _ in "---" }),
        row: markdownLine, foot: "")

    /// A page with one table.
    package static let html = MatrixTable(
        head: """
            <!DOCTYPE html>
            <html lang="en">
            <head><meta charset="utf-8"><title>Decisions by device</title>
            <style>body{font:14px sans-serif}table{border-collapse:collapse}\
            th,td{border:1px solid #999;padding:2px 8px;text-align:left}thead{position:sticky;top:0;background:#eee}\
            </style></head>
            <body>
            <table>
            <thead>\(htmlRow(MatrixRow.headings, cell: "th"))</thead>
            <tbody>

            """,
        row: { htmlRow($0, cell: "td") + "\n" },
        foot: "</tbody>\n</table>\n</body>\n</html>\n")

    private static func csvLine(_ cells: [String]) -> String {
        let quoted = cells.map { cell in
            cell.utf8.contains { [UInt8(ascii: ","), UInt8(ascii: "\""), 10, 13].contains($0) }
                ? "\"\(cell.replacing("\"", with: "\"\""))\"" : cell
        }
        return quoted.joined(separator: ",") + "\r\n"
    }

    private static func markdownLine(_ cells: [String]) -> String {
        "| " + cells.map(markdownText).joined(separator: " | ") + " |\n"
    }

    /// A text that Markdown shows as it is: on one line, with a backslash before what would be a mark.
    private static func markdownText(_ text: String) -> String {
        var shown = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n", "\r": shown += "&#\(scalar.value);"
            case "|", "\\", "`", "*", "_", "[", "]", "<", "&", "~": shown += "\\\(scalar)"
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }

    private static func htmlRow(_ cells: [String], cell: String) -> String {
        "<tr>" + cells.map { "<\(cell)>\($0.inXML)</\(cell)>" }.joined() + "</tr>"
    }
}
