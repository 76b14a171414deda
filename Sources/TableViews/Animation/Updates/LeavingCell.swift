import Foundation
import TableDrawing

/// The cell of a row that is there no more, which goes on fading and moving in itself while it leaves.
struct LeavingCell {
    let cell: TableViewCell
    /// Where its row stood.
    let indexPath: IndexPath

    /// The row as it looks at the clock's instant, in the place of a picture of it; nothing where the data
    /// source shows the cell for another row.
    func node(inPlaceOf picture: RenderNode) -> RenderNode? {
        guard cell.displayedIndexPath == nil, var node = cell.loweredAsShown(depth: 1) else {
            return nil
        }
        node.frame.origin = picture.frame.origin
        if node.background == nil { node.background = picture.background }
        return node
    }

    /// The same without the corners and lines of its section's box.
    func inside(_ node: RenderNode) -> RenderNode {
        cell.location.map { cell.withoutEnds(node, at: $0) } ?? node
    }
}

extension TableView {
    /// Gives the cells of rows that have left back for reuse.
    ///
    /// - Parameter time: the clock's instant; nothing where none runs, and nothing moves any more.
    func recycleLeavingCells(at time: Double?) {
        let gone = updateMovement.departures.filter { departure in
            time.map { $0 >= departure.end } ?? true
        }.compactMap(\.leaving)
        for leaving in gone where leaving.cell.displayedIndexPath == nil {
            recycle(leaving.cell, at: leaving.indexPath)
        }
    }
}

extension UpdateMovement {
    /// Whether a cell leaves, and is not to be used for another row until it is gone.
    func holds(_ cell: TableViewCell) -> Bool {
        departures.contains { $0.leaving?.cell === cell }
    }
}
