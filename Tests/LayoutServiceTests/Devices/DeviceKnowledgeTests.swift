import AdaptiveLayout
import LayoutService
import Testing

@Suite("What the embedded catalogue knows, and how well")
struct DeviceKnowledgeTests {
    private let catalogue: DeviceCatalogue

    init() throws {
        catalogue = try DeviceFile.catalogue()
    }

    @Test(
        "carries contested and derived values in the assumptions",
        arguments: [
            Row(
                "a documented class", "iphone-8-plus", .landscape, .full, "18", "/traits/horizontalSizeClass", .sz4,
                .documented),
            Row(
                "a class taken from a twin", "iphone-18-pro", .landscape, .full, "27", "/traits/horizontalSizeClass",
                .sz5, .inferred),
            Row(
                "the contested two thirds", "ipad-pro-12.9-3rd-gen", .portrait, .splitTwoThirds, "12",
                "/traits/horizontalSizeClass", .sz8, .inferred),
            Row(
                "the contested two thirds of the first model", "ipad-pro-12.9-1st-gen", .portrait, .splitTwoThirds,
                "12", "/traits/horizontalSizeClass", .sz8, .inferred),
            Row(
                "the contested half of 600 points", "ipad-pro-11-m4", .landscape, .splitHalf, "18",
                "/traits/horizontalSizeClass", .sz7, .inferred),
            Row(
                "the regular half", "ipad-pro-12.9-3rd-gen", .landscape, .splitHalf, "12",
                "/traits/horizontalSizeClass", .sz9, .measured),
            Row("a computed width", "ipad-a16", .landscape, .splitHalf, "18", "/size/width", .sz7, .inferred),
            Row(
                "a Slide Over of unknown height", "ipad-a16", .portrait, .slideOver, "18", "/size/height", .sz12,
                .inferred),
            Row("insets of a form factor", "ipad-a16", .portrait, .full, "26.1", "/safeAreaInsets", nil, .inferred),
            Row("contested insets", "iphone-17", .landscape, .full, "26.1", "/safeAreaInsets", nil, .measured),
            Row(
                "a foldable's inner display", "iphone-duo-inner", .portrait, .full, "27", "/traits/horizontalSizeClass",
                .sz17, .measured),
        ])
    func evidence(row: Row) throws {
        let device = try #require(catalogue.device(id: row.device))
        let configuration = try DeviceConfiguration(device: device, orientation: row.orientation, window: row.window)
        let assumptions = configuration.assumptions(in: try #require(SystemVersion(row.version)))
        let found = try #require(assumptions.first { $0.pointer == row.pointer })
        #expect(found.rule == row.rule)
        #expect(found.confidence == row.confidence)
        #expect(found.source.hasPrefix(device.name))
    }

    @Test(
        "follows the insets' variant for the version",
        arguments: [
            ("ipad-a16", "18", 24.0, 20.0), ("ipad-a16", "26.1", 32, 25), ("iphone-xr", "12", 44, 34),
            ("iphone-xr", "13.1", 44, 34), ("iphone-xr", "14", 48, 34), ("iphone-17", "26.1", 62, 34),
        ])
    func insets(id: String, version: String, top: Double, bottom: Double) throws {
        let configuration = try DeviceConfiguration(device: try #require(catalogue.device(id: id)))
        let insets = configuration.safeAreaInsets(in: try #require(SystemVersion(version)))
        #expect((insets.top, insets.bottom) == (top, bottom))
    }

    @Test("offers the foldable's half as a window, and finds both displays by their model")
    func foldable() throws {
        let inner = try #require(catalogue.device(id: "iphone-duo-inner"))
        let half = try DeviceConfiguration(device: inner, orientation: .landscape, window: .splitHalf)
        #expect(half.size == Size(width: 469, height: 669))
        #expect(half.sizeClasses == SizeClasses(horizontal: .compact, vertical: .regular))
        #expect(half.assumptions(in: .newestMeasured).first { $0.rule == .sz17 }?.confidence == .inferred)
        #expect(
            catalogue.devices(modelIdentifier: "iPhone19,4").map(\.id) == ["iphone-duo-outer", "iphone-duo-inner"])
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let device: String
        let orientation: DeviceOrientation
        let window: DeviceWindow
        let version: String
        let pointer: String
        let rule: RuleID?
        let confidence: Confidence

        init(
            _ note: String, _ device: String, _ orientation: DeviceOrientation, _ window: DeviceWindow,
            _ version: String,
            _ pointer: String, _ rule: RuleID?, _ confidence: Confidence
        ) {
            testDescription = note
            self.device = device
            self.orientation = orientation
            self.window = window
            self.version = version
            self.pointer = pointer
            self.rule = rule
            self.confidence = confidence
        }
    }
}
