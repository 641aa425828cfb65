import AdaptiveLayout
import LayoutService
import Testing

/// The tables of the four published articles, made by a matrix of the devices that they name.
@Suite("The articles' tables come out of a matrix")
struct SeedTableTests {
    private let snapshot: Snapshot

    init() throws {
        snapshot = try Snapshot.builtIn()
    }

    @Test("000: the size classes of iPhone 5s and 6, of iPhone 6 Plus, and of iPad")
    func classesByDevice() throws {
        let rows = try rows(
            #"{"devices": ["iphone-5s", "iphone-6", "iphone-6-plus", "ipad-air-2"], "systemVersions": ["8"]}"#)
        let table = rows.map { row in
            [row.configuration.device.name, row.configuration.orientation.rawValue, row.width, row.height]
        }
        #expect(
            table == [
                ["iPhone 5s", "portrait", "compact", "regular"], ["iPhone 5s", "landscape", "compact", "compact"],
                ["iPhone 6", "portrait", "compact", "regular"], ["iPhone 6", "landscape", "compact", "compact"],
                ["iPhone 6 Plus", "portrait", "compact", "regular"],
                ["iPhone 6 Plus", "landscape", "regular", "compact"],
                ["iPad Air 2", "portrait", "regular", "regular"], ["iPad Air 2", "landscape", "regular", "regular"],
            ])
    }

    @Test("000: with the override, iPhone 5s and 6 show two columns in landscape as iPhone 6 Plus does")
    func twoColumnsInLandscape() throws {
        for policy in ["system", "regular-width-from-480"] {
            let rows = try rows(
                """
                {"devices": ["iphone-5s", "iphone-6", "iphone-6-plus"], "orientations": ["landscape"],
                 "systemVersions": ["8"], "policies": ["\(policy)"]}
                """)
            let expected = policy == "system" ? [false, false, true] : [true, true, true]
            #expect(rows.map(\.showsBoth) == expected, "\(policy)")
        }
    }

    @Test("001: in portrait the primary fills the width, in landscape both columns show")
    func primaryOnlyInPortrait() throws {
        let rows = try rows(
            #"{"devices": {"idiom": "pad"}, "policies": ["portrait-primary-only"], "systemVersions": ["13"]}"#)
        #expect(!rows.isEmpty)
        for row in rows {
            let primary = try #require(row.decision.splitArrangement.columns.first)
            let name = "\(row.configuration.summary)"
            #expect(primary.isVisible, "\(name)")
            #expect(row.decision.overrideTraitCollection == nil, "\(name)")
            if row.configuration.orientation == .portrait {
                #expect(primary.frame?.width == row.configuration.size.width, "\(name)")
            } else {
                #expect(row.showsBoth, "\(name)")
            }
        }
    }

    @Test(
        "003: iPad in landscape moves from regular by regular to where iPhone Plus in landscape is",
        arguments: [
            (
                "system",
                [
                    "compact by compact": ["iPhone landscape"], "regular by compact": ["iPhone Plus landscape"],
                    "compact by regular": ["iPhone portrait", "iPhone Plus portrait"],
                    "regular by regular": ["iPad portrait", "iPad landscape"],
                ]
            ),
            (
                "pad-landscape-compact-height",
                [
                    "compact by compact": ["iPhone landscape"],
                    "regular by compact": ["iPhone Plus landscape", "iPad landscape"],
                    "compact by regular": ["iPhone portrait", "iPhone Plus portrait"],
                    "regular by regular": ["iPad portrait"],
                ]
            ),
        ])
    func classesOfTheChild(policy: String, table: [String: [String]]) throws {
        let rows = try rows(
            """
            {"devices": ["iphone-8", "iphone-8-plus", "ipad-6th-gen"], "policies": ["\(policy)"],
             "systemVersions": ["11.3"]}
            """)
        let names = ["iphone-8": "iPhone", "iphone-8-plus": "iPhone Plus", "ipad-6th-gen": "iPad"]
        let found = Dictionary(grouping: rows, by: \.childClasses).mapValues { rows in
            rows.map { "\(names[$0.configuration.device.id] ?? "") \($0.configuration.orientation.rawValue)" }
        }
        #expect(found == table)
    }

    @Test("004: iPad shows two columns, but for slide over; iPhone one screen")
    func columnsByWidth() throws {
        let rows = try rows(
            """
            {"devices": ["iphone-17", "ipad-a16"], "windows": ["full", "slide-over"], "policies": ["universal-split"],
             "systemVersions": ["18"]}
            """)
        let table = rows.map { row in
            "\(row.configuration.device.id) \(row.configuration.orientation.rawValue) \(row.configuration.window.rawValue): "
                + (row.decision.splitArrangement.isCollapsed
                    ? "one stack" : row.visibleColumns.joined(separator: " and "))
        }
        #expect(
            table == [
                "iphone-17 portrait full: one stack", "iphone-17 landscape full: one stack",
                "ipad-a16 portrait full: primary and secondary", "ipad-a16 portrait slide-over: one stack",
                "ipad-a16 landscape full: primary and secondary", "ipad-a16 landscape slide-over: one stack",
            ])
    }

    private func rows(_ request: String) throws -> [MatrixRow] {
        Array(try MatrixRows.reading(Array(request.utf8), snapshot))
    }
}

extension MatrixRow {
    fileprivate var width: String? { traits.horizontalSizeClass?.name }
    fileprivate var height: String? { traits.verticalSizeClass?.name }
    fileprivate var showsBoth: Bool { visibleColumns == ["primary", "secondary"] }

    /// What the child sees: "regular by compact".
    fileprivate var childClasses: String {
        let traits = decision.traitCollection
        return "\(traits.horizontalSizeClass?.name ?? "") by \(traits.verticalSizeClass?.name ?? "")"
    }
}
