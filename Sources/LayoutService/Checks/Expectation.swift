package import JSONWire

/// Compares a part of an answer with the answer.
///
/// Members that are present must match, others are free; numbers match within 0.01; arrays have the same length, and
/// their elements are compared as parts. What has two spellings matches in either: a trait that is null is
/// unspecified, "automatic" is an unset preference, `"list"` is `{"id": "list"}`, and a column that is no array is
/// compared by its view controllers.
package struct Expectation: Sendable {
    /// How far two numbers may be apart.
    private static let tolerance = 0.01
    /// Members whose value is a trait collection.
    private static let traitCollections = [
        "traits", "traitCollection", "overrideTraitCollection", "currentOverride",
    ]

    private var differences: [CheckDifference] = []

    private init() {}

    /// Every place where an answer departs from the part of it that is expected, in the part's order.
    package static func differences(of answer: JSONTree, from expected: JSONTree) -> [CheckDifference] {
        var comparison = Expectation()
        comparison.compare(expected, answer, at: "", in: "")
        return comparison.differences
    }

    private mutating func compare(_ expected: JSONTree, _ actual: JSONTree?, at pointer: String, in member: String) {
        switch (expected, actual) {
        case (.object(let columns), _) where member == "columns":
            for column in columns {
                let stack = ControllerStack(column.value)
                compare(stack.tree, ControllerStack(actual?[column.name]).tree, at: "\(pointer)/\(column.name)", in: "")
            }
        case (.array, _) where member == "discarded":
            let (wanted, found) = (expected.controllerIDs.sorted(), (actual ?? .null).controllerIDs.sorted())
            if Set(wanted) != Set(found) { note(pointer, .array(wanted.map(JSONTree.string)), actual) }
        case (.object(let members), .object):
            for each in members {
                compareMember(each, of: actual ?? .null, at: "\(pointer)/\(each.name.pointerStep)", owner: member)
            }
        case (.array(let wanted), .array(let found)) where wanted.count == found.count:
            for (index, pair) in zip(wanted, found).enumerated() {
                compare(pair.0, pair.1, at: "\(pointer)/\(index)", in: "")
            }
        default:
            if !Self.isSame(expected, actual) { note(pointer, expected, actual) }
        }
    }

    private mutating func compareMember(
        _ expected: JSONTree.Member, of actual: JSONTree, at pointer: String, owner: String
    ) {
        let found = actual[expected.name]
        if found ?? .null == .null {
            if expected.value == .string("automatic") { return }
            if expected.value == .null, Self.traitCollections.contains(owner) { return }
        }
        let mayBeMissing = expected.name == "discarded" || expected.name == "columns"
        guard found != nil || mayBeMissing else {
            note(pointer, expected.value, nil)
            return
        }
        compare(expected.value, found, at: pointer, in: expected.name)
    }

    private mutating func note(_ pointer: String, _ expected: JSONTree, _ actual: JSONTree?) {
        differences.append(CheckDifference(pointer: pointer, expected: expected, actual: actual))
    }

    /// Whether two values that are no containers of equal shape are the same.
    static func isSame(_ expected: JSONTree, _ actual: JSONTree?) -> Bool {
        if case .number(let wanted) = expected, case .number(let found) = actual {
            return abs(wanted - found) <= tolerance
        }
        return expected == actual
    }
}

extension String {
    /// The name as a step of an RFC 6901 pointer.
    fileprivate var pointerStep: String {
        replacing("~", with: "~0").replacing("/", with: "~1")
    }
}
