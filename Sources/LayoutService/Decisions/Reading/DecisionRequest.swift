package import AdaptiveLayout
package import JSONWire

/// A decision request whose device and policy have been looked up.
///
/// A class, since it is large, made once, handed around much and never changed.
package final class DecisionRequest: Sendable {
    /// What the decision follows from.
    package let input: DecisionInput
    /// The policy with its document.
    package let policy: LoadedPolicy
    /// The device that the request names, in the configuration that it asks for; nil without one.
    package let device: DeviceConfiguration?
    /// The members that stand beside a device, with it; nil without a device.
    package let membersBesideDevice: RequestMembers?
    /// Whether the request says anything about its split view.
    let hasSplitView: Bool
    /// The client hints that were looked at.
    package let evidence: HintEvidence

    /// Makes a request of what was looked up for its members.
    init(
        _ members: borrowing RequestMembers, by policy: LoadedPolicy, on device: DeviceConfiguration?,
        _ evidence: HintEvidence, _ catalogue: DeviceCatalogue
    ) {
        input = DecisionInput(members, policy.policy, device: device, catalogue, evidence)
        self.policy = policy
        self.device = device
        membersBesideDevice = device == nil ? nil : copy members
        hasSplitView = members.splitView != nil
        self.evidence = evidence
    }
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
        return request(of: members, snapshot, evidence)
    }

    /// Looks up what a request names, and completes what it leaves out; nil where the device is not known.
    ///
    /// - Parameters:
    ///   - members: The request, with what client hints added.
    ///   - snapshot: What it is looked up in.
    ///   - evidence: The client hints that were looked at.
    /// - Returns: The request.
    package mutating func request(
        of members: RequestMembers, _ snapshot: Snapshot, _ evidence: HintEvidence = HintEvidence()
    ) -> DecisionRequest? {
        guard let policy = members.policy ?? snapshot.policies.system else { return nil }
        var device: DeviceConfiguration?
        if let reference = members.device {
            device = descend(into: .member("device")) { notes in
                notes.configuration(of: reference, in: snapshot.catalogue)
            }
            guard device != nil else { return nil }
        }
        let request = DecisionRequest(members, by: policy, on: device, evidence, snapshot.catalogue)
        if request.hasSplitView { noteSettings(of: request.input) }
        return request
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
    /// Completes the members of a request, with what client hints added: by the device, if there is one, and by
    /// derivation.
    package init(
        _ members: borrowing RequestMembers, _ policy: Policy, device: DeviceConfiguration?,
        _ catalogue: DeviceCatalogue, _ evidence: HintEvidence = HintEvidence()
    ) {
        self.init(
            width: members.size?.width, height: members.size?.height, traits: members.traits, policy: policy,
            systemVersion: members.systemVersion ?? .newestMeasured)
        currentOverride = members.currentOverride
        previousRule = members.previousRule
        safeAreaInsets = members.safeAreaInsets
        if let given = members.splitView { splitView = given }
        delegate = members.delegate
        if let device { fill(from: device) }
        deriveClasses(by: catalogue)
        guard !evidence.consulted.isEmpty else { return }
        // What came from client hints stands ahead of what was concluded from it.
        assumptions = evidence.assumptions + assumptions
        warnings = evidence.warnings + warnings
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
