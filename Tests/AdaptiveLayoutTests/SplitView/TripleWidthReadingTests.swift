import AdaptiveLayout
import Testing

@Suite("Triple columns as read on iOS 26.1")
struct TripleWidthReadingTests {
    @Test("are all in the file")
    func fileIsComplete() {
        #expect(TripleWidthGroup.all.map(\.readings.count).reduce(0, +) == 372)
    }

    @Test("read the same modes, widths and visible frames", arguments: TripleWidthGroup.all)
    func readings(group: TripleWidthGroup) {
        var player = group.player
        for reading in group.readings {
            let arrangement = player.play(reading)
            #expect(arrangement.displayMode == reading.displayMode, "line \(reading.line)")
            #expect(arrangement.splitBehavior == reading.behavior, "line \(reading.line)")
            #expect(arrangement.primaryColumnWidth == reading.primaryWidth, "line \(reading.line)")
            #expect(arrangement.supplementaryColumnWidth == reading.supplementaryWidth, "line \(reading.line)")
            #expect(player.configuration.preferredDisplayMode == reading.preferredMode, "line \(reading.line)")
            #expect(
                player.configuration.preferredSplitBehavior ?? .automatic == reading.preferredBehavior,
                "line \(reading.line)")
            expectFrames(of: arrangement, like: reading)
        }
    }

    @Test("have the safe areas that the readings show", arguments: TripleWidthGroup.all)
    func safeAreas(group: TripleWidthGroup) throws {
        var player = group.player
        for reading in group.readings {
            let columns = player.play(reading).columns
            #expect(columns[0].safeAreaInsets ?? .zero == .zero, "line \(reading.line)")
            #expect(columns[2].safeAreaInsets == EdgeInsets(top: 32, left: 0, bottom: 0, right: 0))
            guard let supplementary = columns[1].safeAreaInsets else { continue }
            let isUnion = reading.supplementaryWidth > 400
            #expect(supplementary.top == 32)
            #expect(supplementary.left == (isUnion ? 10 + reading.primaryWidth : 0), "line \(reading.line)")
        }
    }

    private func expectFrames(of arrangement: SplitArrangement, like reading: TripleWidthReading) {
        let shown: [Bool] =
            switch reading.displayMode {
            case .secondaryOnly: [false, false, true]
            case .oneBesideSecondary, .oneOverSecondary: [false, true, true]
            default: [true, true, true]
            }
        for (index, column) in arrangement.columns.enumerated() {
            #expect(column.isVisible == shown[index], "line \(reading.line), \(column.column)")
            let expected = shown[index] ? reading.frames[index] : nil
            #expect(column.frame == expected, "line \(reading.line), \(column.column)")
        }
    }
}
