import Foundation
import Tableshot

/// Time zones of a part of the world, sorted by name.
public struct Region: Sendable, Hashable {
    /// Name of the part of the world, such as `Europe`.
    public let name: String
    /// Time zones of the region, sorted by name.
    public let timeZoneWrappers: [TimeZoneWrapper]

    /// Creates a region and sorts the wrappers by name.
    public init(name: String, timeZoneWrappers: [TimeZoneWrapper]) {
        self.name = name
        self.timeZoneWrappers = timeZoneWrappers.sorted {
            Self.precedes($0.timeZoneLocaleName, $1.timeZoneLocaleName)
        }
    }

    /// Name of the region for identifiers without a slash.
    public static let nameOfOthers = "Other"

    /// Groups time zones by the part of their identifiers before the slash, and returns regions
    /// sorted by name.
    ///
    /// Time zones without a slash form a separate region. Identifiers unknown to Foundation are
    /// omitted. The default instant and home time zone come from the current render.
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

    /// Returns whether a name precedes another name: case-insensitive first, then by
    /// characters, independent of any locale.
    static func precedes(_ left: String, _ right: String) -> Bool {
        (left.lowercased(), left) < (right.lowercased(), right)
    }
}
