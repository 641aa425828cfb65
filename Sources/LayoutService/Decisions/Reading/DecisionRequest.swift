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
    /// The device that the request names; nil without one.
    let namedDevice: NamedDevice?
    /// Whether the request says anything about its split view.
    let hasSplitView: Bool
    /// The client hints that were looked at.
    package let evidence: HintEvidence

    /// Makes a request of what was looked up for its members.
    init(
        _ members: borrowing RequestMembers, by policy: LoadedPolicy, on namedDevice: NamedDevice?,
        _ evidence: HintEvidence, _ catalogue: DeviceCatalogue
    ) {
        var input = DecisionInput(of: members, policy.policy)
        input.take(members)
        if let namedDevice { input.fill(from: namedDevice.configuration) }
        input.deriveClasses(by: catalogue)
        if !evidence.consulted.isEmpty { input.add(evidence) }
        self.input = consume input
        self.policy = policy
        self.namedDevice = namedDevice
        hasSplitView = members.splitView != nil
        self.evidence = evidence
    }

    /// The device that the request names, in the configuration that it asks for; nil without one.
    package var device: DeviceConfiguration? { namedDevice?.configuration }
}

/// The device that a request names, in the configuration that it asks for, with the members that stand beside it.
final class NamedDevice: Sendable {
    let configuration: DeviceConfiguration
    let members: RequestMembers

    init(_ configuration: DeviceConfiguration, beside members: RequestMembers) {
        self.configuration = configuration
        self.members = members
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
        var namedDevice: NamedDevice?
        if members.namesDevice {
            namedDevice = self.namedDevice(of: members, snapshot)
            guard namedDevice != nil else { return nil }
        }
        let request = DecisionRequest(members, by: policy, on: namedDevice, evidence, snapshot.catalogue)
        if request.hasSplitView { noteSettings(of: request.input) }
        return request
    }

    private mutating func namedDevice(of members: RequestMembers, _ snapshot: Snapshot) -> NamedDevice? {
        guard let reference = members.device else { return nil }
        let configuration = descend(into: .member("device")) { notes in
            notes.configuration(of: reference, in: snapshot.catalogue)
        }
        return configuration.map { NamedDevice($0, beside: members) }
    }
}

extension DecodingNotes {
    /// Notes each setting of the request on which UIKit raises; the policy's own settings are ignored where they do.
    private mutating func noteSettings(of input: DecisionInput) {
        guard input.splitView.mayHaveFaults(at: input.systemVersion) else { return }
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
        _ members: borrowing RequestMembers, _ policy: Policy, device: DeviceConfiguration?,
        _ catalogue: DeviceCatalogue
    ) {
        self.init(of: members, policy)
        take(members)
        if let device { fill(from: device) }
        deriveClasses(by: catalogue)
    }

    /// Begins with what every request has.
    fileprivate init(of members: borrowing RequestMembers, _ policy: Policy) {
        self.init(
            width: members.size?.width, height: members.size?.height, traits: members.traits, policy: policy,
            systemVersion: members.systemVersion ?? .newestMeasured)
    }

    /// Takes the members that a request may have besides, where it has them.
    fileprivate mutating func take(_ members: borrowing RequestMembers) {
        if let override = members.currentOverride { currentOverride = override }
        if let rule = members.previousRule { previousRule = rule }
        if let insets = members.safeAreaInsets { safeAreaInsets = insets }
        if let given = members.splitView { splitView = given }
        delegate = members.delegate
    }

    /// Adds what came from client hints, ahead of what was concluded from it.
    fileprivate mutating func add(_ evidence: HintEvidence) {
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
        let completed = SizeClassDerivation(catalogue: catalogue).completing(
            traits, size: size, in: systemVersion)
        derivedTraits = completed.traits
        assumptions += completed.assumptions
    }
}
