import AdaptiveLayout
import Testing

@Suite("A device configuration")
struct DeviceConfigurationTests {
    @Test("is the screen, the zoomed screen or a pane, with its classes")
    func sizesAndClasses() throws {
        let turned = try DeviceConfiguration(device: SampleDevices.phone, orientation: .landscape)
        #expect(turned.size == Size(width: 736, height: 414))
        #expect(turned.traits.horizontalSizeClass == .regular)
        #expect(turned.traits.userInterfaceIdiom == .phone)
        #expect(turned.traits.displayScale == 3)
        let zoomed = try DeviceConfiguration(
            device: SampleDevices.phone, orientation: .landscape, isDisplayZoomed: true)
        #expect(zoomed.size == Size(width: 667, height: 375))
        #expect(zoomed.traits.horizontalSizeClass == .compact)
        let pane = try DeviceConfiguration(device: SampleDevices.pad, window: .slideOver)
        #expect(pane.size == Size(width: 375, height: 1366))
        #expect(pane.sizeClasses == SizeClasses(horizontal: .compact, vertical: .regular))
    }

    @Test("that the device does not offer is refused, with the windows that it offers in that orientation")
    func refusals() {
        #expect(throws: DeviceConfigurationFault.windowNotOffered(offered: [.full, .slideOver, .splitTwoThirds])) {
            try DeviceConfiguration(device: SampleDevices.pad, window: .splitHalf)
        }
        #expect(throws: DeviceConfigurationFault.displayZoomNotOffered) {
            try DeviceConfiguration(device: SampleDevices.pad, isDisplayZoomed: true)
        }
    }

    @Test(
        "follows the variant of the insets that holds in the system version",
        arguments: [("18", 24.0, 20.0), ("26", 32, 25), ("26.1", 32, 25)])
    func insetsByVersion(version: String, top: Double, bottom: Double) throws {
        let configuration = try DeviceConfiguration(device: SampleDevices.pad)
        let insets = configuration.safeAreaInsets(in: try #require(SystemVersion(version)))
        #expect(insets == EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }

    @Test(
        "names the rule of its classes, and how well each is known",
        arguments: [
            Expected(SampleDevices.phone, .portrait, .full, [.sz3, .sz3], .documented),
            Expected(SampleDevices.phone, .landscape, .full, [.sz4, .sz4], .documented),
            Expected(SampleDevices.pad, .portrait, .full, [.sz1, .sz1], .documented),
            Expected(SampleDevices.pad, .portrait, .slideOver, [.sz12, .sz2], .measured),
            Expected(SampleDevices.pad, .portrait, .splitTwoThirds, [.sz8, .sz2], .inferred),
            Expected(SampleDevices.pad, .landscape, .splitHalf, [.sz9, .sz2], .measured),
            Expected(SampleDevices.innerDisplay, .portrait, .full, [.sz17, .sz17], .measured),
            Expected(SampleDevices.innerDisplay, .landscape, .full, [.sz17, .sz17], .measured),
            Expected(SampleDevices.outerDisplay, .landscape, .full, [.sz5, .sz4], .measured),
        ])
    func classAssumptions(expected: Expected) throws {
        let configuration = try DeviceConfiguration(
            device: expected.device, orientation: expected.orientation, window: expected.window)
        let classes = configuration.assumptions(in: .newestMeasured).filter { $0.pointer.hasSuffix("SizeClass") }
        #expect(classes.map(\.pointer) == ["/traits/horizontalSizeClass", "/traits/verticalSizeClass"])
        #expect(classes.map(\.rule) == expected.rules)
        #expect(classes.first?.confidence == expected.confidence)
    }

    @Test("carries what is contested or derived, and nothing that is measured")
    func contestedValues() throws {
        let sure = try DeviceConfiguration(device: SampleDevices.phone).assumptions(in: .newestMeasured)
        #expect(sure.map(\.pointer) == ["/traits/horizontalSizeClass", "/traits/verticalSizeClass"])
        let pane = try DeviceConfiguration(device: SampleDevices.pad, window: .splitTwoThirds)
        let horizontal = try #require(pane.assumptions(in: SystemVersion(major: 12)).first)
        #expect(horizontal.source == "Pad, portrait, split-two-thirds; contested: some read regular")
        let slideOver = try DeviceConfiguration(device: SampleDevices.pad, window: .slideOver)
        #expect(
            slideOver.assumptions(in: SystemVersion(major: 12)).map(\.pointer) == [
                "/size/height", "/traits/horizontalSizeClass", "/traits/verticalSizeClass", "/safeAreaInsets",
            ])
        let screen = try DeviceConfiguration(device: SampleDevices.pad)
        let insets = try #require(screen.assumptions(in: SystemVersion(major: 18)).last)
        #expect(
            insets.source == """
                Pad, portrait: a basis; contested: top 24, left 0, bottom 25, right 0 (one source: a basis)
                """)
    }

    @Test(
        "warns about a pane where the system version has none of fixed size",
        arguments: [("8", [RuleID.sz7]), ("9", []), ("18", []), ("26", [.sz11])])
    func paneWarnings(version: String, rules: [RuleID]) throws {
        let pane = try DeviceConfiguration(device: SampleDevices.pad, window: .slideOver)
        #expect(pane.warnings(in: try #require(SystemVersion(version))).map(\.rule) == rules)
        #expect(try DeviceConfiguration(device: SampleDevices.pad).warnings(in: .newestMeasured).isEmpty)
    }

    struct Expected: Sendable, CustomTestStringConvertible {
        var testDescription: String { "\(device.id), \(orientation), \(window)" }

        let device: Device
        let orientation: DeviceOrientation
        let window: DeviceWindow
        let rules: [RuleID]
        let confidence: Confidence

        init(
            _ device: Device, _ orientation: DeviceOrientation, _ window: DeviceWindow, _ rules: [RuleID],
            _ confidence: Confidence
        ) {
            self.device = device
            self.orientation = orientation
            self.window = window
            self.rules = rules
            self.confidence = confidence
        }
    }
}
