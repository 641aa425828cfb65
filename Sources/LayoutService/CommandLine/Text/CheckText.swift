import JSONWire

/// Reports of checks for a person to read: what differs, at a glance.
struct CheckText {
    private let reports: [CheckReport]
    private let isColored: Bool

    /// Takes the reports; colours are for terminals.
    init(_ reports: [CheckReport], isColored: Bool) {
        self.reports = reports
        self.isColored = isColored
    }

    /// The cases that did not pass, each with its differences, and the counts.
    var text: String {
        var lines: [String] = []
        for report in reports {
            for result in report.results where result.status != .passed {
                lines.append("\(colored(result.status.rawValue.uppercased(), .red)) \(report.name): \(result.name)")
                lines += result.problem == nil ? differences(of: result) : result.lines.map { "  \($0)" }
                lines.append("")
            }
        }
        return (lines + [counts]).joined(separator: "\n")
    }

    private func differences(of result: CheckResult) -> [String] {
        result.differences.flatMap { difference in
            let found = difference.actual.map(Self.spelled) ?? "nothing"
            return [
                "  \(difference.pointer.isEmpty ? "/" : difference.pointer)",
                colored("    - expected \(Self.spelled(difference.expected))", .red),
                colored("    + got      \(found)", .green),
            ]
        }
    }

    private var counts: String {
        let count = { (status: CheckResult.Status) in reports.map { $0.count(of: status) }.reduce(0, +) }
        let errors = count(.error)
        return "\(count(.passed)) passed, \(count(.failed) + errors) failed"
            + (errors == 0 ? "" : " (\(errors) without an answer)")
    }

    private static func spelled(_ tree: JSONTree) -> String {
        String(decoding: tree.text, as: UTF8.self)
    }

    private enum Color: String {
        case red = "31"
        case green = "32"
    }

    private func colored(_ text: String, _ color: Color) -> String {
        isColored ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
    }
}
