extension FindingMarks {
    /// Notes input that no device shows: legal, answered, and most likely not meant.
    ///
    /// What counts is what the request or its device says of the container, not what a policy makes of it for its child.
    @inline(__always)
    mutating func noteContradictions(of input: DecisionInput) {
        guard let width = input.width, width > 0 else { return }
        switch input.traits.userInterfaceIdiom {
        case .phone: notePhone(input, width)
        case .pad:
            switch input.traits.horizontalSizeClass {
            case .compact: note(.wideCompactPad, where: width >= PadPaneWidths.narrowestRegular)
            // SZ-1: in iOS 8 every window of an iPad is its screen.
            case .regular:
                note(.narrowRegularPad, where: width <= PadPaneWidths.widestCompact && input.systemVersion.major >= 9)
            case nil: break
            }
            note(.lowPad, where: input.traits.verticalSizeClass == .compact)
        default: break
        }
    }

    /// A phone's classes follow from how it is held, and in landscape from which phone it is.
    @inline(__always)
    private mutating func notePhone(_ input: DecisionInput, _ width: Double) {
        let (horizontal, vertical) = (input.traits.horizontalSizeClass, input.traits.verticalSizeClass)
        // SZ-13: in iOS 27 a phone's window is compact in every size, and may have any shape.
        let hasFixedWindows = input.systemVersion.major < 27
        note(.wideCompactPhone, where: hasFixedWindows && horizontal == .compact && width > PhoneScreens.longestLength)
        guard let height = input.height, height > 0 else { return }
        var found = FindingMarks()
        if width < height {
            found.note(.regularPhoneInPortrait, where: horizontal == .regular)
            found.note(.lowPhoneInPortrait, where: hasFixedWindows && vertical == .compact)
        } else if width > height, hasFixedWindows {
            found.note(.tallPhoneInLandscape, where: vertical == .regular)
            switch horizontal {
            case .regular: found.note(.regularSmallPhone, where: PhoneScreens.isCompactLength(width))
            case .compact: found.note(.compactLargePhone, where: PhoneScreens.isRegularLength(width))
            case nil: break
            }
        }
        if !found.isEmpty, !PhoneScreens.isInnerDisplay(input.size) { formUnion(found) }
    }
}

extension PhoneScreens {
    /// Whether no phone of this length is regular in landscape: a known compact one, or shorter than all that are regular.
    fileprivate static func isCompactLength(_ length: Double) -> Bool {
        length < shortestRegularLength || compactLengths.contains(length)
    }

    /// Whether a phone of this length is regular in landscape.
    fileprivate static func isRegularLength(_ length: Double) -> Bool {
        length >= shortestRegularLength && regularLengths.contains(length)
    }

    /// The least of `regularLengths`.
    private static var shortestRegularLength: Double { 736 }
}
