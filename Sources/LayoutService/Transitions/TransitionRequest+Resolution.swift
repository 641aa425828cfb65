import AdaptiveLayout

extension TransitionRequest {
    /// Completes a container as a decision request is completed: by the device, held as it is now, and by derivation.
    var resolution: Transition.Resolution {
        let (base, given, snapshot) = (base, members, snapshot)
        return { container throws(TransitionFault) in
            var members = given
            members.size = GivenSize(width: container.width, height: container.height)
            members.traits = container.traits
            let device = try base.device?.turned(to: container.orientation)
            return DecisionInput(members, base.policy.policy, device: device, snapshot.catalogue)
        }
    }

    /// The style of the split view in a state, by what the app and the policy set.
    func style(in state: TransitionState) -> SplitViewStyle {
        if let style = state.splitView.style { return style }
        let override = OverrideDecision(base.input.policy, facts: base.input.facts, currentOverride: nil)
        return base.input.configuration(after: override).style ?? .unspecified
    }
}

extension DeviceConfiguration {
    /// The same device and window, held so.
    fileprivate func turned(to orientation: DeviceOrientation?) throws(TransitionFault) -> DeviceConfiguration {
        guard let orientation, orientation != self.orientation else { return self }
        do throws(DeviceConfigurationFault) {
            return try DeviceConfiguration(
                device: device, orientation: orientation, window: window, isDisplayZoomed: isDisplayZoomed)
        } catch {
            throw TransitionFault(
                at: .event(member: nil), "\(device.name) has no window \(window.rawValue) in \(orientation.rawValue).")
        }
    }
}
