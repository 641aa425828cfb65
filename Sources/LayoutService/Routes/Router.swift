/// Finds the route of a path.
package struct Router: Sendable {
    /// A route and the value of its variable segment, where it has one.
    package struct Match: Sendable {
        package var route: Route
        package var variable: String?
    }

    /// All routes, in the order in which they were given.
    package let routes: [Route]
    private let byPath: [String: Route]
    private let byPrefix: [(prefix: String, route: Route)]

    /// Makes a router of its routes; a template has at most one variable segment, its last.
    package init(_ routes: [Route]) {
        self.routes = routes
        byPath = Dictionary(
            routes.filter { !$0.template.hasSuffix("}") }.map { ($0.template, $0) },
            uniquingKeysWith: { first, _ in first })
        byPrefix = routes.filter { $0.template.hasSuffix("}") }.map { route in
            (String(route.template.prefix { $0 != "{" }), route)
        }
    }

    /// The route of a raw path: byte for byte, so that no other spelling of a path reaches it.
    package func match(_ path: String) -> Match? {
        if let route = byPath[path] { return Match(route: route, variable: nil) }
        for (prefix, route) in byPrefix where path.hasPrefix(prefix) {
            let variable = path.dropFirst(prefix.count)
            guard !variable.isEmpty, variable.utf8.allSatisfy(\.isUnreserved) else { continue }
            return Match(route: route, variable: String(variable))
        }
        return nil
    }
}

extension UInt8 {
    /// Whether the character needs no percent-encoding (RFC 3986, section 2.3); ids have no others.
    fileprivate var isUnreserved: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
