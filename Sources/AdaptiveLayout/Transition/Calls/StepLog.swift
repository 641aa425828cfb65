/// What happens in a step, in order.
struct StepLog: Sendable {
    private(set) var calls: [Call] = []
    private(set) var discarded: [Discard] = []
    private(set) var warnings: [Warning] = []

    /// Lists a call.
    mutating func call(
        _ receiver: CallReceiver, _ method: CallMethod, _ arguments: CallArgument..., returned: CallValue = .none
    ) {
        calls.append(Call(receiver, method, arguments, returned: returned))
    }

    /// Lists the screens of what left the hierarchy; nothing for nil.
    mutating func discard(_ viewController: ViewController?, because reason: DiscardReason) {
        viewController?.forEachScreen { discarded.append(Discard($0, because: reason)) }
    }

    /// Warns of a trap; the same warning is listed once.
    mutating func warn(at pointer: String, _ reason: String, _ rule: RuleID) {
        let warning = Warning(pointer: pointer, reason: reason, rule: rule)
        if !warnings.contains(warning) { warnings.append(warning) }
    }
}
