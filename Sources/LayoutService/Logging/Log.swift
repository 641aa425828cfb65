package import JSONWire
package import MicroHTTP

/// The log: JSON objects, one a line, written by a thread of its own.
///
/// Whoever logs never waits for the sink; what a slow sink cannot take is dropped and counted. Calls may come from any
/// thread.
package final class Log: Sendable {
    /// How long lines gather before they are written together.
    private static let gathering = Duration.milliseconds(5)

    private let level: LogLevel
    private let queue: LogQueue
    private let worker: BackgroundWorker

    /// Starts the thread.
    ///
    /// - Parameters:
    ///   - level: What is logged at least.
    ///   - sink: Takes whole lines; it may take its time.
    /// - Throws: `StartFault` where the system has no thread left.
    package init(
        level: LogLevel, sink: @escaping @Sendable ([UInt8]) -> Void = { StandardStream.error.write($0) }
    ) throws(StartFault) {
        let queue = LogQueue()
        self.level = level
        self.queue = queue
        worker = try BackgroundWorker(every: .seconds(60), gathering: Self.gathering) {
            let lines = queue.take()
            if !lines.isEmpty { sink(lines) }
        }
    }

    /// How many lines were dropped because the sink was slow.
    package var droppedLines: UInt64 { queue.droppedLines }

    /// Whether lines of a level are logged.
    package func isEnabled(_ level: LogLevel) -> Bool { level >= self.level }

    /// Logs what happened.
    ///
    /// - Parameters:
    ///   - level: How much it matters.
    ///   - event: What kind of thing happened, in small letters.
    ///   - members: Writes what else there is to say.
    package func write(_ level: LogLevel, _ event: StaticString, _ members: (inout JSONWriter) -> Void = { _ in }) {
        guard isEnabled(level), queue.hasRoom() else { return }
        var writer = JSONWriter(capacity: 512)
        writer.object { writer in
            writer.member("level", level.name)
            writer.member("event", event)
            members(&writer)
        }
        if queue.append(writer.finish()) { worker.wake() }
    }

    /// Logs what happens so often that even its line must cost little.
    ///
    /// - Parameters:
    ///   - moment: When it happened, as `MonotonicTime.now()` had it.
    ///   - members: Appends all members but the time, each with its comma in front, and the end of the object.
    @inline(__always)
    func writeQuickly(at moment: UInt64, _ members: (inout TextBuffer) -> Void) {
        if queue.append(at: moment, members) { worker.wake() }
    }

    /// Writes what is left and ends the thread; a sink that takes too long loses the rest.
    package func stop() {
        worker.stop(within: .seconds(1))
    }
}

extension LogLevel {
    /// The name in log lines.
    fileprivate var name: StaticString {
        switch self {
        case .debug: "debug"
        case .info: "info"
        case .warning: "warning"
        case .error: "error"
        }
    }
}
