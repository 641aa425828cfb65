/// Metrics in the text format of Prometheus, version 0.0.4.
package struct MetricsText {
    /// What a family's samples are.
    package enum Kind: String {
        case counter
        case gauge
        case histogram
    }

    /// The text so far; UTF-8.
    package private(set) var bytes: [UInt8] = []
    private var family = ""

    /// Makes an empty text.
    package init() {
        bytes.reserveCapacity(32_768)
    }

    /// Begins a family: its help and its kind.
    package mutating func family(_ name: String, _ kind: Kind, _ help: String) {
        family = name
        append("# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n")
    }

    /// Writes a sample of the family.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - labels: Names and values, in order.
    ///   - suffix: What follows the family's name, such as `_bucket`.
    package mutating func sample(_ value: Double, _ labels: [(String, String)] = [], suffix: String = "") {
        append(family + suffix)
        for (index, label) in labels.enumerated() {
            append("\(index == 0 ? "{" : ",")\(label.0)=\"\(Self.escaped(label.1))\"")
        }
        append(labels.isEmpty ? " " : "} ")
        append(Self.text(of: value))
        append("\n")
    }

    /// Writes a sample of the family that counts something.
    package mutating func sample(count: UInt64, _ labels: [(String, String)] = [], suffix: String = "") {
        sample(Double(count), labels, suffix: suffix)
    }

    /// A number as Go reads it: whole ones without a fraction.
    private static func text(of value: Double) -> String {
        if let whole = Int64(exactly: value), whole.magnitude < 1 << 53 { return String(whole) }
        return value.description
    }

    private static func escaped(_ label: String) -> String {
        label.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }

    private mutating func append(_ text: String) {
        bytes += text.utf8
    }
}
