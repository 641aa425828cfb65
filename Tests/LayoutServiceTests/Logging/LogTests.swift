import JSONWire
import LayoutService
import MicroHTTP
import Synchronization
import Testing

@Suite("The log")
struct LogTests {
    /// Keeps what is logged.
    private final class Sink: Sendable {
        private let text = Mutex<[UInt8]>([])

        var lines: [String] {
            text.withLock { String(decoding: $0, as: UTF8.self) }.split(separator: "\n").map(String.init)
        }

        func take(_ bytes: [UInt8]) {
            text.withLock { $0 += bytes }
        }
    }

    @Test("has a JSON object in each line, with the time in front")
    func lines() throws {
        let sink = Sink()
        let log = try Log(level: .info, sink: sink.take)
        log.write(.info, "greeting") { $0.member("text", "a \"b\"\n") }
        log.write(.error, "end")
        log.stop()
        let lines = try sink.lines.map { try JSONTree(parsing: Array($0.utf8)) }
        #expect(lines.map { $0["event"] } == [.string("greeting"), .string("end")])
        #expect(lines.map { $0["level"] } == [.string("info"), .string("error")])
        #expect(lines[0]["text"] == .string("a \"b\"\n"))
        #expect(sink.lines.allSatisfy { $0.hasPrefix("{\"time\":\"20") })
    }

    @Test("leaves out what matters less than its level", arguments: LogLevel.allCases)
    func levels(level: LogLevel) throws {
        let sink = Sink()
        let log = try Log(level: level, sink: sink.take)
        for each in LogLevel.allCases { log.write(each, "event") }
        log.stop()
        #expect(sink.lines.count == LogLevel.allCases.filter { $0 >= level }.count)
    }

    @Test("makes nobody wait for a slow sink, and counts what it drops")
    func slowSink() throws {
        let log = try Log(level: .info) { _ in _ = StopSignals().next(within: .seconds(3)) }
        let started = MonotonicTime.now()
        for _ in 0..<20_000 { log.write(.info, "event") }
        #expect(MonotonicTime.now() - started < 2_000_000_000)
        #expect(log.droppedLines > 10_000)
        log.stop()
    }

    @Test("holds so many lines at most, and puts the time in front of each")
    func queue() {
        let queue = LogQueue(limit: 2)
        let time = WallTime(seconds: 1_700_000_000, nanoseconds: 123_456_789)
        #expect(queue.append(Array("{\"a\":1}".utf8), at: time))
        #expect(!queue.append(Array("{\"a\":2}".utf8), at: time))
        #expect(!queue.append(Array("{\"a\":3}".utf8), at: time))
        #expect(queue.droppedLines == 1)
        let text = String(decoding: queue.take(), as: UTF8.self)
        #expect(
            text
                == "{\"time\":\"2023-11-14T22:13:20.123456Z\",\"a\":1}\n{\"time\":\"2023-11-14T22:13:20.123456Z\",\"a\":2}\n"
        )
        #expect(queue.take().isEmpty)
        #expect(queue.append(Array("{\"a\":4}".utf8), at: time))
    }

    @Test(
        "knows the calendar",
        arguments: [
            (0, "1970-01-01T00:00:00"), (951_782_400, "2000-02-29T00:00:00"), (951_868_799, "2000-02-29T23:59:59"),
            (951_868_800, "2000-03-01T00:00:00"), (1_709_164_800, "2024-02-29T00:00:00"),
            (1_735_689_599, "2024-12-31T23:59:59"), (1_735_689_600, "2025-01-01T00:00:00"),
            (4_107_542_400, "2100-03-01T00:00:00"), (4_107_542_399, "2100-02-28T23:59:59"),
        ])
    func dates(seconds: Int, text: String) {
        let queue = LogQueue()
        _ = queue.append(Array("{\"a\":1}".utf8), at: WallTime(seconds: seconds))
        #expect(String(decoding: queue.take(), as: UTF8.self) == "{\"time\":\"\(text).000000Z\",\"a\":1}\n")
    }

    @Test(
        "tells the time of a request by the clock that never goes back",
        arguments: [0, 999_999, 5_000_000, 3_500_000_000])
    func clocks(nanosecondsBefore: UInt64) {
        var clocks = ClockPair()
        _ = clocks.wallTime(at: MonotonicTime.now())
        let moment = MonotonicTime.now()
        let told = clocks.wallTime(at: moment &- nanosecondsBefore)
        let now = WallTime.now()
        let difference = (now.seconds - told.seconds) * 1_000_000_000 + now.nanoseconds - told.nanoseconds
        #expect((0..<1_000_000_000).contains(told.nanoseconds))
        #expect(abs(difference - Int(nanosecondsBefore)) < 50_000_000)
    }

    @Test(
        "writes numbers as they are",
        arguments: [0, 9, 10, 99, 100, 999, 1_000, 9_999, 10_000, 99_999, 100_000, 123_456_789, UInt64.max / 10, .max])
    func numbers(number: UInt64) {
        var text = TextBuffer(capacity: 64)
        text.append(number: number)
        #expect(String(decoding: text.take(), as: UTF8.self) == "\(number)")
    }
}
