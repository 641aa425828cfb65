import AdaptiveLayout
import JSONWire

/// The version of the state's shape that this service writes, and the only one that it reads.
package let transitionStateVersion = 1

/// The members that a state has beside those of a decision request.
private struct StateMembers {
    var policyReadsTraits = PolicyTraits.current
    var hierarchy = Hierarchy()
    var layout: SplitViewLayoutState?

    static let names: [StaticString] = [
        "version", "policyReadsTraits", "columns", "registeredColumns", "stackedColumns", "presented", "layout",
    ]
}

/// The traits that a container's code reads, by name.
private let policyTraits: NameTable<PolicyTraits> = [("current", .current), ("incoming", .incoming)]

extension DecodingNotes {
    /// Reads a state: a decision request, the columns, and what an earlier answer left behind.
    mutating func transitionState(
        _ value: borrowing JSONValue, _ snapshot: Snapshot, into register: inout ViewControllerRegister
    ) -> (base: DecisionRequest, members: RequestMembers, state: TransitionState)? {
        guard value.kind == .object else {
            fault("This must be an object, not \(value.kindInWords).")
            return nil
        }
        var request = RequestMembers()
        var own = StateMembers()
        value.forEachMember { name, value in
            let isKnown = descend(into: .member(name.string)) { notes in
                notes.stateMember(name, value, into: &own, &register)
                    || notes.requestMember(name, value, into: &request, snapshot)
            }
            if !isKnown { unknownMember(name, known: RequestMembers.names + StateMembers.names) }
        }
        guard let base = self.request(of: request, snapshot) else { return nil }
        let state = TransitionState(request, own)
        noteMisplaced(state, base)
        return (base, request, state)
    }

    private mutating func stateMember(
        _ name: borrowing JSONText, _ value: borrowing JSONValue, into own: inout StateMembers,
        _ register: inout ViewControllerRegister
    ) -> Bool {
        if value.isNull { return StateMembers.names.contains { name == $0 } }
        switch name {
        case "version": readVersion(value)
        case "policyReadsTraits": own.policyReadsTraits = choice(value, from: policyTraits) ?? .current
        case "columns": own.hierarchy.columns = columnContents(value, into: &register)
        case "registeredColumns": own.hierarchy.registeredColumns = columnContents(value, into: &register)
        case "stackedColumns": own.hierarchy.stackedColumns = stackedColumns(value)
        case "presented": own.hierarchy.presented = presented(value, into: &register)
        case "layout": own.layout = layoutState(value)
        default: return false
        }
        return true
    }

    private mutating func readVersion(_ value: borrowing JSONValue) {
        guard value.number != Double(transitionStateVersion) else { return }
        fault(
            "This service reads states of version \(transitionStateVersion) only: begin again with the members of a "
                + "decision request, the columns and an appear event.")
    }

    /// Notes what the split view of the state's style and version cannot hold.
    private mutating func noteMisplaced(_ state: TransitionState, _ base: DecisionRequest) {
        let override = OverrideDecision(base.input.policy, facts: base.input.facts, currentOverride: nil)
        let style = base.input.configuration(after: override).style ?? .unspecified
        let isCollapsed = state.progress?.layout.isCollapsed ?? false
        for found in state.hierarchy.faults(
            of: style, at: base.input.systemVersion, isCollapsed: isCollapsed)
        {
            let steps = found.pointer.split(separator: "/").map(String.init)
            descend(into: .member(steps[0])) { notes in
                notes.fault(at: steps.count > 1 ? .member(steps[1]) : nil, found.reason)
            }
        }
    }
}

extension TransitionState {
    fileprivate init(_ members: RequestMembers, _ own: StateMembers) {
        self.init(
            container: TransitionContainer(
                width: members.size?.width, height: members.size?.height, traits: members.traits,
                orientation: members.device?.orientation),
            splitView: members.splitView ?? SplitViewConfiguration(), currentOverride: members.currentOverride,
            policyReadsTraits: own.policyReadsTraits, hierarchy: own.hierarchy,
            progress: own.layout.map { TransitionProgress(layout: $0, rule: members.previousRule) })
    }
}
