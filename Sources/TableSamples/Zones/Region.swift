import Foundation
import Tableshot

/// The time zones of a part of the world, sorted by name.
public struct Region: Sendable, Hashable {
    public let name: String
    public let timeZoneWrappers: [TimeZoneWrapper]

    /// A region; the wrappers are sorted by their names.
    public init(name: String, timeZoneWrappers: [TimeZoneWrapper]) {
        self.name = name
        self.timeZoneWrappers = timeZoneWrappers.sorted {
            Self.precedes($0.timeZoneLocaleName, $1.timeZoneLocaleName)
        }
    }

    /// The region of zones whose identifier has no slash.
    public static let nameOfOthers = "Other"

    /// Groups zones by the part of their identifiers before the slash; regions are sorted by name.
    ///
    /// Zones without a slash form a region of their own. Identifiers that Foundation does not know
    /// are left out. Instant and home are those of the render under way.
    public static func regions(
        of identifiers: [String], date: Date = RenderContext.current.now,
        homeTimeZone: TimeZone = RenderContext.current.timeZone
    ) -> [Region] {
        let wrappers = identifiers.compactMap { identifier in
            TimeZone(identifier: identifier).map {
                TimeZoneWrapper(timeZone: $0, date: date, homeTimeZone: homeTimeZone)
            }
        }
        return Dictionary(grouping: wrappers) { $0.regionName ?? nameOfOthers }
            .map { Region(name: $0.key, timeZoneWrappers: $0.value) }
            .sorted { precedes($0.name, $1.name) }
    }

    /// Orders by letters whatever their case, then by the characters themselves; no locale's rules.
    static func precedes(_ left: String, _ right: String) -> Bool {
        (left.lowercased(), left) < (right.lowercased(), right)
    }
}
