import AdaptiveLayout
import JSONWire

extension JSONWriter {
    /// Writes a state so that it goes back in unchanged: what was given, as things stand now, and what is remembered.
    mutating func state(_ state: TransitionState, of request: TransitionRequest) {
        object { writer in
            writer.member("version", transitionStateVersion)
            writer.given(state.container, request.members)
            writer.policy(request)
            writer.member("policyReadsTraits", state.policyReadsTraits.rawValue)
            writer.member("currentOverride", orNull: state.currentOverride)
            writer.member("previousRule", orNull: state.progress?.rule)
            writer.member("systemVersion", ifPresent: request.members.systemVersion?.description)
            writer.member("safeAreaInsets", ifPresent: request.members.safeAreaInsets)
            writer.member("splitView", state.splitView)
            writer.member("delegate", request.members.delegate)
            writer.hierarchy(state.hierarchy, style: request.style(in: state))
            if let layout = state.progress?.layout { writer.layout(layout) }
        }
    }

    private mutating func given(_ container: TransitionContainer, _ members: RequestMembers) {
        if container.width != nil || container.height != nil || members.size != nil {
            object("size") { writer in
                writer.member("width", ifPresent: container.width)
                writer.member("height", ifPresent: container.height)
            }
        }
        member("traits", container.traits)
        guard let device = members.device else { return }
        object("device") { writer in
            writer.member("id", ifPresent: device.id)
            writer.member("model", ifPresent: device.model)
            writer.member("orientation", (container.orientation ?? device.orientation).rawValue)
            writer.member("window", device.window.rawValue)
            writer.member("displayZoom", device.isDisplayZoomed)
        }
    }

    /// A loaded policy goes by its id; one that came as a document goes as that document.
    private mutating func policy(_ request: TransitionRequest) {
        guard let policy = request.members.policy else { return }
        name("policy")
        if request.snapshot.policies[policy.policy.id] === policy {
            value(policy.policy.id)
        } else {
            rawValue(policy.document)
        }
    }

    private mutating func hierarchy(_ hierarchy: Hierarchy, style: SplitViewStyle) {
        object("columns") { writer in
            for column in SplitViewColumn.allCases
            where hierarchy.columns[column] != nil || style.alwaysLists(column) {
                writer.column(column, of: hierarchy.columns)
            }
        }
        object("registeredColumns") { writer in
            for column in hierarchy.registeredColumns.occupied {
                writer.column(column, of: hierarchy.registeredColumns)
            }
        }
        member("stackedColumns", hierarchy.stackedColumns.map(\.rawValue))
        member("presented", hierarchy.presented)
    }

    private mutating func layout(_ layout: SplitViewLayoutState) {
        object("layout") { writer in
            writer.member("displayMode", layout.displayMode.rawValue)
            writer.member("requestedDisplayMode", layout.requestedDisplayMode.rawValue)
            writer.member("isCollapsed", layout.isCollapsed)
            writer.member("showsInspector", layout.showsInspector)
        }
    }
}

extension SplitViewStyle {
    /// Whether a state lists the column even while it is empty: those of the style (SVC-7).
    fileprivate func alwaysLists(_ column: SplitViewColumn) -> Bool {
        switch column {
        case .primary, .secondary: true
        case .supplementary: self == .tripleColumn
        case .inspector, .compact: false
        }
    }
}
