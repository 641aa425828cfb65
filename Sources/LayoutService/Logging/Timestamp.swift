import MicroHTTP

/// The beginning of a line of the log: its brace and its time, `{"time":"2026-11-30T15:03:51.123456Z"`.
///
/// Everything but the fraction is made anew only where it changes.
struct Timestamp {
    private var beginning = Array("{\"time\":\"1970-01-01T00:00:00.".utf8)
    private var second = 0
    private var microsecond: UInt64 = 0

    /// Changes the text to another time.
    mutating func update(to time: WallTime) {
        if time.seconds != second {
            second = time.seconds
            let date = GregorianDate(daysSince1970: time.seconds / 86_400)
            put(date.year, digits: 4, at: 9)
            put(date.month, digits: 2, at: 14)
            put(date.day, digits: 2, at: 17)
            let secondOfDay = time.seconds % 86_400
            put(secondOfDay / 3_600, digits: 2, at: 20)
            put(secondOfDay / 60 % 60, digits: 2, at: 23)
            put(secondOfDay % 60, digits: 2, at: 26)
        }
        microsecond = UInt64(truncatingIfNeeded: time.nanoseconds / 1_000)
    }

    /// Appends the text.
    func write(to text: inout TextBuffer) {
        text.append(beginning)
        text.append(number: microsecond, digits: 6)
        text.append("Z\"" as StaticString)
    }

    private mutating func put(_ number: Int, digits: Int, at start: Int) {
        var rest = number
        for index in stride(from: start + digits - 1, through: start, by: -1) {
            beginning[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
    }
}
