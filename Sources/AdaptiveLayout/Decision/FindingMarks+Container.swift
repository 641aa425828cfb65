extension FindingMarks {
    /// Notes what is found about the container itself.
    @inline(__always)
    mutating func noteContainer(of input: DecisionInput) {
        noteSides(of: input)
        noteContradictions(of: input)
        if let rule = input.previousRule { note(.unknownPreviousRule, where: input.policy.placeOfRule(rule) == nil) }
        guard input.systemVersion < EnumeratedTrait.newestIntroduction else { return }
        noteLaterValues(of: input.traits, input.systemVersion)
    }

    /// Notes sides that are not measured; mostly both are.
    @inline(__always)
    private mutating func noteSides(of input: DecisionInput) {
        if input.size.width > 0, input.size.height > 0 { return }
        noteUnmeasuredSides(of: input)
    }

    @inline(never)
    private mutating func noteUnmeasuredSides(of input: DecisionInput) {
        note([.unmeasuredWidth, .missingWidth], where: input.width == nil)
        note([.unmeasuredHeight, .missingHeight], where: input.height == nil)
        note(.unmeasuredWidth, where: input.width == 0)
        note(.unmeasuredHeight, where: input.height == 0)
    }

    /// TC-1: notes what of traits the version does not have yet, but for the traits that stand in a list of their own.
    @inline(never)
    private mutating func noteLaterValues(of traits: TraitCollection, _ systemVersion: SystemVersion) {
        note(.laterMac, where: traits.userInterfaceIdiom == .mac && systemVersion.major < 14)
        note(.laterVision, where: traits.userInterfaceIdiom == .vision && systemVersion.major < 17)
        note(.laterLanguage, where: traits.typesettingLanguage != nil && systemVersion.major < 17)
    }

    /// TC-12: notes an override that stays although the container's class has changed under it, as in seed 003.
    @inline(__always)
    mutating func note(_ decided: OverrideDecision, over traits: TraitCollection) {
        guard decided.action == .keep, decided.isAskedNow, let stays = decided.override else { return }
        note(.staleHorizontalOverride, where: stays.contradicts(traits, in: .horizontalSizeClass))
        note(.staleVerticalOverride, where: stays.contradicts(traits, in: .verticalSizeClass))
    }
}

extension TraitCollection {
    /// TC-1: the traits that are specified and that a version does not have yet.
    func laterTraits(than version: SystemVersion) -> TraitBits {
        var later = TraitBits()
        guard version < EnumeratedTrait.newestIntroduction else { return later }
        forEachSpecified { trait, _ in
            if version < trait.introduction { later.insert(trait) }
        }
        return later
    }

    /// Whether both collections specify a trait, and not with the same value.
    fileprivate func contradicts(_ other: TraitCollection, in trait: EnumeratedTrait) -> Bool {
        let (code, otherCode) = (self[code: trait], other[code: trait])
        return code != 0 && otherCode != 0 && code != otherCode
    }
}
