/// Why the words behind a command cannot be read.
package enum OptionFault: Error, Sendable, Hashable {
    /// There is no such option; the nearest known one.
    case unknown(String, nearest: String?)
    /// The beginning of more than one option.
    case ambiguous(String, options: [String])
    /// The option needs a value.
    case missingValue(String, placeholder: String)
    /// The option takes no value.
    case unexpectedValue(String)
    /// The option may stand once.
    case repeated(String)
    /// The setting is no option, since everybody on the machine can see those; the variable that it has.
    case secret(String, variable: String)
    /// The option's value is none of those that it can have; the nearest of these.
    case noChoice(String, value: String, choices: [String], nearest: String?)
}

extension OptionFault: CustomStringConvertible {
    /// The fault in one line.
    package var description: String {
        switch self {
        case .unknown(let name, let nearest):
            "there is no option \(name.shortened)" + (nearest.map { "; the nearest is \($0)" } ?? "")
        case .ambiguous(let name, let options):
            "\(name) can be \(options.joined(separator: " or "))"
        case .missingValue(let name, let placeholder): "\(name) needs its \(placeholder)"
        case .unexpectedValue(let name): "\(name) takes no value"
        case .repeated(let name): "\(name) may stand only once"
        case .secret(let name, let variable):
            "\(name) is no flag, because everybody can see those; set \(variable)"
        case .noChoice(let name, let value, let choices, let nearest):
            "\(name) is one of \(choices.joined(separator: ", ")), not \(value.shortened)"
                + (nearest.map { "; the nearest is \($0)" } ?? "")
        }
    }
}
