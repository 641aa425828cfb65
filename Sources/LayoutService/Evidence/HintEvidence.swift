package import AdaptiveLayout

/// What client hints add to a request, below everything that it says itself.
package struct HintEvidence: Sendable {
    /// The hints that were looked at, sent or not, with their values: what the answer varies by.
    package private(set) var consulted: [(hint: ClientHint, value: String?)] = []
    /// What was taken from them.
    package private(set) var assumptions: [Assumption] = []
    /// Those that say nothing that can be used.
    package private(set) var warnings: [Warning] = []

    /// Evidence of nothing.
    package init() {}

    /// Fills what a request leaves out.
    ///
    /// A request that names a device, or gives every side and trait, is left alone and no hint is looked at.
    ///
    /// - Parameters:
    ///   - members: The request as it was given.
    ///   - catalogue: Where models are looked up.
    ///   - value: The last value of a hint's header, or nil where it was not sent.
    package init(
        filling members: inout RequestMembers, from catalogue: DeviceCatalogue, value: (ClientHint) -> String?
    ) {
        guard members.device == nil else { return }
        var size = members.size ?? GivenSize()
        if size.width == nil { size.width = side(.viewportWidth, at: "/size/width", value) }
        if size.height == nil { size.height = side(.viewportHeight, at: "/size/height", value) }
        if !members.traits.sayWhatKindOfDevice {
            fillTraits(&members.traits, &size, from: catalogue, value)
        }
        if size.width != nil || size.height != nil { members.size = size }
    }

    private mutating func consult(_ hint: ClientHint, _ value: (ClientHint) -> String?) -> String? {
        let found = value(hint)?.trimmed
        consulted.append((hint, found))
        return found
    }

    private mutating func side(_ hint: ClientHint, at pointer: String, _ value: (ClientHint) -> String?) -> Double? {
        number(hint, at: pointer, in: 0...longestSide, value)
    }

    private mutating func number(
        _ hint: ClientHint, at pointer: String, in range: ClosedRange<Double>, _ value: (ClientHint) -> String?
    ) -> Double? {
        guard let text = consult(hint, value) else { return nil }
        guard let number = StructuredField.number(text), range.contains(number) else {
            ignore(hint, at: pointer)
            return nil
        }
        assume(.number(number), at: pointer, from: hint.rawValue)
        return number
    }

    private mutating func fillTraits(
        _ traits: inout TraitCollection, _ size: inout GivenSize, from catalogue: DeviceCatalogue,
        _ value: (ClientHint) -> String?
    ) {
        if traits.displayScale == nil {
            traits.displayScale = number(.devicePixelRatio, at: "/traits/displayScale", in: 0.5...16, value)
        }
        if let configuration = configuration(in: catalogue, size, value) {
            fill(&traits, &size, from: configuration)
        }
        guard traits.userInterfaceIdiom == nil else { return }
        switch consult(.mobile, value) {
        case nil, "?0": break
        case "?1":
            traits.userInterfaceIdiom = .phone
            assume(.text("phone"), at: "/traits/userInterfaceIdiom", from: ClientHint.mobile.rawValue)
        default: ignore(.mobile, at: "/traits/userInterfaceIdiom")
        }
    }

    /// The device that the model names, with the window that has the viewport's size, or else the whole screen.
    private mutating func configuration(
        in catalogue: DeviceCatalogue, _ size: GivenSize, _ value: (ClientHint) -> String?
    ) -> DeviceConfiguration? {
        guard let text = consult(.model, value), let model = StructuredField.string(text), !model.isEmpty else {
            return nil
        }
        let devices = catalogue.devices(modelIdentifier: model)
        guard let device = devices.first, devices.count == 1 else {
            ignore(.model, at: "/traits/userInterfaceIdiom", because: "names no known device, or more than one display")
            return nil
        }
        let (width, height) = (size.width, size.height)
        let windows = device.configurations.filter { window in
            (width ?? window.size.width) == window.size.width && (height ?? window.size.height) == window.size.height
        }
        if let window = windows.first { return window }
        let isLandscape = (width ?? 0) > (height ?? .infinity)
        return try? DeviceConfiguration(device: device, orientation: isLandscape ? .landscape : .portrait)
    }

    private mutating func fill(
        _ traits: inout TraitCollection, _ size: inout GivenSize, from configuration: DeviceConfiguration
    ) {
        let source = "\(ClientHint.model.rawValue): \(configuration.summary)"
        if size.width == nil {
            size.width = configuration.size.width
            assume(.number(configuration.size.width), at: "/size/width", from: source)
        }
        if size.height == nil {
            size.height = configuration.size.height
            assume(.number(configuration.size.height), at: "/size/height", from: source)
        }
        let named: [EnumeratedTrait] = [.horizontalSizeClass, .verticalSizeClass, .userInterfaceIdiom]
        for trait in named where traits[code: trait] == 0 {
            traits[code: trait] = configuration.traits[code: trait]
            let name = configuration.traits[trait]?.description ?? ""
            assume(.text(name), at: "/traits/\(trait.name)", from: source)
        }
        if traits.displayScale == nil {
            traits.displayScale = configuration.device.displayScale
            assume(.number(configuration.device.displayScale), at: "/traits/displayScale", from: source)
        }
    }

    private mutating func assume(_ value: AssumedValue, at pointer: String, from source: String) {
        assumptions.append(
            Assumption(pointer: pointer, value: value, source: source, confidence: .inferred, rule: nil))
    }

    private mutating func ignore(
        _ hint: ClientHint, at pointer: String, because reason: String = "has a value that it cannot have"
    ) {
        warnings.append(Warning(pointer: pointer, reason: "\(hint.rawValue) \(reason); it is ignored.", rule: nil))
    }
}

extension TraitCollection {
    /// Whether both size classes and the idiom are given: hints have nothing to add then.
    fileprivate var sayWhatKindOfDevice: Bool {
        horizontalSizeClass != nil && verticalSizeClass != nil && userInterfaceIdiom != nil
    }
}
