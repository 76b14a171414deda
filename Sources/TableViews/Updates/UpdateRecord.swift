import Foundation
import TableGeometry

/// Effects of the last batch of changes, for the animation of the changes.
struct UpdateRecord {
    /// Animations of rows and sections, keyed by the index paths used in the batch.
    struct Animations: Hashable {
        var deletedRows: [IndexPath: TableView.RowAnimation] = [:]
        var insertedRows: [IndexPath: TableView.RowAnimation] = [:]
        var reloadedRows: [IndexPath: TableView.RowAnimation] = [:]
        var deletedSections: [Int: TableView.RowAnimation] = [:]
        var insertedSections: [Int: TableView.RowAnimation] = [:]
        var reloadedSections: [Int: TableView.RowAnimation] = [:]
    }

    let update: TableUpdate
    let mapping: IndexPathMapping
    let animations: Animations
    /// Geometry of the table before the batch.
    let geometryBefore: TableGeometry
    let contentOffsetBefore: CGPoint
}
