import Foundation
import Tableshot

/// Content of a world clock row for a time zone at an instant, relative to a home time zone.
///
/// Offsets come from Foundation's time zones, whose data is part of the toolchain instead of
/// the operating system. Names, abbreviations and times are always English: the process's
/// locale and clock are not used.
public struct TimeZoneWrapper: Sendable, Hashable {
    /// Time zone shown in the row.
    public let timeZone: TimeZone
    /// Instant of the time, day and offset.
    public let date: Date
    /// Time zone of "Today".
    public let homeTimeZone: TimeZone

    /// Creates a wrapper of a time zone; the default instant and home time zone come from the
    /// current render.
    public init(
        timeZone: TimeZone, date: Date = RenderContext.current.now,
        homeTimeZone: TimeZone = RenderContext.current.timeZone
    ) {
        self.timeZone = timeZone
        self.date = date
        self.homeTimeZone = homeTimeZone
    }

    private var parts: [Substring] { timeZone.identifier.split(separator: "/") }

    /// Part of the identifier before the first slash, or `nil` without a slash.
    public var regionName: String? {
        parts.count > 1 ? parts.first.map(Self.spaced) : nil
    }

    /// Place: the part of the identifier after the slash, with spaces instead of underscores.
    ///
    /// `America/Argentina/Buenos_Aires` is "Buenos Aires (Argentina)". The name of a time zone
    /// without a slash, for example `GMT`, is unchanged.
    public var timeZoneLocaleName: String {
        guard let last = parts.last.map(Self.spaced) else { return timeZone.identifier }
        return parts.count > 2 ? "\(last) (\(Self.spaced(parts[1])))" : last
    }

    /// Accessibility label of a row: place, time, day and abbreviation.
    var spoken: String? {
        AccessibilityLabel.joined(timeZoneLocaleName, time, whichDay, abbreviationAndOffset)
    }

    private static func spaced(_ part: Substring) -> String {
        String(part.map { $0 == "_" ? " " : $0 })
    }

    /// Offset from GMT at the instant, for example `GMT`, `GMT+4` or `GMT-3:30`.
    public var gmtOffset: String {
        let minutes = timeZone.secondsFromGMT(for: date) / 60
        guard minutes != 0 else { return "GMT" }
        let hours = abs(minutes) / 60
        let rest = abs(minutes) % 60
        let sign = minutes < 0 ? "-" : "+"
        guard rest != 0 else { return "GMT\(sign)\(hours)" }
        return "GMT\(sign)\(hours):\(rest < 10 ? "0" : "")\(rest)"
    }

    /// Abbreviation of the time zone at the instant, for example `CEST`.
    ///
    /// The abbreviation comes from `ZoneTable`. Other time zones have Foundation's English
    /// abbreviation, which often equals `gmtOffset`.
    public var abbreviation: String {
        let isDaylight = timeZone.isDaylightSavingTime(for: date)
        if let zone = ZoneTable.zone(withIdentifier: timeZone.identifier) {
            return (isDaylight ? zone.daylightAbbreviation : zone.abbreviation) ?? gmtOffset
        }
        return timeZone.localizedName(
            for: isDaylight ? .shortDaylightSaving : .shortStandard,
            locale: Locale(identifier: "en_US")) ?? gmtOffset
    }

    /// Abbreviation and offset, for example `CEST (GMT+2)`; a single value if they are equal.
    public var abbreviationAndOffset: String {
        let abbreviation = abbreviation
        let offset = gmtOffset
        return abbreviation == offset ? offset : "\(abbreviation) (\(offset))"
    }

    /// Time of day in the time zone, for example `7:05 PM`.
    public var time: String { LocalTime(date, in: timeZone).text }

    /// Hour in the time zone, from 0 to 23.
    public var hour: Int { LocalTime(date, in: timeZone).hour }

    /// Minute in the time zone, from 0 to 59.
    public var minute: Int { LocalTime(date, in: timeZone).minute }

    /// Day in the time zone relative to the home time zone, for example `Tomorrow`.
    public var whichDay: String {
        let difference =
            LocalTime(date, in: timeZone).day - LocalTime(date, in: homeTimeZone).day
        return RelativeDay(difference: difference).text
    }

    /// Quarter of the day in the time zone.
    public var quarterOfDay: QuarterOfDay { QuarterOfDay(hour: hour) }

    /// Picture of the quarter of the day, 30 × 30 points.
    public var image: Image { quarterOfDay.image }
}
