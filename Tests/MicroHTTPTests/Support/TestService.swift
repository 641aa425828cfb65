import MicroHTTP

/// The service of `TestServer`.
enum TestService {
    /// The body limit everywhere but at `/size`.
    static let bodyLimit = 1_048_576
    private static let plainText = SharedFields([Header("Content-Type", "text/plain"), Header("X-Shared", "yes")])
    private static let prepared = PreparedBody(Array("prepared".utf8))

    static func handlers(_ log: TestServer.Log) -> Handlers {
        Handlers(
            admit: { request in
                switch request.path {
                case "/forbidden": .refuse(text("no", status: 403))
                case "/size": .accept(bodyLimit: 3 * bodyLimit)
                default: .accept(bodyLimit: bodyLimit)
                }
            },
            respond: { request in
                if request.path == "/held" { log.hold() }
                return respond(to: request)
            },
            refuse: { fault, _ in text("\(fault)", status: fault.status) },
            completed: { request, completion in log.add(completion, of: request.method) },
            report: { log.add($0) })
    }

    private static func respond(to request: Request) -> Response {
        if case .tooLarge(let limit) = request.body { return text("over \(limit)", status: 413) }
        let parts = request.path.split(separator: "/").map(String.init)
        switch parts.first {
        case "fields": return fields(request)
        case "size": return size(request)
        case "content": return Response(status: 200, content: content(parts[1]))
        case "unchanged":
            return Response(status: 304, headers: [Header("ETag", "\"a\"")], content: content(parts[1]))
        case "held": return Response(status: 200)
        case "repeats": return repeats(request)
        case "shared": return shared(parts[1] == "bad" ? "b\nd" : parts[1])
        case "bad-field": return Response(status: 200, headers: [Header("X-Bad", "a\r\nb"), Header("X-Good", "c")])
        default: return echo(request)
        }
    }

    /// A reply that differs from others of its kind by a field and by its content.
    private static func shared(_ value: String) -> Response {
        Response(
            status: 200, shared: plainText, headers: [Header("X-Value", value)], content: .bytes(Array(value.utf8)))
    }

    private static func echo(_ request: Request) -> Response {
        guard case .bytes(let body) = request.body else { return text("spooled", status: 500) }
        let words = [request.method, request.target, request.path, request.query ?? "-", request.version]
        return text(words.joined(separator: " ") + " " + String(decoding: body, as: UTF8.self), status: 200)
    }

    /// Whether the head is known, and its companion with it; then the query, a field and the body.
    private static func repeats(_ request: Request) -> Response {
        guard case .bytes(let body) = request.body else { return text("spooled", status: 500) }
        let knows = "\(request.repeatsHead) \(request.companion is Companion)"
        request.companion = Companion()
        let rest = "\(request.query ?? "-") \(request.header("X-A") ?? "-") \(String(decoding: body, as: UTF8.self))."
        return text("\(knows) \(rest)", status: 200)
    }

    private final class Companion {}

    private static func fields(_ request: Request) -> Response {
        let name = request.query ?? ""
        return text("\(request.header(name) ?? "none") of \(request.headers(name))", status: 200)
    }

    private static func size(_ request: Request) -> Response {
        var count = 0
        var sum = 0
        func add(_ piece: [UInt8]) {
            count += piece.count
            for byte in piece { sum += Int(byte) }
        }
        switch request.body {
        case .bytes(let bytes):
            add(bytes)
            return text("\(count) \(sum) in memory", status: 200)
        case .spooled(let spooled):
            for piece in spooled.pieces() { add(piece) }
            return text("\(count) \(sum) spooled", status: 200)
        case .tooLarge:
            return text("too large", status: 413)
        }
    }

    private static func content(_ kind: String) -> Response.Content {
        switch kind {
        case "bytes":
            return .bytes(Array("bytes".utf8))
        case "large":
            return .bytes([UInt8](repeating: 0x61, count: 200_000))
        case "huge":
            return .bytes([UInt8](repeating: 0x61, count: 40_000_000))
        case "prepared":
            return .prepared(prepared)
        case "stream":
            var rest = ["one ", "", "two ", "three"][...]
            return .stream { rest.popFirst().map { Array($0.utf8) } }
        default:
            return .none
        }
    }

    private static func text(_ text: String, status: Int) -> Response {
        Response(status: status, headers: [Header("Content-Type", "text/plain")], content: .bytes(Array(text.utf8)))
    }
}
