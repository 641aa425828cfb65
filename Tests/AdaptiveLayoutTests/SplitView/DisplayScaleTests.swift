import AdaptiveLayout
import Testing

@Suite("A display mode of iOS 26 by COL-8")
struct DisplayScaleTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let scale: Double?
        let request: DisplayMode
        let confidence: Confidence

        var testDescription: String { "\(request.rawValue) at scale \(scale ?? 0)" }
    }

    static let rows: [Row] = [DisplayMode.automatic, .secondaryOnly, .twoBesideSecondary, .twoOverSecondary].flatMap {
        (request: DisplayMode) -> [Row] in
        [
            Row(scale: 1, request: request, confidence: .inferred),
            Row(scale: 2, request: request, confidence: .measured),
            Row(scale: 3, request: request, confidence: .inferred),
            Row(scale: nil, request: request, confidence: .measured),
        ]
    }

    @Test("is measured at the scale of the readings alone, and assumed at others", arguments: rows)
    func confidence(_ row: Row) throws {
        var traits = TraitCollection(horizontal: .regular, vertical: .regular, idiom: .pad)
        traits.displayScale = row.scale
        var input = DecisionInput(
            width: 1180, height: 820, traits: traits,
            policy: Policy(id: "system", title: "system", rules: [], otherwise: PolicyOutcome(.keep)))
        input.splitView.style = .tripleColumn
        input.splitView.preferredDisplayMode = row.request
        let decision = Decision(input)
        #expect(decision.splitArrangement.reasons.displayMode == Reason(.col8, row.confidence))
        let assumed = decision.assumptions.filter { $0.pointer == "/splitArrangement/displayMode" }
        #expect(assumed.map(\.rule) == (row.confidence == .inferred ? [.col8] : []))
    }

    @Test("is tried at every scale")
    func rowsExist() {
        #expect(Self.rows.count == 16)
    }
}
