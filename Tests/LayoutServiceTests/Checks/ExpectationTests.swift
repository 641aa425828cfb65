import JSONWire
import LayoutService
import Testing

@Suite("An expectation")
struct ExpectationTests {
    @Test("matches or names the places that differ", arguments: Self.rows)
    func comparison(row: Row) throws {
        let differences = Expectation.differences(
            of: try JSONTree(parsing: Array(row.answer.utf8)), from: try JSONTree(parsing: Array(row.expected.utf8)))
        #expect(differences.map(\.pointer) == row.differences)
    }

    private static let rows = [
        Row("members that it does not have are free", "{}", #"{"a": 1}"#, []),
        Row("a number within 0.01", #"{"a": 280.009}"#, #"{"a": 280}"#, []),
        Row("a number further off", #"{"a": 280.011}"#, #"{"a": 280}"#, ["/a"]),
        Row("a truth value is no number", #"{"a": 0}"#, #"{"a": false}"#, ["/a"]),
        Row("a member that is missing", #"{"a": 1}"#, "{}", ["/a"]),
        Row("null is not missing", #"{"a": null}"#, "{}", ["/a"]),
        Row(
            "a trait that is null is unspecified", #"{"traitCollection": {"displayScale": null}}"#,
            #"{"traitCollection": {}}"#, []),
        Row("a preference that is automatic is unset", #"{"preferredDisplayMode": "automatic"}"#, "{}", []),
        Row("arrays are as long", #"{"a": [{}, {}]}"#, #"{"a": [{}, {}, {}]}"#, ["/a"]),
        Row("elements are compared as parts", #"{"a": [{}, {"b": 1}]}"#, #"{"a": [{"c": 1}, {"b": 2}]}"#, ["/a/1/b"]),
        Row(
            "a view controller in two spellings", #"{"columns": {"primary": ["list"]}}"#,
            #"{"columns": {"primary": {"navigation": [{"id": "list", "hasContent": true}]}}}"#, []),
        Row("a column that is empty may be missing", #"{"columns": {"secondary": []}}"#, "{}", []),
        Row(
            "a nested navigation controller", #"{"columns": {"primary": ["a", {"navigation": ["b"]}]}}"#,
            #"{"columns": {"primary": ["a", {"navigation": [{"id": "c"}]}]}}"#, ["/columns/primary/1/navigation/0/id"]),
        Row(
            "discarded is a set", #"{"discarded": ["b", "a"]}"#,
            #"{"discarded": [{"viewController": "a", "reason": "x"}, {"viewController": {"id": "b"}, "reason": "y"}]}"#,
            []),
        Row("a name with a slash", #"{"a/b": {"~": 1}}"#, #"{"a/b": {"~": 2}}"#, ["/a~1b/~0"]),
    ]

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let expected: String
        let answer: String
        let differences: [String]

        init(_ note: String, _ expected: String, _ answer: String, _ differences: [String]) {
            testDescription = note
            self.expected = expected
            self.answer = answer
            self.differences = differences
        }
    }
}
