import Foundation
import TableSamples
import Tableshot
import Testing

@Suite struct RegionTests {
    @Test("Zones are grouped by the text before the slash, and sorted by name")
    func grouping() {
        let regions = Region.regions(of: [
            "Pacific/Honolulu", "Europe/Rome", "GMT", "America/New_York", "Europe/Berlin",
            "America/Argentina/Buenos_Aires", "Japan", "America/Lima", "No/Such_Zone",
        ])
        let lines = regions.map { region in
            region.name + ": "
                + region.timeZoneWrappers.map(\.timeZoneLocaleName).joined(separator: ", ")
        }
        #expect(
            lines == [
                "America: Buenos Aires (Argentina), Lima, New York",
                "Europe: Berlin, Rome",
                "Other: GMT, Japan",
                "Pacific: Honolulu",
            ])
    }

    @Test("Names are sorted by letters without case, not by the rules of a locale")
    func order() throws {
        func zone(_ identifier: String) throws -> TimeZoneWrapper {
            TimeZoneWrapper(timeZone: try #require(TimeZone(identifier: identifier)))
        }
        let region = Region(
            name: "Other",
            timeZoneWrappers: [
                try zone("GMT"), try zone("EST5EDT"), try zone("Egypt"), try zone("GB"),
            ])
        #expect(
            region.timeZoneWrappers.map(\.timeZoneLocaleName) == ["Egypt", "EST5EDT", "GB", "GMT"])
    }

    @Test("Foundation knows every zone of the project's list by its name")
    func listIsKnown() {
        for zone in ZoneTable.zones {
            #expect(TimeZone(identifier: zone.identifier)?.identifier == zone.identifier)
        }
        #expect(ZoneTable.identifiers == ZoneTable.identifiers.sorted())
        #expect(Set(ZoneTable.identifiers).count == ZoneTable.zones.count)
    }

    /// A failure means that the toolchain's zone data have changed, and the pictures, too.
    @Test("The offsets of the list at the fixtures' instant equal the recorded offsets")
    func offsets() {
        let regions = Region.regions(
            of: ZoneTable.identifiers, date: TimeZoneWrapperTests.june, homeTimeZone: .gmt)
        let lines = regions.flatMap(\.timeZoneWrappers).map {
            "\($0.timeZoneLocaleName): \($0.abbreviationAndOffset)"
        }
        #expect(lines.joined(separator: "\n") == Self.expectedOffsets)
    }
}
