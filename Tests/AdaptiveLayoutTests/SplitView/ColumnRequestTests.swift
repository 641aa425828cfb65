import AdaptiveLayout
import Testing

@Suite("A column that is asked for by name")
struct ColumnRequestTests {
    private static let environment: SplitViewEnvironment = {
        var traits = TraitCollection()
        traits.horizontalSizeClass = .regular
        traits.displayScale = 2
        return SplitViewEnvironment(
            size: Size(width: 1366, height: 1024), traits: traits, safeAreaInsets: .zero)
    }()

    private static func player(
        _ version: Int, _ style: SplitViewStyle, _ behavior: SplitBehavior? = nil
    ) -> SplitViewPlayer {
        var configuration = SplitViewConfiguration()
        configuration.style = style
        configuration.preferredSplitBehavior = behavior
        return SplitViewPlayer(version: SystemVersion(major: version), configuration, in: environment)
    }

    /// COL-17: behaviour, style, the mode before, the column, and the modes after showing and after hiding it.
    @Test(
        "shows and hides in the nearest mode of the behaviour",
        arguments: [
            (
                SplitBehavior.tile, SplitViewStyle.doubleColumn, DisplayMode.secondaryOnly, SplitViewColumn.primary,
                DisplayMode.oneBesideSecondary, DisplayMode.secondaryOnly
            ),
            (.overlay, .doubleColumn, .secondaryOnly, .primary, .oneOverSecondary, .secondaryOnly),
            (.displace, .doubleColumn, .secondaryOnly, .primary, .oneBesideSecondary, .secondaryOnly),
            (.tile, .tripleColumn, .oneBesideSecondary, .primary, .twoBesideSecondary, .oneBesideSecondary),
            (.overlay, .tripleColumn, .oneOverSecondary, .primary, .twoOverSecondary, .oneOverSecondary),
            (.displace, .tripleColumn, .oneBesideSecondary, .primary, .twoDisplaceSecondary, .oneBesideSecondary),
            (.tile, .tripleColumn, .secondaryOnly, .supplementary, .oneBesideSecondary, .secondaryOnly),
            (.overlay, .tripleColumn, .secondaryOnly, .supplementary, .oneOverSecondary, .secondaryOnly),
            (.displace, .tripleColumn, .secondaryOnly, .supplementary, .oneBesideSecondary, .secondaryOnly),
        ])
    func nearestMode(
        behavior: SplitBehavior, style: SplitViewStyle, before: DisplayMode, column: SplitViewColumn,
        shown: DisplayMode, hidden: DisplayMode
    ) {
        for version in [14, 17] {
            var player = Self.player(version, style, behavior)
            _ = player.appear()
            #expect(player.assign(before).displayMode == before)
            #expect(player.show(column).displayMode == shown)
            #expect(player.show(column).displayMode == shown, "asking twice changes nothing")
            #expect(player.hide(column).displayMode == hidden)
            #expect(player.hide(column).displayMode == hidden, "hiding twice changes nothing")
        }
    }

    @Test(
        "is refused where there is no such column, with the rule",
        arguments: [
            (SplitViewStyle.unspecified, 26, SplitViewColumn.primary, RuleID.svc3),
            (.doubleColumn, 26, .compact, .col16),
            (.doubleColumn, 26, .supplementary, .col17), (.doubleColumn, 18, .inspector, .col27),
        ])
    func refusals(style: SplitViewStyle, version: Int, column: SplitViewColumn, rule: RuleID) {
        let (shown, hidden) = Self.changes(column, style, version)
        for change in [shown, hidden] {
            guard case .refused(let reason, let actual) = change else {
                Issue.record("\(change)")
                continue
            }
            #expect(actual == rule && reason.hasSuffix("."))
        }
    }

    @Test("may be the secondary only to be shown")
    func secondaryCannotBeHidden() {
        let (shown, hidden) = Self.changes(.secondary, .doubleColumn, 26)
        #expect(shown == .unchanged)
        guard case .refused(_, .col16) = hidden else {
            Issue.record("\(hidden)")
            return
        }
    }

    @Test("may be the inspector of iOS 26, which lies beside the secondary, or over it where there is no room")
    func inspector() throws {
        var player = Self.player(26, .doubleColumn)
        player.configuration.hasInspector = true
        #expect(player.appear().columns.map(\.isVisible) == [true, true, false])
        let arrangement = player.show(.inspector)
        #expect(arrangement.reasons.columns == Reason(.col27, .inferred))
        let shown = arrangement.columns
        #expect(shown[2].frame == Rect(x: 1046, y: 0, width: 320, height: 1024) && shown[2].presentation == .tiled)
        #expect(shown[1].frame == Rect(x: 0, y: 0, width: 1045.5, height: 1024))
        let narrow = player.resize(to: Size(width: 900, height: 1024)).columns
        #expect(narrow[2].presentation == .overlay && narrow[1].frame?.width == 900)
        #expect(player.hide(.inspector).columns.map(\.isVisible) == [true, true, false])
    }

    private static func changes(
        _ column: SplitViewColumn, _ style: SplitViewStyle, _ version: Int
    ) -> (shown: SplitViewChange, hidden: SplitViewChange) {
        var configuration = SplitViewConfiguration()
        configuration.style = style
        let generation = SplitViewGeneration.following(SystemVersion(major: version))
        let state = generation.arrange(configuration, in: environment).state
        return (
            generation.showing(column, configuration, in: environment, from: state),
            generation.hiding(column, configuration, in: environment, from: state)
        )
    }
}
