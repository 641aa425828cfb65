/// What `panewise serve` is asked to do.
package enum ServeInvocation: Sendable {
    /// To serve.
    case serve(EffectiveSettings)
    /// To show the settings in force and where each came from, in a format or the usual one, and end.
    case printConfiguration(EffectiveSettings, format: String?)
    /// To explain itself, and end.
    case help

    /// The options: the settings, and how to show them.
    package static let options =
        CommandOption.settings + [
            CommandOption("print-config", help: "Shows the settings in force and where each came from, and ends."),
            OutputFormat.option(["json", "table"], forTerminal: "table", otherwise: "json"),
        ]

    /// Reads what follows `serve` on the command line, and the environment.
    ///
    /// - Throws: `UsageFault` with everything that is wrong.
    package init(_ arguments: [String], environment: [String: String]) throws(UsageFault) {
        let words = ServeWords(arguments, options: Self.options + [.help])
        if words.has("help") {
            self = .help
            return
        }
        let flags = SettingsTable.all.compactMap { setting in
            words.value(setting.name).map { Argument(setting, $0) }
        }
        do throws(UsageFault) {
            let settings = try EffectiveSettings(flags: flags, environment: environment)
            guard words.complaints.isEmpty else { throw UsageFault(words.complaints) }
            let format = words.value("format")
            self = words.has("print-config") ? .printConfiguration(settings, format: format) : .serve(settings)
        } catch {
            throw UsageFault(words.complaints.isEmpty ? error.complaints : words.complaints)
        }
    }
}
