import Foundation

/// An instant as clocks and calendars in a time zone show it.
///
/// The Gregorian calendar has days of 86,400 seconds of local time, so that whole-number arithmetic
/// suffices; no calendar, locale or clock of the process is asked.
struct LocalTime: Sendable, Hashable {
    /// Days since 1 January 1970, negative before it.
    let day: Int
    /// From 0 to 23.
    let hour: Int
    /// From 0 to 59.
    let minute: Int

    init(_ date: Date, in timeZone: TimeZone) {
        let seconds = Self.wholeSeconds(date) + timeZone.secondsFromGMT(for: date)
        day = Self.quotient(seconds, 86_400)
        let secondOfDay = seconds - day * 86_400
        hour = secondOfDay / 3_600
        minute = secondOfDay % 3_600 / 60
    }

    /// The time as `h:mm a` writes it in English: `12:05 AM`.
    var text: String {
        let twelve = hour % 12 == 0 ? 12 : hour % 12
        let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
        return "\(twelve):\(minutes) \(hour < 12 ? "AM" : "PM")"
    }

    /// Seconds since 1970; dates that are no number of seconds count as 1970 itself.
    private static func wholeSeconds(_ date: Date) -> Int {
        Int(exactly: date.timeIntervalSince1970.rounded(.down)).flatMap {
            abs($0) < 1 << 52 ? $0 : nil
        } ?? 0
    }

    /// The quotient rounded down, also below zero.
    private static func quotient(_ value: Int, _ divisor: Int) -> Int {
        value >= 0 ? value / divisor : (value - divisor + 1) / divisor
    }
}
