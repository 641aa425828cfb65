import AdaptiveLayout
import JSONWire
import LayoutService
import Testing

@Suite("A page of the catalogue")
struct DevicePageTests {
    private let catalogue: DeviceCatalogue

    init() throws {
        catalogue = try DeviceFile.catalogue()
    }

    @Test(
        "has as many entries as it may, of those that the filters let through",
        arguments: [
            ("", 50, 99), ("limit=100", 99, 99), ("limit=2", 2, 99), ("idiom=pad", 44, 44),
            ("idiom=phone&limit=100", 55, 55), ("model=iPhone6,1", 1, 1), ("model=iPhone19,4", 2, 2),
            ("model=iPhone6,1&idiom=pad", 0, 0),
        ])
    func filters(query: String, count: Int, total: Int) throws {
        let page = try page(query)
        #expect(page.devices.count == count)
        #expect(page.total == total)
    }

    @Test("leads to the next page until every entry has been seen once, in one order")
    func pages() throws {
        var query: String? = "idiom=phone&limit=7"
        var ids: [String] = []
        while let current = query {
            let page = try page(current)
            ids += page.devices.map(\.id)
            #expect(page.total == 55)
            query = page.next.map { String($0.dropFirst("/v1/devices?".count)) }
        }
        #expect(ids == catalogue.devices.filter { $0.idiom == .phone }.map(\.id))
    }

    @Test(
        "is a 400 for a value that a parameter cannot have, with what it can",
        arguments: [
            ("limit=0", "1 to 100"), ("limit=-1", "1 to 100"), ("limit=abc", "1 to 100"), ("limit=99999", "1 to 100"),
            ("limit=2.5", "1 to 100"), ("limit=", "1 to 100"), ("idiom=watch", "phone"), ("cursor=iphone-0", "cursor"),
            ("model=iPhone6,9", "model identifier"),
        ])
    func badValues(query: String, hint: String) throws {
        let problem = try #require(throws: Problem.self) { try page(query) }
        #expect(problem.type == .invalidParameter)
        #expect(problem.detail.contains(hint))
    }

    @Test("names everything that is wrong with a query, with the nearest values")
    func everyFault() throws {
        let problem = try #require(throws: Problem.self) {
            try page("limit=0&idiom=phon&cursor=zz&model=iPhone6,9&colour=red")
        }
        #expect(problem.type == .invalidParameter)
        #expect(problem.faults.map(\.pointer) == ["/colour", "/cursor", "/idiom", "/limit", "/model"])
        #expect(problem.faults.map(\.nearest) == [nil, nil, "phone", nil, "iPhone6,1"])
        let encoding = try #require(throws: Problem.self) { try page("a=%zz&limit=%") }
        #expect(encoding.faults.count == 2)
    }

    @Test(
        "names the nearest of a wrong id or model identifier, also where one stands for the other",
        arguments: [
            ("iPhone6,1", "iphone-5s", "iPhone6,1"), ("iPhone6,9", "iphone-5s", "iPhone6,1"),
            ("iphone-5s", "iphone-5s", "iPhone6,1"), ("iphone-5z", "iphone-5", "iPhone15,2"), ("toaster", nil, nil),
        ] as [(String, String?, String?)])
    func nearest(given: String, id: String?, model: String?) {
        #expect(catalogue.nearestID(to: given) == id)
        #expect(catalogue.nearestModel(to: given) == model)
    }

    @Test("is a 422 for a parameter that does not exist, with the nearest")
    func badNames() throws {
        let problem = try #require(throws: Problem.self) { try page("limits=3") }
        #expect(problem.faults.map(\.nearest) == ["limit"])
    }

    @Test("shows an entry with its windows, sizes and classes")
    func entry() throws {
        var writer = JSONWriter()
        writer.value(try #require(catalogue.device(id: "ipad-pro-12.9-3rd-gen")))
        let entry = try JSONTree(parsing: writer.finish())
        guard case .array(let windows) = entry["windows"] else {
            Issue.record("windows is no array")
            return
        }
        let half = windows.first { $0["window"] == .string("split-half") }
        #expect(half?["size"]?["width"] == .number(678))
        #expect(half?["sizeClasses"]?["horizontal"] == .string("regular"))
        #expect(windows.count == 9)
        #expect(entry["displayScale"] == .number(2))
    }

    private func page(_ query: String) throws(Problem) -> DevicePage {
        try DevicePage(of: catalogue, QueryParameters(query))
    }
}
