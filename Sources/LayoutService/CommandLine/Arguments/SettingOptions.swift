extension CommandOption {
    /// The option of a setting of `panewise serve`.
    package init(_ setting: Setting) {
        let values: Values =
            switch setting.placeholder {
            case "FILE"?, "PATH"?: .file
            case "DIRECTORY"?: .directory
            case nil: .none
            default: .any
            }
        let help = setting.meaning.prefix(1).uppercased() + setting.meaning.dropFirst()
        self.init(setting.name, setting.placeholder ?? "", values: values, help: "\(help).")
    }

    /// The options of `panewise serve`.
    package static let settings = SettingsTable.all.filter { $0.source == .flagOrEnvironment }.map(CommandOption.init)
}

extension EffectiveSettings {
    /// The settings that the options, the environment and the defaults make together.
    ///
    /// - Throws: `CommandFailure` with everything that is wrong.
    package init(_ arguments: ParsedArguments, environment: [String: String]) throws(CommandFailure) {
        let flags = SettingsTable.all.compactMap { setting in
            arguments.value(setting.name).map { value in
                Argument(setting, setting.placeholder == nil ? "true" : value)
            }
        }
        do throws(UsageFault) {
            try self.init(flags: flags, environment: environment)
        } catch {
            throw CommandFailure(.usage, error.complaints)
        }
    }
}
