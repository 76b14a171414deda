import Foundation

/// `{row: [0, 3]}`, `{part: detailTextLabel, row: [0, 3]}`, `{identifier: clock}` or
/// `{rect: [0, 0, 100, 20]}`.
package struct SnapshotIgnoreSchema: MappingSchema {
    package static let displayName = "a place that is not compared"
    package static let definition = "snapshotIgnore"
    package static let summary = "A place of the picture that is not compared."
    package static let exclusive = [
        ["row", "identifier", "rect"], ["part", "identifier"], ["part", "rect"],
    ]

    package let row = Key<IndexPath>("row", .indexPath, "A row, [section, row], counted from 0.")
    package let part = Key<String>(
        "part", .name,
        "A part by its name, such as detailTextLabel; of the row, or of every row without one.")
    package let identifier = Key<String>(
        "identifier", .name, "Every view with this accessibility identifier.")
    package let rect = Key<CGRect>(
        "rect", .rectangle, "A rectangle of the screen in points: [x, y, width, height].")

    package init() {}
}
