import AdaptiveLayout
import Testing

/// A setting in a style and version, and what becomes of it.
struct SettingExample: Sendable, CustomTestStringConvertible {
    enum Outcome: Sendable { case taken, ignored, raises }

    var testDescription: String
    var version: String
    var setting: SplitViewSetting
    var outcome: Outcome
    var rule: RuleID?
    var configuration: SplitViewConfiguration

    init(
        _ note: String, _ version: String, _ style: SplitViewStyle, _ setting: SplitViewSetting, _ outcome: Outcome,
        _ rule: RuleID? = nil, _ set: (inout SplitViewConfiguration) -> Void = { _ in }
    ) {
        testDescription = note
        (self.version, self.setting, self.outcome, self.rule) = (version, setting, outcome, rule)
        var configuration = SplitViewConfiguration()
        configuration.style = style
        set(&configuration)
        self.configuration = configuration
    }

    static let all = [
        SettingExample("a column style before iOS 14", "13", .doubleColumn, .style, .raises, .svc1),
        SettingExample("a column style in iOS 14", "14", .doubleColumn, .style, .taken),
        SettingExample("the classic style at any time", "8", .unspecified, .style, .taken),
        SettingExample("a behaviour on the classic style", "14", .unspecified, .preferredSplitBehavior, .raises, .svc3)
        {
            $0.preferredSplitBehavior = .tile
        },
        SettingExample("a behaviour before there is one", "12", .unspecified, .preferredSplitBehavior, .ignored, .col5)
        {
            $0.preferredSplitBehavior = .tile
        },
        SettingExample("a behaviour on a column style", "14", .doubleColumn, .preferredSplitBehavior, .taken) {
            $0.preferredSplitBehavior = .tile
        },
        SettingExample(
            "a supplementary width on a double column", "26.1", .doubleColumn, .minimumSupplementaryColumnWidth,
            .raises, .svc3
        ) { $0.supplementary.minimum = 200 },
        SettingExample(
            "a supplementary width on a triple column", "14", .tripleColumn, .minimumSupplementaryColumnWidth, .taken
        ) { $0.supplementary.minimum = 200 },
        SettingExample("an edge in iOS 10", "10", .unspecified, .primaryEdge, .ignored, .svc22) {
            $0.primaryEdge = .trailing
        },
        SettingExample("an edge in iOS 11", "11", .unspecified, .primaryEdge, .taken) { $0.primaryEdge = .trailing },
        SettingExample(
            "the button's visibility in iOS 14.4", "14.4", .doubleColumn, .displayModeButtonVisibility, .ignored, .col21
        ) { $0.displayModeButtonVisibility = .never },
        SettingExample(
            "the button's visibility in iOS 14.5", "14.5", .doubleColumn, .displayModeButtonVisibility, .taken
        ) { $0.displayModeButtonVisibility = .never },
        SettingExample(
            "an inspector before iOS 26", "18", .doubleColumn, .preferredInspectorColumnWidth, .ignored, .col15
        ) { $0.inspector.preferred = 300 },
        SettingExample("an inspector in iOS 26", "26", .doubleColumn, .preferredInspectorColumnWidth, .taken) {
            $0.inspector.preferred = 300
        },
        SettingExample(
            "an inspector on the classic style", "26", .unspecified, .preferredInspectorColumnWidth, .ignored, .svc3
        ) { $0.inspector.preferred = 300 },
        SettingExample(
            "a secondary minimum before iOS 26", "17", .tripleColumn, .minimumSecondaryColumnWidth, .ignored, .col15
        ) { $0.secondary.minimum = 500 },
        SettingExample(
            "a secondary maximum at any time", "26", .tripleColumn, .maximumSecondaryColumnWidth, .ignored, .col15
        ) { $0.secondary.maximum = 500 },
        SettingExample(
            "a mode of two columns before iOS 14", "12", .unspecified, .preferredDisplayMode, .ignored, .svc1
        ) { $0.preferredDisplayMode = .twoBesideSecondary },
        SettingExample("a mode of one column at any time", "8", .unspecified, .preferredDisplayMode, .taken) {
            $0.preferredDisplayMode = .oneOverSecondary
        },
        SettingExample(
            "the secondary-only button on a double column", "26", .doubleColumn, .showsSecondaryOnlyButton, .ignored,
            .col21
        ) { $0.showsSecondaryOnlyButton = true },
        SettingExample(
            "a primary width in points before iOS 14", "13", .unspecified, .preferredPrimaryColumnWidth, .ignored,
            .svc17
        ) {
            $0.primary.preferred = 300
        },
    ]
}

@Suite("A setting of a split view")
struct SettingFaultTests {
    @Test("is taken, ignored or refused by style and version", arguments: SettingExample.all)
    func outcome(example: SettingExample) throws {
        let version = try #require(SystemVersion(example.version))
        let faults = example.configuration.faults(at: version)
        switch example.outcome {
        case .taken:
            #expect(faults.isEmpty)
            #expect(example.configuration.keepingSettings(knownTo: version) == example.configuration)
        case .ignored, .raises:
            let fault = try #require(faults.first)
            #expect(faults.count == 1 && fault.setting == example.setting)
            #expect(!example.configuration.keepingSettings(knownTo: version).sets(example.setting))
            expect(fault, is: example.outcome, by: example.rule)
        }
    }

    @Test("is found by its name, each by one name of its own")
    func names() {
        var configuration = SplitViewConfiguration()
        configuration.apply(.members(Dictionary(uniqueKeysWithValues: SplitViewSetting.allCases.map(Self.sample))))
        for setting in SplitViewSetting.allCases {
            #expect(configuration.sets(setting), "\(setting)")
        }
        #expect(SplitViewSetting.allCases.allSatisfy { !SplitViewConfiguration().sets($0) })
    }

    private static func sample(of setting: SplitViewSetting) -> (String, FixtureValue) {
        switch setting {
        case .style: (setting.rawValue, .text("tripleColumn"))
        case .preferredDisplayMode, .preferredSplitBehavior, .displayModeButtonVisibility:
            (setting.rawValue, .text("automatic"))
        case .primaryEdge: (setting.rawValue, .text("leading"))
        case .presentsWithGesture, .showsSecondaryOnlyButton: (setting.rawValue, .flag(true))
        default: (setting.rawValue, .number(1))
        }
    }

    private func expect(_ fault: SplitViewSettingFault, is outcome: SettingExample.Outcome, by rule: RuleID?) {
        switch fault {
        case .raises(_, let reason, let actual):
            #expect(outcome == .raises && actual == rule && reason.hasSuffix("."))
        case .ignored(_, let reason, let actual):
            #expect(outcome == .ignored && actual == rule && reason.hasSuffix("."))
        }
    }
}
