import AdaptiveLayout

/// Plays events to one split view and arranges it after each, as a caller that keeps the state does.
struct SplitViewPlayer {
    var generation: SplitViewGeneration
    var configuration: SplitViewConfiguration
    var environment: SplitViewEnvironment
    private var state: SplitViewLayoutState?

    init(
        version: SystemVersion, _ configuration: SplitViewConfiguration, in environment: SplitViewEnvironment
    ) {
        generation = .following(version)
        self.configuration = generation.settled(configuration.keepingSettings(knownTo: version))
        self.environment = environment
    }

    mutating func appear() -> SplitArrangement { arrange(at: .firstLayout) }

    mutating func assign(_ mode: DisplayMode) -> SplitArrangement {
        configuration = generation.assigning(mode, to: configuration)
        return arrange(at: state.map { .assignmentOnScreen(previous: $0) } ?? .firstLayout)
    }

    mutating func resize(to size: Size) -> SplitArrangement {
        environment.size = size
        return arrange(at: state.map { .boundsChange(previous: $0) } ?? .firstLayout)
    }

    mutating func configure(_ change: (inout SplitViewConfiguration) -> Void) -> SplitArrangement {
        change(&configuration)
        return arrange(at: state.map { .settingsChange(previous: $0) } ?? .firstLayout)
    }

    mutating func show(_ column: SplitViewColumn) -> SplitArrangement {
        apply { $0.generation.showing(column, $0.configuration, in: $0.environment, from: $1) }
    }

    mutating func hide(_ column: SplitViewColumn) -> SplitArrangement {
        apply { $0.generation.hiding(column, $0.configuration, in: $0.environment, from: $1) }
    }

    mutating func pressButton() -> SplitArrangement {
        apply { $0.generation.pressingDisplayModeButton($0.configuration, in: $0.environment, from: $1) }
    }

    mutating func press(leadingTo mode: DisplayMode) -> SplitArrangement {
        apply { $0.generation.change(to: mode, $1) }
    }

    private mutating func apply(
        _ change: (SplitViewPlayer, SplitViewLayoutState) -> SplitViewChange
    ) -> SplitArrangement {
        guard let state, !state.isCollapsed, case .layout(let moment, let preference) = change(self, state) else {
            return arrange(at: state.map { .settingsChange(previous: $0) } ?? .firstLayout)
        }
        configuration.preferredDisplayMode = preference ?? configuration.preferredDisplayMode
        return arrange(at: moment)
    }

    private mutating func arrange(at moment: LayoutMoment) -> SplitArrangement {
        let arrangement = generation.arrange(configuration, in: environment, at: moment)
        state = arrangement.state
        return arrangement
    }
}
