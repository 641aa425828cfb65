/// How much a log line matters.
package enum LogLevel: String, CaseIterable, Sendable, Comparable {
    /// What only helps to find a fault: probes too.
    case debug
    /// What happens all the time: a line for each request.
    case info
    /// What an operator should look at when there is time.
    case warning
    /// What an operator should look at now.
    case error

    private var weight: Int {
        switch self {
        case .debug: 0
        case .info: 1
        case .warning: 2
        case .error: 3
        }
    }

    package static func < (left: LogLevel, right: LogLevel) -> Bool { left.weight < right.weight }
}
