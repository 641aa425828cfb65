import JSONWire

/// A matrix as text, in pieces that are made when they are asked for.
package final class MatrixStream {
    /// About how many bytes a piece has.
    private static let pieceSize = 32_768

    private var rows: MatrixRows
    private let table: MatrixTable?
    private var writer = JSONWriter()
    private var isBegun = false
    private var isEnded = false

    /// Makes the text of rows as a table, or as JSON where there is none: `{"rows", "count"}`.
    package init(_ rows: MatrixRows, as table: MatrixTable?) {
        self.rows = rows
        self.table = table
    }

    /// The next piece; nil behind the last.
    package func next() -> [UInt8]? {
        guard !isEnded else { return nil }
        var piece: [UInt8] = []
        if !isBegun { piece += Array((table?.head ?? "{\"rows\":[").utf8) }
        var isFirst = !isBegun
        isBegun = true
        while piece.count < Self.pieceSize {
            guard let row = rows.next() else {
                isEnded = true
                return piece + Array((table?.foot ?? "],\"count\":\(rows.count)}").utf8)
            }
            if let table {
                piece += Array(table.row(row.cells).utf8)
            } else {
                if !isFirst { piece.append(UInt8(ascii: ",")) }
                writer.value(row)
                piece += writer.finish()
            }
            isFirst = false
        }
        return piece
    }
}
