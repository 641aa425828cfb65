/// What `panewise serve` is asked to do.
package enum ServeInvocation: Sendable {
    /// To serve.
    case serve(EffectiveSettings)
    /// To show the settings in force and where each came from, and end.
    case printConfiguration(EffectiveSettings)
    /// To explain itself, and end.
    case help

    private static let helpFlag = "--help"
    private static let printFlag = "--print-config"

    /// Reads what follows `serve` on the command line, and the environment.
    ///
    /// A value stands behind its flag, or behind an equals sign.
    ///
    /// - Throws: `UsageFault` with everything that is wrong.
    package init(_ arguments: [String], environment: [String: String]) throws(UsageFault) {
        var (flags, complaints, printsOnly) = ([Argument](), [String](), false)
        var rest = arguments[...]
        while let word = rest.popFirst() {
            switch word {
            case Self.helpFlag, "-h":
                self = .help
                return
            case Self.printFlag:
                printsOnly = true
            default:
                do throws(UsageFault) {
                    flags.append(try Self.argument(word, &rest))
                } catch {
                    complaints += error.complaints
                }
            }
        }
        do throws(UsageFault) {
            let settings = try EffectiveSettings(flags: flags, environment: environment)
            guard complaints.isEmpty else { throw UsageFault(complaints) }
            self = printsOnly ? .printConfiguration(settings) : .serve(settings)
        } catch {
            throw UsageFault(complaints.isEmpty ? error.complaints : complaints)
        }
    }

    private static func argument(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageFault) -> Argument {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let setting = SettingsTable.all.first(where: { $0.flag == name }), setting.source != .environmentOnly
        else {
            // What follows was most likely meant as its value.
            if parts.count == 1, rest.first?.hasPrefix("-") == false { _ = rest.popFirst() }
            throw unknown(name)
        }
        if parts.count == 2 { return Argument(setting, String(parts[1])) }
        guard let placeholder = setting.placeholder else { return Argument(setting, "true") }
        guard let value = rest.popFirst() else { throw UsageFault(["\(name) needs its \(placeholder)"]) }
        return Argument(setting, value)
    }

    private static func unknown(_ name: String) -> UsageFault {
        guard name.hasPrefix("-") else {
            return UsageFault(["\(name.shortened) is no flag, and serve takes nothing else"])
        }
        if let secret = SettingsTable.all.first(where: { $0.flag == name }) {
            return UsageFault(["\(name) is no flag, because everybody can see those; set \(secret.variable)"])
        }
        let known = SettingsTable.all.map(\.flag) + [helpFlag, printFlag]
        return UsageFault(["there is no flag \(name.shortened)" + UsageFault.hint(at: name, among: known, after: "--")])
    }
}
