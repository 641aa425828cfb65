/// Derives the size classes of a container of which only the size, and perhaps the idiom, is known.
///
/// What is derived serves the arrangement; a policy sees only what was given.
public struct SizeClassDerivation: Sendable {
    private let catalogue: DeviceCatalogue

    /// Makes a derivation that looks sizes up in a catalogue.
    public init(catalogue: DeviceCatalogue) {
        self.catalogue = catalogue
    }

    /// The traits with both size classes specified, and an assumption for each class that was missing.
    ///
    /// A class is that of the devices whose window has exactly this size, if they agree; else the idiom's; else an iPad
    /// window's of this width.
    ///
    /// A pad's panes are windows of iOS 9 to 18 alone (SZ-7, SZ-12).
    public func completing(
        _ traits: TraitCollection, size: Size, in version: SystemVersion
    ) -> (traits: TraitCollection, assumptions: [Assumption]) {
        guard traits.horizontalSizeClass == nil || traits.verticalSizeClass == nil else { return (traits, []) }
        let container = UnclassedContainer(
            size: size, idiom: traits.userInterfaceIdiom, version: version,
            known: configurations(size: size, traits: traits, version))
        var completed = traits
        var assumptions: [Assumption] = []
        if traits.horizontalSizeClass == nil {
            completed.horizontalSizeClass = container.horizontal.value
            assumptions.append(container.horizontal.assumption(at: "/traits/horizontalSizeClass"))
        }
        if traits.verticalSizeClass == nil {
            completed.verticalSizeClass = container.vertical.value
            assumptions.append(container.vertical.assumption(at: "/traits/verticalSizeClass"))
        }
        return (completed, assumptions)
    }

    private func configurations(
        size: Size, traits: TraitCollection, _ version: SystemVersion
    ) -> [DeviceConfiguration] {
        let hasPanes = (9...18).contains(version.major)
        return catalogue.configurations(ofSize: size).filter { configuration in
            guard hasPanes || configuration.window == .full || configuration.device.idiom != .pad else { return false }
            let classes = configuration.sizeClasses
            return (traits.userInterfaceIdiom ?? configuration.device.idiom) == configuration.device.idiom
                && (traits.horizontalSizeClass ?? classes.horizontal) == classes.horizontal
                && (traits.verticalSizeClass ?? classes.vertical) == classes.vertical
        }
    }
}

/// A size class and what it rests on.
private struct DerivedSizeClass {
    let value: SizeClass
    let source: String
    let rule: RuleID?

    func assumption(at pointer: String) -> Assumption {
        Assumption(pointer: pointer, value: .text(value.name), source: source, confidence: .inferred, rule: rule)
    }
}

/// A container without size classes, with the known windows of its size.
private struct UnclassedContainer {
    let size: Size
    let idiom: UserInterfaceIdiom?
    let version: SystemVersion
    let known: [DeviceConfiguration]

    private var isLandscape: Bool { size.width > size.height }

    var horizontal: DerivedSizeClass {
        if let known = agreed(\.horizontal, because: \.horizontalReason) { return known }
        switch idiom {
        case .phone where isLandscape:
            // SZ-5, SZ-6: a phone's width in landscape is a property of the device; most are compact.
            return DerivedSizeClass(value: .compact, source: "most phones in landscape", rule: .sz5)
        case .phone:
            return DerivedSizeClass(value: .compact, source: "phones in portrait", rule: .sz3)
        case .mac, .vision, .tv:
            return ofLargeScreen
        case .pad, .carPlay, nil:
            return ofPadWindowWidth
        }
    }

    var vertical: DerivedSizeClass {
        if let known = agreed(\.vertical, because: \.verticalReason) { return known }
        switch idiom {
        case .phone where isLandscape:
            return DerivedSizeClass(value: .compact, source: "phones in landscape", rule: .sz4)
        case .phone:
            return DerivedSizeClass(value: .regular, source: "phones in portrait", rule: .sz3)
        case .mac, .vision, .tv:
            return ofLargeScreen
        case .pad, .carPlay, nil:
            // SZ-2: an iPad window's height is regular whatever it measures.
            return DerivedSizeClass(
                value: .regular, source: "iPad windows of any height", rule: version.major < 9 ? .sz1 : .sz2)
        }
    }

    /// The class that all known windows of this size have, or nil where there is none or they differ.
    private func agreed(
        _ axis: KeyPath<SizeClasses, SizeClass>, because reason: KeyPath<DeviceConfiguration, Reason>
    ) -> DerivedSizeClass? {
        guard let first = known.first else { return nil }
        let value = first.sizeClasses[keyPath: axis]
        guard known.allSatisfy({ $0.sizeClasses[keyPath: axis] == value }) else { return nil }
        let others = known.count == 1 ? "" : " and of \(known.count - 1) more"
        return DerivedSizeClass(
            value: value, source: "the size of \(first.summary)\(others)", rule: first[keyPath: reason].rule)
    }

    /// SZ-14: the class of everything that is larger than a pad.
    private var ofLargeScreen: DerivedSizeClass {
        DerivedSizeClass(
            value: .regular, source: "windows of this idiom", rule: idiom == .tv || version.major < 14 ? nil : .sz14)
    }

    /// SZ-10: the class of an iPad window of this width; between the known ones it is taken for compact.
    private var ofPadWindowWidth: DerivedSizeClass {
        let compact = PadPaneWidths.widestCompact.inWords
        let regular = PadPaneWidths.narrowestRegular.inWords
        if size.width >= PadPaneWidths.narrowestRegular {
            return DerivedSizeClass(
                value: .regular, source: "iPad windows of \(regular) points and more", rule: ruleOfPadWidth)
        }
        if size.width <= PadPaneWidths.widestCompact {
            return DerivedSizeClass(
                value: .compact, source: "iPad windows of up to \(compact) points", rule: ruleOfPadWidth)
        }
        return DerivedSizeClass(
            value: .compact,
            source: "a width between known iPad windows: \(compact) points is compact, \(regular) regular",
            rule: ruleOfPadWidth)
    }

    /// SZ-10 holds since there are windows of several widths.
    private var ruleOfPadWidth: RuleID? { version.major < 9 ? nil : .sz10 }
}
