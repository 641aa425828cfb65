package import AdaptiveLayout
package import JSONWire

extension Policy: JSONWritable {
    /// Writes the canonical document: every member in its place, defaults of `title`, `sources` and `rules` included.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", id)
            writer.member("title", title)
            writer.member("sources", sources)
            writer.member("rules", rules)
            writer.member("otherwise", otherwise)
            writer.member("splitView", ifPresent: splitView)
            writer.member("delegate", ifPresent: delegate)
        }
    }
}

extension PolicyRule: JSONWritable {
    /// Writes `{"id", "when", "then", "band"}`, the band if there is one.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("id", id)
            writer.member("when", condition)
            writer.member("then", outcome)
            guard !band.isEmpty else { return }
            writer.object("band") { writer in
                for (name, fact) in numericFacts {
                    writer.member(name, ifPresent: band[fact])
                }
            }
        }
    }
}

extension PolicyOutcome: JSONWritable {
    /// Writes `{"override", "splitView", "delegate"}`, the last two if they are given.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            switch `override` {
            case .set(let traits): writer.member("override", traits)
            case .clear:
                writer.name("override")
                writer.null()
            case .keep: writer.member("override", "keep" as StaticString)
            }
            writer.member("splitView", ifPresent: splitView)
            writer.member("delegate", ifPresent: delegate)
        }
    }
}

extension PolicySplitViewSettings: JSONWritable {
    /// Writes the settings that are set, a width from a fact as the fact's name.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("style", ifPresent: fixed.style?.rawValue)
            writer.member("preferredDisplayMode", ifPresent: fixed.preferredDisplayMode?.rawValue)
            writer.member("preferredSplitBehavior", ifPresent: fixed.preferredSplitBehavior?.rawValue)
            writer.member("primaryEdge", ifPresent: fixed.primaryEdge?.rawValue)
            writer.member("presentsWithGesture", ifPresent: fixed.presentsWithGesture)
            writer.member("showsSecondaryOnlyButton", ifPresent: fixed.showsSecondaryOnlyButton)
            writer.member("displayModeButtonVisibility", ifPresent: fixed.displayModeButtonVisibility?.rawValue)
            for (name, width) in splitViewWidths {
                if let binding = widthsFromFacts.first(where: { $0.isWidth(at: width.path) }) {
                    writer.member(name, binding.fact.name)
                } else {
                    writer.member(name, ifPresent: fixed[keyPath: width.path])
                }
            }
        }
    }
}

extension DelegateBehavior: JSONWritable {
    /// Writes the answers that are said.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("collapseSecondary", ifPresent: collapseSecondary?.rawValue)
            writer.member("separateSecondary", ifPresent: separateSecondary?.rawValue)
            writer.member("showDetail", ifPresent: showDetail?.rawValue)
            writer.member("topColumnForCollapsing", ifPresent: topColumnForCollapsing?.rawValue)
            writer.member("displayModeForExpanding", ifPresent: displayModeForExpanding?.name)
            writer.member("targetDisplayMode", ifPresent: targetDisplayMode?.rawValue)
            writer.member("stackMigration", ifPresent: stackMigration?.rawValue)
        }
    }
}

extension ExpandingModeAnswer {
    fileprivate var name: String {
        switch self {
        case .proposed: "proposed"
        case .mode(let mode): mode.rawValue
        }
    }
}
