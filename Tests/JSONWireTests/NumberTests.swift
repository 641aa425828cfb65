import JSONWire
import Testing

/// The number that a spelling reads as.
private func number(_ spelling: String) -> Double? {
    guard let document = try? JSONDocument(parsing: spelling) else { return nil }
    return document.root.number
}

private let spellings: [(Double, String)] = [
    (320, "320"), (569.5, "569.5"), (-0.0, "0"), (0.1, "0.1"), (-17, "-17"), (100_000, "100000"),
    (0.125, "0.125"), (10.05, "10.05"), (0.001, "0.001"), (0.0001, "0.0001"), (1e-5, "1e-5"), (1e-7, "1e-7"),
    (188.33333333333334, "188.33333333333334"), (0.1 + 0.2, "0.30000000000000004"), (.pi, "3.141592653589793"),
    (-1.5e-10, "-1.5e-10"), (.leastNonzeroMagnitude, "5e-324"), (1e12, "1000000000000"),
    (999_999_999_999.25, "999999999999.25"),
    (1_000_000_000_000.5, "1000000000000.5"), (9_007_199_254_740_991, "9007199254740991"),
    (9_007_199_254_740_992, "9007199254740992"), (2e16, "2e16"), (1e21, "1e21"),
    (1.7976931348623157e308, "1.7976931348623157e308"),
]

@Suite struct NumberTests {
    @Test(arguments: spellings)
    func `a number is spelled in its shortest exact form`(number: Double, spelling: String) {
        #expect(JSONNumber.spelling(of: number) == spelling)
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan])
    func `what is not finite is spelled null`(_ number: Double) {
        #expect(JSONNumber.spelling(of: number) == "null")
    }

    @Test(arguments: [0, 7, 9, 10, 99, 100, 999, 1000, 1001, -1, -1000, 123_456_789, Int.max, Int.min])
    func `an integer is written in decimal`(_ integer: Int) {
        var writer = JSONWriter()
        writer.value(integer)
        #expect(String(decoding: writer.finish(), as: UTF8.self) == "\(integer)")
    }

    @Test func `random doubles are read back bit for bit, and spelled no longer than by the standard library`() {
        var generator = SeededGenerator(seed: 8259)
        for _ in 0..<20_000 {
            let random = Double(bitPattern: generator.next())
            guard random.isFinite else { continue }
            expectRoundTrip(random)
        }
    }

    @Test func `random sizes are read back bit for bit, and spelled no longer than by the standard library`() {
        var generator = SeededGenerator(seed: 480)
        for _ in 0..<20_000 {
            let places: Double = [1, 2, 3, 10, 100, 1000, 10_000, 1_000_000].randomElement(using: &generator) ?? 1
            let magnitude: Double = [10, 1000, 100_000, 1e12].randomElement(using: &generator) ?? 1
            let size = Double.random(in: -magnitude...magnitude, using: &generator)
            expectRoundTrip((size * places).rounded() / places)
        }
    }

    private func expectRoundTrip(_ random: Double) {
        let spelling = JSONNumber.spelling(of: random)
        #expect(number(spelling)?.bitPattern == (random == 0 ? 0 : random).bitPattern, "\(random)")
        #expect(spelling.utf8.count <= random.description.utf8.count, "\(random)")
    }

    @Test func `integers out of simdjson's reach are read as their nearest double`() {
        var generator = SeededGenerator(seed: 64)
        for _ in 0..<500 {
            let digits = (0..<Int.random(in: 19...400, using: &generator)).map { _ in
                String(Int.random(in: 0...9, using: &generator))
            }
            let spelling = "-1" + digits.joined()
            let nearest = Double(spelling).flatMap { $0.isFinite ? $0 : nil }
            #expect(number(spelling) == nearest, "\(spelling)")
        }
    }
}
