package import AdaptiveLayout
package import JSONWire

/// A part of the catalogue: what a listing asks for and the page of it.
package struct DevicePage {
    /// How many entries a page may have.
    package static let limits = 1...100
    /// How many entries a page has where nothing is said.
    package static let usualLimit = 50

    /// The entries on the page.
    package let devices: ArraySlice<Device>
    /// How many entries the filters let through.
    package let total: Int
    /// The target of the next page; nil on the last one.
    package let next: String?

    /// Reads the filters `idiom` and `model`, and `limit` and `cursor` (the id of the last entry seen).
    ///
    /// - Throws: Everything that is wrong: 400 for a value that a parameter cannot have, else 422 for a parameter that
    ///   does not exist.
    package init(of catalogue: DeviceCatalogue, _ parameters: QueryParameters) throws(Problem) {
        var (limit, start) = (Self.usualLimit, 0)
        var filter = Filter()
        let filterProblems: [Problem?] = [
            .thrown { () throws(Problem) in try parameters.expect(only: ["idiom", "model", "limit", "cursor"]) },
            .thrown { () throws(Problem) in limit = try Self.limit(parameters["limit"]) },
            .thrown { () throws(Problem) in filter.idiom = try Self.idiom(parameters["idiom"]) },
            .thrown { () throws(Problem) in filter.model = try Self.model(parameters["model"], in: catalogue) },
        ]
        let found = catalogue.devices.filter(filter.letsThrough)
        let cursorProblem = Problem.thrown { () throws(Problem) in
            start = try Self.start(behind: parameters["cursor"], in: found)
        }
        if let problem = Problem.joined(filterProblems + [cursorProblem]) { throw problem }
        devices = found[start...].prefix(limit)
        total = found.count
        next =
            devices.endIndex < found.endIndex
            ? devices.last.map { Self.target(behind: $0, limit: limit, parameters) } : nil
    }

    private struct Filter {
        var idiom: UserInterfaceIdiom?
        var model: String?

        func letsThrough(_ device: Device) -> Bool {
            (idiom ?? device.idiom) == device.idiom && (model.map(device.modelIdentifiers.contains) ?? true)
        }
    }

    private static func limit(_ text: String?) throws(Problem) -> Int {
        guard let text else { return usualLimit }
        guard let limit = Int(text), limits.contains(limit) else {
            throw .invalidParameter(
                "limit",
                "must be a whole number from \(limits.lowerBound) to \(limits.upperBound), not \"\(text.shortened)\".")
        }
        return limit
    }

    private static func idiom(_ text: String?) throws(Problem) -> UserInterfaceIdiom? {
        switch text {
        case nil: return nil
        case "phone": return .phone
        case "pad": return .pad
        case .some(let other): throw .invalidParameter("idiom", other, known: ["phone", "pad"])
        }
    }

    private static func model(_ text: String?, in catalogue: DeviceCatalogue) throws(Problem) -> String? {
        guard let text, catalogue.devices(modelIdentifier: text).isEmpty else { return text }
        throw .invalidParameter(
            "model", "must be the model identifier of a device, not \"\(text.shortened)\".",
            nearest: catalogue.nearestModel(to: text))
    }

    private static func start(behind cursor: String?, in found: [Device]) throws(Problem) -> Int {
        guard let cursor else { return 0 }
        guard let last = found.firstIndex(where: { $0.id == cursor }) else {
            throw .invalidParameter("cursor", "must come from the link to a next page.")
        }
        return last + 1
    }

    /// Ids and idioms need no percent-encoding; what a model filter lets through is a model identifier.
    private static func target(behind last: Device, limit: Int, _ parameters: QueryParameters) -> String {
        let filters = ["idiom", "model"].compactMap { name in parameters[name].map { "\(name)=\($0)&" } }
        return "/v1/devices?\(filters.joined())limit=\(limit)&cursor=\(last.id)"
    }
}

extension DevicePage: JSONWritable {
    /// Writes `{"devices", "total"}`.
    package func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.array("devices") { writer in
                for device in devices { writer.value(device) }
            }
            writer.member("total", total)
        }
    }
}
