/// The settings in force, and where each came from.
package struct EffectiveSettings: Sendable {
    /// Where a setting's value came from.
    package enum Origin: Sendable, Hashable {
        case standard
        case environment
        case flag
        /// The default, lowered to what the limit of open files allows.
        case openFiles(Int)
    }

    /// The settings.
    package var settings = Settings()
    private var origins: [String: Origin] = [:]

    /// Puts together the defaults, the environment and the flags; of one setting given twice, flags win.
    ///
    /// - Parameters:
    ///   - flags: What follows `serve` on the command line.
    ///   - environment: The variables of the process; those without our prefix are ignored.
    /// - Throws: `UsageFault` with everything that is wrong.
    package init(flags: some Sequence<Argument>, environment: [String: String]) throws(UsageFault) {
        var complaints = Self.unknownVariables(of: environment)
        for setting in SettingsTable.all {
            guard let value = environment[setting.variable] else { continue }
            take(value, for: setting, from: .environment, named: setting.variable, &complaints)
        }
        for flag in flags {
            take(flag.value, for: flag.setting, from: .flag, named: flag.setting.flag, &complaints)
        }
        complaints += Self.contradictions(in: settings)
        guard complaints.isEmpty else { throw UsageFault(complaints) }
    }

    /// Where the value of a setting came from.
    package func origin(of setting: Setting) -> Origin {
        origins[setting.name] ?? .standard
    }

    /// Whether nobody has set a setting.
    func isStandard(_ setting: Setting) -> Bool { origin(of: setting) == .standard }

    /// Notes where the value of a setting came from.
    mutating func note(_ origin: Origin, for setting: Setting) { origins[setting.name] = origin }

    private mutating func take(
        _ value: String, for setting: Setting, from origin: Origin, named name: String, _ complaints: inout [String]
    ) {
        guard !value.isEmpty else {
            complaints.append("\(name) is empty; leave it out for the default")
            return
        }
        do throws(SettingValueFault) {
            try setting.read(value, into: &settings)
            note(origin, for: setting)
        } catch {
            let found = setting.source == .environmentOnly ? "" : ", not \(value.shortened)"
            complaints.append("\(name) \(error.requirement)\(found)")
        }
    }

    private static func unknownVariables(of environment: [String: String]) -> [String] {
        let known = SettingsTable.all.map(\.variable)
        let strangers = environment.keys.filter { name in
            name.hasPrefix(Setting.prefix) && !known.contains(name) && !SettingsTable.otherVariables.contains(name)
        }
        return strangers.sorted().map { name in
            "there is no variable \(name.shortened)" + UsageFault.hint(at: name, among: known, after: Setting.prefix)
        }
    }

    private static func contradictions(in settings: Settings) -> [String] {
        var complaints: [String] = []
        if (settings.tlsCertificate == nil) != (settings.tlsKey == nil) {
            complaints.append("--tls-certificate and --tls-key go together")
        }
        if settings.token != nil && settings.tokenFile != nil {
            complaints.append("PANEWISE_TOKEN and --token-file exclude each other")
        }
        return complaints
    }
}

/// A flag with its value.
package struct Argument: Sendable {
    /// The setting that the flag names.
    package let setting: Setting
    /// The value as it was given; `true` for a switch without one.
    package let value: String

    /// Makes an argument of its parts.
    package init(_ setting: Setting, _ value: String) {
        self.setting = setting
        self.value = value
    }
}
