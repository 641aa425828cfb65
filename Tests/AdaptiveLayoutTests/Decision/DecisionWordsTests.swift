import AdaptiveLayout
import Testing

@Suite("The literals of an answer's words")
struct DecisionWordsTests {
    @Test("are the raw values of their cases, for every case")
    func rawValues() {
        expectRawValues(DisplayMode.self, \.word)
        expectRawValues(SplitBehavior.self, \.word)
        expectRawValues(SplitViewColumn.self, \.word)
        expectRawValues(PrimaryEdge.self, \.word)
        expectRawValues(ColumnPresentation.self, \.word)
        expectRawValues(OverrideAction.self, \.word)
        expectRawValues(Confidence.self, \.word)
        #expect(SizeClass.allCases.map(\.word.description) == SizeClass.allCases.map(\.name))
    }

    private func expectRawValues<Word: CaseIterable & RawRepresentable<String>>(
        _ type: Word.Type, _ word: (Word) -> StaticString
    ) {
        #expect(Word.allCases.map { word($0).description } == Word.allCases.map(\.rawValue))
    }

    @Test("say the same of an assumption that is noted as its strings do")
    func notedAssumptions() {
        var input = DecisionInput(
            width: nil, height: 800, traits: TraitCollection(horizontal: .regular),
            policy: .ladder(.horizontal(.regular)))
        input.assumptions = [
            Assumption(pointer: "/given", value: .number(1), source: "a test", confidence: .measured, rule: nil)
        ]
        let decision = Decision(input)
        var noted: [String] = []
        decision.forEachNotedAssumption { noted.append($0.place.description + $0.pointer.description) }
        #expect(noted.count > 1)
        #expect(decision.givenAssumptions.map(\.pointer) + noted == decision.assumptions.map(\.pointer))
        let insets = decision.assumptions.first { $0.pointer == "/safeAreaInsets" }
        #expect(insets?.source == "the usual insets of iOS \(input.systemVersion)")
    }
}
