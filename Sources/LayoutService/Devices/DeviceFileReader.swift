import AdaptiveLayout
import JSONWire

/// A value of the device file and its place in it; reading what is not there throws.
struct DeviceFileReader {
    private let value: JSONTree?
    private let pointer: JSONPointer

    /// Reads from the whole file.
    init(_ file: JSONTree) {
        self.init(value: file, pointer: .root)
    }

    private init(value: JSONTree?, pointer: JSONPointer) {
        self.value = value
        self.pointer = pointer
    }

    /// A member, there or not.
    subscript(name: String) -> DeviceFileReader {
        DeviceFileReader(value: value?[name], pointer: pointer.appending(name: name))
    }

    /// Whether nothing, or null, stands here.
    var isMissing: Bool { value == nil || value == .null }

    /// The fault that something is wrong here.
    func fault(_ reason: String) -> EmbeddedFileFault {
        EmbeddedFileFault(file: DeviceFile.name, pointer: pointer.description, reason: reason)
    }

    func text() throws(EmbeddedFileFault) -> String {
        guard case .string(let text) = value else { throw fault("This must be a text.") }
        return text
    }

    func optionalText() throws(EmbeddedFileFault) -> String? {
        isMissing ? nil : try text()
    }

    func number() throws(EmbeddedFileFault) -> Double {
        guard case .number(let number) = value, number.isFinite, number >= 0 else {
            throw fault("This must be a number of at least 0.")
        }
        return number
    }

    func elements() throws(EmbeddedFileFault) -> [DeviceFileReader] {
        guard case .array(let elements) = value else { throw fault("This must be an array.") }
        return elements.indices.map { DeviceFileReader(value: elements[$0], pointer: pointer.appending(index: $0)) }
    }

    func optionalElements() throws(EmbeddedFileFault) -> [DeviceFileReader] {
        isMissing ? [] : try elements()
    }

    func texts() throws(EmbeddedFileFault) -> [String] {
        try elements().map { element throws(EmbeddedFileFault) in try element.text() }
    }

    func choice<Choice>(_ choices: [String: Choice]) throws(EmbeddedFileFault) -> Choice {
        guard let choice = choices[try text()] else {
            throw fault("This must be one of \(choices.keys.sorted().joined(separator: ", ")).")
        }
        return choice
    }
}

extension DeviceFileReader {
    func orientation() throws(EmbeddedFileFault) -> DeviceOrientation {
        try choice(["portrait": .portrait, "landscape": .landscape])
    }

    func size() throws(EmbeddedFileFault) -> Size {
        let size = Size(width: try self["width"].number(), height: try self["height"].number())
        guard size.width > 0, size.height > 0 else { throw fault("This must be a size above 0.") }
        return size
    }

    func classes() throws(EmbeddedFileFault) -> SizeClasses {
        let classes: [String: SizeClass] = ["compact": .compact, "regular": .regular]
        return SizeClasses(
            horizontal: try self["horizontal"].choice(classes), vertical: try self["vertical"].choice(classes))
    }

    func insets() throws(EmbeddedFileFault) -> EdgeInsets {
        EdgeInsets(
            top: try self["top"].number(), left: try self["left"].number(), bottom: try self["bottom"].number(),
            right: try self["right"].number())
    }

    func classesByOrientation() throws(EmbeddedFileFault) -> ByOrientation<SizeClasses> {
        ByOrientation(portrait: try self["portrait"].classes(), landscape: try self["landscape"].classes())
    }

    func insetsByOrientation() throws(EmbeddedFileFault) -> ByOrientation<EdgeInsets> {
        ByOrientation(portrait: try self["portrait"].insets(), landscape: try self["landscape"].insets())
    }
}
