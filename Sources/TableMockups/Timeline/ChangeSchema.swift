import DocumentSyntax
import Foundation
import TableViews

/// A part of an update: `{delete: [0, 3], animation: fade}`.
final class ChangeSchema: ChangingSchema {
    static let displayName = "a change"
    static let definition = "timelineChange"
    static let summary =
        "A change of rows or sections. Deleted, reloaded and moved items have their indexes "
        + "before the update. Inserted items and destinations have their indexes after the "
        + "update."
    static let exclusive = [["row", "rows"]]
    static let hints = ["at": "all changes of an update happen at once: at stands beside update"]

    let insert = ChangeKeys.insert
    let delete = ChangeKeys.delete
    let move = ChangeKeys.move
    let reload = ChangeKeys.reload
    let insertSection = ChangeKeys.insertSection
    let deleteSection = ChangeKeys.deleteSection
    let moveSection = ChangeKeys.moveSection
    let reloadSection = ChangeKeys.reloadSection
    let to = ChangeKeys.to
    let toSection = ChangeKeys.toSection
    let row = ChangeKeys.row
    let rows = ChangeKeys.rows
    let section = ChangeKeys.section
    let animation = ChangeKeys.animation
}
