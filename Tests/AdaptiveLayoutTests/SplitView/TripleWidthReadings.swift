import AdaptiveLayout
import Testing

/// One reading of a triple column on a simulator of iOS 26.1.
struct TripleWidthReading: Sendable {
    var line: Int
    var width: Double
    var height: Double
    var phase: String
    var requestedMode: DisplayMode
    var preferredMode: DisplayMode
    var preferredBehavior: SplitBehavior
    var minimums: [Double?]
    var displayMode: DisplayMode
    var behavior: SplitBehavior
    var primaryWidth: Double
    var supplementaryWidth: Double
    var frames: [Rect]

    /// Reads a row of the file, or nil for a row that is not one.
    init?(line: Int, row: String) {
        let fields = row.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard fields.count == 17, let width = Double(fields[1]), let height = Double(fields[2]) else { return nil }
        let frames = fields[14...16].compactMap(Self.frame)
        let modes = [4, 5, 10].compactMap { Int(fields[$0]).flatMap(DisplayMode.init(code:)) }
        let behaviors = [6, 11].compactMap { Int(fields[$0]).flatMap(SplitBehavior.init(code:)) }
        guard frames.count == 3, modes.count == 3, behaviors.count == 2,
            let primaryWidth = Double(fields[12]), let supplementaryWidth = Double(fields[13])
        else { return nil }
        self.line = line
        self.width = width
        self.height = height
        phase = fields[3]
        minimums = fields[7...9].map(Double.init)
        (requestedMode, preferredMode, displayMode) = (modes[0], modes[1], modes[2])
        (preferredBehavior, behavior) = (behaviors[0], behaviors[1])
        (self.primaryWidth, self.supplementaryWidth) = (primaryWidth, supplementaryWidth)
        self.frames = frames
    }

    private static func frame(_ text: String) -> Rect? {
        let sides = text.split(separator: ";").compactMap { Double($0) }
        return sides.count == 4 ? Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]) : nil
    }
}

/// One split view from its first layout on: readings in the order in which they were taken.
struct TripleWidthGroup: Sendable, CustomTestStringConvertible {
    var readings: [TripleWidthReading]

    var testDescription: String {
        "line \(readings[0].line): \(readings[0].width) wide, \(readings[0].requestedMode) asked, \(readings[0].minimums)"
    }

    static let all: [TripleWidthGroup] = {
        let lines = (try? FixtureFile.lines(of: "vectors/uikit-26.1-triple-widths.csv")) ?? []
        var groups: [TripleWidthGroup] = []
        for (index, row) in lines.enumerated().dropFirst() {
            guard let reading = TripleWidthReading(line: index + 1, row: row) else { continue }
            if reading.phase == "initial" || groups.isEmpty { groups.append(TripleWidthGroup(readings: [])) }
            groups[groups.count - 1].readings.append(reading)
        }
        return groups
    }()

    /// The split view before its first layout; the insets are those of the window that was read.
    var player: SplitViewPlayer {
        let first = readings[0]
        var configuration = SplitViewConfiguration()
        configuration.style = .tripleColumn
        configuration.preferredDisplayMode = first.requestedMode
        configuration.primary.minimum = first.minimums[0]
        configuration.supplementary.minimum = first.minimums[1]
        configuration.secondary.minimum = first.minimums[2]
        var traits = TraitCollection()
        traits.horizontalSizeClass = .regular
        traits.verticalSizeClass = .regular
        traits.displayScale = 2
        return SplitViewPlayer(
            version: .newestMeasured, configuration,
            in: SplitViewEnvironment(
                size: Size(width: first.width, height: first.height), traits: traits,
                safeAreaInsets: EdgeInsets(top: 32, left: 0, bottom: 0, right: 0)))
    }
}

extension SplitViewPlayer {
    /// Plays what was done before a reading was taken.
    mutating func play(_ reading: TripleWidthReading) -> SplitArrangement {
        switch reading.phase {
        case "initial":
            return appear()
        case "mounted.immediate":
            _ = assign(.secondaryOnly)
            return assign(reading.requestedMode)
        default:
            return resize(to: Size(width: reading.width, height: reading.height))
        }
    }
}

extension DisplayMode {
    /// UIKit's raw value.
    init?(code: Int) {
        guard DisplayMode.allCases.indices.contains(code) else { return nil }
        self = DisplayMode.allCases[code]
    }
}

extension SplitBehavior {
    /// UIKit's raw value.
    init?(code: Int) {
        guard SplitBehavior.allCases.indices.contains(code) else { return nil }
        self = SplitBehavior.allCases[code]
    }
}
