import JSONWire
import LayoutService
import Testing

@Suite("A query")
struct QueryFaultTests {
    private let service: RunningService

    init() throws {
        service = try RunningService()
    }

    /// A query, the status of its refusal, and the places of its faults.
    struct Row: CustomTestStringConvertible, Sendable {
        let target: String
        let status: Int
        let pointers: [String]
        var method = "GET"
        var body = ""

        var testDescription: String { "\(method) \(target)" }
    }

    static let rows = [
        Row(target: "/v1/decisions?widht=5&height=a", status: 422, pointers: ["/size/height", "/widht"]),
        Row(
            target: "/v1/decisions?explain=loud&width=a&unknown=x", status: 400,
            pointers: ["/explain", "/size/width", "/unknown"]),
        Row(target: "/v1/decisions?width=1&width=2&policy=sistem", status: 422, pointers: ["/policy", "/width"]),
        Row(
            target: "/v1/decisions?input=%7B%22size%22%3A%7B%22width%22%3A-1%7D%7D&explain=fulll", status: 400,
            pointers: ["/explain", "/size/width"]),
        Row(target: "/v1/decisions?input=%7B%7D&width=1&height=2", status: 422, pointers: ["/height", "/width"]),
        Row(target: "/v1/arrangement.svg?widht=5&style=triple", status: 422, pointers: ["/splitView/style", "/widht"]),
        Row(target: "/v1/devices?limit=0&idiom=tv&cursor=zz", status: 400, pointers: ["/cursor", "/idiom", "/limit"]),
        Row(
            target: "/v1/decisions?explain=loud&color=red", status: 400, pointers: ["/color", "/explain"],
            method: "POST", body: "{}"),
        Row(
            target: "/v1/decisions/batch?unknown=x&explain=loud", status: 400, pointers: ["/explain", "/unknown"],
            method: "POST", body: "{}"),
    ]

    @Test("is refused with everything that is wrong in it", arguments: rows)
    func everyFault(row: Row) throws {
        let fields = row.body.isEmpty ? [] : ["Content-Type: application/json"]
        let reply = try service.send(row.method, row.target, fields, body: row.body)
        #expect(reply.status == row.status)
        guard case .array(let errors) = try JSONTree(parsing: Array(reply.body.utf8))["errors"] else {
            Issue.record("no errors: \(reply.body)")
            return
        }
        #expect(errors.map { $0["pointer"] } == row.pointers.map(JSONTree.string))
    }

    @Test(
        "or a path finds a name however it is encoded",
        arguments: [
            ("/v1/devices/iphone%2D5s", 200), ("/v1/devices/%69phone-5%73", 200), ("/v1/policies/s%79stem", 200),
            ("/v1/devices/iphone%2", 404), ("/v1/devices/iphone%2F5s", 404), ("/v1/devices/%00", 404),
            ("/v1/devices/iPhone6,1", 404), ("/v1/devices/iphone%252D5s", 404),
        ])
    func encodedNames(path: String, status: Int) throws {
        #expect(try service.send("GET", path).status == status)
    }

    @Test("for a device by its model identifier is told the device's id")
    func modelInPath() throws {
        for path in ["/v1/devices/iPhone6,1", "/v1/devices/iPhone6%2C1"] {
            #expect(try service.send("GET", path).body.contains(#""nearest":"iphone-5s""#))
        }
    }
}
