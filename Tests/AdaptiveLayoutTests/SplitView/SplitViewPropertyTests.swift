import AdaptiveLayout
import Testing

@Suite("Any split view")
struct SplitViewPropertyTests {
    private static let splitViews = (0..<600).map(ChanceSplitView.init)
    private static let roundingError = 1e-9

    @Test("has finite frames that are not negative, in a mode that is not automatic", arguments: splitViews)
    func frames(splitView: ChanceSplitView) {
        for arrangement in splitView.lifetime() {
            #expect(arrangement.displayMode != .automatic)
            for column in arrangement.columns {
                #expect(column.isVisible == (column.frame != nil))
                #expect(column.isVisible != (column.presentation == .hidden))
                let insets = column.safeAreaInsets ?? .zero
                let frame = column.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
                let sides = [frame.width, frame.height, insets.top, insets.left, insets.bottom, insets.right]
                #expect(sides.allSatisfy { $0.isFinite && $0 >= 0 }, "\(column)")
                #expect(frame.x.isFinite && frame.y.isFinite)
            }
        }
    }

    @Test("tiles its columns inside the bounds, without overlap", arguments: splitViews)
    func tiling(splitView: ChanceSplitView) throws {
        var player = splitView.player
        let arrangement = player.appear()
        let halfPixel = 0.5 / (splitView.environment.displayScale ?? 2) + Self.roundingError
        let frames = arrangement.columns.filter { $0.presentation == .tiled }.compactMap(\.frame)
        for frame in frames {
            #expect(frame.x >= -halfPixel && frame.maxX <= splitView.environment.size.width + halfPixel)
            #expect(frame.y >= 0 && frame.maxY <= splitView.environment.size.height)
        }
        for (index, frame) in frames.enumerated() {
            for other in frames[(index + 1)...] {
                #expect(min(frame.maxX, other.maxX) - max(frame.x, other.x) <= Self.roundingError)
            }
        }
    }

    @Test("covers a column by a floating one only as far as that column's safe area says", arguments: splitViews)
    func floating(splitView: ChanceSplitView) throws {
        for arrangement in splitView.lifetime() {
            guard let panel = arrangement.columns.first(where: { $0.presentation == .floating })?.frame else {
                continue
            }
            let covered = try #require(arrangement.columns.dropFirst().first { $0.presentation == .tiled })
            let (frame, insets) = (try #require(covered.frame), try #require(covered.safeAreaInsets))
            #expect(panel.x >= frame.x && panel.maxX <= frame.maxX + Self.roundingError)
            let clear = (from: frame.x + insets.left, to: frame.maxX - insets.right)
            let overlap = min(panel.maxX, clear.to) - max(panel.x, clear.from)
            #expect(overlap <= Self.roundingError, "\(panel) reaches into \(frame) with \(insets)")
        }
    }

    @Test("never shows fewer columns at the start when its container is wider", arguments: 0..<200)
    func widening(seed: Int) {
        let splitView = ChanceSplitView(seed: seed)
        var shownBefore = 0
        for width in stride(from: 1.0, through: 1600, by: 7.25) {
            var wider = splitView
            wider.environment.size.width = width
            let shown = wider.arrangement.columns.count(where: \.isVisible)
            #expect(shown >= shownBefore, "seed \(seed) at \(width): \(shown) after \(shownBefore)")
            shownBefore = shown
        }
    }

    @Test("is the mirror image of itself in the other layout direction", arguments: splitViews)
    func mirroring(splitView: ChanceSplitView) {
        var mirrored = splitView
        let isRightToLeft = splitView.environment.layoutDirection == .rightToLeft
        mirrored.environment.layoutDirection = isRightToLeft ? .leftToRight : .rightToLeft
        mirrored.environment.safeAreaInsets = splitView.environment.safeAreaInsets.mirrored
        let grid = PixelGrid(scale: splitView.environment.displayScale ?? 2)
        let width = grid.rounded(splitView.environment.size.width)
        let (one, other) = (splitView.arrangement, mirrored.arrangement)
        #expect(one.displayMode == other.displayMode && one.primaryColumnWidth == other.primaryColumnWidth)
        for (column, image) in zip(one.columns, other.columns) {
            #expect(column.presentation == image.presentation)
            #expect(column.safeAreaInsets?.mirrored == image.safeAreaInsets)
            guard let frame = column.frame?.mirrored(inWidth: width), let imaged = image.frame else { continue }
            #expect(abs(frame.x - imaged.x) <= Self.roundingError && frame.y == imaged.y)
            #expect(frame.width == imaged.width && frame.height == imaged.height)
        }
    }

    @Test("has a button that leads where pressing it leads", arguments: splitViews)
    func button(splitView: ChanceSplitView) {
        var player = splitView.player
        let before = player.appear()
        let after = player.pressButton()
        #expect(after.displayMode == before.displayModeButton.targetDisplayMode ?? before.displayMode)
        #expect(before.displayModeButton.isVisible == (before.displayModeButton.targetDisplayMode != nil))
    }

    @Test("is one stack exactly where its own horizontal class is compact", arguments: splitViews)
    func collapsing(splitView: ChanceSplitView) {
        var compact = splitView
        compact.environment.horizontalSizeClass = .compact
        let (collapsed, expanded) = (compact.arrangement, splitView.arrangement)
        #expect(collapsed.isCollapsed && !expanded.isCollapsed)
        let shown = collapsed.columns.filter(\.isVisible)
        let bounds = compact.environment.size
        #expect(shown.map(\.frame) == [Rect(x: 0, y: 0, width: bounds.width, height: bounds.height)])
        #expect(collapsed.primaryColumnWidth == bounds.width && !collapsed.displayModeButton.isVisible)
    }
}
