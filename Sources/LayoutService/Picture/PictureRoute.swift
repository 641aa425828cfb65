import AdaptiveLayout
import JSONWire
import MicroHTTP

/// `/v1/arrangement.svg`: the arrangement of a decision as a picture.
package enum PictureRoute {
    /// The route; it takes the parameters of `GET /v1/decisions`.
    package static func route(snapshot: @escaping @Sendable () -> Snapshot) -> Route {
        Route(
            "/v1/arrangement.svg",
            ["GET": .reading([.svg]) { call throws(Problem) in try answer(call, snapshot()) }])
    }

    private static func answer(_ call: Call, _ snapshot: Snapshot) throws(Problem) -> Reply {
        let request = try request(of: call.parameters, snapshot)
        var fingerprint = request.fingerprint
        fingerprint.add("svg")
        let tag = fingerprint.tag
        return try call.answer(under: tag) { () in
            let picture = ArrangementPicture(of: Decision(request.input).splitArrangement, in: request.input.size)
            var reply = Reply(.svg, .bytes(Array(picture.svg.utf8)), caching: .revalidate(tag))
            reply.headers = Reply.stillPageHeaders
            return reply
        }
    }

    private static func request(
        of parameters: QueryParameters, _ snapshot: Snapshot
    ) throws(Problem) -> DecisionRequest {
        do throws(Problem) {
            try parameters.expect(only: FlatQuery.names)
            let options = try DecisionOptions(parameters)
            return try DecisionRequest.read(FlatQuery.document(of: parameters), options, snapshot).value
        } catch {
            throw FlatQuery.problem(with: parameters, beginningWith: error, snapshot)
        }
    }
}

extension Double {
    /// The number as SVG spells it: the shortest that reads back the same.
    var inSVG: String { JSONNumber.spelling(of: self) }
}
