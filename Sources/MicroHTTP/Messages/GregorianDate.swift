/// A day of the Gregorian calendar, from 1970 on.
package struct GregorianDate: Sendable {
    /// The year.
    package let year: Int
    /// The month, from 1.
    package let month: Int
    /// The day of the month, from 1.
    package let day: Int
    /// The day of the week, from Sunday, which is 0.
    package let weekday: Int

    /// The day so many days behind the first of 1970, counted in years that begin in March so that the leap day is the
    /// last.
    package init(daysSince1970: Int) {
        let days = daysSince1970 + 719_468
        let dayOfEra = days % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = days / 146_097 * 400 + yearOfEra + (month <= 2 ? 1 : 0)
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        // The first of 1970 was a Thursday.
        weekday = (daysSince1970 + 4) % 7
    }
}
