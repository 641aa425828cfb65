package import AdaptiveLayout

/// A closed set of names, each with its value.
package typealias NameTable<Choice> = [(name: StaticString, choice: Choice)]

/// UISplitViewController.Style by name.
package let splitViewStyles: NameTable<SplitViewStyle> = [
    ("unspecified", .unspecified), ("doubleColumn", .doubleColumn), ("tripleColumn", .tripleColumn),
]

/// UISplitViewController.DisplayMode by name; the names of iOS 8 to 13 stand at the end.
package let displayModes: NameTable<DisplayMode> = [
    ("automatic", .automatic), ("secondaryOnly", .secondaryOnly), ("oneBesideSecondary", .oneBesideSecondary),
    ("oneOverSecondary", .oneOverSecondary), ("twoBesideSecondary", .twoBesideSecondary),
    ("twoOverSecondary", .twoOverSecondary), ("twoDisplaceSecondary", .twoDisplaceSecondary),
    ("primaryHidden", .secondaryOnly), ("allVisible", .oneBesideSecondary), ("primaryOverlay", .oneOverSecondary),
]

/// UISplitViewController.SplitBehavior by name.
package let splitBehaviors: NameTable<SplitBehavior> = [
    ("automatic", .automatic), ("tile", .tile), ("overlay", .overlay), ("displace", .displace),
]

/// UISplitViewController.PrimaryEdge by name.
package let primaryEdges: NameTable<PrimaryEdge> = [("leading", .leading), ("trailing", .trailing)]

/// UISplitViewController.DisplayModeButtonVisibility by name.
package let buttonVisibilities: NameTable<DisplayModeButtonVisibility> = [
    ("automatic", .automatic), ("never", .never), ("always", .always),
]

/// A width among the members of a split view's configuration.
package struct SplitViewWidth: Sendable {
    /// Where a configuration keeps it.
    package let path: any WritableKeyPath<SplitViewConfiguration, Double?> & Sendable
    /// Whether it is a part of the container's width, 0 to 1, rather than points.
    package let isFraction: Bool

    fileprivate init(_ path: any WritableKeyPath<SplitViewConfiguration, Double?> & Sendable, isFraction: Bool = false)
    {
        self.path = path
        self.isFraction = isFraction
    }
}

/// The members of a split view's configuration that are widths.
package let splitViewWidths: NameTable<SplitViewWidth> = [
    ("minimumPrimaryColumnWidth", SplitViewWidth(\.primary.minimum)),
    ("maximumPrimaryColumnWidth", SplitViewWidth(\.primary.maximum)),
    ("preferredPrimaryColumnWidth", SplitViewWidth(\.primary.preferred)),
    ("preferredPrimaryColumnWidthFraction", SplitViewWidth(\.primary.preferredFraction, isFraction: true)),
    ("minimumSupplementaryColumnWidth", SplitViewWidth(\.supplementary.minimum)),
    ("maximumSupplementaryColumnWidth", SplitViewWidth(\.supplementary.maximum)),
    ("preferredSupplementaryColumnWidth", SplitViewWidth(\.supplementary.preferred)),
    ("preferredSupplementaryColumnWidthFraction", SplitViewWidth(\.supplementary.preferredFraction, isFraction: true)),
    ("minimumSecondaryColumnWidth", SplitViewWidth(\.secondary.minimum)),
    ("maximumSecondaryColumnWidth", SplitViewWidth(\.secondary.maximum)),
    ("preferredSecondaryColumnWidth", SplitViewWidth(\.secondary.preferred)),
    ("preferredSecondaryColumnWidthFraction", SplitViewWidth(\.secondary.preferredFraction, isFraction: true)),
    ("minimumInspectorColumnWidth", SplitViewWidth(\.inspector.minimum)),
    ("maximumInspectorColumnWidth", SplitViewWidth(\.inspector.maximum)),
    ("preferredInspectorColumnWidth", SplitViewWidth(\.inspector.preferred)),
    ("preferredInspectorColumnWidthFraction", SplitViewWidth(\.inspector.preferredFraction, isFraction: true)),
]

/// Every member that a split view's configuration can have.
package let splitViewMembers: [StaticString] =
    [
        "style", "preferredDisplayMode", "preferredSplitBehavior", "primaryEdge", "presentsWithGesture",
        "showsSecondaryOnlyButton", "displayModeButtonVisibility",
    ] + splitViewWidths.map(\.name)
