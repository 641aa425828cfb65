package import AdaptiveLayout
package import JSONWire

extension DecodingNotes {
    /// Reads a split view's configuration; a member that is null or left out is not set.
    package mutating func splitView(_ value: borrowing JSONValue) -> SplitViewConfiguration {
        var configuration = SplitViewConfiguration()
        readObject(value, known: splitViewMembers) { name, value, notes in
            notes.splitViewMember(name, value, into: &configuration)
        }
        return configuration
    }

    /// Reads one member of a split view's configuration and says whether it is one; null clears it.
    package mutating func splitViewMember(
        _ name: borrowing JSONText, _ value: borrowing JSONValue, into configuration: inout SplitViewConfiguration
    ) -> Bool {
        switch name {
        case "style": configuration.style = optionalChoice(value, from: splitViewStyles)
        case "preferredDisplayMode": configuration.preferredDisplayMode = optionalChoice(value, from: displayModes)
        case "preferredSplitBehavior":
            configuration.preferredSplitBehavior = optionalChoice(value, from: splitBehaviors)
        case "primaryEdge": configuration.primaryEdge = optionalChoice(value, from: primaryEdges)
        case "presentsWithGesture": configuration.presentsWithGesture = value.isNull ? nil : bool(value)
        case "showsSecondaryOnlyButton": configuration.showsSecondaryOnlyButton = value.isNull ? nil : bool(value)
        case "displayModeButtonVisibility":
            configuration.displayModeButtonVisibility = optionalChoice(value, from: buttonVisibilities)
        default:
            guard let width = name.choice(from: splitViewWidths) else { return false }
            configuration[keyPath: width.path] = columnWidth(value, isFraction: width.isFraction)
        }
        return true
    }

    private mutating func optionalChoice<Choice>(
        _ value: borrowing JSONValue, from table: NameTable<Choice>
    ) -> Choice? {
        value.isNull ? nil : choice(value, from: table)
    }

    /// Reads a width in points, or a fraction of the container's; null is `automaticDimension` (SVC-2).
    private mutating func columnWidth(_ value: borrowing JSONValue, isFraction: Bool) -> Double? {
        guard !value.isNull else { return nil }
        return isFraction
            ? number(value, in: 0...1, unit: "a fraction")
            : number(value, in: 0...longestSide, unit: "a number of points")
    }
}
