import AdaptiveLayout
import LayoutService
import Testing

@Suite("The canonical form of a policy")
struct CanonicalPolicyTests {
    @Test("has its members in one order, whatever the order that they were written in")
    func memberOrder() throws {
        let scrambled = #"""
            {"delegate": {"showDetail": "primaryInPortrait", "collapseSecondary": "discard"},
             "otherwise": {"splitView": {"maximumPrimaryColumnWidth": "width", "style": "doubleColumn"}, "override": "keep"},
             "rules": [{"band": {"width": 16.0}, "then": {"override": {"verticalSizeClass": "regular", "horizontalSizeClass": "compact"}},
                        "when": {"userInterfaceIdiom": ["pad", "phone", "phone"], "width": {"below": "height", "atLeast": 480.0}},
                        "id": "a"}],
             "$schema": "/schemas/policy.json", "id": "p"}
            """#
        let canonical =
            #"{"id":"p","title":"p","sources":[],"rules":[{"id":"a","when":{"width":{"atLeast":480,"below":"height"},"#
            + #""userInterfaceIdiom":["phone","pad"]},"then":{"override":{"horizontalSizeClass":"compact","#
            + #""verticalSizeClass":"regular"}},"band":{"width":16}}],"otherwise":{"override":"keep","#
            + #""splitView":{"style":"doubleColumn","maximumPrimaryColumnWidth":"width"}},"#
            + #""delegate":{"collapseSecondary":"discard","showDetail":"primaryInPortrait"}}"#
        #expect(try Self.canonical(scrambled) == canonical)
    }

    @Test("keeps every kind of condition, and reads as itself", arguments: conditions)
    func roundTrip(condition: String) throws {
        let document =
            #"{"id":"p","title":"t","sources":["s"],"rules":[{"id":"a","when":\#(condition),"then":{"override":null}}],"#
            + #""otherwise":{"override":"keep"}}"#
        #expect(try Self.canonical(document) == document)
    }

    @Test("of every built-in policy reads as itself, with the same digest")
    func builtInPolicies() throws {
        let policies = try BuiltInPolicies.load()
        #expect(policies.count > 20)
        for policy in policies {
            let again = try PolicyFile.policy(parsing: policy.document)
            #expect(again.document == policy.document)
            #expect(again.digest == policy.digest)
        }
        #expect(Set(policies.map(\.policy.id)).count == policies.count)
        #expect(Set(policies.map(\.digest)).count == policies.count)
    }

    static let conditions = [
        #"{"all":[{"width":{"above":1}},{"height":{"above":1.5}}]}"#,
        #"{"any":[{"aspectRatio":{"equals":2}},{"not":{"shorterSide":{"atMost":"longerSide"}}}]}"#,
        #"{"width":{"atLeast":1,"below":2},"orientation":"square"}"#,
        #"{"orientation":["portrait","square"]}"#,
        #"{"horizontalSizeClass":"unspecified"}"#,
        #"{"verticalSizeClass":["regular","unspecified"]}"#,
        #"{"resolvesNaturalAlignmentWithBaseWritingDirection":[false,true,"unspecified"]}"#,
        #"{"displayScale":[1,2,"unspecified"]}"#,
        #"{"displayScale":{"atLeast":2}}"#,
        #"{"typesettingLanguage":["ja","unspecified"]}"#,
        #"{"systemVersion":["9","26.1"]}"#,
        #"{"systemVersion":{"atLeast":"14.5","below":"26"}}"#,
    ]

    private static func canonical(_ document: String) throws -> String {
        String(decoding: try PolicyFile.policy(parsing: Array(document.utf8)).document, as: UTF8.self)
    }
}
