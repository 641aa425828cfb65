package import AdaptiveLayout
package import JSONWire

extension ViewController: JSONWritable {
    /// Writes a screen as it was given, and a navigation controller as `{"navigation": [...]}`.
    package func write(to writer: inout JSONWriter) {
        switch self {
        case .screen(let screen): writer.value(screen)
        case .navigation(let stack): writer.object { writer in writer.member("navigation", stack) }
        }
    }
}

extension Screen: JSONWritable {
    /// Writes the screen as it was given: a bare id stays a text.
    package func write(to writer: inout JSONWriter) {
        guard !isBareID else { return writer.value(id) }
        writer.object { writer in
            writer.member("id", id)
            writer.member("hasContent", ifPresent: hasContent)
            writer.member("isPlaceholder", ifPresent: isPlaceholder)
        }
    }
}

extension JSONWriter {
    /// Writes a column's content: a navigation controller is an array, nothing is an empty one.
    mutating func column(_ column: SplitViewColumn, of columns: ColumnContents) {
        name(escaping: column.rawValue)
        switch columns[column] {
        case nil: array { _ in }
        case .navigation(let stack): value(stack)
        case .some(let viewController): value(viewController)
        }
    }
}

extension ViewControllerReference: JSONWritable {
    /// Writes a screen's id, or the root and the top of a navigation controller.
    package func write(to writer: inout JSONWriter) {
        switch self {
        case .screen(let id): writer.value(id)
        case .navigation(let root, let top):
            writer.object { writer in
                writer.member("navigationRoot", orNull: root)
                writer.member("top", orNull: top)
            }
        }
    }
}
