package import AdaptiveLayout
import JSONWire
import MicroHTTP

/// The catalogue as resources: `/v1/devices` and `/v1/devices/{id}`.
package struct DeviceRoutes: Sendable {
    private let catalogue: DeviceCatalogue

    /// Makes the resources of a catalogue.
    package init(catalogue: DeviceCatalogue) {
        self.catalogue = catalogue
    }

    /// Both routes.
    package var routes: [Route] {
        [
            Route("/v1/devices", ["GET": .reading { call throws(Problem) in try list(call) }]),
            Route("/v1/devices/{id}", ["GET": .reading { call throws(Problem) in try show(call) }]),
        ]
    }

    private func list(_ call: Call) throws(Problem) -> Reply {
        let page = try DevicePage(of: catalogue, call.parameters)
        let next = page.next.map { [Header("Link", "<\($0)>; rel=\"next\"")] } ?? []
        return try reply(page, to: call, headers: next)
    }

    private func show(_ call: Call) throws(Problem) -> Reply {
        try call.parameters.expect(only: [])
        let id = call.variable ?? ""
        guard let device = catalogue.device(id: id) else { throw .unknownDevice(id, in: catalogue) }
        return try reply(device, to: call)
    }

    private func reply(
        _ value: some JSONWritable, to call: Call, headers: [Header] = []
    ) throws(Problem) -> Reply {
        var writer = JSONWriter(capacity: 65_536)
        writer.value(value)
        let body = writer.finish()
        let tag = EntityTag(String(SHA256.hexDigest(of: body).prefix(32)))
        return try call.answer(under: tag) {
            var reply = Reply(.json, .bytes(body), caching: .revalidate(tag))
            reply.headers = headers
            return reply
        }
    }
}

extension Problem {
    /// A path to an entry that the catalogue does not have.
    static func unknownDevice(_ id: String, in catalogue: DeviceCatalogue) -> Problem {
        let nearest = catalogue.nearestID(to: id)
        let hint = nearest.map { " The nearest id is \($0)." } ?? ""
        let problem = Problem(.unknownDevice, "There is no device with the id \"\(id.shortened)\".\(hint)")
        return nearest.map { problem.with("nearest", .text($0)) } ?? problem
    }
}
