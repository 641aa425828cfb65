internal import Glibc

/// Nanoseconds of the clock that never goes back.
package enum MonotonicTime {
    /// Now, in nanoseconds since some moment before the process began.
    package static func now() -> UInt64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
    }
}

/// The time of day.
package struct WallTime: Sendable, Hashable {
    /// Whole seconds since 1970 in UTC, leap seconds not counted.
    package let seconds: Int
    /// What is over, in nanoseconds.
    package let nanoseconds: Int

    /// Makes a time of its parts.
    package init(seconds: Int, nanoseconds: Int = 0) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    /// Now, by the system's clock.
    package static func now() -> WallTime {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        return WallTime(seconds: time.tv_sec, nanoseconds: time.tv_nsec)
    }
}

/// What both clocks say at one moment, to tell one by the other for a while.
package struct ClockPair: Sendable {
    /// After so long, the clocks may have drifted apart, or one may have been set.
    private static let validity: UInt64 = 10_000_000

    private var monotonic: UInt64 = 0
    private var wall = WallTime(seconds: 0)

    /// Makes a pair that has not looked at the clocks.
    package init() {}

    /// The time of day at a moment of the other clock, which has just been.
    package mutating func wallTime(at moment: UInt64) -> WallTime {
        if moment &- monotonic > Self.validity {
            monotonic = MonotonicTime.now()
            wall = .now()
        }
        let second = 1_000_000_000
        let sinceThen = Int(truncatingIfNeeded: moment &- monotonic)
        let nanoseconds = wall.seconds &* second &+ wall.nanoseconds &+ sinceThen
        return WallTime(seconds: nanoseconds / second, nanoseconds: nanoseconds % second)
    }
}

extension Duration {
    /// The duration in nanoseconds; 0 for a negative one.
    var nanoseconds: UInt64 {
        guard self > .zero else { return 0 }
        let (seconds, attoseconds) = components
        return UInt64(seconds) &* 1_000_000_000 &+ UInt64(attoseconds / 1_000_000_000)
    }
}
