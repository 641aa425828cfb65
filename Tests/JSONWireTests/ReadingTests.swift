import JSONWire
import Testing

private struct NoText: Error {}

@Suite struct ReadingTests {
    @Test func `members are visited in the order of the text`() throws {
        let document = try JSONDocument(parsing: #"{"size":{"width":568},"style":"doubleColumn","":null}"#)
        var visited: [String] = []
        document.root.forEachMember { name, value in visited.append("\(name.string) \(value.kind)") }
        #expect(visited == ["size object", "style string", " null"])
        var members = document.root.members
        var walked: [String] = []
        while members.next() {
            walked.append("\(members.name.string) \(members.value.kind)")
        }
        #expect(walked == visited)
    }

    @Test func `elements are visited with their index`() throws {
        let document = try JSONDocument(parsing: "[10,[],20]")
        var visited: [String] = []
        document.root.forEachElement { index, value in visited.append("\(index) \(value.number ?? -1)") }
        #expect(visited == ["0 10.0", "1 -1.0", "2 20.0"])
    }

    @Test func `a visit may end by throwing`() throws {
        struct Enough: Error {}
        let document = try JSONDocument(parsing: "[1,2,3]")
        var count = 0
        #expect(throws: Enough.self) {
            try document.root.forEachElement { index, _ throws(Enough) in
                count += 1
                if index == 1 { throw Enough() }
            }
        }
        #expect(count == 2)
    }

    @Test(arguments: [("{}", 0), ("[]", 0), ("[1,[2,3]]", 2), (#"{"a":{"b":1,"c":2}}"#, 1), ("7", 0), (#""abc""#, 0)])
    func `the count is that of the elements or members`(text: String, count: Int) throws {
        let document = try JSONDocument(parsing: text)
        let found = document.root.count
        #expect(found == count)
    }

    @Test(arguments: ["null", "true", "1", "1e400", #""a""#, "[]", "{}"])
    func `a value answers for its own kind alone`(_ text: String) throws {
        let document = try JSONDocument(parsing: text)
        let value = document.root
        let kind = value.kind
        let answers = (value.isNull, value.bool != nil, value.string != nil)
        #expect(answers == (kind == .null, kind == .bool, kind == .string))
        let isNumber = value.number != nil || value.isOverflowingNumber
        #expect(isNumber == (kind == .number))
        let member = value["a"]?.kind
        #expect(member == nil)
        value.forEachMember { _, _ in Issue.record("no member") }
        value.forEachElement { _, _ in Issue.record("no element") }
    }

    @Test func `a member is found by its name`() throws {
        let document = try JSONDocument(parsing: #"{"size":{"width":568,"height":320.5},"isLast":false}"#)
        let height = document.root["size"]?["height"]?.number
        #expect(height == 320.5)
        let isLast = document.root["isLast"]?.bool
        #expect(isLast == false)
        let absent = (document.root["siz"]?.kind, document.root["sizes"]?.kind)
        #expect(absent == (nil, nil))
    }

    @Test(arguments: [
        ("regular", "regular", true), ("regular", "regulaR", false), ("regular", "regula", false), ("", "", true),
        ("e\u{301}", "\u{E9}", false), ("\u{E9}", "\u{E9}", true), ("a", "", false),
        ("a string longer than fifteen bytes", "a string longer than fifteen bytes", true),
    ])
    func `texts are compared byte for byte`(text: String, other: String, isEqual: Bool) throws {
        let document = try JSONDocument(parsing: "\"\(text)\"")
        if let read = document.root.text {
            let answer = (read == other, read.count, read.string.utf8.elementsEqual(text.utf8))
            #expect(answer == (isEqual, text.utf8.count, true))
        } else {
            Issue.record("no text")
        }
    }

    @Test(arguments: [("compact", 1), ("regular", 2), ("Compact", 0), ("compac", 0), ("", 3)])
    func `a text is found among literals`(text: String, expected: Int) throws {
        let document = try JSONDocument(parsing: "\"\(text)\"")
        guard let read = document.root.text else { throw NoText() }
        let fromTable = read.choice(from: [("compact", 1), ("regular", 2), ("", 3)]) ?? 0
        #expect(fromTable == expected)
        let fromSwitch =
            switch read {
            case "compact": 1
            case "regular": 2
            case "": 3
            default: 0
            }
        #expect(fromSwitch == expected)
    }

    @Test func `a line is read from the middle of a larger buffer`() throws {
        let lines = Array("{\"a\":1}\n{\"a\":2}\n{\"a\":}\n".utf8)
        let second = try JSONDocument(parsing: lines[8..<15])
        let first = try JSONDocument(parsing: lines.span.extracting(0..<7))
        let numbers = (first.root["a"]?.number, second.root["a"]?.number)
        #expect(numbers == (1, 2))
        let error = #expect(throws: JSONSyntaxError.self) { _ = try JSONDocument(parsing: lines[16..<22]) }
        #expect(error?.offset == 5)
        #expect(error?.line == 1)
    }

    @Test func `documents may be read side by side, more than a thread keeps parsers`() throws {
        func sum(_ depth: Int) throws -> Double {
            let document = try JSONDocument(parsing: "[\(depth)]")
            let deeper = depth == 0 ? 0 : try sum(depth - 1)
            var elements = document.root.elements
            return elements.next() ? deeper + (elements.value.number ?? .nan) : .nan
        }
        #expect(try sum(10) == 55)
        #expect(try sum(10) == 55)
    }

    @Test func `a parser reads rightly after it refused a text`() throws {
        for text in ["{\"a\":[1,{\"b\":", "[1,1e400]", "{\"a\":1,\"a\":2}", String(repeating: "[", count: 300)] {
            _ = syntaxError(of: text)
            #expect(try rewritten(#"{"a":[1,"x"]}"#) == #"{"a":[1,"x"]}"#)
        }
    }

    @Test func `a text of megabytes is read`() throws {
        let text = "[" + Array(repeating: #"{"a":"bcd"}"#, count: 200_000).joined(separator: ",") + "]"
        let document = try JSONDocument(parsing: text)
        let count = document.root.count
        #expect(count == 200_000)
        #expect(try rewritten("[1]") == "[1]")
    }

    @Test func `many tasks read at once`() async throws {
        let sums = try await withThrowingTaskGroup(of: Double.self) { group in
            for task in 0..<16 {
                group.addTask {
                    try (0..<200).reduce(0) { sum, round in try sum + area(width: task, height: round) }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        let sum: Double = sums.reduce(0, +)
        #expect(sum == 120 * 19_900)
    }
}

/// A product, by way of JSON.
private func area(width: Int, height: Int) throws -> Double {
    let document = try JSONDocument(parsing: #"{"size":{"width":\#(width),"height":\#(height)}}"#)
    let size = document.root["size"]
    return (size?["width"]?.number ?? .nan) * (size?["height"]?.number ?? .nan)
}
