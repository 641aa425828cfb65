import JSONWire
import Testing

private let seeds = [
    #"{"size":{"width":568,"height":320},"traits":{"horizontalSizeClass":"compact"},"policy":"system"}"#,
    #"[0,-1.5e+3,9007199254740993,123456789012345678901234567890,1e400,-0.0,1E-2,[[],{}],true,false,null]"#,
    #"{"a\u0061":"\ud83d\ude39\"\\\/\b\f\n\r\té€😹","":[{"b":1,"c":{"b":2}}]}"#,
    " \t\r\n[ { \"x\" : [ 1 , 2 ] , \"y\" : \"\" } ]\n",
]

/// Bytes that matter to a reader of JSON, more often than chance would have them.
private let telling =
    Array("{}[]\",:\\ue+-.0123456789tfn \n/'#aA\u{0}\u{1F}é\u{FEFF}".utf8) + [0x80, 0xC0, 0xED, 0xF4, 0xFF]

private func mutated(_ text: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var text = text
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0...text.count, using: &generator)
        let byte = telling.randomElement(using: &generator) ?? 0
        let end = min(text.count, place + Int.random(in: 0...3, using: &generator))
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: text.insert(byte, at: place)
        case 1: text.removeSubrange(place..<end)
        case 2: text.replaceSubrange(place..<min(text.count, place + 1), with: [byte])
        case 3: text.insert(contentsOf: text[place..<end], at: place)
        default: text.removeLast(Int.random(in: 0...min(text.count, 4), using: &generator))
        }
    }
    return text
}

@Suite struct MutationTests {
    @Test(arguments: 1...8)
    func `simdjson and the scanner accept the same texts, and read the same values`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var accepted = 0
        for round in 0..<4000 {
            let text = mutated(Array(seeds[round % seeds.count].utf8), using: &generator)
            if try agreement(on: text) { accepted += 1 }
        }
        // Neither nearly all nor nearly none: the test would say little.
        #expect((200..<3800).contains(accepted))
    }

    /// Holds the two readers against each other; whether they accept the text.
    private func agreement(on text: [UInt8]) throws -> Bool {
        var parser = try SimdJSONParser()
        let isAccepted = parser.parse(text.span)
        let readable: [UInt8]
        do throws(JSONSyntaxError) {
            readable = try JSONSyntaxScanner.readableText(from: text.span)
        } catch {
            #expect(!isAccepted, "the scanner alone refuses \(String(decoding: text, as: UTF8.self)): \(error)")
            #expect((0...text.count).contains(error.offset))
            return false
        }
        var second = try SimdJSONParser()
        let isReadable = second.parse(readable.span)
        #expect(isReadable, "simdjson alone refuses \(String(decoding: text, as: UTF8.self))")
        if isAccepted {
            let trees = (JSONTree(parser.root), JSONTree(second.root))
            #expect(trees.0 == trees.1)
        } else {
            #expect(readable != text, "simdjson alone refuses \(String(decoding: text, as: UTF8.self))")
        }
        return true
    }

    @Test func `every beginning of a text is refused at its end, or is JSON`() {
        for seed in seeds.map({ Array($0.utf8) }) {
            for count in seed.indices {
                let beginning = Array(seed[..<count])
                guard let error = syntaxError(of: beginning) else { continue }
                #expect([.truncated, .empty, .invalidUTF8, .malformed].contains(error.kind))
                let isInsideCharacter = error.kind == .invalidUTF8 && error.offset > count - 4
                let isHalfOfPair = error.kind == .malformed && beginning[error.offset...].starts(with: #"\ud83d"#.utf8)
                #expect(error.offset == count || isInsideCharacter || isHalfOfPair)
            }
        }
    }
}
