/// The longest side of any iPhone in points, as of 2026; a compact phone window is not wider.
private let longestPhoneSide = 956.0

extension DecisionFindings {
    /// Notes input that no device shows: legal, answered, and most likely not meant.
    mutating func noteContradictions(of input: DecisionInput) {
        guard width > 0 else { return }
        let (idiom, verticalClass) = (input.traits.userInterfaceIdiom, input.traits.verticalSizeClass)
        switch (idiom, input.traits.horizontalSizeClass) {
        case (.phone, .compact): note(.wideCompactPhone, where: width > longestPhoneSide)
        case (.pad, .compact): note(.wideCompactPad, where: width >= PadPaneWidths.narrowestRegular)
        case (.pad, .regular): note(.narrowRegularPad, where: width <= PadPaneWidths.widestCompact)
        default: break
        }
        note(.lowPad, where: idiom == .pad && verticalClass == .compact)
    }
}
