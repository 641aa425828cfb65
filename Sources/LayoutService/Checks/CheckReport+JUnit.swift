extension CheckReport {
    /// Reports as one JUnit document: a `testsuite` for each, `failure` for differences and `error` for problems.
    package static func junit(_ reports: [CheckReport]) -> String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
        for report in reports { report.appendJUnit(to: &text) }
        return text + "</testsuites>\n"
    }

    private func appendJUnit(to text: inout String) {
        text += "  <testsuite name=\"\(name.inXML)\" tests=\"\(results.count)\""
        text += " failures=\"\(count(of: .failed))\" errors=\"\(count(of: .error))\" skipped=\"0\">\n"
        for result in results { result.appendJUnit(to: &text, suite: name) }
        text += "  </testsuite>\n"
    }
}

extension CheckResult {
    fileprivate func appendJUnit(to text: inout String, suite: String) {
        text += "    <testcase name=\"\(name.inXML)\" classname=\"\(suite.inXML)\""
        guard status != .passed else {
            text += "/>\n"
            return
        }
        let element = status == .failed ? "failure" : "error"
        text += ">\n      <\(element) message=\"\((lines.first ?? "").inXML)\" type=\"\(status.rawValue)\">"
        text += "\(lines.joined(separator: "\n").inXML)</\(element)>\n    </testcase>\n"
    }
}

extension String {
    /// The text for XML content and attributes; characters that XML 1.0 cannot have are replaced.
    package var inXML: String {
        var escaped = ""
        escaped.reserveCapacity(utf8.count)
        for scalar in unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n": escaped += "&#10;"
            case "\t": escaped += "&#9;"
            case "\r": escaped += "&#13;"
            case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            case _ where scalar.value < 0x20: escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
