/// Why a command line or an environment cannot be obeyed.
package struct UsageFault: Error, Sendable, Equatable, CustomStringConvertible {
    /// What is wrong, one line each.
    package let complaints: [String]

    /// Makes a fault of what is wrong.
    package init(_ complaints: [String]) {
        self.complaints = complaints
    }

    /// All complaints, a line each.
    package var description: String { complaints.joined(separator: "\n") }

    /// The end of a complaint about an unknown name: which known one is near, if any.
    ///
    /// What all names begin with does not count, unless nothing is near without it.
    package static func hint(at name: String, among known: [String], after prefix: String) -> String {
        let rest = String(name.drop { $0 == "-" }.trimmingPrefix(prefix))
        let nearest = NearestName.nearest(to: rest, among: known.map { String($0.dropFirst(prefix.count)) })
        let found = nearest.map { prefix + $0 } ?? NearestName.nearest(to: name, among: known)
        return found.map { "; the nearest is \($0)" } ?? ""
    }
}
