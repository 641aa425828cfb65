import AdaptiveLayout
import Testing

@Suite("The columns of an arrangement")
struct ArrangedColumnsTests {
    @Test("are those of the style, in UIKit's order, and the inspector where the app has something for it")
    func listing() {
        var configuration = SplitViewConfiguration()
        configuration.style = .doubleColumn
        #expect(columns(configuration).map(\.column) == [.primary, .secondary])
        configuration.style = .tripleColumn
        #expect(columns(configuration).map(\.column) == [.primary, .supplementary, .secondary])
        configuration.hasInspector = true
        #expect(columns(configuration).map(\.column) == [.primary, .supplementary, .secondary, .inspector])
        let stacked = columns(configuration, .compact, top: .compact)
        #expect(stacked.map(\.column) == [.primary, .supplementary, .secondary, .inspector, .compact])
        #expect(stacked.map(\.isVisible) == [false, false, false, false, true])
        #expect(stacked.count == 5)
        let compactAlone = columns(SplitViewConfiguration(), .compact, top: .compact)
        #expect(compactAlone.map(\.column) == [.primary, .secondary, .compact])
    }

    @Test("are equal where each column is: a trailing edge right to left is a leading one left to right (SVC-22)")
    func equality() {
        var trailing = SplitViewConfiguration()
        trailing.primaryEdge = .trailing
        let (one, other) = (columns(SplitViewConfiguration()), columns(trailing, direction: .rightToLeft))
        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
        #expect(one != columns(trailing))
    }

    @Test("end with the last: there is no column behind it")
    func bounds() async {
        await #expect(processExitsWith: .failure) {
            let environment = SplitViewEnvironment(
                size: Size(width: 1180, height: 820), traits: TraitCollection(), safeAreaInsets: .zero)
            let arrangement = SplitViewGeneration.following(.newestMeasured)
                .arrange(SplitViewConfiguration(), in: environment)
            _ = arrangement.columns[2]
        }
    }

    @Test("follow from widths that are put back to automatic as if none had ever been set (SVC-2)")
    func widthsPutBack() {
        var configuration = SplitViewConfiguration()
        configuration.secondary.minimum = 500
        configuration.inspector.preferred = 200
        #expect(configuration.secondary.minimum == 500)
        #expect(configuration != SplitViewConfiguration())
        configuration.secondary.minimum = nil
        configuration.inspector = ColumnWidths()
        #expect(configuration == SplitViewConfiguration())
        #expect(configuration.hashValue == SplitViewConfiguration().hashValue)
    }

    private func columns(
        _ configuration: SplitViewConfiguration, _ horizontalSizeClass: SizeClass = .regular,
        direction: LayoutDirection = .leftToRight, top: SplitViewColumn? = nil
    ) -> ArrangedColumns {
        var traits = TraitCollection()
        traits.horizontalSizeClass = horizontalSizeClass
        traits.layoutDirection = direction
        let environment = SplitViewEnvironment(
            size: Size(width: 1180, height: 820), traits: traits,
            safeAreaInsets: EdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
        return SplitViewGeneration.following(.newestMeasured)
            .arrange(configuration, in: environment, collapsedTop: top).columns
    }
}
