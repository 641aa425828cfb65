package import AdaptiveLayout
package import JSONWire

/// A decision request whose device and policy have been looked up.
package struct DecisionRequest: Sendable {
    /// What the decision follows from.
    package var input: DecisionInput
    /// The policy with its document.
    package var policy: LoadedPolicy
    /// The members as they were given, with what client hints added.
    package var members: RequestMembers
    /// The device that the request names, in the configuration that it asks for; nil without one.
    package var device: DeviceConfiguration?
    /// The client hints that were looked at.
    package var evidence = HintEvidence()
}

extension DecodingNotes {
    /// Reads a decision request.
    ///
    /// - Parameters:
    ///   - value: The request.
    ///   - snapshot: What it is looked up in.
    ///   - hint: The value of a client hint, for what the request leaves out; nil where there are none to ask.
    /// - Returns: Nil where the device is not known.
    package mutating func decisionRequest(
        _ value: borrowing JSONValue, _ snapshot: Snapshot, hint: ((ClientHint) -> String?)? = nil
    ) -> DecisionRequest? {
        var members = RequestMembers()
        readObject(value, known: RequestMembers.names) { name, value, notes in
            notes.requestMember(name, value, into: &members, snapshot)
        }
        guard let hint else { return request(of: members, snapshot) }
        let evidence = HintEvidence(filling: &members, from: snapshot.catalogue, value: hint)
        var request = request(of: members, snapshot)
        request?.add(evidence)
        return request
    }

    /// Looks up what a request names, and completes what it leaves out; nil where the device is not known.
    package mutating func request(of members: RequestMembers, _ snapshot: Snapshot) -> DecisionRequest? {
        guard let policy = members.policy ?? snapshot.policies["system"] else { return nil }
        var device: DeviceConfiguration?
        if let reference = members.device {
            device = descend(into: .member("device")) { notes in
                notes.configuration(of: reference, in: snapshot.catalogue)
            }
            guard device != nil else { return nil }
        }
        let input = DecisionInput(members, policy.policy, device: device, snapshot.catalogue)
        noteSettings(of: input)
        return DecisionRequest(input: input, policy: policy, members: members, device: device)
    }
}

extension DecisionRequest {
    /// Adds what came from client hints, ahead of what was concluded from it.
    fileprivate mutating func add(_ evidence: HintEvidence) {
        self.evidence = evidence
        input.assumptions = evidence.assumptions + input.assumptions
        input.warnings = evidence.warnings + input.warnings
    }
}

extension DecodingNotes {
    /// Notes each setting of the request on which UIKit raises; the policy's own settings are ignored where they do.
    private mutating func noteSettings(of input: DecisionInput) {
        guard input.splitView != SplitViewConfiguration() else { return }
        let override = OverrideDecision(input.policy, facts: input.facts, currentOverride: nil)
        for case .raises(let setting, let reason, _) in input.configuration(after: override).faults(
            at: input.systemVersion)
        where input.splitView.sets(setting) {
            descend(into: .member("splitView")) { notes in
                notes.fault(at: .member(setting.rawValue), "UIKit raises an exception here. \(reason)")
            }
        }
    }
}

extension DecisionInput {
    /// Completes the members of a request: by the device, if there is one, and by derivation.
    package init(
        _ members: RequestMembers, _ policy: Policy, device: DeviceConfiguration?, _ catalogue: DeviceCatalogue
    ) {
        self.init(
            width: members.size?.width, height: members.size?.height, traits: members.traits, policy: policy,
            systemVersion: members.systemVersion ?? .newestMeasured)
        currentOverride = members.currentOverride
        previousRule = members.previousRule
        safeAreaInsets = members.safeAreaInsets
        splitView = members.splitView
        delegate = members.delegate
        if let device { fill(from: device) }
        deriveClasses(by: catalogue)
    }

    /// Takes from a device what the request leaves out, and notes what was taken.
    fileprivate mutating func fill(from configuration: DeviceConfiguration) {
        var taken = Set(["/safeAreaInsets"])
        if width == nil {
            width = configuration.size.width
            taken.insert("/size/width")
        }
        if height == nil {
            height = configuration.size.height
            taken.insert("/size/height")
        }
        if traits.horizontalSizeClass == nil { taken.insert("/traits/horizontalSizeClass") }
        if traits.verticalSizeClass == nil { taken.insert("/traits/verticalSizeClass") }
        traits = configuration.traits.merging(traits)
        if safeAreaInsets == nil {
            safeAreaInsets = configuration.safeAreaInsets(in: systemVersion)
        } else {
            taken.remove("/safeAreaInsets")
        }
        assumptions += configuration.assumptions(in: systemVersion).filter { taken.contains($0.pointer) }
        warnings += configuration.warnings(in: systemVersion)
    }

    /// Derives size classes that neither the request nor a device gives; they serve the arrangement alone.
    fileprivate mutating func deriveClasses(by catalogue: DeviceCatalogue) {
        guard traits.horizontalSizeClass == nil || traits.verticalSizeClass == nil else { return }
        let completed = SizeClassDerivation(catalogue: catalogue).completing(traits, size: size)
        derivedTraits = completed.traits
        assumptions += completed.assumptions
    }
}
