import JSONWire

/// The table of settings in words: the help, the settings in force, and the table of docs/operations.md.
package enum SettingsText {
    /// What `panewise serve --help` prints.
    package static var help: String {
        let rows = SettingsTable.all.map { setting in
            (setting.source == .environmentOnly ? setting.variable : usage(of: setting), meaning(of: setting))
        }
        return """
            Usage: panewise serve [FLAG...]

            Answers over HTTP until SIGTERM or SIGINT, then drains. Prints one line on standard output when it is ready;
            logs are JSON lines on standard error. SIGHUP reads the policies and the token again.

            \(columns(rows + ownRows))

            Each flag has a variable in the environment: PANEWISE_ and its name in capitals, as in
            PANEWISE_DRAIN_WAIT=10. A flag wins over its variable. Times are whole seconds.
            """
    }

    private static let ownRows = [
        ("--print-config", "show the settings in force and where each came from, and end"),
        ("--format FORMAT", "how to show them: table or json; table on a terminal and json elsewhere"),
        ("--help", "show this, and end"),
    ]

    /// What `panewise serve --print-config` prints for programs: `{"settings": [{"name", "value", "origin"}]}`, null for
    /// the value of a setting that has none.
    package static func document(of effective: EffectiveSettings) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.array("settings") { writer in
                for setting in SettingsTable.all {
                    writer.object { writer in
                        writer.member("name", setting.name)
                        writer.member("value", orNull: setting.shown(in: effective.settings))
                        writer.member("origin", origin(of: setting, in: effective))
                    }
                }
            }
        }
        writer.endLine()
        return writer.finish()
    }

    /// What `panewise serve --print-config` prints for people: name, value in force, origin.
    package static func table(of effective: EffectiveSettings) -> String {
        let rows = SettingsTable.all.map { setting in
            (setting.name, setting.shown(in: effective.settings) ?? "(none)", origin(of: setting, in: effective))
        }
        let values = columns(rows.map { ($0.0, $0.1) }, indent: 0).split(separator: "\n").map(String.init)
        return columns(zip(values, rows).map { ($0, $1.2) }, indent: 0)
    }

    /// The table of docs/operations.md, in Markdown.
    package static var markdown: String {
        let rows = SettingsTable.all.map { setting in
            let flag = setting.source == .environmentOnly ? "" : "`\(usage(of: setting))`"
            let standard = setting.shown(in: Settings()).map { "`\($0)`" } ?? ""
            return "| \(flag) | `\(setting.variable)` | \(standard) | \(setting.meaning) |"
        }
        let head = ["| flag | environment | default | meaning |", "| --- | --- | --- | --- |"]
        return (head + rows).joined(separator: "\n")
    }

    private static func usage(of setting: Setting) -> String {
        setting.placeholder.map { "\(setting.flag) \($0)" } ?? setting.flag
    }

    private static func meaning(of setting: Setting) -> String {
        guard setting.placeholder != nil, let standard = setting.shown(in: Settings()) else { return setting.meaning }
        return "\(setting.meaning) (\(standard))"
    }

    private static func origin(of setting: Setting, in effective: EffectiveSettings) -> String {
        switch effective.origin(of: setting) {
        case .standard: "default"
        case .environment: setting.variable
        case .flag: setting.flag
        case .openFiles(let allowed): "default, lowered to fit the limit of \(allowed) open files"
        }
    }

    private static func columns(_ rows: [(String, String)], indent: Int = 2) -> String {
        let width = (rows.map(\.0.count).max() ?? 0) + 2
        let margin = String(repeating: " ", count: indent)
        return rows.map { left, right in
            margin + left + String(repeating: " ", count: width - left.count) + right
        }.joined(separator: "\n")
    }
}
