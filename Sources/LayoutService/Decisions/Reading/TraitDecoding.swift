package import AdaptiveLayout
package import JSONWire

/// The greatest display scale that a request may give; real displays have 1, 2 or 3 pixels a point.
private let greatestScale = 16.0

/// Every trait that a collection can have.
let traitNames: [StaticString] = traitsByName.map(\.name) + ["displayScale", "typesettingLanguage"]

/// Each enumerated trait under its name.
private let traitsByName: NameTable<EnumeratedTrait> = EnumeratedTrait.allCases.map { ($0.name, $0) }

/// The codes of each trait's values under their names, in the order of the traits.
private let codesByName: [NameTable<UInt8>] = EnumeratedTrait.allCases.map { trait in
    trait.valueNames.enumerated().map { ($1, UInt8($0 + 1)) }
}

extension DecodingNotes {
    /// Reads a trait collection; a trait that is null or left out is unspecified (TC-1).
    package mutating func traits(_ value: borrowing JSONValue) -> TraitCollection {
        var traits = TraitCollection()
        readObject(value, known: traitNames) {
            name, value, notes in
            if let trait = name.choice(from: traitsByName) {
                traits[code: trait] = notes.traitCode(value, of: trait) ?? 0
                return true
            }
            switch name {
            case "displayScale": traits.displayScale = notes.displayScale(value)
            case "typesettingLanguage": traits.typesettingLanguage = value.isNull ? nil : notes.string(value)
            default: return false
            }
            return true
        }
        return traits
    }

    /// Reads the value of an enumerated trait as its code; null and "unspecified" are 0, and so is UIKit's own word for it.
    package mutating func traitCode(_ value: borrowing JSONValue, of trait: EnumeratedTrait) -> UInt8? {
        if value.isNull { return 0 }
        if let text = value.text, text == "unspecified" || trait.isUnspecified(text) { return 0 }
        if trait.isBoolean { return bool(value).map { $0 ? 2 : 1 } }
        return choice(value, from: codesByName[trait.rawValue])
    }

    /// Reads a display scale; null and 0 are unspecified, as in UIKit.
    private mutating func displayScale(_ value: borrowing JSONValue) -> Double? {
        guard !value.isNull else { return nil }
        let scale = number(value, in: 0...greatestScale, unit: "a number of pixels for a point")
        return scale == 0 ? nil : scale
    }
}

extension EnumeratedTrait {
    /// TC-1: whether the name is UIKit's own for the trait's unspecified value.
    fileprivate func isUnspecified(_ name: borrowing JSONText) -> Bool {
        switch self {
        case .forceTouchCapability: name == "unknown"
        case .splitViewControllerLayoutEnvironment: name == "none"
        default: false
        }
    }
}
