import AdaptiveLayout

/// View controllers in a short form: `L [D+ X]` is a screen and a navigation controller with two more on its stack.
///
/// A plus is a detail with content, a minus one without, a tilde a placeholder; `-` alone is nothing.
enum StackNotation {
    /// The stack that a text stands for.
    static func stack(_ text: String) -> [ViewController] {
        var rest = Substring(text)
        return stack(&rest)
    }

    /// A column of a text: `{D+}` is a bare screen, anything else a navigation controller, `-` nothing.
    static func column(_ text: String) -> ViewController? {
        if text == "-" { return nil }
        if text.hasPrefix("{") { return stack(String(text.dropFirst().dropLast())).first }
        return .navigation(stack(text))
    }

    /// The text of a column.
    static func text(_ column: ViewController?) -> String {
        switch column {
        case nil: "-"
        case .screen: "{\(member(column))}"
        case .navigation(let stack): stack.map { member($0) }.joined(separator: " ")
        }
    }

    /// The text of what was discarded.
    static func text(_ discarded: [Discard]) -> String {
        discarded.map { member(.screen($0.screen)) }.joined(separator: " ")
    }

    private static func member(_ viewController: ViewController?) -> String {
        switch viewController {
        case nil: "-"
        case .screen(let screen):
            screen.id + (screen.hasContent.map { $0 ? "+" : "-" } ?? "") + (screen.isPlaceholder == true ? "~" : "")
        case .navigation(let stack): "[" + stack.map { member($0) }.joined(separator: " ") + "]"
        }
    }

    private static func stack(_ rest: inout Substring) -> [ViewController] {
        var stack: [ViewController] = []
        while let next = rest.first, next != "]" {
            switch next {
            case " ": rest.removeFirst()
            case "[":
                rest.removeFirst()
                stack.append(.navigation(self.stack(&rest)))
                rest.removeFirst()
            default:
                let word = rest.prefix { !" []".contains($0) }
                rest.removeFirst(word.count)
                stack.append(.screen(screen(word)))
            }
        }
        return stack
    }

    private static func screen(_ word: Substring) -> Screen {
        switch word.last {
        case "+": Screen(id: String(word.dropLast()), hasContent: true)
        case "-": Screen(id: String(word.dropLast()), hasContent: false)
        case "~": Screen(id: String(word.dropLast()), isPlaceholder: true)
        default: Screen(id: String(word), isBareID: true)
        }
    }
}
