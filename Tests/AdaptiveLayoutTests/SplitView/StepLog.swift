import AdaptiveLayout
import Testing

/// A step of the log of iOS 26.1: what one change to a split view on screen leads to.
struct LoggedStep: Decodable {
    struct Container: Decodable {
        var absolute: [Double]
    }

    var device: String
    var style: String
    var seq: Int
    var phase: String
    var step: String
    var isCollapsed: Bool
    var displayMode: Int
    var preferredDisplayMode: Int
    var splitBehavior: Int?
    var preferredSplitBehavior: Int?
    var primaryColumnWidth: Double
    var supplementaryColumnWidth: Double?
    var containers: [String: Container]
    var isShowing: [String: Bool]

    /// The frame of a child by the letter that names it in the log: A primary, S supplementary, B or D the secondary.
    func frame(of column: SplitViewColumn) -> Rect? {
        let letters: [Character] =
            switch column {
            case .primary: ["A"]
            case .supplementary: ["S"]
            default: ["B", "D"]
            }
        let container = containers.first { name, _ in
            let letter = name.split(separator: "[").last?.first
            return letters.contains { $0 == letter } || (column == .secondary && name.contains("HandledDetail"))
        }
        guard let sides = container?.value.absolute else { return nil }
        return Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }
}

/// The steps of one split view on one device, on screen.
struct StepLog: Sendable, CustomTestStringConvertible {
    var device: String
    var style: SplitViewStyle

    var testDescription: String { "\(device), \(style)" }

    static let all = ["ipad-a16-portrait", "iphone-se-portrait"].flatMap { device in
        SplitViewStyle.allCases.map { StepLog(device: device, style: $0) }
    }

    /// The logged steps that happened in a window, in order.
    var steps: [LoggedStep] {
        get throws {
            let name = style == .unspecified ? "classic" : style.rawValue
            return try FixtureFile.value(of: "vectors/uikit-26.1-states.json", as: [LoggedStep].self)
                .filter { $0.device == device && $0.style == name && $0.phase == "inWindow" }
        }
    }

    /// The split view before it appears, in the size and with the insets of the device.
    var player: SplitViewPlayer {
        let isPad = device.hasPrefix("ipad")
        var configuration = SplitViewConfiguration()
        configuration.style = style
        var traits = TraitCollection()
        traits.horizontalSizeClass = isPad ? .regular : .compact
        traits.verticalSizeClass = .regular
        traits.displayScale = 2
        return SplitViewPlayer(
            version: .newestMeasured, configuration,
            in: SplitViewEnvironment(
                size: isPad ? Size(width: 820, height: 1180) : Size(width: 375, height: 667), traits: traits,
                safeAreaInsets: EdgeInsets(top: isPad ? 32 : 20, left: 0, bottom: isPad ? 25 : 0, right: 0)))
    }
}

extension SplitViewPlayer {
    /// Plays a step of the log; nil for a step that is none of a split view's settings or requests.
    mutating func play(_ step: LoggedStep, _ style: SplitViewStyle) -> SplitArrangement? {
        switch step.step {
        case "defaultWindow": appear()
        case "beside": assign(.oneBesideSecondary)
        case "absolute280" where style != .unspecified: configure { $0.primary.preferred = 280 }
        case "fraction0.4":
            configure {
                $0.primary.preferred = nil
                $0.primary.preferredFraction = 0.4
            }
        case "minimum400": configure { ($0.primary.minimum, $0.primary.maximum) = (400, 500) }
        case "maximum300": configure { ($0.primary.minimum, $0.primary.maximum) = (nil, 300) }
        case "trailing":
            configure {
                $0.primary.maximum = nil
                $0.primaryEdge = .trailing
            }
        case "hidePrimary": hide(.primary)
        case "showPrimary": show(.primary)
        default:
            step.step.hasPrefix("mode")
                ? Int(step.step.dropFirst(4)).flatMap(DisplayMode.init(code:)).map { assign($0) } : nil
        }
    }
}
