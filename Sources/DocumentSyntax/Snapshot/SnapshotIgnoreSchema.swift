import Foundation

/// `{row: [0, 3]}`, `{part: detailTextLabel, row: [0, 3]}`, `{identifier: clock}` or
/// `{rect: [0, 0, 100, 20]}`.
package final class SnapshotIgnoreSchema: MappingSchema {
    package static let displayName = "an ignored region"
    package static let definition = "snapshotIgnore"
    package static let summary = "A region of the picture that comparisons ignore."
    package static let exclusive = [
        ["row", "identifier", "rect"], ["part", "identifier"], ["part", "rect"],
    ]

    package let row = Key<IndexPath>(
        "row", .indexPath,
        "The ignored row: [section, row], counted from 0.")
    package let part = Key<String>(
        "part", .name,
        "The name of the ignored part, such as detailTextLabel. If row is absent, the part is "
            + "ignored in every row.")
    package let identifier = Key<String>(
        "identifier", .name, "The accessibility identifier of the ignored views.")
    package let rect = Key<CGRect>(
        "rect", .rectangle,
        "The ignored rectangle of the screen, in points: [x, y, width, height].")

    package init() {}
}
