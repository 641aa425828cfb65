import MicroHTTP

extension Reply {
    /// 204 with the methods of the server.
    static func options(allow: String) -> Reply {
        var reply = Reply(nil, .none)
        reply.status = 204
        reply.headers = [Header("Allow", allow)]
        return reply
    }

    /// 204 with the methods of a route and the media types that they read.
    static func options(of route: Route) -> Reply {
        var reply = options(allow: route.allow)
        if let types = route.acceptPost { reply.headers.append(Header("Accept-Post", types)) }
        return reply
    }
}
