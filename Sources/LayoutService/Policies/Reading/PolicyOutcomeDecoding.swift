import AdaptiveLayout
import JSONWire

extension DecodingNotes {
    /// Reads what a rule or `otherwise` decides.
    mutating func policyOutcome(_ value: borrowing JSONValue) -> PolicyOutcome? {
        var instruction: OverrideInstruction?
        var splitView: PolicySplitViewSettings?
        var delegate: DelegateBehavior?
        let isObject = readObject(value, known: ["override", "splitView", "delegate"]) { name, value, notes in
            switch name {
            case "override": instruction = notes.overrideInstruction(value)
            case "splitView": splitView = notes.policySplitView(value)
            case "delegate": delegate = notes.delegateBehavior(value)
            default: return false
            }
            return true
        }
        guard isObject else { return nil }
        guard value["override"] != nil else {
            fault("The member override is missing: \(OverrideInstruction.inWords).")
            return nil
        }
        return instruction.map { PolicyOutcome($0, splitView: splitView, delegate: delegate) }
    }

    private mutating func overrideInstruction(_ value: borrowing JSONValue) -> OverrideInstruction? {
        switch value.kind {
        case .null: return .clear
        case .object: return .set(traits(value))
        case .string:
            if let text = value.text, text == "keep" { return .keep }
            fault("This must be a trait collection, null or \"keep\": \(OverrideInstruction.inWords).")
        case .bool, .number, .array:
            fault("This must be a trait collection, null or \"keep\", not \(value.kindInWords).")
        }
        return nil
    }

    /// Reads a policy's split view settings; a width in points may be the name of a fact.
    mutating func policySplitView(_ value: borrowing JSONValue) -> PolicySplitViewSettings {
        var settings = PolicySplitViewSettings()
        readObject(value, known: splitViewMembers) { name, value, notes in
            guard let width = name.choice(from: splitViewWidths), !width.isFraction, let text = value.text else {
                return notes.splitViewMember(name, value, into: &settings.fixed)
            }
            guard let fact = text.choice(from: lengthFacts) else {
                notes.fault(
                    "This must be a number of points or the name of a length.",
                    nearest: NearestName.nearest(to: text.string, among: lengthFacts.lazy.map(\.name.description)))
                return true
            }
            settings.widthsFromFacts.append(WidthFromFact(width.path, fact))
            return true
        }
        return settings
    }
}

/// The numeric facts that are lengths in points, by name.
let lengthFacts = numericFacts.filter { $0.choice != .aspectRatio }

extension OverrideInstruction {
    fileprivate static let inWords = "an object sets it, null clears it, \"keep\" makes no call"
}
