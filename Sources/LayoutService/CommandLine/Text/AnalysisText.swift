import JSONWire

/// Analyses and comparisons of policies for a person to read.
enum AnalysisText {
    /// What is decided for which widths, and what is wrong with the rules.
    static func analysis(_ answer: JSONTree) -> String {
        guard answer["isValid"] == .bool(true) else {
            let faults = (answer["faults"] ?? .null).elements.map { fault in
                "\(fault["pointer"]?.words ?? ""): \(fault["reason"]?.words ?? "")"
            }
            return (["no policy:"] + faults).joined(separator: "\n")
        }
        let intervals = (answer["intervals"] ?? .null).elements.map { interval in
            [extent(of: interval)] + decision(interval)
        }
        var lines = [TextTable(["widths", "rule", "action", "override"], intervals).text]
        lines += (answer["unreachableRules"] ?? .null).elements.map { rule in
            "unreachable  \(rule["rule"]?.words ?? ""): \(rule["reason"]?.words ?? "")"
        }
        lines += (answer["overlaps"] ?? .null).elements.map { overlap in
            let places = (overlap["intervals"] ?? .null).elements.map(extent)
            return "overlap      \(overlap["rules"]?.words ?? "") at \(places.joined(separator: ", "))"
        }
        return lines.joined(separator: "\n")
    }

    /// Where two policies decide differently.
    static func comparison(_ answer: JSONTree) -> String {
        let differences = (answer["differences"] ?? .null).elements.map { difference in
            [extent(of: difference)] + decision(difference["left"] ?? .null) + decision(difference["right"] ?? .null)
        }
        let devices = (answer["devices"] ?? .null).elements.map { device in
            ["device", "orientation", "window"].map { device[$0]?.words ?? "" }
        }
        var lines = [answer["summary"]?.words ?? ""]
        if !differences.isEmpty {
            let headings = ["widths", "left rule", "action", "override", "right rule", "action", "override"]
            lines += ["", TextTable(headings, differences).text]
        }
        if !devices.isEmpty { lines += ["", TextTable(["device", "orientation", "window"], devices).text] }
        return lines.joined(separator: "\n")
    }

    /// An interval as mathematicians write it: `[480, 2000]`, `(404, 2000]`.
    private static func extent(of interval: JSONTree) -> String {
        let open = interval["includesFrom"] == .bool(true) ? "[" : "("
        let close = interval["includesTo"] == .bool(true) ? "]" : ")"
        return "\(open)\(interval["from"]?.words ?? ""), \(interval["to"]?.words ?? "")\(close)"
    }

    private static func decision(_ decided: JSONTree) -> [String] {
        ["rule", "overrideAction", "overrideTraitCollection"].map { name in
            let value = decided[name] ?? .null
            return value == .null ? (name == "rule" ? "otherwise" : "-") : value.words
        }
    }
}
