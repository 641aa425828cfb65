package import MicroHTTP

/// Finds the route of a path.
package struct Router: Sendable {
    /// A route, its number among all routes, and the value of its variable segment, where it has one.
    ///
    /// It is a class, made once for each path without a variable, so that passing it on costs next to nothing.
    package final class Match: Sendable {
        package let route: Route
        package let number: Int
        package let variable: String?

        init(route: Route, number: Int, variable: String?) {
            self.route = route
            self.number = number
            self.variable = variable
        }
    }

    /// All routes, in the order in which they were given.
    package let routes: [Route]
    /// By the length of the path: few have the same.
    private let byLength: [[(path: [UInt8], match: Match)]]
    private let byPrefix: [(prefix: String, number: Int)]

    /// Makes a router of its routes; a template has at most one variable segment, its last.
    package init(_ routes: [Route]) {
        self.routes = routes
        let numbered = routes.enumerated().map { (path: $1.template, number: $0) }
        let fixed = numbered.filter { !$0.path.hasSuffix("}") }.map { path, number in
            (path: Array(path.utf8), match: Match(route: routes[number], number: number, variable: nil))
        }
        let longest = fixed.map(\.path.count).max() ?? 0
        byLength = (0...longest).map { length in fixed.filter { $0.path.count == length } }
        byPrefix = numbered.filter { $0.path.hasSuffix("}") }.map { path, number in
            (String(path.prefix { $0 != "{" }), number)
        }
    }

    /// The route of a request's raw path: byte for byte, so that no other spelling of a path reaches it.
    package func match(_ request: Request) -> Match? {
        let length = request.pathCount
        if length < byLength.count {
            for index in byLength[length].indices where request.hasPath(byLength[length][index].path) {
                return byLength[length][index].match
            }
        }
        let path = request.path
        for (prefix, number) in byPrefix where path.hasPrefix(prefix) {
            guard let variable = Self.variable(path.dropFirst(prefix.count)) else { continue }
            return Match(route: routes[number], number: number, variable: variable)
        }
        return nil
    }

    /// The name that a segment spells, with or without percent-encodings (RFC 9110, section 4.2.3); nil where it spells
    /// none.
    private static func variable(_ segment: Substring) -> String? {
        var name: [UInt8] = []
        var rest = segment.utf8.makeIterator()
        while var byte = rest.next() {
            if byte == UInt8(ascii: "%") {
                guard let high = rest.next()?.hexadecimalValue, let low = rest.next()?.hexadecimalValue else {
                    return nil
                }
                byte = high << 4 | low
            }
            guard byte.standsInNames else { return nil }
            name.append(byte)
        }
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }
}

extension UInt8 {
    /// Whether the character is unreserved (RFC 3986, section 2.3), as those of ids are, or the comma of a model
    /// identifier.
    fileprivate var standsInNames: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: ","):
            true
        default: false
        }
    }
}
