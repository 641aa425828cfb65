extension DecisionFindings {
    /// Notes input that no device shows: legal, answered, and most likely not meant.
    ///
    /// What counts is what the request or its device says of the container, not what a policy makes of it for its child.
    mutating func noteContradictions(of input: DecisionInput) {
        guard width > 0 else { return }
        switch input.traits.userInterfaceIdiom {
        case .phone: notePhone(input)
        case .pad:
            switch input.traits.horizontalSizeClass {
            case .compact: note(.wideCompactPad, where: width >= PadPaneWidths.narrowestRegular)
            // SZ-1: in iOS 8 every window of an iPad is its screen.
            case .regular:
                note(.narrowRegularPad, where: width <= PadPaneWidths.widestCompact && systemVersion.major >= 9)
            case nil: break
            }
            note(.lowPad, where: input.traits.verticalSizeClass == .compact)
        default: break
        }
    }

    /// A phone's classes follow from how it is held, and in landscape from which phone it is.
    private mutating func notePhone(_ input: DecisionInput) {
        let (horizontal, vertical) = (input.traits.horizontalSizeClass, input.traits.verticalSizeClass)
        // SZ-13: in iOS 27 a phone's window is compact in every size, and may have any shape.
        let hasFixedWindows = systemVersion.major < 27
        note(.wideCompactPhone, where: hasFixedWindows && horizontal == .compact && width > PhoneScreens.longestLength)
        guard let height = input.height, height > 0, !PhoneScreens.isInnerDisplay(input.size) else { return }
        if width < height {
            note(.regularPhoneInPortrait, where: horizontal == .regular)
            note(.lowPhoneInPortrait, where: hasFixedWindows && vertical == .compact)
        } else if width > height, hasFixedWindows {
            note(.tallPhoneInLandscape, where: vertical == .regular)
            switch horizontal {
            case .regular: note(.regularSmallPhone, where: PhoneScreens.isCompactLength(width))
            case .compact: note(.compactLargePhone, where: PhoneScreens.regularLengths.contains(width))
            case nil: break
            }
        }
    }
}

extension DecisionFindings {
    /// SVC-11: the phones of 5.5 inches have no mode over the secondary.
    ///
    /// SVC-17: the bounds may have no room for a minimum width.
    mutating func noteMode(
        of arrangement: borrowing SplitArrangement, _ input: DecisionInput, _ consequence: PolicyConsequence
    ) {
        if input.splitView.widths != nil || consequence.setsSplitView {
            noteMinimums(of: arrangement, input, consequence)
        }
        guard arrangement.displayMode == .oneOverSecondary, !arrangement.isCollapsed else { return }
        let isPlus = input.size == Size(width: 736, height: 414) || input.size == Size(width: 414, height: 736)
        note(.overlayOnPlus, where: isPlus && input.traits.userInterfaceIdiom == .phone)
    }
}

extension PhoneScreens {
    /// Whether no phone of this length is regular in landscape: a known compact one, or shorter than all that are regular.
    fileprivate static func isCompactLength(_ length: Double) -> Bool {
        length < 736 || compactLengths.contains(length)
    }
}
