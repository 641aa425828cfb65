import AdaptiveLayout
import JSONWire

/// What happens, by the name of its type.
private enum EventType {
    case appear, resize, rotate, setTraits, show, showDetail, pop, popToRoot, showColumn, hideColumn
    case pressDisplayModeButton, setPreferredDisplayMode, setPreferredSplitBehavior, setViewController, configure

    static let names: NameTable<EventType> = [
        ("appear", .appear), ("resize", .resize), ("rotate", .rotate), ("setTraits", .setTraits), ("show", .show),
        ("showDetail", .showDetail), ("pop", .pop), ("popToRoot", .popToRoot), ("showColumn", .showColumn),
        ("hideColumn", .hideColumn), ("pressDisplayModeButton", .pressDisplayModeButton),
        ("setPreferredDisplayMode", .setPreferredDisplayMode),
        ("setPreferredSplitBehavior", .setPreferredSplitBehavior), ("setViewController", .setViewController),
        ("configure", .configure),
    ]

    /// The members that the event can have, and whether it must have them.
    var members: [(name: StaticString, isNeeded: Bool)] {
        switch self {
        case .appear, .pressDisplayModeButton: []
        case .resize: [("size", true), ("traits", false)]
        case .rotate: [("traits", false)]
        case .setTraits: [("traits", true)]
        case .show: [("viewController", true), ("column", false)]
        case .showDetail: [("viewController", true)]
        case .pop, .popToRoot: [("column", false)]
        case .showColumn, .hideColumn: [("column", true)]
        case .setPreferredDisplayMode: [("displayMode", true)]
        case .setPreferredSplitBehavior: [("splitBehavior", true)]
        case .setViewController: [("column", true), ("viewController", true)]
        case .configure: [("splitView", true)]
        }
    }
}

/// The members of an event as they were given.
private struct EventMembers {
    var size = GivenSize()
    var traits = TraitCollection()
    var viewController: ViewController?
    var column: SplitViewColumn?
    var displayMode: DisplayMode?
    var splitBehavior: SplitBehavior?
    var change = SplitViewConfigurationChange(assigning: SplitViewConfiguration())
}

extension DecodingNotes {
    /// Reads an event; what it can have beside its type depends on the type.
    mutating func transitionEvent(
        _ value: borrowing JSONValue, into register: inout ViewControllerRegister
    ) -> TransitionEvent? {
        guard value.kind == .object else {
            fault("This must be an object, not \(value.kindInWords).")
            return nil
        }
        guard let typeValue = value["type"] else {
            fault("An event needs a type.")
            return nil
        }
        let type = descend(into: .member("type")) { notes in notes.choice(typeValue, from: EventType.names) }
        guard let type else { return nil }
        var members = EventMembers()
        value.forEachMember { name, value in
            if name == "type" { return }
            guard type.members.contains(where: { name == $0.name }) else {
                return unknownMember(name, known: type.members.map(\.name) + ["type"])
            }
            descend(into: .member(name.string)) { notes in
                notes.eventMember(name, value, type, into: &members, &register)
            }
        }
        for (name, isNeeded) in type.members where isNeeded && value[name] == nil {
            fault("The event needs \(name).")
        }
        return event(type, members)
    }

    private mutating func eventMember(
        _ name: borrowing JSONText, _ value: borrowing JSONValue, _ type: EventType, into members: inout EventMembers,
        _ register: inout ViewControllerRegister
    ) {
        switch name {
        case "size": members.size = size(value)
        case "traits": members.traits = value.isNull ? TraitCollection() : traits(value)
        case "viewController":
            // COL-23: nil clears a column.
            if type == .setViewController, value.isNull { return }
            members.viewController = viewController(value, into: &register)
        case "column":
            members.column = value.isNull && !type.needsColumn ? nil : choice(value, from: splitViewColumns)
            if type.needsVisibleColumn, members.column == .compact {
                fault("The compact column is not shown or hidden by name (COL-16).")
            }
        case "displayMode": members.displayMode = choice(value, from: displayModes)
        case "splitBehavior": members.splitBehavior = choice(value, from: splitBehaviors)
        default: members.change = configurationChange(value)
        }
    }

    /// Reads settings to assign; null puts one back to automatic.
    private mutating func configurationChange(_ value: borrowing JSONValue) -> SplitViewConfigurationChange {
        var change = SplitViewConfigurationChange(assigning: splitView(value))
        value.forEachMember { name, value in
            guard value.isNull, let setting = SplitViewSetting(rawValue: name.string) else { return }
            change.cleared.insert(setting)
        }
        return change
    }

    /// Nil only where a fault was noted: a member that the event needs is missing or wrong.
    private func event(_ type: EventType, _ members: EventMembers) -> TransitionEvent? {
        switch type {
        case .appear: .appear
        case .resize: .resize(width: members.size.width, height: members.size.height, traits: members.traits)
        case .rotate: .rotate(traits: members.traits)
        case .setTraits: .setTraits(members.traits)
        case .show: members.viewController.map { .show($0, in: members.column) }
        case .showDetail: members.viewController.map { .showDetail($0) }
        case .pop: .pop(in: members.column)
        case .popToRoot: .popToRoot(in: members.column)
        case .showColumn: members.column.map { .showColumn($0) }
        case .hideColumn: members.column.map { .hideColumn($0) }
        case .pressDisplayModeButton: .pressDisplayModeButton
        case .setPreferredDisplayMode: members.displayMode.map { .setPreferredDisplayMode($0) }
        case .setPreferredSplitBehavior: members.splitBehavior.map { .setPreferredSplitBehavior($0) }
        case .setViewController: members.column.map { .setViewController(members.viewController, for: $0) }
        case .configure: .configure(members.change)
        }
    }
}

extension EventType {
    /// Whether the event acts on a column that it must name.
    fileprivate var needsColumn: Bool { needsVisibleColumn || self == .setViewController }

    /// COL-16: whether the event shows or hides the column that it names.
    fileprivate var needsVisibleColumn: Bool { self == .showColumn || self == .hideColumn }
}
