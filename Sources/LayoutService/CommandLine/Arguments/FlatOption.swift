import AdaptiveLayout

/// How an option for a member of a request looks.
struct FlatOption {
    let placeholder: String
    let values: CommandOption.Values
    let help: String

    private init(_ placeholder: String, _ values: CommandOption.Values = .any, _ help: String) {
        self.placeholder = placeholder
        self.values = values
        self.help = help
    }

    /// The option's name for a member's: "systemVersion" is "system-version".
    static func flagName(of member: String) -> String {
        var name = ""
        for character in member {
            if character.isUppercase { name += "-" }
            name += character.lowercased()
        }
        return name
    }

    /// The members that are no traits.
    static let shapes: [String: FlatOption] = [
        "width": FlatOption("POINTS", .any, "The container's width."),
        "height": FlatOption("POINTS", .any, "The container's height."),
        "device": FlatOption("ID", .any, "A device of the catalogue; see panewise devices."),
        "model": FlatOption("MODEL", .any, "A model identifier in place of a device, such as iPhone17,1."),
        "orientation": FlatOption(
            "ORIENTATION", .choices(DeviceOrientation.allCases.map(\.rawValue)), "How the device is held."),
        "window": FlatOption("WINDOW", .choices(DeviceWindow.allCases.map(\.rawValue)), "The app's window."),
        "displayZoom": FlatOption("BOOLEAN", .choices(["true", "false"]), "Whether the display is zoomed."),
        "policy": FlatOption("POLICY", .any, "What the container does about the override; system if not given."),
        "systemVersion": FlatOption("VERSION", .any, "The version of iOS to follow."),
        "style": FlatOption("STYLE", .choices(names(splitViewStyles)), "The split view's style."),
        "preferredDisplayMode": FlatOption(
            "MODE", .choices(names(displayModes)), "The split view's preferred display mode."),
        "preferredSplitBehavior": FlatOption(
            "BEHAVIOR", .choices(names(splitBehaviors)), "The split view's preferred behavior."),
        "displayScale": FlatOption("SCALE", .any, "Pixels for one point."),
        "typesettingLanguage": FlatOption("LANGUAGE", .any, "The language that text is set in."),
    ]

    /// An enumerated trait.
    static func trait(_ name: String) -> FlatOption {
        let values = EnumeratedTrait(name: name)?.valueNames.map(\.description) ?? []
        return FlatOption("VALUE", .choices(values + ["unspecified"]), "The container's own trait.")
    }

    private static func names<Choice>(_ table: NameTable<Choice>) -> [String] {
        table.map(\.name.description)
    }
}
