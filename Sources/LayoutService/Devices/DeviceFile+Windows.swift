import AdaptiveLayout

extension DevicePane {
    /// Reads a pane of fixed size with what its basis says about its width, its height and its class.
    init(_ entry: DeviceFileReader) throws(EmbeddedFileFault) {
        let basis = try entry["basis"].text()
        let isRead = basis == "measured" || basis == "reported"
        // Slide Over is compact everywhere (SZ-12), so computing its width leaves its class as sure as ever.
        let isClassSure = isRead || basis == "smallest-split rule"
        let classConfidence = try entry["classConfidence"].optionalText() ?? "high"
        let window = try entry["configuration"].choice(
            Dictionary(DeviceWindow.allCases.map { ($0.rawValue, $0) }) { $1 })
        let orientation = try entry["orientation"].orientation()
        let size = try entry.size()
        let contested = try entry["note"].optionalText() ?? Self.contest(of: window, orientation, width: size.width)
        self.init(
            window: window, orientation: orientation, size: size, sizeClasses: try entry.classes(),
            widthConfidence: isRead ? .measured : .inferred,
            heightConfidence: try entry["heightBasis"].optionalText()?.hasPrefix("upper bound") == true
                ? .inferred : .measured,
            classConfidence: isClassSure && classConfidence == "high" && contested == nil ? .measured : .inferred,
            contested: contested)
    }

    /// SZ-8: the widest compact panes, two thirds of a 12.9 or 13-inch screen in portrait, are contested on every model.
    private static func contest(
        of window: DeviceWindow, _ orientation: DeviceOrientation, width: Double
    ) -> String? {
        guard window == .splitTwoThirds, orientation == .portrait, width >= 639 else { return nil }
        return "Apple's guide of iOS 9 says regular, devices report compact"
    }
}

extension DisplayZoom {
    /// Reads the zoomed screen, or gives nil where the device has none.
    init?(optional entry: DeviceFileReader) throws(EmbeddedFileFault) {
        guard !entry.isMissing else { return nil }
        let basis = try entry["basis"].text()
        self.init(
            portraitSize: try entry["portraitSize"].size(),
            sizeClasses: try entry["sizeClasses"].classesByOrientation(),
            sizeConfidence: basis == "measured" ? .measured : .inferred, note: try entry["note"].optionalText())
    }
}

extension SafeAreaVariant {
    /// Reads a variant; its scope is written as people write versions: "iOS 26+", "iOS 12-13", or words.
    init(_ entry: DeviceFileReader) throws(EmbeddedFileFault) {
        let basis = try entry["basis"].text()
        self.init(
            scope: Scope(
                versions: try entry["os"].text(), isConditional: try entry["condition"].optionalText() != nil),
            known: KnownInsets(
                insets: try entry.insetsByOrientation(),
                confidence: basis.hasPrefix("measured") ? .measured : .inferred,
                basis: basis))
    }
}

extension SafeAreaVariant.Scope {
    fileprivate init(versions: String, isConditional: Bool) {
        let number = versions.split(separator: " ").dropFirst().joined(separator: " ")
        let ends = number.split(separator: "-").compactMap { Int($0) }
        if isConditional {
            self = .contradicting(versions)
        } else if number.hasSuffix("+"), let major = Int(number.dropLast()) {
            self = .from(SystemVersion(major: major))
        } else if ends.count == 2, ends[0] <= ends[1] {
            self = .majors(ends[0]...ends[1])
        } else {
            self = .contradicting(versions)
        }
    }
}
