/// UIUserInterfaceSizeClass without its unspecified case, which is a nil here.
public enum SizeClass: UInt8, CaseIterable, Sendable {
    case compact = 1
    case regular = 2

    /// The class as UIKit's Swift interface spells it.
    public var name: String {
        switch self {
        case .compact: "compact"
        case .regular: "regular"
        }
    }
}

/// UITraitEnvironmentLayoutDirection without its unspecified case.
public enum LayoutDirection: UInt8, CaseIterable, Sendable {
    case leftToRight = 1
    case rightToLeft = 2
}

/// UIUserInterfaceIdiom without its unspecified case.
public enum UserInterfaceIdiom: UInt8, CaseIterable, Sendable {
    case phone = 1
    case pad = 2
    case tv = 3
    case carPlay = 4
    case mac = 5
    case vision = 6
}
