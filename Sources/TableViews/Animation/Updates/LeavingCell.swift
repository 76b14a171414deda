import Foundation
import TableDrawing

/// The cell of a row that is there no more, or not on the screen, which goes on fading and moving in itself
/// while it leaves.
struct LeavingCell {
    let cell: TableViewCell
    /// Index path of the row.
    ///
    /// For a deleted row, its last index path.
    var indexPath: IndexPath

    /// The row as it looks at the clock's instant, in the place of a picture of it; nothing where the data
    /// source shows the cell for another row.
    func node(inPlaceOf picture: RenderNode) -> RenderNode? {
        guard cell.displayedIndexPath == nil else { return nil }
        let lift = cell.settlingLift(at: AnimationClock.current?.time)
        if let lift { cell.lift = lift }
        cell.layoutIfNeeded()
        guard var node = cell.loweredAsShown(depth: 1) else { return nil }
        if let lift { node = node.raised(by: lift) }
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

    /// The cells of rows that are on their way out of sight, by their rows' places.
    var cellsOutOfSight: [(indexPath: IndexPath, cell: TableViewCell)] {
        updateMovement.departures.compactMap { departure in
            guard let row = departure.row, let cell = departure.leaving?.cell,
                cell.displayedIndexPath == nil
            else { return nil }
            return (row, cell)
        }
    }

    /// Takes the cell of a row that was on its way out of sight, and comes back; the way itself is left.
    func takeCellOutOfSight(at indexPath: IndexPath) -> TableViewCell? {
        let departures = updateMovement.departures
        guard let index = departures.lastIndex(where: { $0.row == indexPath }),
            let cell = departures[index].leaving?.cell, cell.displayedIndexPath == nil
        else { return nil }
        updateMovement.departures[index].leaving = nil
        cell.forgetWay()
        return cell
    }
}

extension TableViewCell {
    /// Forgets how the row moves as a whole; what moves and fades in it goes on.
    fileprivate func forgetWay() {
        layer.removeAllAnimations()
        movement.arrival = nil
        movement.forms = []
        movement.inBox = nil
        movement.travelsUntil = 0
        movement.changesSectionUntil = 0
    }
}

extension UpdateMovement {
    /// Whether a cell leaves, and is not to be used for another row until it is gone.
    func holds(_ cell: TableViewCell) -> Bool {
        departures.contains { $0.leaving?.cell === cell }
    }
}
