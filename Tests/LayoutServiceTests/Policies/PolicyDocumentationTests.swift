import AdaptiveLayout
import Foundation
import LayoutService
import Testing

@Suite("The page about policies")
struct PolicyDocumentationTests {
    private let page: String

    init() throws {
        let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        page = try String(contentsOf: project.appending(path: "docs/policies.md"), encoding: .utf8)
    }

    @Test("describes every built-in policy")
    func builtInPolicies() throws {
        for policy in try BuiltInPolicies.load() {
            #expect(page.contains("`\(policy.policy.id)`"), "\(policy.policy.id)")
        }
    }

    @Test("begins with a policy that can be loaded, and whose band does what the page says")
    func example() throws {
        let blocks = page.components(separatedBy: "```json\n").dropFirst().map {
            $0.components(separatedBy: "\n```")[0]
        }
        let example = try PolicyFile.policy(parsing: Array(try #require(blocks.first).utf8)).policy
        let held = PolicyFacts(width: 584, height: 800, previousRule: "two-panes")
        #expect(example.ruleID(of: example.evaluate(held)) == "two-panes")
        let fresh = PolicyFacts(width: 584, height: 800)
        #expect(example.ruleID(of: example.evaluate(fresh)) == nil)
    }

    @Test("names every comparator, every fact and the limits")
    func vocabulary() {
        for name in Comparator.allCases.map(\.rawValue) + NumericFact.allCases.map(\.name.description) {
            #expect(page.contains("`\(name)`"), "\(name)")
        }
        #expect(page.contains("| rules of a policy | \(PolicyLimits.rules) |"))
        #expect(page.contains("| conditions inside one another | \(PolicyLimits.conditionDepth) |"))
        #expect(page.contains("| values or conditions in a list | \(PolicyLimits.listedValues) |"))
        #expect(PolicyLimits.policies == 1_000 && PolicyLimits.fileBytes == 1_048_576)
    }
}
