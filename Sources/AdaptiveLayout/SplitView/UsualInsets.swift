extension GenerationRules {
    /// The safe area insets of a full-screen window on the usual device of this generation, where none are given.
    ///
    /// iPads: 32 and 25 points are read in iPadOS 26 on the iPad (A16); 20 is the status bar of iPads with a home
    /// button. Phones differ from model to model, so none is assumed for them.
    @inline(__always)
    static func usualSafeAreaInsets(for traits: TraitCollection) -> EdgeInsets {
        guard traits.userInterfaceIdiom != .phone else { return .zero }
        return numbers.floatingMargin == nil
            ? EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
            : EdgeInsets(top: 32, left: 0, bottom: 25, right: 0)
    }

    /// Whether frames depend on the safe area: a floating column keeps clear of it (SVC-23).
    static var placesColumnsBySafeArea: Bool { numbers.floatingMargin != nil }

    /// Whether columns are one device pixel apart, so that frames depend on the display scale (COL-8).
    static var drawsHairlines: Bool { numbers.separator == nil }
}

extension SplitViewGeneration {
    /// The safe area insets where none are given.
    func usualSafeAreaInsets(for traits: TraitCollection) -> EdgeInsets { rules.usualSafeAreaInsets(for: traits) }

    /// Whether frames depend on the safe area.
    var placesColumnsBySafeArea: Bool { rules.placesColumnsBySafeArea }
}
