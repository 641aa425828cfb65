/// A trait whose values are a closed set of names (TC-1), in the order in which an answer lists them.
///
/// The raw value is the trait's place in a collection's storage. Display scale and typesetting language are not
/// enumerations and stand beside these.
public enum EnumeratedTrait: Int, CaseIterable, Sendable {
    case horizontalSizeClass
    case verticalSizeClass
    case userInterfaceIdiom
    case forceTouchCapability
    case layoutDirection
    case preferredContentSizeCategory
    case displayGamut
    case userInterfaceStyle
    case accessibilityContrast
    case userInterfaceLevel
    case legibilityWeight
    case activeAppearance
    case toolbarItemPresentationSize
    case imageDynamicRange
    case sceneCaptureState
    case listEnvironment
    case tabAccessoryEnvironment
    case splitViewControllerLayoutEnvironment
    case hdrHeadroomUsageLimit
    case resolvesNaturalAlignmentWithBaseWritingDirection

    /// All traits, in the order in which an answer lists them.
    public static let allCases: [EnumeratedTrait] = (0..<32).compactMap(EnumeratedTrait.init)

    /// The trait's name as UIKit's Swift interface spells it.
    public var name: StaticString { traitVocabulary[rawValue].name }

    /// The names of the trait's values, without the unspecified one.
    ///
    /// A value's code is its place here, plus one.
    public var valueNames: [StaticString] { traitVocabulary[rawValue].values }

    /// Whether the trait's values are truth values rather than names; its names are then "false" and "true".
    public var isBoolean: Bool { self == .resolvesNaturalAlignmentWithBaseWritingDirection }

    /// The name of a value by its code, or nil for 0, which is unspecified.
    public func valueName(code: UInt8) -> StaticString? {
        code == 0 ? nil : valueNames[Int(code) - 1]
    }

    /// The code of a value by its name, or nil for a name that the trait does not have.
    public func code(ofValueNamed name: String) -> UInt8? {
        valueNames.firstIndex { $0.description == name }.map { UInt8($0 + 1) }
    }

    /// The trait of a name, or nil for a name that no enumerated trait has.
    public init?(name: String) {
        guard let index = traitVocabulary.firstIndex(where: { $0.name.description == name }) else { return nil }
        self.init(rawValue: index)
    }
}
