extension DeviceConfiguration {
    /// What a decision takes from the device without being told: the classes always, the size and the insets
    /// where they are derived or contested.
    ///
    /// Each has the pointer of the request member that it stands for, so a caller leaves out those that it was given.
    public func assumptions(in version: SystemVersion) -> [Assumption] {
        sizeAssumptions + [horizontalAssumption, verticalAssumption] + safeAreaAssumptions(in: version)
    }

    /// What is odd about the configuration under a system version.
    public func warnings(in version: SystemVersion) -> [Warning] {
        guard pane != nil, device.idiom == .pad else { return [] }
        if version.major >= 26 {
            // SZ-11: iPadOS 26 has free windows in place of fixed panes.
            return [
                Warning(
                    pointer: "/device/window",
                    reason: "\(window.rawValue) has its size of iPadOS 18: in iPadOS \(version.major) windows are free",
                    rule: .sz11)
            ]
        }
        guard version.major < 9 else { return [] }
        return [
            Warning(
                pointer: "/device/window",
                reason: "\(window.rawValue) came with iOS 9, and is answered for iOS \(version) as in iOS 9", rule: .sz7
            )
        ]
    }

    private var sizeAssumptions: [Assumption] {
        if let zoom {
            let source = summary + (zoom.note.map { ": \($0)" } ?? "")
            return [("width", size.width), ("height", size.height)].map { side, points in
                Assumption(
                    pointer: "/size/\(side)", value: .number(points), source: source,
                    confidence: zoom.sizeConfidence, rule: .sz6)
            }
        }
        guard let pane else { return [] }
        var assumptions: [Assumption] = []
        if pane.widthConfidence == .inferred {
            assumptions.append(
                Assumption(
                    pointer: "/size/width", value: .number(size.width),
                    source: "\(summary): computed from the panes of other devices", confidence: .inferred, rule: .sz7))
        }
        if pane.heightConfidence == .inferred {
            assumptions.append(
                Assumption(
                    pointer: "/size/height", value: .number(size.height),
                    source: "\(summary): the most that it can be", confidence: .inferred, rule: .sz12))
        }
        return assumptions
    }

    private var horizontalAssumption: Assumption {
        let contested = pane?.contested.map { "; contested: \($0)" } ?? ""
        return Assumption(
            pointer: "/traits/horizontalSizeClass", value: .text(sizeClasses.horizontal.name),
            source: summary + contested, confidence: horizontalReason.confidence, rule: horizontalReason.rule)
    }

    private var verticalAssumption: Assumption {
        Assumption(
            pointer: "/traits/verticalSizeClass", value: .text(sizeClasses.vertical.name), source: summary,
            confidence: verticalReason.confidence, rule: verticalReason.rule)
    }

    /// The rule behind the horizontal class, and how well it is known here.
    var horizontalReason: Reason {
        if let pane { return Reason(paneRule(pane), pane.classConfidence) }
        if isDisplayZoomed { return Reason(.sz6, .inferred) }
        switch (device.idiom, orientation, device.sizeClasses[orientation].horizontal) {
        case (.pad, _, _): return Reason(.sz1, device.sizeClassConfidence)
        case (_, .portrait, .compact): return Reason(.sz3, device.sizeClassConfidence)
        // SZ-17: only a foldable's inner display is a phone with a regular width in portrait.
        case (_, .portrait, .regular): return Reason(.sz17, device.sizeClassConfidence)
        case (_, .landscape, .regular):
            return Reason(device.group == nil ? .sz4 : .sz17, device.sizeClassConfidence)
        case (_, .landscape, .compact): return Reason(.sz5, device.sizeClassConfidence)
        }
    }

    /// The rule behind the vertical class, and how well it is known here.
    var verticalReason: Reason {
        // SZ-2: a pad's height is regular in every window.
        if let pane { return Reason(device.idiom == .pad ? .sz2 : .sz17, pane.classConfidence) }
        if isDisplayZoomed { return Reason(.sz6, .inferred) }
        switch (device.idiom, orientation, device.sizeClasses[orientation].vertical) {
        case (.pad, _, _): return Reason(.sz1, device.sizeClassConfidence)
        case (_, .portrait, _) where device.sizeClasses.portrait.horizontal == .compact:
            return Reason(.sz3, device.sizeClassConfidence)
        case (_, .landscape, .compact): return Reason(.sz4, device.sizeClassConfidence)
        default: return Reason(.sz17, device.sizeClassConfidence)
        }
    }

    private func paneRule(_ pane: DevicePane) -> RuleID {
        switch (pane.window, pane.orientation) {
        case _ where device.idiom != .pad: .sz17
        case (.slideOver, _): .sz12
        case (.splitTwoThirds, .portrait) where pane.contested != nil: .sz8
        case (.splitHalf, .landscape) where pane.sizeClasses.horizontal == .regular: .sz9
        default: .sz7
        }
    }
}
