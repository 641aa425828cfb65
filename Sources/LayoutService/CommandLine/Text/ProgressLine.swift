/// A line on a terminal that says how far a command is, for what takes longer than a second.
struct ProgressLine {
    private static let patience: UInt64 = 1_000_000_000
    private static let interval: UInt64 = 200_000_000

    private let console: Console
    private let start: UInt64
    private var last: UInt64
    private var isShown = false

    /// Begins to count the time.
    init(_ console: Console) {
        self.console = console
        start = console.now()
        last = start
    }

    /// Shows a count and its rate, if it is time to.
    mutating func update(_ count: Int, _ unit: String) {
        guard console.isErrorTerminal else { return }
        let now = console.now()
        guard now - start > Self.patience, now - last > Self.interval else { return }
        last = now
        isShown = true
        console.showProgress("\(count) \(unit), \(rate(of: count, at: now)) a second")
    }

    /// Clears the line.
    func end() {
        if isShown { console.showProgress("") }
    }

    private func rate(of count: Int, at now: UInt64) -> Int {
        Int(Double(count) / (Double(now - start) / 1_000_000_000))
    }
}
