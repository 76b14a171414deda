import Foundation

/// Local date and time of an instant in a time zone.
///
/// The Gregorian calendar has days of 86,400 seconds of local time, so integer arithmetic
/// suffices. The process's calendar, locale and clock are not used.
struct LocalTime: Sendable, Hashable {
    /// Days since 1 January 1970; negative for earlier days.
    let day: Int
    /// Hour from 0 to 23.
    let hour: Int
    /// Minute from 0 to 59.
    let minute: Int

    init(_ date: Date, in timeZone: TimeZone) {
        let seconds = Self.wholeSeconds(date) + timeZone.secondsFromGMT(for: date)
        day = Self.quotient(seconds, 86_400)
        let secondOfDay = seconds - day * 86_400
        hour = secondOfDay / 3_600
        minute = secondOfDay % 3_600 / 60
    }

    /// Time in the English format `h:mm a`: `12:05 AM`.
    var text: String {
        let twelve = hour % 12 == 0 ? 12 : hour % 12
        let minutes = minute < 10 ? "0\(minute)" : "\(minute)"
        return "\(twelve):\(minutes) \(hour < 12 ? "AM" : "PM")"
    }

    /// Returns seconds since 1970, or 0 for a date that is not a valid number of seconds.
    private static func wholeSeconds(_ date: Date) -> Int {
        Int(exactly: date.timeIntervalSince1970.rounded(.down)).flatMap {
            abs($0) < 1 << 52 ? $0 : nil
        } ?? 0
    }

    /// Returns the quotient rounded down, including for negative numbers.
    private static func quotient(_ value: Int, _ divisor: Int) -> Int {
        value >= 0 ? value / divisor : (value - divisor + 1) / divisor
    }
}
