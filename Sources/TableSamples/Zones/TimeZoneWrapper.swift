import Foundation
import Tableshot

/// What a row of the world clock shows of a time zone at an instant, seen from a home time zone.
///
/// Offsets come from Foundation's time zones, whose data are part of the toolchain, not of the
/// machine's system. Names, abbreviations and times are always English: neither the process's locale
/// nor its clock is read.
public struct TimeZoneWrapper: Sendable, Hashable {
    public let timeZone: TimeZone
    /// The instant that time, day and offset are computed for.
    public let date: Date
    /// The time zone that "Today" belongs to.
    public let homeTimeZone: TimeZone

    /// A time zone at an instant; instant and home are those of the render under way.
    public init(
        timeZone: TimeZone, date: Date = RenderContext.current.now,
        homeTimeZone: TimeZone = RenderContext.current.timeZone
    ) {
        self.timeZone = timeZone
        self.date = date
        self.homeTimeZone = homeTimeZone
    }

    private var parts: [Substring] { timeZone.identifier.split(separator: "/") }

    /// The part of the identifier before the first slash; nothing without a slash.
    public var regionName: String? {
        parts.count > 1 ? parts.first.map(Self.spaced) : nil
    }

    /// The place: the part after the slash, with blanks for underscores.
    ///
    /// `America/Argentina/Buenos_Aires` is "Buenos Aires (Argentina)"; a zone without a slash, such
    /// as `GMT`, keeps its name.
    public var timeZoneLocaleName: String {
        guard let last = parts.last.map(Self.spaced) else { return timeZone.identifier }
        return parts.count > 2 ? "\(last) (\(Self.spaced(parts[1])))" : last
    }

    /// What a screen reader says of a row: place, time, day and abbreviation.
    var spoken: String? {
        AccessibleWords.joined(timeZoneLocaleName, time, whichDay, abbreviationAndOffset)
    }

    private static func spaced(_ part: Substring) -> String {
        String(part.map { $0 == "_" ? " " : $0 })
    }

    /// The offset from GMT at the instant, such as `GMT`, `GMT+4` or `GMT-3:30`.
    public var gmtOffset: String {
        let minutes = timeZone.secondsFromGMT(for: date) / 60
        guard minutes != 0 else { return "GMT" }
        let hours = abs(minutes) / 60
        let rest = abs(minutes) % 60
        let sign = minutes < 0 ? "-" : "+"
        guard rest != 0 else { return "GMT\(sign)\(hours)" }
        return "GMT\(sign)\(hours):\(rest < 10 ? "0" : "")\(rest)"
    }

    /// The zone's abbreviation at the instant, such as `CEST`.
    ///
    /// It is that of `ZoneTable`; zones that are not there have Foundation's English one, which is
    /// often the same as `gmtOffset`.
    public var abbreviation: String {
        let isDaylight = timeZone.isDaylightSavingTime(for: date)
        if let zone = ZoneTable.zone(withIdentifier: timeZone.identifier) {
            return (isDaylight ? zone.daylightAbbreviation : zone.abbreviation) ?? gmtOffset
        }
        return timeZone.localizedName(
            for: isDaylight ? .shortDaylightSaving : .shortStandard,
            locale: Locale(identifier: "en_US")) ?? gmtOffset
    }

    /// Abbreviation and offset, `CEST (GMT+2)`; shown once where they are the same.
    public var abbreviationAndOffset: String {
        let abbreviation = abbreviation
        let offset = gmtOffset
        return abbreviation == offset ? offset : "\(abbreviation) (\(offset))"
    }

    /// The time of day in the zone, such as `7:05 PM`.
    public var time: String { LocalTime(date, in: timeZone).text }

    /// The hour in the zone, from 0 to 23.
    public var hour: Int { LocalTime(date, in: timeZone).hour }

    /// The minute in the zone, from 0 to 59.
    public var minute: Int { LocalTime(date, in: timeZone).minute }

    /// The day in the zone as one says at home, such as `Tomorrow`.
    public var whichDay: String {
        let difference =
            LocalTime(date, in: timeZone).day - LocalTime(date, in: homeTimeZone).day
        return RelativeDay(difference: difference).text
    }

    /// The quarter of the zone's day.
    public var quarterOfDay: QuarterOfDay { QuarterOfDay(hour: hour) }

    /// The picture of the quarter of the zone's day, 30 × 30 points.
    public var image: Image { quarterOfDay.image }
}
