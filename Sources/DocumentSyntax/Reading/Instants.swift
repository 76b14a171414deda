import Foundation

/// Instants in ISO 8601 format.
enum Instants {
    /// Regular expression of an instant for schemas.
    ///
    /// It cannot check whether the day exists.
    static let pattern =
        "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?"
        + "([Zz]|[+-][0-9]{2}:?[0-9]{2})$"

    /// Returns the instant of a date and time with an offset, or `nil` if the text has another
    /// form or names a day that does not exist.
    static func date(_ text: String) -> Date? {
        let pattern =
            #/
            \d{4}-(\d{2})-(\d{2}) [Tt\x20] (\d{2}):(\d{2}):(\d{2})(\.\d{1,9})?
            (?:[Zz]|[+\-](\d{2}):?(\d{2}))
            /#
        guard let match = text.wholeMatch(of: pattern) else { return nil }
        func value(_ digits: Substring?) -> Int { digits.flatMap { Int($0) } ?? 0 }
        var parts = DateComponents()
        parts.year = Int(text.prefix(4))
        parts.month = value(match.1)
        parts.day = value(match.2)
        parts.hour = value(match.3)
        parts.minute = value(match.4)
        parts.second = value(match.5)
        let offset = (hours: value(match.7), minutes: value(match.8))
        guard offset.hours < 24, offset.minutes < 60 else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        parts.calendar = calendar
        guard parts.isValidDate, let local = calendar.date(from: parts) else { return nil }
        let sign = text.contains(/[+]\d{2}:?\d{2}$/) ? 1.0 : -1.0
        let seconds = Double(offset.hours * 3600 + offset.minutes * 60) * sign
        let fraction = match.6.flatMap { Double("0" + $0) } ?? 0
        return local.addingTimeInterval(fraction - seconds)
    }
}
