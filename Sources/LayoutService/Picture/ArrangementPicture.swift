package import AdaptiveLayout

/// An arrangement as SVG, in points: one `<rect data-column="…">` for each visible column, at its frame.
package struct ArrangementPicture: Sendable {
    private let size: Size
    private let arrangement: SplitArrangement

    /// Makes the picture of an arrangement in a container of a size in points.
    package init(of arrangement: SplitArrangement, in size: Size) {
        self.arrangement = arrangement
        self.size = size
    }

    /// The SVG document.
    package var svg: String {
        let visible = arrangement.columns.filter(\.isVisible)
        // What lies behind is drawn first: the secondary, then what floats or slides over it.
        let drawn = visible.filter { !$0.liesOver } + visible.filter(\.liesOver)
        let bounds = "width=\"\(size.width.inSVG)\" height=\"\(size.height.inSVG)\""
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size.width.inSVG) \(size.height.inSVG)" \(bounds) \
            role="img" aria-label="\(summary(of: visible))">
            <style>.screen{fill:#f2f2f7}.column{fill:#fff;stroke:#3a3a3c;stroke-width:1}\
            .floating,.overlay{fill:#e5e5ea;rx:10px}text{font:14px sans-serif;fill:#1c1c1e}</style>
            <rect class="screen" \(bounds)/>
            \(drawn.map(\.svg).joined(separator: "\n"))
            </svg>

            """
    }

    private func summary(of visible: [ArrangedColumn]) -> String {
        let columns = visible.map(\.column.rawValue).joined(separator: ", ")
        return "\(arrangement.isCollapsed ? "collapsed" : arrangement.displayMode.rawValue): \(columns)"
    }
}

extension ArrangedColumn {
    fileprivate var liesOver: Bool { presentation == .floating || presentation == .overlay }

    fileprivate var svg: String {
        guard let frame else { return "" }
        return """
            <rect data-column="\(column.rawValue)" class="column \(presentation.rawValue)" x="\(frame.x.inSVG)" \
            y="\(frame.y.inSVG)" width="\(frame.width.inSVG)" height="\(frame.height.inSVG)"/>
            <text x="\((frame.x + 8).inSVG)" y="\((frame.y + 22).inSVG)">\(column.rawValue)</text>
            """
    }
}
