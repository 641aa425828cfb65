import AdaptiveLayout
import JSONWire
import LayoutService
import Testing

private let builtInSnapshot: Snapshot? = {
    guard let catalogue = try? DeviceFile.catalogue(), let policies = try? BuiltInPolicies.load() else { return nil }
    return Snapshot(catalogue: catalogue, policies: PolicySet(policies))
}()

@Suite("The answer to an analysis")
struct AnalysisAnswerTests {
    private func analysis(_ body: String) throws -> JSONTree {
        try JSONTree(parsing: AnalysisRoutes.analysis(answering: Array(body.utf8), #require(builtInSnapshot)))
    }

    private func comparison(_ body: String) throws -> JSONTree {
        try JSONTree(parsing: AnalysisRoutes.comparison(answering: Array(body.utf8), #require(builtInSnapshot)))
    }

    @Test("names the intervals, the break point with its side, and the domain that was meant")
    func analysisOfABuiltInPolicy() throws {
        let answer = try analysis(#"{"policy": "regular-width-from-480"}"#)
        let intervals = #"""
            [{"from": 0, "includesFrom": true, "to": 480, "includesTo": false,
              "rule": null, "overrideTraitCollection": null, "overrideAction": "clear"},
             {"from": 480, "includesFrom": true, "to": 2000, "includesTo": true,
              "rule": "wide", "overrideTraitCollection": {"horizontalSizeClass": "regular"}, "overrideAction": "set"}]
            """#
        let domain = #"{"width": [0, 2000], "height": 800, "traits": {}, "systemVersion": "26.1"}"#
        #expect(try answer["intervals"] == JSONTree(parsing: Array(intervals.utf8)))
        #expect(try answer["domain"] == JSONTree(parsing: Array(domain.utf8)))
        #expect(
            try answer["breakPoints"]
                == JSONTree(parsing: Array(#"[{"fact": "width", "value": 480, "belongsTo": "above"}]"#.utf8)))
    }

    @Test("looks from a request for the nearest change, in a domain of its height and traits")
    func nearestChange() throws {
        let answer = try analysis(
            #"""
            {"policy": "pad-landscape-compact-height",
             "request": {"device": {"id": "ipad-a16", "orientation": "portrait"}}}
            """#)
        let change = try #require(answer["nearestChanges"]?[0])
        #expect(change["sentence"] == .string("more than 360 points wider, and the override is set"))
        #expect(answer["domain"]?["height"] == .number(1180))
        #expect(answer["domain"]?["traits"]?["userInterfaceIdiom"] == .string("pad"))
    }

    @Test("takes a request whose policy is null as one without a policy")
    func nullPolicy() throws {
        let without = try analysis(#"{"policy": "system", "request": {"device": {"id": "ipad-a16"}}}"#)
        let with = try analysis(#"{"policy": "system", "request": {"device": {"id": "ipad-a16"}, "policy": null}}"#)
        #expect(with == without)
    }

    @Test("points from a hidden rule to the rule that hides it")
    func unreachableRule() throws {
        let answer = try analysis(
            #"""
            {"policy": {"id": "p", "rules": [
               {"id": "a", "when": {"width": {"atLeast": 300}}, "then": {"override": null}},
               {"id": "b", "when": {"width": {"atLeast": 500}}, "then": {"override": "keep"}}],
             "otherwise": {"override": "keep"}}}
            """#)
        let rule = try #require(answer["unreachableRules"]?[0])
        #expect(rule["rule"] == .string("b"))
        #expect(rule["pointer"] == .string("/rules/1"))
        #expect(rule["shadowedBy"] == .array([.string("/rules/0")]))
        #expect(answer["overlaps"]?[0]?["rules"] == .array([.string("a"), .string("b")]))
    }

    @Test("lists the faults of a document with pointers into it")
    func faultyDocument() throws {
        let answer = try analysis(#"{"policy": {"id": "p", "rulez": []}}"#)
        #expect(answer["isValid"] == .bool(false))
        #expect(answer["faults"]?[0]?["pointer"] == .string(""))
        #expect(answer["faults"]?[1]?["pointer"] == .string("/rulez"))
        #expect(answer["faults"]?[1]?["nearest"] == .string("rules"))
        #expect(answer["intervals"] == .array([]))
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let note: String
        let body: String
        let faults: [String]

        var testDescription: String { note }
    }

    @Test("is refused where the request itself is wrong", arguments: refusals)
    func isRefused(_ row: Row) throws {
        let snapshot = try #require(builtInSnapshot)
        let problem = #expect(throws: Problem.self) {
            try AnalysisRoutes.analysis(answering: Array(row.body.utf8), snapshot)
        }
        #expect(problem?.type == .invalidRequest)
        #expect(problem?.faults.map(\.pointer) == row.faults)
    }

    static let refusals = [
        Row(note: "no policy", body: "{}", faults: [""]),
        Row(note: "an unknown policy", body: #"{"policy": "sistem"}"#, faults: ["/policy"]),
        Row(
            note: "an unknown policy with a digest",
            body: #"{"policy": {"id": "sistem", "digest": "sha256:\#(String(repeating: "0", count: 64))"}}"#,
            faults: ["/policy/id"]),
        Row(
            note: "a digest that is none", body: #"{"policy": {"id": "system", "digest": "latest"}}"#,
            faults: ["/policy/digest"]),
        Row(note: "a policy that is a number", body: #"{"policy": 1}"#, faults: ["/policy"]),
        Row(
            note: "a reversed range", body: #"{"policy": "system", "domain": {"width": [2, 1]}}"#,
            faults: ["/domain/width"]),
        Row(note: "half a range", body: #"{"policy": "system", "domain": {"width": [2]}}"#, faults: ["/domain/width"]),
        Row(
            note: "a negative end", body: #"{"policy": "system", "domain": {"width": [-1, 2]}}"#,
            faults: ["/domain/width/0"]),
        Row(
            note: "two ranges", body: #"{"policy": "system", "domain": {"width": [0, 1], "height": [0, 1]}}"#,
            faults: ["/domain"]),
        Row(note: "no width at all", body: #"{"policy": "system", "domain": {"height": [0, 1]}}"#, faults: ["/domain"]),
        Row(note: "a misspelt member", body: #"{"policy": "system", "domian": {}}"#, faults: ["/domian"]),
        Row(
            note: "a policy inside the request", body: #"{"policy": "system", "request": {"policy": "system"}}"#,
            faults: ["/request/policy"]),
    ]

    @Test("has a table of refusals that is not empty")
    func rowsExist() {
        #expect(!Self.refusals.isEmpty)
    }

    @Test("is a conflict where the policy has another digest than the request says, and names the current one")
    func pinnedPolicy() throws {
        let snapshot = try #require(builtInSnapshot)
        let current = try #require(snapshot.policies["system"]).digest
        let pinned = try analysis(#"{"policy": {"id": "system", "digest": "\#(current)"}}"#)
        #expect(pinned["policy"]?["digest"] == .string(current))
        let stale = #"{"policy": {"id": "system", "digest": "sha256:\#(String(repeating: "0", count: 64))"}}"#
        let problem = #expect(throws: Problem.self) { try analysis(stale) }
        #expect(problem?.type == .policyChanged)
        #expect(problem?.extensions.map(\.name) == ["policy", "digest"])
    }

    @Test("to a comparison names the widths, the devices and the settings that differ")
    func comparisonOfThresholds() throws {
        let answer = try comparison(#"{"left": "regular-width-above-320", "right": "regular-width-from-480"}"#)
        let difference = try #require(answer["differences"]?[0])
        #expect(difference["from"] == .number(320))
        #expect(difference["includesFrom"] == .bool(false))
        #expect(difference["to"] == .number(480))
        #expect(difference["includesTo"] == .bool(false))
        #expect(difference["left"]?["rule"] == .string("wide"))
        #expect(difference["right"]?["overrideAction"] == .string("clear"))
        let settings = try #require(answer["settingDifferences"]?[0])
        #expect(settings["settings"] == .array([.string("delegate")]))
        let devices = try #require(answer["devices"]?.elements).compactMap { $0["device"] }
        #expect(devices.contains(.string("iphone-8")))
        #expect(!devices.contains(.string("iphone-5s")))
    }

    @Test("to a comparison of a policy with itself is empty")
    func comparisonWithItself() throws {
        let answer = try comparison(#"{"left": "system", "right": "system"}"#)
        #expect(answer["summary"] == .string("Differs on no device."))
        for member in ["differences", "settingDifferences", "devices"] {
            #expect(answer[member] == .array([]))
        }
    }

    @Test("to a comparison sums the devices up in a sentence")
    func comparisonSummary() throws {
        let answer = try comparison(
            #"""
            {"left": "always-regular-width",
             "right": {"id": "p", "rules": [{"id": "a", "when": {"width": {"equals": 912}}, "then": {"override": null}}],
                       "otherwise": {"override": {"horizontalSizeClass": "regular"}}}}
            """#)
        #expect(answer["summary"] == .string("Differs on iPhone Air in landscape, and on no iPad."))
    }
}

extension JSONTree {
    fileprivate var elements: [JSONTree]? {
        guard case .array(let elements) = self else { return nil }
        return elements
    }

    fileprivate subscript(index: Int) -> JSONTree? {
        elements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
}
