import AdaptiveLayout
import Testing

@Suite("The calls of a step")
struct CallOrderTests {
    @Test("ROT-2, ROT-5: the container hears first, sets its override, and then the child hears")
    func rotation() throws {
        var story = Story(.phone, version: "8", policy: .regularFrom480)
        try story.happen(.appear, .rotate(traits: .classes(nil, .compact)))
        #expect(
            story.last?.calls.prefix(5).map { "\($0.receiver.rawValue) \($0.method.rawValue)" } == [
                "container willTransition(to:with:)", "container viewWillTransition(to:with:)",
                "container setOverrideTraitCollection(_:forChild:)", "splitViewController willTransition(to:with:)",
                "splitViewController viewWillTransition(to:with:)",
            ])
        #expect(
            story.last?.calls.suffix(2).map { "\($0.receiver.rawValue) \($0.method.rawValue)" } == [
                "container traitCollectionDidChange(_:)", "splitViewController traitCollectionDidChange(_:)",
            ])
    }

    @Test("CX-2: a classic collapse asks the delegate, then the primary, then pushes and tells")
    func classicCollapse() throws {
        var story = Story(.pad)
        try story.happen(.appear, .narrow)
        #expect(
            story.calls(of: [.delegate, .primaryViewController, .navigationController, .notificationCenter]) == [
                .primaryForCollapsing, .collapseSecondaryOntoPrimary, .collapseSecondaryForSplitView, .push, .post,
            ])
    }

    @Test("CX-2: where the delegate handles it, nobody is asked after it")
    func handledCollapse() throws {
        var story = Story(.pad) { $0.collapseSecondary = .discard }
        try story.happen(.appear, .narrow)
        #expect(
            story.calls(of: [.delegate, .primaryViewController, .navigationController]) == [
                .primaryForCollapsing, .collapseSecondaryOntoPrimary,
            ])
    }

    @Test("CX-5: a classic expansion asks the delegate, then the primary, which pops")
    func classicExpansion() throws {
        var story = Story(.slideOver)
        try story.happen(.appear, .wide)
        #expect(
            story.calls(of: [.delegate, .primaryViewController, .navigationController, .notificationCenter]) == [
                .primaryForExpanding, .separateSecondaryFromPrimary, .separateSecondaryForSplitView, .pop, .post,
            ])
    }

    @Test(
        "SH-4, SH-8: showing the detail that shows already is a call, which a classic delegate hears of",
        arguments: [
            (SplitViewStyle.unspecified, TransitionContainer.pad), (.doubleColumn, .pad), (.doubleColumn, .slideOver),
        ])
    func shownAgain(style: SplitViewStyle, container: TransitionContainer) throws {
        var story = Story(container, style, version: "14")
        try story.happen(.appear, .showDetail("[E+]"), .showDetail("[E+]"))
        #expect(story.calls(of: [.splitViewController]) == [.showDetail])
        #expect(story.calls(of: [.delegate]) == (style == .unspecified ? [.delegateShowDetail] : []))
    }

    @Test("001: in landscape a delegate that takes the detail itself sets its stack again, in portrait that cannot be")
    func shownAgainByDelegate() throws {
        var story = Story(.pad, secondary: "D+") { $0.showDetail = .primaryInPortrait }
        try story.happen(.appear, .showDetail("[D+]"))
        #expect(story.calls() == [.showDetail, .delegateShowDetail, .setStack])
        #expect(throws: TransitionFault.self) {
            try story.happen(.resize(width: 768, height: 1024, traits: TraitCollection()), .showDetail("[D+]"))
        }
    }

    @Test("COL-23: setting what is set already is a call", arguments: [SplitViewStyle.unspecified, .doubleColumn])
    func setAgain(style: SplitViewStyle) throws {
        var story = Story(.pad, style, version: "14")
        try story.happen(.appear, .set(.secondary, "D+"))
        #expect(story.calls() == [style == .unspecified ? .setViewControllers : .setColumn])
    }

    @Test("CX-12: a column style asks for the top, hides, and tells when it has collapsed")
    func columnCollapse() throws {
        var story = Story(.pad, .doubleColumn, version: "14")
        try story.happen(.appear, .narrow)
        #expect(story.calls(of: [.delegate]) == [.topColumnForCollapsing, .willHideColumn, .didCollapse])
    }

    @Test("CX-12: a column style asks for the mode, shows, and tells when it has expanded")
    func columnExpansion() throws {
        var story = Story(.slideOver, .doubleColumn, version: "14")
        try story.happen(.appear, .wide)
        #expect(story.calls(of: [.delegate]) == [.displayModeForExpanding, .willShowColumn, .didExpand])
    }

    @Test("CX-17, COL-28: in 26.1 the classic style hears of the mode and of the collapse too, at first display")
    func classicLaunchOnPhone() throws {
        var story = Story(.slideOver, primary: "{A}", secondary: "{B}", version: "26.1")
        try story.happen(.appear)
        #expect(story.calls(of: [.delegate]).first == .willChangeDisplayMode)
        #expect(story.calls(of: [.delegate]).last == .didCollapse)
    }

    @Test("COL-27: in 26 a column style also hears what has shown and hidden")
    func shownColumns() throws {
        var story = Story(.pad, .doubleColumn, version: "26.1")
        try story.happen(.appear, .hideColumn(.primary))
        #expect(story.calls(of: [.delegate]) == [.willChangeDisplayMode, .willHideColumn, .didHideColumn])
    }

    @Test("SVC-14: a mode that does not change is not announced")
    func unchangedMode() throws {
        var story = Story(.pad)
        try story.happen(.appear, .setPreferredDisplayMode(.oneBesideSecondary))
        #expect(story.calls().isEmpty)
        try story.happen(.setPreferredDisplayMode(.secondaryOnly))
        #expect(story.calls() == [.willChangeDisplayMode])
    }

    @Test("ROT-3: the same size again is no change, and nobody hears of it")
    func sameSize() throws {
        var story = Story(.pad, policy: .regularFrom480)
        try story.happen(.appear, .resize(width: 1024, height: 768, traits: TraitCollection()))
        #expect(story.calls().isEmpty)
        #expect(story.last?.decision.overrideAction == .keep)
    }
}

extension TransitionContainer {
    /// An iPhone 5s in portrait.
    static let phone = TransitionContainer(width: 320, height: 568, traits: .classes(.compact, .regular))
}
