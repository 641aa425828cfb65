/// The words behind a command, read.
package struct ParsedArguments: Sendable, Hashable {
    /// What stands beside the options, in order.
    package private(set) var operands: [String] = []
    private var valuesByName: [String: [String]] = [:]

    /// Reads words by the conventions of getopt_long: `--name=value` or `--name value`, `-n value` or `-nvalue`, an
    /// unambiguous beginning of a name, options and operands in any order, and `--` before words that are all operands.
    ///
    /// - Throws: `OptionFault` at the first word that is wrong.
    package init(_ words: [String], options: [CommandOption]) throws(OptionFault) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            if word.hasPrefix("--") {
                try readLong(word.dropFirst(2), &rest, options)
            } else if word.hasPrefix("-"), word != "-" {
                try readLetters(word.dropFirst(), &rest, options)
            } else {
                operands.append(word)
            }
        }
    }

    /// Whether an option stands there.
    package func has(_ name: String) -> Bool { valuesByName[name] != nil }

    /// The value of an option; nil where it is not given.
    package func value(_ name: String) -> String? { valuesByName[name]?.last }

    /// All values of a repeatable option, in order.
    package func values(_ name: String) -> [String] { valuesByName[name] ?? [] }

    private mutating func readLong(
        _ word: Substring, _ rest: inout ArraySlice<String>, _ options: [CommandOption]
    ) throws(OptionFault) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let option = try Self.option(named: String(parts[0]), among: options)
        if !option.takesValue {
            guard parts.count == 1 else { throw .unexpectedValue(option.flag) }
            try add("", to: option)
        } else if parts.count == 2 {
            try add(String(parts[1]), to: option)
        } else {
            try add(try Self.value(of: option, &rest), to: option)
        }
    }

    private mutating func readLetters(
        _ word: Substring, _ rest: inout ArraySlice<String>, _ options: [CommandOption]
    ) throws(OptionFault) {
        var letters = word
        while let letter = letters.popFirst() {
            guard let option = options.first(where: { $0.letter == letter }) else {
                throw .unknown("-\(letter)", nearest: nil)
            }
            if !option.takesValue {
                try add("", to: option)
            } else if letters.isEmpty {
                try add(try Self.value(of: option, &rest), to: option)
            } else {
                try add(String(letters), to: option)
                return
            }
        }
    }

    private mutating func add(_ value: String, to option: CommandOption) throws(OptionFault) {
        guard option.isRepeatable || !has(option.name) else { throw .repeated(option.flag) }
        let values = option.isList ? value.split(separator: ",", omittingEmptySubsequences: false) : [value[...]]
        for value in values.map(String.init) {
            // A list that is empty, as of a variable of the shell that is not set, would count for all.
            guard !option.isList || !value.isEmpty else {
                throw .missingValue(option.flag, placeholder: option.placeholder)
            }
            if case .choices(let choices) = option.values, !choices.contains(value) {
                let nearest = NearestName.nearest(to: value, among: choices)
                throw .noChoice(option.flag, value: value, choices: choices, nearest: nearest)
            }
            valuesByName[option.name, default: []].append(value)
        }
    }

    private static func value(
        of option: CommandOption, _ rest: inout ArraySlice<String>
    ) throws(OptionFault) -> String {
        guard let value = rest.popFirst() else {
            throw .missingValue(option.flag, placeholder: option.placeholder)
        }
        return value
    }

    /// The option of a name, or of an unambiguous beginning of one.
    static func option(
        named name: String, among options: [CommandOption]
    ) throws(OptionFault) -> CommandOption {
        if let option = options.first(where: { $0.name == name }) { return option }
        let begun = name.isEmpty ? [] : options.filter { $0.name.hasPrefix(name) }
        // The name of a secret begins that of its file, for which the secret itself must not be taken.
        if !begun.isEmpty, let secret = SettingsTable.secret(named: name) {
            throw .secret(secret.flag, variable: secret.variable)
        }
        switch begun.count {
        case 1: return begun[0]
        case 0:
            let nearest = NearestName.nearest(to: name, among: options.map(\.name))
            throw .unknown("--\(name)", nearest: nearest.map { "--\($0)" })
        default: throw .ambiguous("--\(name)", options: begun.map(\.flag))
        }
    }
}
