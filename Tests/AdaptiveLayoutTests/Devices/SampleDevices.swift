import AdaptiveLayout

/// A phone, a pad with one contested pane, and a foldable's inner display, reduced to what the tests tell apart.
enum SampleDevices {
    static let phone = Device(
        id: "phone", name: "Phone", idiom: .phone, modelIdentifiers: ["iPhone1,1"], releaseYear: 2016,
        portraitSize: Size(width: 414, height: 736), displayScale: 3,
        sizeClasses: ByOrientation(
            portrait: SizeClasses(horizontal: .compact, vertical: .regular),
            landscape: SizeClasses(horizontal: .regular, vertical: .compact)),
        sizeClassConfidence: .documented, safeAreaInsets: insets(top: 20, bottom: 0, .measured),
        displayZoom: DisplayZoom(
            portraitSize: Size(width: 375, height: 667),
            sizeClasses: ByOrientation(
                portrait: SizeClasses(horizontal: .compact, vertical: .regular),
                landscape: SizeClasses(horizontal: .compact, vertical: .compact)),
            sizeConfidence: .measured))

    static let pad = Device(
        id: "pad", name: "Pad", idiom: .pad, modelIdentifiers: ["iPad1,1"], releaseYear: 2018,
        portraitSize: Size(width: 1024, height: 1366), displayScale: 2, sizeClasses: everywhereRegular,
        sizeClassConfidence: .documented, safeAreaInsets: insets(top: 24, bottom: 20, .measured),
        safeAreaVariants: [
            SafeAreaVariant(
                scope: .from(SystemVersion(major: 26)), known: insets(top: 32, bottom: 25, .inferred)),
            SafeAreaVariant(scope: .contradicting("one source"), known: insets(top: 24, bottom: 25, .measured)),
        ],
        panes: [
            pane(.slideOver, .portrait, Size(width: 375, height: 1366), .compact, height: .inferred),
            pane(.splitTwoThirds, .portrait, Size(width: 639, height: 1366), .compact, contested: "some read regular"),
            pane(.splitHalf, .landscape, Size(width: 678, height: 1024), .regular),
        ])

    static let innerDisplay = Device(
        id: "duo-inner", name: "Duo", idiom: .phone, modelIdentifiers: ["iPhone2,1"], releaseYear: 2026,
        portraitSize: Size(width: 669, height: 951), displayScale: 3, sizeClasses: everywhereRegular,
        sizeClassConfidence: .measured, safeAreaInsets: insets(top: 82, bottom: 34, .measured), group: "duo")

    static let outerDisplay = Device(
        id: "duo-outer", name: "Duo, closed", idiom: .phone, modelIdentifiers: ["iPhone2,1"], releaseYear: 2026,
        portraitSize: Size(width: 466, height: 678), displayScale: 3,
        sizeClasses: ByOrientation(
            portrait: SizeClasses(horizontal: .compact, vertical: .regular),
            landscape: SizeClasses(horizontal: .compact, vertical: .compact)),
        sizeClassConfidence: .measured, safeAreaInsets: insets(top: 0, bottom: 34, .measured), group: "duo")

    static let catalogue = DeviceCatalogue(devices: [phone, pad, innerDisplay, outerDisplay])

    private static let everywhereRegular = ByOrientation(
        portrait: SizeClasses(horizontal: .regular, vertical: .regular),
        landscape: SizeClasses(horizontal: .regular, vertical: .regular))

    private static func insets(top: Double, bottom: Double, _ confidence: Confidence) -> KnownInsets {
        let sides = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        return KnownInsets(
            insets: ByOrientation(portrait: sides, landscape: sides), confidence: confidence, basis: "a basis")
    }

    private static func pane(
        _ window: DeviceWindow, _ orientation: DeviceOrientation, _ size: Size, _ horizontal: SizeClass,
        height: Confidence = .measured, contested: String? = nil
    ) -> DevicePane {
        DevicePane(
            window: window, orientation: orientation, size: size,
            sizeClasses: SizeClasses(horizontal: horizontal, vertical: .regular), widthConfidence: .measured,
            heightConfidence: height, classConfidence: contested == nil ? .measured : .inferred, contested: contested)
    }
}
