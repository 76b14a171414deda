import Foundation
import TableSamples
import Tableshot
import Testing

@Suite struct TimeZoneWrapperTests {
    /// 2025-06-15T12:00:00Z.
    static let june = Date(timeIntervalSince1970: 1_749_988_800)

    /// An instant such as `2025-06-15T12:00:00Z`.
    static func instant(_ text: String) throws -> Date {
        try Date(text, strategy: .iso8601)
    }

    static func wrapper(
        _ identifier: String, at date: Date = june, home: String = "GMT"
    ) throws -> TimeZoneWrapper {
        TimeZoneWrapper(
            timeZone: try #require(TimeZone(identifier: identifier)), date: date,
            homeTimeZone: try #require(TimeZone(identifier: home)))
    }

    @Test(
        "The name of a zone is the text after the slash",
        arguments: [
            ("Africa/Cairo", "Cairo", "Africa"),
            ("America/New_York", "New York", "America"),
            ("America/Port-au-Prince", "Port-au-Prince", "America"),
            ("America/Argentina/Buenos_Aires", "Buenos Aires (Argentina)", "America"),
            ("America/North_Dakota/New_Salem", "New Salem (North Dakota)", "America"),
            ("Etc/GMT+5", "GMT+5", "Etc"),
            ("GMT", "GMT", nil),
            ("Japan", "Japan", nil),
        ] as [(String, String, String?)])
    func names(identifier: String, name: String, region: String?) throws {
        let wrapper = try Self.wrapper(identifier)
        #expect(wrapper.timeZoneLocaleName == name)
        #expect(wrapper.regionName == region)
    }

    @Test(
        "Abbreviation and offset belong to the instant, and equal texts are shown once",
        arguments: [
            ("Europe/Berlin", "2025-06-15T12:00:00Z", "CEST (GMT+2)"),
            ("Europe/Berlin", "2025-01-15T12:00:00Z", "CET (GMT+1)"),
            ("America/New_York", "2025-06-15T12:00:00Z", "EDT (GMT-4)"),
            ("America/New_York", "2025-03-09T06:59:59Z", "EST (GMT-5)"),
            ("America/New_York", "2025-03-09T07:00:00Z", "EDT (GMT-4)"),
            ("America/St_Johns", "2025-01-15T12:00:00Z", "NST (GMT-3:30)"),
            ("Pacific/Marquesas", "2025-06-15T12:00:00Z", "GMT-9:30"),
            ("Asia/Kolkata", "2025-06-15T12:00:00Z", "IST (GMT+5:30)"),
            ("Asia/Kathmandu", "2025-06-15T12:00:00Z", "GMT+5:45"),
            ("Asia/Dubai", "2025-06-15T12:00:00Z", "GMT+4"),
            ("Pacific/Kiritimati", "2025-06-15T12:00:00Z", "GMT+14"),
            ("Africa/Abidjan", "2025-06-15T12:00:00Z", "GMT"),
            ("GMT", "2025-06-15T12:00:00Z", "GMT"),
            // Not in the project's list: Foundation's English abbreviation.
            ("America/Boise", "2025-06-15T12:00:00Z", "MDT (GMT-6)"),
            ("Etc/GMT+5", "2025-06-15T12:00:00Z", "GMT-5"),
        ])
    func abbreviations(identifier: String, instant: String, expected: String) throws {
        let wrapper = try Self.wrapper(identifier, at: Self.instant(instant))
        #expect(wrapper.abbreviationAndOffset == expected)
    }

    @Test(
        "The time has twelve hours for every zone",
        arguments: [
            ("GMT", "2025-06-15T00:00:00Z", "12:00 AM"),
            ("GMT", "2025-06-15T00:05:59Z", "12:05 AM"),
            ("GMT", "2025-06-15T11:59:59Z", "11:59 AM"),
            ("GMT", "2025-06-15T12:00:00Z", "12:00 PM"),
            ("GMT", "2025-06-15T13:09:00Z", "1:09 PM"),
            ("GMT", "2025-06-15T23:59:00Z", "11:59 PM"),
            ("Asia/Kolkata", "2025-06-15T12:00:00Z", "5:30 PM"),
            ("Pacific/Marquesas", "2025-06-15T12:00:00Z", "2:30 AM"),
            ("GMT", "1969-12-31T23:59:30Z", "11:59 PM"),
        ])
    func times(identifier: String, instant: String, expected: String) throws {
        #expect(try Self.wrapper(identifier, at: Self.instant(instant)).time == expected)
    }

    @Test(
        "The day is named by its distance from the day of the home zone",
        arguments: [
            ("Europe/London", "GMT", "2025-06-18T12:00:00Z", "Today"),
            // From Saturday to Sunday and back.
            ("Asia/Tokyo", "America/New_York", "2025-06-14T20:00:00Z", "Tomorrow"),
            ("America/New_York", "Asia/Tokyo", "2025-06-14T20:00:00Z", "Yesterday"),
            // The end of a month.
            ("Asia/Tokyo", "GMT", "2025-06-30T20:00:00Z", "Tomorrow"),
            ("America/New_York", "GMT", "2025-07-01T02:00:00Z", "Yesterday"),
            // The end of a year, and that of February in a leap year.
            ("Asia/Tokyo", "GMT", "2025-12-31T15:00:00Z", "Tomorrow"),
            ("Asia/Tokyo", "GMT", "2025-12-31T14:59:59Z", "Today"),
            ("America/Los_Angeles", "GMT", "2026-01-01T07:59:00Z", "Yesterday"),
            ("Asia/Tokyo", "GMT", "2024-02-28T16:00:00Z", "Tomorrow"),
            // Across the date line, for an hour, two days.
            ("Pacific/Kiritimati", "Pacific/Pago_Pago", "2025-06-15T10:30:00Z", "In 2 Days"),
            ("Pacific/Pago_Pago", "Pacific/Kiritimati", "2025-06-15T10:30:00Z", "2 Days Ago"),
            ("Pacific/Kiritimati", "Pacific/Pago_Pago", "2025-06-15T11:00:00Z", "Tomorrow"),
            // Before 1970.
            ("America/New_York", "GMT", "1970-01-01T01:00:00Z", "Yesterday"),
        ])
    func days(zone: String, home: String, instant: String, expected: String) throws {
        let wrapper = try Self.wrapper(zone, at: Self.instant(instant), home: home)
        #expect(wrapper.whichDay == expected)
    }

    @Test(
        "A quarter of the day lasts from its first minute to its last minute",
        arguments: [
            ("2025-06-15T00:00:00Z", QuarterOfDay.night), ("2025-06-15T05:59:59Z", .night),
            ("2025-06-15T06:00:00Z", .morning), ("2025-06-15T11:59:59Z", .morning),
            ("2025-06-15T12:00:00Z", .afternoon), ("2025-06-15T17:59:59Z", .afternoon),
            ("2025-06-15T18:00:00Z", .evening), ("2025-06-15T23:59:59Z", .evening),
        ])
    func quarters(instant: String, quarter: QuarterOfDay) throws {
        let wrapper = try Self.wrapper("GMT", at: Self.instant(instant))
        #expect(wrapper.quarterOfDay == quarter)
        #expect(wrapper.image == quarter.image)
    }

    @Test("The quarter belongs to the zone, not to the home zone")
    func quarterOfZone() throws {
        #expect(try Self.wrapper("Asia/Kolkata").quarterOfDay == .afternoon)
        #expect(try Self.wrapper("Asia/Tokyo").quarterOfDay == .evening)
        #expect(try Self.wrapper("America/New_York").quarterOfDay == .morning)
        #expect(try Self.wrapper("Pacific/Honolulu").quarterOfDay == .night)
    }

    @Test("The default instant and home zone come from the current render")
    func context() throws {
        var context = RenderContext()
        context.now = try Self.instant("2025-06-15T22:00:00Z")
        context.timeZone = try #require(TimeZone(identifier: "America/New_York"))
        let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let wrapper = context.run { TimeZoneWrapper(timeZone: tokyo) }
        #expect(wrapper.time == "7:00 AM")
        #expect(wrapper.whichDay == "Tomorrow")
    }

    @Test(
        "Dates with invalid numbers of seconds do not crash",
        arguments: [
            Double.infinity, -.infinity, .nan, 1e300, -1e18,
        ])
    func oddDates(seconds: Double) throws {
        let wrapper = try Self.wrapper("GMT", at: Date(timeIntervalSince1970: seconds))
        #expect(wrapper.time == "12:00 AM")
        #expect(wrapper.whichDay == "Today")
    }
}
