extension DeviceConfiguration {
    /// The insets as an assumption where they are derived, contested, or those of another screen; else nothing.
    func safeAreaAssumptions(in version: SystemVersion) -> [Assumption] {
        let known = knownInsets(in: version)
        let contradictions = contradictions(of: known)
        let isOtherScreen = pane != nil || isDisplayZoomed
        guard known.confidence == .inferred || isOtherScreen || !contradictions.isEmpty else { return [] }
        var source = "\(summary): \(known.basis)"
        if pane != nil { source += "; those of the full screen" }
        if isDisplayZoomed { source += "; those of the screen that is not zoomed" }
        if !contradictions.isEmpty { source += "; contested: \(contradictions.joined(separator: ", "))" }
        return [
            Assumption(
                pointer: "/safeAreaInsets", value: .insets(known.insets[orientation]), source: source,
                confidence: isOtherScreen ? .inferred : known.confidence, rule: nil)
        ]
    }

    /// What other sources say of the same insets, in words.
    private func contradictions(of known: KnownInsets) -> [String] {
        device.safeAreaVariants.compactMap { variant in
            guard case .contradicting(let circumstance) = variant.scope,
                variant.known.insets[orientation] != known.insets[orientation]
            else { return nil }
            return "\(variant.known.insets[orientation].summary) (\(circumstance): \(variant.known.basis))"
        }
    }
}

extension EdgeInsets {
    /// The four distances in words, each a whole number where it is one.
    fileprivate var summary: String {
        "top \(words(top)), left \(words(left)), bottom \(words(bottom)), right \(words(right))"
    }

    private func words(_ points: Double) -> String {
        Int(exactly: points).map(String.init) ?? String(points)
    }
}
