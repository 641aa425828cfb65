package import AdaptiveLayout
package import JSONWire

/// Answers to `splitViewController(_:collapseSecondary:onto:)` by name.
let collapseAnswers: NameTable<CollapseAnswer> = [
    ("default", .default), ("discardIfEmpty", .discardIfEmpty), ("discard", .discard),
]

/// Answers to `splitViewController(_:separateSecondaryFrom:)` by name.
let separateAnswers: NameTable<SeparateAnswer> = [
    ("default", .default), ("detailInStack", .detailInStack), ("placeholder", .placeholder),
]

/// Answers to `splitViewController(_:showDetail:sender:)` by name.
let showDetailAnswers: NameTable<ShowDetailAnswer> = [
    ("default", .default), ("primaryInPortrait", .primaryInPortrait),
]

/// Answers to `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)` by name.
let topColumnAnswers: NameTable<TopColumnAnswer> = [
    ("proposed", .proposed), ("primary", .primary), ("primaryIfEmpty", .primaryIfEmpty),
]

/// What an app can do with its screens, by name.
let stackMigrations: NameTable<StackMigration> = [
    ("none", .none), ("followDecision", .followDecision), ("assumesRotation", .assumesRotation),
]

private let expandingModes: NameTable<ExpandingModeAnswer> =
    [("proposed", .proposed)] + displayModes.map { ($0.name, .mode($0.choice)) }

/// The members of a delegate's behaviour.
private let delegateMembers: [StaticString] = [
    "collapseSecondary", "separateSecondary", "showDetail", "topColumnForCollapsing", "displayModeForExpanding",
    "targetDisplayMode", "stackMigration",
]

extension DecodingNotes {
    /// Reads how a split view's delegate answers; a member that is null or left out is not said.
    package mutating func delegateBehavior(_ value: borrowing JSONValue) -> DelegateBehavior {
        var behavior = DelegateBehavior()
        readObject(value, known: delegateMembers) { name, value, notes in
            switch name {
            case "collapseSecondary": behavior.collapseSecondary = notes.answer(value, from: collapseAnswers)
            case "separateSecondary": behavior.separateSecondary = notes.answer(value, from: separateAnswers)
            case "showDetail": behavior.showDetail = notes.answer(value, from: showDetailAnswers)
            case "topColumnForCollapsing":
                behavior.topColumnForCollapsing = notes.answer(value, from: topColumnAnswers)
            case "displayModeForExpanding":
                behavior.displayModeForExpanding = notes.answer(value, from: expandingModes)
            case "targetDisplayMode": behavior.targetDisplayMode = notes.answer(value, from: displayModes)
            case "stackMigration": behavior.stackMigration = notes.answer(value, from: stackMigrations)
            default: return false
            }
            return true
        }
        return behavior
    }

    private mutating func answer<Choice>(_ value: borrowing JSONValue, from table: NameTable<Choice>) -> Choice? {
        value.isNull ? nil : choice(value, from: table)
    }
}
