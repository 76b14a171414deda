import Foundation
import TableAnimation
import TableDrawing
import TableGeometry

/// A batch of changes that is shown as a movement: what comes into view meanwhile moves with it.
struct UpdateInProgress {
    let gaps: UpdateGaps
    let before: TableView.ScreenBefore
    /// The stretch of the content that is on the screen after it.
    let extentAfter: Extent
    let timing: AnimationTiming
    /// Time since the content scrolls and rows move to their final places beyond the initial
    /// screen, or `nil`.
    var uncovered: Double?

    var record: UpdateRecord { gaps.record }

    /// Whether the batch has a row travel to a place of its own, by its place after it.
    func travels(_ row: IndexPath) -> Bool {
        record.update.movedRows.contains { $0.destination == row }
    }

    /// Returns whether a row, alone or with its section, moves from beyond the screen to beyond
    /// the screen.
    ///
    /// The row is never visible during its movement, because UIKit creates no view for it.
    func passesUnseen(from old: IndexPath, to new: IndexPath) -> Bool {
        if let row = before.rows[old] {
            let top = row.node.frame.minY + row.movements.offset(at: timing.start).top
            guard !Extent(minY: top, height: row.node.frame.height).intersects(before.extent)
            else { return false }
        }
        if travels(new) {
            return !record.geometryBefore.rowExtent(at: old).intersects(before.extent)
                && !gaps.after.rowExtent(at: new).intersects(extentAfter)
        }
        return record.mapping.oldSection(for: new.section) == old.section
            && record.update.movedSections.contains { $0.destination == new.section }
            && !record.geometryBefore.sectionExtent(old.section).intersects(before.extent)
            && !gaps.after.sectionExtent(new.section).intersects(extentAfter)
    }
}
