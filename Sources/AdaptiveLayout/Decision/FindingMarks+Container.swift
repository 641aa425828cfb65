extension FindingMarks {
    /// What is found about the container itself.
    @inline(__always)
    static func container(of input: DecisionInput) -> FindingMarks {
        var marks = FindingMarks()
        marks.noteSides(of: input)
        marks.noteContradictions(of: input)
        if let rule = input.previousRule {
            marks.note(.unknownPreviousRule, where: input.policy.placeOfRule(rule) == nil)
        }
        return marks
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

    /// TC-12: notes an override that stays although the container's class has changed under it, as in seed 003.
    @inline(never)
    mutating func noteKept(_ override: PlainTraits, over traits: PlainTraits) {
        note(.staleHorizontalOverride, where: override.contradicts(traits, in: .horizontalSizeClass))
        note(.staleVerticalOverride, where: override.contradicts(traits, in: .verticalSizeClass))
    }
}

extension DecisionFindings {
    /// TC-1: notes what of traits a version does not have yet.
    @inline(never)
    mutating func noteLaterTraits(of traits: TraitCollection, _ version: SystemVersion) {
        var later = TraitBits()
        traits.forEachSpecified { trait, _ in
            if version < trait.introduction { later.insert(trait) }
        }
        laterTraits = later
        marks.note(.laterMac, where: traits.userInterfaceIdiom == .mac && version.major < 14)
        marks.note(.laterVision, where: traits.userInterfaceIdiom == .vision && version.major < 17)
        marks.note(.laterLanguage, where: traits.typesettingLanguage != nil && version.major < 17)
    }
}

extension PlainTraits {
    /// Whether both collections specify a trait, and not with the same value.
    fileprivate func contradicts(_ other: PlainTraits, in trait: EnumeratedTrait) -> Bool {
        let (code, otherCode) = (codes[trait], other.codes[trait])
        return code != 0 && otherCode != 0 && code != otherCode
    }
}
