extension CheckReport {
    /// Reports as one TAP document, version 13: a test point for each case, differences in a YAML block.
    package static func tap(_ reports: [CheckReport]) -> String {
        let results = reports.flatMap(\.results)
        var text = "TAP version 13\n1..\(results.count)\n"
        for (index, result) in results.enumerated() {
            text += "\(result.status == .passed ? "ok" : "not ok") \(index + 1) - \(result.name.inTAP)\n"
            guard result.status != .passed else { continue }
            text += "  ---\n  status: \(result.status.rawValue)\n  differences:\n"
            for line in result.lines { text += "    - \(line.inYAML)\n" }
            text += "  ...\n"
        }
        return text
    }
}

extension String {
    /// The text as a test point's description: one line, with the mark of a directive escaped.
    fileprivate var inTAP: String {
        String(map { $0.isNewline ? " " : $0 }).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
    }

    /// The text as a YAML scalar in single quotes, on one line.
    fileprivate var inYAML: String {
        "'" + String(map { $0.isNewline ? " " : $0 }).replacing("'", with: "''") + "'"
    }
}
