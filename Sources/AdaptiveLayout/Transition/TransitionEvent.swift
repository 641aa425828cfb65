/// Something that happens to the container, or that the user or the app does.
public enum TransitionEvent: Sendable, Hashable {
    /// The split view comes on screen: its first layout.
    case appear
    /// The container's bounds change, in points, nil for a side not measured; the traits are put over those it has.
    case resize(width: Double?, height: Double?, traits: TraitCollection)
    /// Width and height change places; the traits are put over those it has.
    case rotate(traits: TraitCollection)
    /// Traits change and the size does not (ROT-3).
    case setTraits(TraitCollection)
    /// A screen shows another (SH-2); the column counts while expanded, nil is the primary.
    case show(ViewController, in: SplitViewColumn?)
    /// A screen shows a detail (SH-4, SH-5).
    case showDetail(ViewController)
    /// The user goes back by one screen; the column counts while expanded, nil is the primary.
    case pop(in: SplitViewColumn?)
    /// The user goes back to the root; the column counts while expanded, nil is the primary.
    case popToRoot(in: SplitViewColumn?)
    /// The app shows a column (COL-16, COL-19).
    case showColumn(SplitViewColumn)
    /// The app hides a column (COL-16, COL-19).
    case hideColumn(SplitViewColumn)
    /// The user presses the display mode button (SVC-15, COL-21).
    case pressDisplayModeButton
    /// The app assigns the preferred display mode (SVC-14, COL-4).
    case setPreferredDisplayMode(DisplayMode)
    /// The app assigns the preferred split behaviour (COL-5).
    case setPreferredSplitBehavior(SplitBehavior)
    /// The app sets the view controller of a column; nil clears it (COL-23).
    case setViewController(ViewController?, for: SplitViewColumn)
    /// The app assigns settings of the split view; those that are reset become automatic.
    case configure(SplitViewConfigurationChange)
}

extension TransitionEvent {
    /// The view controller that the event brings, if it brings one.
    public var viewController: ViewController? {
        switch self {
        case .show(let viewController, _), .showDetail(let viewController): viewController
        case .setViewController(let viewController, _): viewController
        default: nil
        }
    }
}
