import JSONWire

extension FuzzTarget {
    /// Reading and writing JSON.
    ///
    /// Two readers must agree: simdjson, behind `JSONDocument`, and the scanner in Swift that finds errors. What was
    /// read is written, read and written again: the same text.
    static let json = FuzzTarget(name: "json") { text in
        let spelled = try? JSONSyntaxScanner.readableText(from: text.span)
        do throws(JSONSyntaxError) {
            let tree = try JSONTree(parsing: text)
            demand(spelled != nil, "what simdjson reads, the scanner reads")
            demandRoundTrip(of: tree)
        } catch {
            demand(spelled == nil, "what the scanner reads, simdjson reads: \(error)")
            demand((0...text.count).contains(error.offset), "an error's offset lies in the text: \(error)")
            demand(error.line >= 1 && error.column >= 1, "an error has a line and a column: \(error)")
            demand(error.kind != .outOfMemory, "there is memory for a small text")
        }
    }

    private static func demandRoundTrip(of tree: JSONTree) {
        for text in [tree.text, tree.canonicalText] {
            guard let again = try? JSONTree(parsing: text) else {
                fatalError("broken law: what is written can be read: \(String(decoding: text, as: UTF8.self))")
            }
            demand(again.canonicalText == tree.canonicalText, "writing and reading loses nothing")
            demand(again == tree || text != tree.text, "what was read is equal")
        }
    }
}
