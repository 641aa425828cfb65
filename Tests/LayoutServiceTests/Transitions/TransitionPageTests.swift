import Foundation
import JSONWire
import LayoutService
import Testing

@Suite("The page about transitions")
struct TransitionPageTests {
    private static let page: String = {
        let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return (try? String(contentsOf: project.appending(path: "docs/transitions.md"), encoding: .utf8)) ?? ""
    }()

    @Test("shows an example that ends as it is drawn")
    func example() throws {
        let blocks = Self.page.components(separatedBy: "```json\n").dropFirst()
        let text = try #require(blocks.first?.components(separatedBy: "```").first)
        let answer = try JSONTree(parsing: TransitionAnswer.text(for: Array(text.utf8), try Snapshot.builtIn()))
        let columns = try #require(answer["state"]?["columns"])
        #expect(
            String(decoding: columns.text, as: UTF8.self)
                == #"{"primary":["list"],"secondary":[{"id":"article","hasContent":true},"comments"]}"#)
        guard case .array(let steps) = answer["steps"] else {
            Issue.record("no steps")
            return
        }
        let warned = steps.map { step -> [JSONTree] in
            guard case .array(let warnings) = step["decision"]?["warnings"] else { return [] }
            return warnings.compactMap { $0["rule"] }
        }
        #expect(warned == [[], [], [], [.string("CX-3")]])
    }

    @Test("names every member of a state that an answer has")
    func members() throws {
        let request =
            #"{"state":{"device":{"id":"iphone-16"},"policy":"system","systemVersion":"18","#
            + #""safeAreaInsets":{},"columns":{"primary":["a"]}},"events":[{"type":"appear"}]}"#
        let answer = try JSONTree(parsing: TransitionAnswer.text(for: Array(request.utf8), try Snapshot.builtIn()))
        guard case .object(let members) = answer["state"] else {
            Issue.record("no state")
            return
        }
        #expect(members.count > 12)
        for member in members {
            #expect(Self.page.contains("`\(member.name)`"), "\(member.name)")
        }
    }
}
