/// One row of the table of settings: how a setting is called, what it means, and how it is read and shown.
package struct Setting: Sendable {
    /// Where a setting can be given.
    package enum Source: Sendable {
        /// As a flag or in the environment.
        case flagOrEnvironment
        /// In the environment only, because everybody on the machine can see flags.
        case environmentOnly
    }

    /// The name without dashes in front, such as `drain-wait`.
    package let name: String
    /// What stands for the value in the help, such as `SECONDS`; nil for a switch, which needs none.
    package let placeholder: String?
    /// What the setting does, in half a sentence.
    package let meaning: String
    /// Where it can be given.
    package let source: Source
    private let reader: @Sendable (String, inout Settings) throws(SettingValueFault) -> Void
    private let shower: @Sendable (Settings) -> String?

    /// Makes a row.
    ///
    /// - Parameters:
    ///   - name: The name without dashes in front.
    ///   - placeholder: What stands for the value in the help; nil for a switch.
    ///   - meaning: What the setting does.
    ///   - source: Where it can be given.
    ///   - show: The value in force as text; nil where there is none. A secret is not shown.
    ///   - read: Puts a value into the settings.
    package init(
        _ name: String, _ placeholder: String?, _ meaning: String, source: Source = .flagOrEnvironment,
        show: @escaping @Sendable (Settings) -> String?,
        read: @escaping @Sendable (String, inout Settings) throws(SettingValueFault) -> Void
    ) {
        self.name = name
        self.placeholder = placeholder
        self.meaning = meaning
        self.source = source
        reader = read
        shower = show
    }

    /// The flag, such as `--drain-wait`.
    package var flag: String { "--" + name }

    /// The variable of the environment, such as `PANEWISE_DRAIN_WAIT`.
    package var variable: String {
        Self.prefix + name.uppercased().replacing("-", with: "_")
    }

    /// What the names of all variables begin with.
    package static let prefix = "PANEWISE_"

    /// Puts a value into the settings.
    ///
    /// - Throws: `SettingValueFault` where the setting cannot have the value.
    package func read(_ value: String, into settings: inout Settings) throws(SettingValueFault) {
        try reader(value, &settings)
    }

    /// The value in force, as text; nil where there is none.
    ///
    /// A secret is not shown.
    package func shown(in settings: Settings) -> String? {
        shower(settings)
    }
}

/// Why a setting cannot have a value: the end of a sentence that begins with the setting's name.
package struct SettingValueFault: Error, Sendable, Equatable {
    /// What it must be, such as "must be a whole number from 0 to 65535".
    package let requirement: String

    /// Makes a fault of what the value must be.
    package init(_ requirement: String) {
        self.requirement = requirement
    }
}
