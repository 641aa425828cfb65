import AdaptiveLayout
import Foundation
import Testing

/// A rule as the page about the rules explains it.
struct ExplainedRule: Sendable, CustomTestStringConvertible {
    var id: String
    var text: String

    var testDescription: String { id }

    /// The sections of the page, in its order.
    static let all: [ExplainedRule] = {
        let page =
            (try? String(contentsOf: projectFolder.appending(path: "docs/uikit-rules.md"), encoding: .utf8)) ?? ""
        return page.components(separatedBy: "\n### ").dropFirst().map { section in
            let id = section.prefix { !$0.isWhitespace }
            let text = section.dropFirst(id.count).components(separatedBy: "\n## ")[0]
            return ExplainedRule(id: String(id), text: text.trimmingCharacters(in: .whitespacesAndNewlines))
        }
    }()

    static let projectFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
}

@Suite("The page about the rules")
struct RuleDocumentationTests {
    @Test("explains every rule that can stand in an answer, once")
    func completeness() {
        let ids = ExplainedRule.all.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(Set(RuleID.allCases.map(\.rawValue)).subtracting(ids).isEmpty)
    }

    @Test("explains every rule that the code names, and no other")
    func citations() throws {
        let explained = Set(ExplainedRule.all.map(\.id))
        let named = try Self.rulesNamedInSources()
        for (file, ids) in named {
            #expect(ids.subtracting(explained).isEmpty, "\(file)")
        }
        #expect(explained.subtracting(named.flatMap(\.ids)).isEmpty)
    }

    @Test("says of each its versions, how well it is known, and what it means", arguments: ExplainedRule.all)
    func form(rule: ExplainedRule) throws {
        let lines = rule.text.split(separator: "\n")
        let form = /Versions: (8|11|14|17|18|26|27|9)( and later| to (16|18)| and 18)?\. Confidence: (\w+)\./
        let match = try #require(try form.wholeMatch(in: lines[0]))
        #expect(Confidence(rawValue: String(match.output.4)) != nil)
        #expect(lines.count > 1 && rule.text.hasSuffix("."))
    }

    private static func rulesNamedInSources() throws -> [(file: String, ids: Set<String>)] {
        let folder = ExplainedRule.projectFolder.appending(path: "Sources")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var found: [(file: String, ids: Set<String>)] = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            let ids = text.matches(of: /\b(?:TC|SZ|SVC|COL|CX|SH|ROT)-[0-9]+\b/).map { String($0.output) }
            found.append((file.lastPathComponent, Set(ids)))
        }
        return found
    }
}
