import JSONWire

extension CheckReport {
    /// Reports as one TAP document, version 13: a test point for each case, and in a YAML block what differs.
    package static func tap(_ reports: [CheckReport]) -> String {
        let results = reports.flatMap(\.results)
        var text = "TAP version 13\n1..\(results.count)\n"
        for (index, result) in results.enumerated() {
            text += "\(result.status == .passed ? "ok" : "not ok") \(index + 1) - \(result.name.inTAP)\n"
            text += result.diagnosis
        }
        return text
    }
}

extension CheckResult {
    /// The YAML block behind the test point; empty where the case passed.
    fileprivate var diagnosis: String {
        guard status != .passed else { return "" }
        var text = "  ---\n  status: \(status.rawValue)\n"
        if let problem {
            text += "  problem: \(problem.detail.inYAML)\n"
            if !problem.faults.isEmpty { text += "  errors:\n" }
            for fault in problem.faults {
                text += "    - pointer: \(fault.pointer.inYAML)\n      reason: \(fault.reason.inYAML)\n"
            }
        } else {
            text += "  differences:\n"
            for difference in differences {
                let actual = difference.actual.map { String(decoding: $0.text, as: UTF8.self) } ?? "nothing"
                text += "    - pointer: \(difference.pointer.inYAML)\n"
                text += "      expected: \(String(decoding: difference.expected.text, as: UTF8.self).inYAML)\n"
                text += "      actual: \(actual.inYAML)\n"
            }
        }
        return text + "  ...\n"
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
