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
            putDate(daysSince1970: time.seconds / 86_400)
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

    /// The Gregorian date, counted in years that begin in March so that the leap day is the last.
    private mutating func putDate(daysSince1970: Int) {
        let days = daysSince1970 + 719_468
        let dayOfEra = days % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        put(days / 146_097 * 400 + yearOfEra + (month <= 2 ? 1 : 0), digits: 4, at: 9)
        put(month, digits: 2, at: 14)
        put(dayOfYear - (153 * monthFromMarch + 2) / 5 + 1, digits: 2, at: 17)
    }

    private mutating func put(_ number: Int, digits: Int, at start: Int) {
        var rest = number
        for index in stride(from: start + digits - 1, through: start, by: -1) {
            beginning[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
    }
}
