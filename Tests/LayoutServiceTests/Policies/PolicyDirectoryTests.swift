import AdaptiveLayout
import LayoutService
import Testing

/// A right policy document.
func policyText(_ id: String, width: Double = 480) -> String {
    #"""
    {"id": "\#(id)", "rules": [{"id": "wide", "when": {"width": {"atLeast": \#(width)}},
                                "then": {"override": {"horizontalSizeClass": "regular"}}}],
     "otherwise": {"override": null}}
    """#
}

@Suite("A directory of policies")
struct PolicyDirectoryTests {
    private let folder: TemporaryDirectory
    private let directory: PolicyDirectory

    init() throws {
        folder = try TemporaryDirectory()
        directory = PolicyDirectory(path: folder.path)
    }

    private func lines(_ fault: PolicyDirectoryFault?) -> [String] {
        fault?.lines.map { $0.replacing(folder.path, with: "D") } ?? []
    }

    @Test("gives the policies of its *.json files in the order of their names, and nothing of other files")
    func policies() throws {
        try folder.write(policyText("second"), to: "b.json")
        try folder.write(policyText("first"), to: "c.json")
        try folder.write("no policy", to: "notes.txt")
        try folder.write("no policy", to: ".hidden.json")
        #expect(try directory.policies(beside: []).map(\.policy.id) == ["second", "first"])
    }

    @Test("says at once everything that is wrong, with file, pointer, reason and nearest name")
    func faults() throws {
        try folder.write(policyText("good"), to: "a.json")
        try folder.write(#"{"id": "b", "otherwise": {"override": "keep"}, "rulez": []}"#, to: "b.json")
        try folder.write("{", to: "c.json")
        try folder.write(policyText("good"), to: "d.json")
        try folder.write(policyText("system"), to: "e.json")
        try folder.createDirectory("f.json")
        let fault = try #require(throws: PolicyDirectoryFault.self) {
            try directory.policies(beside: BuiltInPolicies.load())
        }
        let lines = lines(fault)
        #expect(lines.count == 5)
        #expect(lines[0] == "D/b.json at /rulez: There is no such member here. (nearest: rules)")
        #expect(lines[1].hasPrefix("D/c.json: This is no JSON"))
        #expect(lines[2] == "D/d.json at /id: The id \"good\" is that of a.json.")
        #expect(lines[3] == "D/e.json at /id: The id \"system\" is that of a built-in policy.")
        #expect(lines[4].hasPrefix("D/f.json: It cannot be read"))
    }

    @Test("that is not there is a fault")
    func missing() {
        let fault = #expect(throws: PolicyDirectoryFault.self) {
            try PolicyDirectory(path: "/nowhere/at/all").policies(beside: [])
        }
        #expect(fault?.lines == ["/nowhere/at/all: It cannot be read: No such file or directory."])
    }

    @Test("may not have more than a thousand files")
    func tooMany() throws {
        for number in 0...PolicyLimits.policies { try folder.write("", to: "\(number).json") }
        let fault = #expect(throws: PolicyDirectoryFault.self) { try directory.policies(beside: []) }
        #expect(lines(fault) == ["D: It has 1001 policy files, and may have at most 1000."])
    }

    @Test("has the same stamp until a file changes, comes, goes, or is linked elsewhere")
    func stamps() throws {
        try folder.createDirectory("..one")
        try folder.createDirectory("..two")
        try folder.write(policyText("p"), to: "..one/p.json")
        try folder.write(policyText("p"), to: "..two/p.json")
        try folder.link("..data", to: "..one")
        try folder.link("p.json", to: "..data/p.json")
        var stamps = [directory.stamp]
        #expect(directory.stamp == stamps[0])
        // As Kubernetes swaps a ConfigMap.
        try folder.link("..data", to: "..two")
        stamps.append(directory.stamp)
        try folder.write(policyText("q"), to: "q.json")
        stamps.append(directory.stamp)
        try folder.write(policyText("q", width: 500), to: "q.json")
        stamps.append(directory.stamp)
        try folder.remove("p.json")
        stamps.append(directory.stamp)
        for (before, after) in zip(stamps, stamps.dropFirst()) { #expect(before != after) }
    }
}
