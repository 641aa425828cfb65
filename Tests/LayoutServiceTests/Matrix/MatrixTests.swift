import JSONWire
import LayoutService
import Testing

@Suite("A matrix")
struct MatrixTests {
    private let snapshot: Snapshot

    init() throws {
        snapshot = try Snapshot.builtIn()
    }

    @Test(
        "has a row for each combination that a device offers, all devices and both orientations by default",
        arguments: [
            ("{}", 198), (#"{"devices": ["iphone-5s"]}"#, 2), (#"{"devices": {"idiom": "pad"}}"#, 88),
            (#"{"devices": ["iphone-5s"], "windows": ["split-half"]}"#, 0),
            (#"{"devices": ["ipad-a16"], "windows": ["full", "split-half"]}"#, 3),
            (#"{"devices": "all", "orientations": ["portrait"], "policies": ["system", "universal-split"]}"#, 198),
            (#"{"devices": ["iphone-5s"], "systemVersions": ["12", "18", "26.1"]}"#, 6),
            (#"{"policies": []}"#, 0), (#"{"devices": []}"#, 0), (#"{"orientations": []}"#, 0),
            (#"{"windows": []}"#, 0), (#"{"systemVersions": []}"#, 0), (#"{"policies": null}"#, 198),
            (#"{"devices": ["iphone-8", "iphone-8"], "policies": ["system", "system"]}"#, 2),
            (#"{"devices": ["iphone-8"], "orientations": ["portrait", "portrait"], "windows": ["full", "full"]}"#, 1),
            (#"{"devices": ["iphone-8"], "systemVersions": ["18", "18.0"]}"#, 2),
        ])
    func counts(request: String, count: Int) throws {
        let rows = try rows(request)
        #expect(rows.count == count)
        #expect(Array(rows).count == count)
    }

    @Test(
        "is refused with the place and the nearest name",
        arguments: [
            (#"{"devices": ["iphone-5s", "ipad-a17"]}"#, "/devices/1", "ipad-a16"),
            (#"{"devices": ["iPhone6,1"]}"#, "/devices/0", "iphone-5s"),
            (#"{"windows": ["full", "slide-ovr"]}"#, "/windows/1", "slide-over"),
            (#"{"policies": ["universal-spilt"]}"#, "/policies/0", "universal-split"),
            (#"{"device": []}"#, "/device", "devices"),
            (#"{"devices": {"idiom": "pads"}}"#, "/devices/idiom", "pad"),
            (#"{"devices": {}}"#, "/devices", nil), (#"{"devices": 5}"#, "/devices", nil),
            (#"{"devices": {"idiom": null}}"#, "/devices/idiom", nil),
            (#"{"systemVersions": ["20"]}"#, "/systemVersions/0", nil),
        ])
    func refusals(request: String, pointer: String, nearest: String?) throws {
        let problem = try #require(throws: Problem.self) { try rows(request) }
        #expect(problem.faults.map(\.pointer) == [pointer])
        #expect(problem.faults.first?.nearest == nearest)
    }

    @Test("of more rows than it may have is refused with both numbers")
    func budget() throws {
        let versions = (8...18).map { "\"\($0)\"" }.joined(separator: ",")
        let windows = #"["full", "slide-over", "split-third", "split-half", "split-two-thirds"]"#
        let policies =
            #"["system", "universal-split", "regular-width-from-480", "portrait-primary-only", "#
            + #""pad-landscape-compact-height"]"#
        let request = #"{"windows": \#(windows), "policies": \#(policies), "systemVersions": [\#(versions)]}"#
        let problem = try #require(throws: Problem.self) { try rows(request) }
        #expect(problem.type == .tooManyRows)
        #expect(problem.extensions.map(\.name) == ["limit", "received"])
    }

    @Test("in pieces is one JSON document, with its count")
    func json() throws {
        let stream = MatrixStream(try rows("{}"), as: nil)
        var text: [UInt8] = []
        var pieces = 0
        while let piece = stream.next() {
            text += piece
            pieces += 1
        }
        let tree = try JSONTree(parsing: text)
        guard case .array(let elements) = tree["rows"] else {
            Issue.record("rows is no array")
            return
        }
        #expect(tree["count"] == .number(198))
        #expect(elements.count == 198)
        #expect(pieces > 1)
    }

    @Test("without rows is a document all the same")
    func empty() throws {
        let stream = MatrixStream(try rows(#"{"devices": []}"#), as: nil)
        #expect(stream.next() == Array(#"{"rows":[],"count":0}"#.utf8))
        #expect(stream.next() == nil)
    }

    @Test("quotes and escapes the cells of a table")
    func tables() {
        let cells = ["a,b", "c\"d", "e|f", "<g>"]
        #expect(MatrixTable.csv.row(cells) == "\"a,b\",\"c\"\"d\",e|f,<g>\r\n")
        #expect(MatrixTable.markdown.row(cells) == "| a,b | c\"d | e\\|f | \\<g> |\n")
        #expect(
            MatrixTable.markdown.row(["a\nb\r", "x\\|&amp;", "_*`[]~"]) == #"""
                | a&#10;b&#13; | x\\\|\&amp; | \_\*\`\[\]\~ |

                """#)
        #expect(
            MatrixTable.html.row(cells) == "<tr><td>a,b</td><td>c&quot;d</td><td>e|f</td><td>&lt;g&gt;</td></tr>\n")
    }

    private func rows(_ request: String) throws -> MatrixRows {
        try MatrixRows.reading(Array(request.utf8), snapshot)
    }
}
