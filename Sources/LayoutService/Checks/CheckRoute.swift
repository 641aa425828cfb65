import JSONWire
import MicroHTTP

/// `/v1/checks`: runs a suite, and reports as JSON, JUnit XML or TAP.
package enum CheckRoute {
    private static let junitTypes: [MediaType] = [.junit, .xml, .textXML]
    private static let tapTypes: [MediaType] = [.tap, .textTAP, .xTAP, .plainText]

    /// The route; the runner is made anew for each call, so that its cases see one set of policies.
    package static func route(runner: @escaping @Sendable () -> CheckRunner) -> Route {
        let operation = Operation.taking(
            giving: [.json] + junitTypes + tapTypes, answer: { call throws(Problem) in try answer(call, runner()) })
        return Route("/v1/checks", ["POST": operation])
    }

    private static func answer(_ call: Call, _ runner: CheckRunner) throws(Problem) -> Reply {
        try call.parameters.expect(only: [])
        let suite = try CheckSuite.read(call.body())
        let report = runner.run(suite)
        return Reply(call.replyType, .bytes(report.rendered(as: call.replyType)))
    }
}

extension CheckReport {
    /// The report in one of the media types that checks come in.
    fileprivate func rendered(as type: MediaType) -> [UInt8] {
        switch type {
        case .junit, .xml, .textXML: return Array(CheckReport.junit([self]).utf8)
        case .tap, .textTAP, .xTAP, .plainText: return Array(CheckReport.tap([self]).utf8)
        default:
            var writer = JSONWriter()
            writer.value(self)
            return writer.finish()
        }
    }
}

extension CheckSuite {
    /// Reads a suite's document.
    ///
    /// - Throws: 400 for what is no JSON, 422 for what is no suite.
    package static func read(_ text: [UInt8]) throws(Problem) -> CheckSuite {
        let document = try JSONDocument.reading(text)
        return try DecodingNotes.decode { notes in notes.checkSuite(document.root) }.value
    }
}
