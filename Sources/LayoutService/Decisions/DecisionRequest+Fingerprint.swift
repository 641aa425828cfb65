import AdaptiveLayout

extension DecisionRequest {
    /// The fingerprint of everything that the answer follows from: the normalised request and the policy's digest.
    package var fingerprint: Fingerprint {
        var fingerprint = Fingerprint()
        fingerprint.add(policy.digestWords.first)
        fingerprint.add(policy.digestWords.second)
        fingerprint.add(input.width)
        fingerprint.add(input.height)
        fingerprint.add(input.traits)
        fingerprint.add(input.derivedTraits)
        fingerprint.add(namedDevice?.members.device)
        if let members = namedDevice?.members {
            // What stands beside a device is not assumed, even where it says what the device says.
            fingerprint.add(members.size?.width)
            fingerprint.add(members.size?.height)
            fingerprint.add(members.traits)
            fingerprint.add(members.safeAreaInsets)
        }
        fingerprint.add(input.currentOverride)
        fingerprint.add(input.previousRule)
        fingerprint.add(UInt64(input.systemVersion.major << 16 | input.systemVersion.minor))
        fingerprint.add(input.safeAreaInsets)
        fingerprint.add(hasSplitView ? input.splitView : nil)
        fingerprint.add(input.delegate)
        for (hint, value) in evidence.consulted {
            fingerprint.add(hint.rawValue)
            fingerprint.add(value ?? "")
        }
        return fingerprint
    }
}

extension Fingerprint {
    /// Adds traits, or that there are none.
    fileprivate mutating func add(_ traits: TraitCollection?) {
        guard let traits else { return add(.max as UInt64) }
        let codes = traits.codeWords
        add(codes.low)
        add(codes.high)
        add(traits.displayScale)
        add(traits.typesettingLanguage)
    }

    /// Adds a device as it was named: assumptions speak of it.
    fileprivate mutating func add(_ device: DeviceReference?) {
        guard let device else { return add(0 as UInt64) }
        add(device.id)
        add(device.model)
        add(device.orientation.rawValue)
        add(device.window.rawValue)
        add(device.isDisplayZoomed ? 2 : 1 as UInt64)
    }

    fileprivate mutating func add(_ insets: EdgeInsets?) {
        guard let insets else { return add(nil as Double?) }
        add(insets.top)
        add(insets.left)
        add(insets.bottom)
        add(insets.right)
    }

    /// Adds what a request sets on its split view; what sets nothing is as good as none.
    fileprivate mutating func add(_ configuration: SplitViewConfiguration?) {
        guard let configuration, configuration != SplitViewConfiguration() else { return add(0 as UInt64) }
        add(configuration.style?.rawValue)
        add(configuration.preferredDisplayMode?.rawValue)
        add(configuration.preferredSplitBehavior?.rawValue)
        add(configuration.primaryEdge?.rawValue)
        add(configuration.displayModeButtonVisibility?.rawValue)
        add(Self.word(configuration.presentsWithGesture) << 2 | Self.word(configuration.showsSecondaryOnlyButton))
        for widths in [
            configuration.primary, configuration.supplementary, configuration.secondary, configuration.inspector,
        ] {
            add(widths.minimum)
            add(widths.maximum)
            add(widths.preferred)
            add(widths.preferredFraction)
        }
    }

    fileprivate mutating func add(_ delegate: DelegateBehavior) {
        guard delegate != DelegateBehavior() else { return add(0 as UInt64) }
        add(delegate.collapseSecondary?.rawValue)
        add(delegate.topColumnForCollapsing?.rawValue)
        add(delegate.targetDisplayMode?.rawValue)
    }

    private static func word(_ bool: Bool?) -> UInt64 {
        bool.map { $0 ? 2 : 1 } ?? 0
    }
}
