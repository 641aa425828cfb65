import AdaptiveLayout
import JSONWire
import LayoutService
import Testing

@Suite("The schema of the policy document")
struct PolicySchemaTests {
    private let definitions: JSONTree

    init() throws {
        let schema = try JSONTree(parsing: EmbeddedFile(named: "schemas/policy.json").bytes)
        definitions = try #require(schema["$defs"])
    }

    private func properties(_ definition: String) throws -> JSONTree {
        try #require(definitions[definition]?["properties"])
    }

    @Test("has every trait with its values, for overrides and for conditions", arguments: EnumeratedTrait.allCases)
    func traits(trait: EnumeratedTrait) throws {
        let values: [JSONTree] =
            trait.isBoolean ? [.bool(false), .bool(true)] : trait.valueNames.map { .string($0.description) }
        let allowed = JSONTree.array(values + [.string("unspecified"), .null])
        let inOverride = try properties("traits")[trait.name.description]
        #expect(inOverride?["enum"] == allowed)
        let inCondition = try properties("condition")[trait.name.description]
        guard case .array(let forms) = inCondition?["anyOf"] else {
            Issue.record("no forms for \(trait.name)")
            return
        }
        #expect(forms.first?["enum"] == allowed)
        #expect(forms.last?["items"]?["enum"] == allowed)
    }

    @Test("has every member of a condition, and no other")
    func conditionMembers() throws {
        let facts = NumericFact.allCases.map(\.name.description) + EnumeratedTrait.allCases.map(\.name.description)
        let others = [
            "all", "any", "not", "orientation", "displayScale", "typesettingLanguage", "systemVersion",
        ]
        #expect(try properties("condition").names == Set(facts + others))
    }

    @Test(
        "has every comparator, for lengths and for other numbers", arguments: ["lengthComparison", "numberComparison"])
    func comparators(definition: String) throws {
        #expect(try properties(definition).names == Set(Comparator.allCases.map(\.rawValue)))
    }

    @Test("has every setting of a split view")
    func splitViewMembers() throws {
        #expect(try properties("splitView").names == Set(LayoutService.splitViewMembers.map(\.description)))
    }

    @Test("has every answer of a delegate")
    func delegateAnswers() throws {
        let answers: [(String, [String])] = [
            ("collapseSecondary", CollapseAnswer.allCases.map(\.rawValue)),
            ("separateSecondary", SeparateAnswer.allCases.map(\.rawValue)),
            ("showDetail", ShowDetailAnswer.allCases.map(\.rawValue)),
            ("topColumnForCollapsing", TopColumnAnswer.allCases.map(\.rawValue)),
            ("stackMigration", StackMigration.allCases.map(\.rawValue)),
        ]
        let members = try properties("delegate")
        for (name, values) in answers {
            #expect(members[name]?["enum"] == .array(values.map { .string($0) } + [.null]), "\(name)")
        }
        #expect(members.names == Set(answers.map(\.0) + ["displayModeForExpanding", "targetDisplayMode"]))
    }
}

extension JSONTree {
    fileprivate var names: Set<String> {
        guard case .object(let members) = self else { return [] }
        return Set(members.map(\.name))
    }
}
