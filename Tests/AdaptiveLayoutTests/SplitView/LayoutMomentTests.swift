import AdaptiveLayout
import Testing

@Suite("The moment of a layout")
struct LayoutMomentTests {
    private static func player(
        _ version: Int, _ style: SplitViewStyle, width: Double, height: Double = 820,
        _ set: (inout SplitViewConfiguration) -> Void = { _ in }
    ) -> SplitViewPlayer {
        var configuration = SplitViewConfiguration()
        configuration.style = style
        set(&configuration)
        var traits = TraitCollection()
        traits.horizontalSizeClass = .regular
        traits.displayScale = 2
        return SplitViewPlayer(
            version: SystemVersion(major: version), configuration,
            in: SplitViewEnvironment(
                size: Size(width: width, height: height), traits: traits, safeAreaInsets: .zero))
    }

    @Test("COL-7: in iOS 17 a narrower window hides side columns, and a wider one does not bring them back")
    func narrowingHides() {
        var player = Self.player(17, .tripleColumn, width: 1180)
        #expect(player.appear().displayMode == .twoBesideSecondary)
        #expect(player.resize(to: Size(width: 900, height: 820)).displayMode == .oneBesideSecondary)
        #expect(player.resize(to: Size(width: 700, height: 820)).displayMode == .secondaryOnly)
        #expect(player.resize(to: Size(width: 1180, height: 820)).displayMode == .secondaryOnly)
        #expect(player.show(.primary).displayMode == .twoBesideSecondary)
    }

    @Test("COL-7: in iOS 17 a column asked for without room lies over, and stays so until it is asked for again")
    func overlaysStay() {
        var player = Self.player(17, .doubleColumn, width: 700)
        #expect(player.appear().displayMode == .secondaryOnly)
        #expect(player.show(.primary).displayMode == .oneOverSecondary)
        #expect(player.resize(to: Size(width: 1180, height: 820)).displayMode == .oneOverSecondary)
        #expect(player.hide(.primary).displayMode == .secondaryOnly)
        #expect(player.show(.primary).displayMode == .oneBesideSecondary)
    }

    @Test("COL-7: in iOS 17 a triple column that fits one side column displaces for the second")
    func displaces() {
        var player = Self.player(17, .tripleColumn, width: 900)
        #expect(player.appear().displayMode == .oneBesideSecondary)
        let shown = player.show(.primary)
        #expect(shown.displayMode == .twoDisplaceSecondary && shown.splitBehavior == .displace)
    }

    @Test("COL-6: in iOS 14 turning the device decides anew")
    func rotation() {
        var player = Self.player(14, .doubleColumn, width: 820, height: 1180)
        #expect(player.appear().displayMode == .secondaryOnly)
        #expect(player.show(.primary).displayMode == .oneOverSecondary)
        #expect(player.resize(to: Size(width: 1180, height: 820)).displayMode == .oneBesideSecondary)
        #expect(player.resize(to: Size(width: 820, height: 1180)).displayMode == .secondaryOnly)
    }

    @Test("SVC-8: a preferred mode lasts through a resize, and so does a column hidden since", arguments: [14, 17, 26])
    func preferencesLast(version: Int) {
        var player = Self.player(version, .doubleColumn, width: 1180) {
            $0.preferredDisplayMode = .oneBesideSecondary
            $0.preferredSplitBehavior = .tile
        }
        #expect(player.appear().displayMode == .oneBesideSecondary)
        #expect(player.resize(to: Size(width: 1000, height: 820)).displayMode == .oneBesideSecondary)
        #expect(player.hide(.primary).displayMode == .secondaryOnly)
        #expect(player.resize(to: Size(width: 1180, height: 820)).displayMode == .secondaryOnly)
    }

    @Test("of another setting's change keeps the mode where it can", arguments: [14, 17, 26])
    func settingsKeepTheMode(version: Int) {
        var player = Self.player(version, .tripleColumn, width: 1180, height: 700)
        #expect(player.appear().displayMode == .twoBesideSecondary)
        #expect(player.configure { $0.primary.preferred = 250 }.displayMode == .twoBesideSecondary)
        #expect(player.configure { $0.primary.minimum = 800 }.displayMode != .twoBesideSecondary)
    }

    @Test("COL-8: in iOS 26 an overlay outlives a resize, and an expansion after a collapse starts anew")
    func overlayAfterCollapse() {
        var player = Self.player(26, .tripleColumn, width: 1180)
        _ = player.appear()
        #expect(player.assign(.twoOverSecondary).displayMode == .twoOverSecondary)
        #expect(player.resize(to: Size(width: 820, height: 820)).displayMode == .twoOverSecondary)
        player.environment.horizontalSizeClass = .compact
        #expect(player.resize(to: Size(width: 375, height: 820)).isCollapsed)
        player.environment.horizontalSizeClass = .regular
        #expect(player.resize(to: Size(width: 1180, height: 820)).displayMode == .secondaryOnly)
    }

    @Test("COL-8: the panel over one beside, for want of room, goes where there is room and where the window narrows")
    func panelOverOneBeside() {
        var player = Self.player(26, .tripleColumn, width: 820)
        _ = player.appear()
        #expect(player.assign(.twoBesideSecondary).displayMode == .twoOverSecondary)
        #expect(player.configure { $0.primary.preferred = 260 }.displayMode == .twoOverSecondary)
        #expect(player.resize(to: Size(width: 800, height: 820)).displayMode == .oneBesideSecondary)
        #expect(player.resize(to: Size(width: 1180, height: 820)).displayMode == .twoBesideSecondary)
    }

    @Test("COL-4: in iOS 26 an assigned mode assigns its behaviour, the secondary alone and automatic do not")
    func assignments() {
        var player = Self.player(26, .tripleColumn, width: 1180)
        _ = player.appear()
        for (mode, behavior) in [
            (DisplayMode.twoDisplaceSecondary, SplitBehavior.displace), (.secondaryOnly, .displace),
            (.oneOverSecondary, .overlay), (.automatic, .overlay), (.oneBesideSecondary, .tile),
        ] {
            _ = player.assign(mode)
            #expect(player.configuration.preferredSplitBehavior == behavior, "\(mode)")
        }
        var older = Self.player(18, .tripleColumn, width: 1180)
        _ = older.appear()
        _ = older.assign(.twoOverSecondary)
        #expect(older.configuration.preferredSplitBehavior == nil)
    }
}
