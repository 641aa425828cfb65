/// UISplitViewController.Style (SVC-1); `unspecified` is the classic style of iOS 8.
public enum SplitViewStyle: String, CaseIterable, Sendable {
    case unspecified
    case doubleColumn
    case tripleColumn
}

/// UISplitViewController.DisplayMode (SVC-1), under the names of iOS 14.
public enum DisplayMode: String, CaseIterable, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    case twoDisplaceSecondary

    /// The mode that a name of iOS 8 to 13 means, or nil for any other name.
    public init?(legacyName: String) {
        switch legacyName {
        case "primaryHidden": self = .secondaryOnly
        case "allVisible": self = .oneBesideSecondary
        case "primaryOverlay": self = .oneOverSecondary
        default: return nil
        }
    }
}

/// UISplitViewController.SplitBehavior (SVC-1, iOS 14).
public enum SplitBehavior: String, CaseIterable, Sendable {
    case automatic
    case tile
    case overlay
    case displace
}

/// UISplitViewController.Column (SVC-1); the inspector came with iOS 26.
public enum SplitViewColumn: String, CaseIterable, Sendable {
    case primary
    case supplementary
    case secondary
    case inspector
    case compact
}

/// UISplitViewController.PrimaryEdge (SVC-22, iOS 11): semantic, so right-to-left mirrors it.
public enum PrimaryEdge: String, CaseIterable, Sendable {
    case leading
    case trailing
}

/// UISplitViewController.DisplayModeButtonVisibility (iOS 14.5).
public enum DisplayModeButtonVisibility: String, CaseIterable, Sendable {
    case automatic
    case never
    case always
}
