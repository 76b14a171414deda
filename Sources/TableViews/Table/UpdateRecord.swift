import Foundation
import TableGeometry

/// What the last batch of changes did, for those who show it as a movement.
struct UpdateRecord {
    /// How rows and sections go and come, under the names that the batch used.
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
    /// Where everything stood.
    let geometryBefore: TableGeometry
    let contentOffsetBefore: CGPoint
}

extension TableView {
    /// Where rows and sections stand after the last batch of changes, and where they stood; nothing before
    /// there was one.
    package var lastMapping: IndexPathMapping? { lastUpdate?.mapping }
}
