import Foundation
import TableDrawing

/// Text of the time between two dates, in English.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Length of the units.
    public enum UnitsStyle: Int, Sendable, Hashable, CaseIterable {
        case full, spellOut, short, abbreviated
    }
    /// Words for near times.
    public enum DateTimeStyle: Int, Sendable, Hashable, CaseIterable { case numeric, named }

    /// Length of the units.
    open var unitsStyle = UnitsStyle.full
    /// Words for near times.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// Calendar of the dates.
    open var calendar: Calendar! = .current
    /// Locale of the text; the text is English.
    open var locale: Locale! = .current

    private static let units: [(seconds: Double, name: String, short: String)] = [
        (31_536_000, "year", "yr."), (2_592_000, "month", "mo."), (604_800, "week", "wk."),
        (86_400, "day", "day"), (3_600, "hour", "hr."), (60, "minute", "min."),
        (1, "second", "sec."),
    ]

    /// Returns the text of a time in seconds; negative for the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let length = abs(timeInterval)
        let unit =
            Self.units.first { length >= $0.seconds } ?? Self.units[Self.units.count - 1]
        let count = Int(length / unit.seconds)
        if dateTimeStyle == .named {
            if count == 0 { return "now" }
            if unit.name == "day", count == 1 { return timeInterval < 0 ? "yesterday" : "tomorrow" }
        }
        let isShort = unitsStyle == .short || unitsStyle == .abbreviated
        let isPlural = count != 1 && (!isShort || unit.name == "day")
        let text = "\(count) \(isShort ? unit.short : unit.name)\(isPlural ? "s" : "")"
        return timeInterval < 0 ? "\(text) ago" : "in \(text)"
    }

    /// Returns the text of a date relative to another date.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}
