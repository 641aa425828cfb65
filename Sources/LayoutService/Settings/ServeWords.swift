/// The words behind `serve`: read as `ParsedArguments` reads those of the other commands, but to their end, so that
/// everything that is wrong is said at once.
struct ServeWords {
    private let options: [CommandOption]
    private var values: [String: String] = [:]
    /// What is wrong, one line each.
    private(set) var complaints: [String] = []

    init(_ words: [String], options: [CommandOption]) {
        self.options = options
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                complaints += rest.map(Self.complaint(aboutOperand:))
                return
            }
            do throws(OptionFault) {
                try read(word, &rest)
            } catch {
                complaints.append(complaint(about: error))
                if error.hidesValue, !word.contains("="), rest.first?.hasPrefix("-") == false { _ = rest.popFirst() }
            }
        }
    }

    /// Whether an option stands there.
    func has(_ name: String) -> Bool { values[name] != nil }

    /// The value of an option, `true` for a switch without one; nil where it is not given.
    func value(_ name: String) -> String? { values[name] }

    private mutating func read(_ word: String, _ rest: inout ArraySlice<String>) throws(OptionFault) {
        guard word.hasPrefix("-"), word != "-" else {
            complaints.append(Self.complaint(aboutOperand: word))
            return
        }
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let option = try option(String(parts[0]))
        guard !has(option.name) else { throw .repeated(option.flag) }
        values[option.name] = try value(of: option, parts.count == 2 ? String(parts[1]) : nil, &rest)
    }

    private func option(_ flag: String) throws(OptionFault) -> CommandOption {
        if flag == "-h" { return .help }
        guard flag.hasPrefix("--") else { throw .unknown(flag, nearest: nil) }
        return try ParsedArguments.option(named: String(flag.dropFirst(2)), among: options)
    }

    private func value(
        of option: CommandOption, _ value: String?, _ rest: inout ArraySlice<String>
    ) throws(OptionFault) -> String {
        let isSetting = CommandOption.settings.contains { $0.name == option.name }
        guard option.takesValue else {
            // The environment says true or false; a flag may too.
            guard value == nil || isSetting else { throw .unexpectedValue(option.flag) }
            return value ?? "true"
        }
        guard let value = value ?? rest.popFirst() else {
            throw .missingValue(option.flag, placeholder: option.placeholder)
        }
        if case .choices(let choices) = option.values, !choices.contains(value) {
            let nearest = NearestName.nearest(to: value, among: choices)
            throw .noChoice(option.flag, value: value, choices: choices, nearest: nearest)
        }
        return value
    }

    private func complaint(about fault: OptionFault) -> String {
        guard case .unknown(let name, _) = fault else { return fault.description }
        let known = options.map(\.flag)
        return "there is no flag \(name.shortened)" + UsageFault.hint(at: name, among: known, after: "--")
    }

    private static func complaint(aboutOperand word: String) -> String {
        "\(word.shortened) is no flag, and serve takes nothing else"
    }
}

extension OptionFault {
    /// Whether nobody knows which option is meant, so that what follows was most likely meant as its value.
    fileprivate var hidesValue: Bool {
        switch self {
        case .unknown, .ambiguous, .secret: true
        default: false
        }
    }
}
