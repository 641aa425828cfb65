import JSONWire

/// A decision for a person to read.
struct DecisionText {
    private let answer: JSONTree

    /// Takes the answer of `/v1/decisions`.
    init(_ answer: JSONTree) {
        self.answer = answer
    }

    /// The answer in lines.
    var text: String {
        let policy = answer["policy"] ?? .null
        let arrangement = answer["splitArrangement"] ?? .null
        let state = arrangement["isCollapsed"] == .bool(true) ? "collapsed" : "expanded"
        let behavior = arrangement["splitBehavior"] ?? .null
        let mode = [state, arrangement["displayMode"]?.words, behavior == .null ? nil : behavior.words]
        var lines = [
            "override     \(answer["overrideAction"]?.words ?? "") \(answer["overrideTraitCollection"]?.words ?? "")",
            "policy       \(policy["id"]?.words ?? ""), rule \(policy["rule"].map(\.ruleWords) ?? "")",
            "child sees   \(answer["traitCollection"]?.words ?? "")",
            "arrangement  \(mode.compactMap(\.self).joined(separator: ", "))",
            "",
            columns(of: arrangement),
        ]
        lines += findings
        lines += explanation
        return lines.joined(separator: "\n")
    }

    private func columns(of arrangement: JSONTree) -> String {
        let rows = (arrangement["columns"] ?? .null).elements.map { column in
            let frame = column["frame"] ?? .null
            return [column["column"]?.words ?? "", column["presentation"]?.words ?? ""]
                + ["x", "y", "width", "height"].map { frame[$0]?.words ?? "-" }
                + [column["horizontalSizeClass"]?.words ?? "-"]
        }
        return TextTable(["column", "presentation", "x", "y", "width", "height", "width class"], rows).text
    }

    private var findings: [String] {
        let assumptions = (answer["assumptions"] ?? .null).elements.map { assumption in
            let rule = assumption["rule"] ?? .null
            return "assumed  \(assumption["pointer"]?.words ?? "") is \(assumption["value"]?.words ?? "") "
                + "(\(assumption["confidence"]?.words ?? "")\(rule == .null ? "" : ", \(rule.words)")): "
                + "\(assumption["source"]?.words ?? "")"
        }
        let warnings = (answer["warnings"] ?? .null).elements.map { warning in
            "warning  \(warning["pointer"]?.words ?? "") \(warning["reason"]?.words ?? "")"
        }
        let found = assumptions + warnings
        return found.isEmpty ? [] : [""] + found
    }

    private var explanation: [String] {
        let fields = (answer["explanation"]?["fields"] ?? .null).elements.map { field in
            [
                field["field"]?.words ?? field["pointer"]?.words ?? "", field["rule"]?.words ?? "",
                field["confidence"]?.words ?? "",
                (field["facts"] ?? .null).elements.map(\.words).joined(separator: "; "),
            ]
        }
        return fields.isEmpty ? [] : ["", TextTable(["field", "rule", "confidence", "because"], fields).text]
    }
}

extension JSONTree {
    fileprivate var ruleWords: String { self == .null ? "none matched" : words }
}
