package import JSONWire

extension Problem {
    /// A body that is no JSON the service reads.
    package init(_ error: JSONSyntaxError) {
        let type: ProblemType =
            switch error.kind {
            case .empty: .emptyBody
            case .invalidUTF8: .invalidUTF8
            case .tooDeep: .nestingTooDeep
            case .duplicateMember: .duplicateMember
            case .malformed, .truncated, .trailingContent, .byteOrderMark: .malformedJSON
            case .outOfMemory: .internalError
            }
        self.init(type, error.reason)
        location = TextLocation(offset: error.offset, line: error.line, column: error.column)
        if case .duplicateMember(let name, let pointer) = error.kind {
            faults = [Fault(pointer: pointer, reason: "The member \(name.shortened) stands twice.")]
        }
    }
}
