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
        if let device = device(in: catalogue, value) {
            let window = Self.window(of: device, size)
            if let configuration = window ?? Self.screen(of: device, size) {
                fill(&traits, &size, from: configuration, tellsClasses: window != nil || device.idiom != .pad)
            }
        }
        guard traits.userInterfaceIdiom == nil else { return }
        guard let text = consult(.mobile, value) else { return }
        switch StructuredField.boolean(text) {
        case true?:
            traits.userInterfaceIdiom = .phone
            assume(.text("phone"), at: "/traits/userInterfaceIdiom", from: ClientHint.mobile.rawValue)
        case false?: break
        case nil: ignore(.mobile, at: "/traits/userInterfaceIdiom")
        }
    }

    /// The device that the model names.
    private mutating func device(in catalogue: DeviceCatalogue, _ value: (ClientHint) -> String?) -> Device? {
        guard let text = consult(.model, value) else { return nil }
        guard let model = StructuredField.string(text) else {
            ignore(.model, at: "/traits/userInterfaceIdiom")
            return nil
        }
        if model.isEmpty { return nil }
        let devices = catalogue.devices(modelIdentifier: model)
        guard let device = devices.first, devices.count == 1 else {
            ignore(.model, at: "/traits/userInterfaceIdiom", because: "names no known device, or more than one display")
            return nil
        }
        return device
    }

    /// The window that has the viewport's size, or where none has, an iPad's that has its width: a browser's bars take
    /// some of the height, which is regular there in any case (SZ-2).
    private static func window(of device: Device, _ size: GivenSize) -> DeviceConfiguration? {
        let ofWidth = device.configurations.filter { (size.width ?? $0.size.width) == $0.size.width }
        return ofWidth.first { (size.height ?? $0.size.height) == $0.size.height }
            ?? (device.idiom == .pad ? ofWidth.first : nil)
    }

    private static func screen(of device: Device, _ size: GivenSize) -> DeviceConfiguration? {
        let isLandscape = (size.width ?? 0) > (size.height ?? .infinity)
        return try? DeviceConfiguration(device: device, orientation: isLandscape ? .landscape : .portrait)
    }

    /// Fills what is missing, the size classes only where they are those of the configuration: an iPad's window of
    /// another width than any known one has those of its width, which nobody has told.
    private mutating func fill(
        _ traits: inout TraitCollection, _ size: inout GivenSize, from configuration: DeviceConfiguration,
        tellsClasses: Bool
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
        let classes: [EnumeratedTrait] = tellsClasses ? [.horizontalSizeClass, .verticalSizeClass] : []
        let named = classes + [.userInterfaceIdiom]
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
