import JSONWire
import LayoutService
import Testing

@Suite("The faults of a request")
struct FaultReasonTests {
    @Test(
        "are each said once, at their place, with everything that could stand there",
        arguments: [
            (
                "/v1/decisions", #"{"device":{"id":5}}"#, "/device/id",
                "This must be a text, not a number."
            ),
            (
                "/v1/matrix", #"{"devices":5}"#, "/devices",
                #"This must be "all", a list of ids, or an object with an idiom, not a number."#
            ),
            (
                "/v1/matrix", #"{"devices":"al"}"#, "/devices",
                #"This must be "all", a list of ids, or an object with an idiom, not another text."#
            ),
            ("/v1/matrix", #"{"devices":{}}"#, "/devices", "Devices by idiom need the idiom: phone or pad."),
            (
                "/v1/checks", #"{"cases":[{"request":{},"transition":{},"expect":{}}]}"#, "/cases/0",
                "A case has one request or one transition, not 2."
            ),
            (
                "/v1/checks", #"{"cases":[{"request":{},"expect":5}]}"#, "/cases/0/expect",
                "This must be an object, not a number."
            ),
            (
                "/v1/checks", #"{"cases":[{"request":{},"expect":{},"warns":"yes"}]}"#, "/cases/0/warns",
                "This must be true, false or an array of steps, not a text."
            ),
            (
                "/v1/policies/analysis", #"{"policy":"system","domain":{"width":[1,2,3]}}"#, "/domain/width",
                "A range has two ends, such as [0, 1400]."
            ),
        ])
    func reasons(path: String, body: String, pointer: String, reason: String) throws {
        let reply = try RunningService().send("POST", path, ["Content-Type: application/json"], body: body)
        #expect(reply.status == 422)
        guard case .array(let errors)? = try JSONTree(parsing: Array(reply.body.utf8))["errors"] else {
            Issue.record("\(reply.body) has no errors")
            return
        }
        #expect(errors.map { $0["pointer"] } == [.string(pointer)])
        #expect(errors.map { $0["reason"] } == [.string(reason)])
    }
}
