/// The value of a reply's Date (RFC 9110, section 5.6.7).
package enum DateText {
    private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// The 29 characters for a time, in seconds since 1970.
    package static func text(of second: Int) -> String {
        let date = GregorianDate(daysSince1970: second / 86_400)
        let day = "\(days[date.weekday]), \(twoDigits(date.day)) \(months[date.month - 1])"
        let time = "\(twoDigits(second / 3_600 % 24)):\(twoDigits(second / 60 % 60)):\(twoDigits(second % 60))"
        return "\(day) \(date.year) \(time) GMT"
    }

    private static func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : String(number)
    }
}
