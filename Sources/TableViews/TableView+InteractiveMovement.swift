import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Rows carried by their reorder controls, with the method names of UIKit's collection view.
extension TableView {
    /// Lifts a row, so that it follows `updateInteractiveMovementTargetPosition(_:)`.
    ///
    /// Returns false and reports a diagnostic if the data source does not allow moving the row.
    @discardableResult
    public func beginInteractiveMovementForRow(at indexPath: IndexPath) -> Bool {
        editing.beginInteractiveMovementForRow(at: indexPath)
    }

    /// Carries the lifted row until its centre is at a point of the content.
    ///
    /// Only y counts.
    ///
    /// The rows open a gap at the proposed index path, which the delegate may redirect. The row
    /// at the point is determined from the displayed positions, as on a device. Over the gap, a
    /// header or a footer, the proposed index path does not change.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard let movement = editing.rowStates.movement, targetPosition.y.isFinite else { return }
        let y = editing.withinContent(targetPosition.y)
        editing.carry(centerAt: targetPosition.y, to: editing.target(of: movement, at: y))
    }

    /// Puts the lifted row down in its gap.
    ///
    /// The data source moves the row.
    public func endInteractiveMovement() {
        guard let movement = editing.rowStates.movement else { return }
        cancelInteractiveMovement()
        editing.moveByHand(from: movement.source, to: movement.target)
    }

    /// Returns the lifted row to its original place.
    public func cancelInteractiveMovement() {
        guard let movement = editing.rowStates.movement else { return }
        editing.carryToken += 1
        editing.rowStates.movement = nil
        rows.displayed[movement.source]?.row.lift = 0
        for (indexPath, cell) in rows.displayed { rows.place(cell, at: indexPath) }
        editing.applyRowStates()
    }

    /// Moves a row as a drag does.
    ///
    /// The delegate may redirect the move, then the data source is told.
    ///
    /// If the data source does not allow the move, the row stays.
    public func dragRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        editing.dragRow(at: indexPath, to: newIndexPath)
    }

    /// Lifts a row by its grip, carries it to another place and puts it down there; the data source is
    /// told at the end.
    ///
    /// Without a clock the row is there at once.
    /// - Parameters:
    ///   - target: the index path that the row has in the end; the delegate may redirect it.
    ///   - duration: of the way from the one place to the other, in seconds; lifting it and putting it
    ///     down take the theme's time besides, before and after it.
    ///
    /// The content scrolls along as far as it takes to keep the row on the screen: our choice, for a finger
    /// that holds it at the edge has the table scroll at a speed of its own in UIKit.
    /// What interrupts it puts the row down at `target` at once.
    public func carryRow(at indexPath: IndexPath, to target: IndexPath, duration: Double) {
        editing.carryRow(at: indexPath, to: target, duration: duration)
    }

    /// Puts the lifted row down where the others have made room; it sinks there while a clock runs, and
    /// the data source moves it in the end.
    public func endInteractiveMovement(animated: Bool) {
        editing.endInteractiveMovement(animated: animated)
    }
}

extension RenderNode {
    /// Returns the node of a row with the translucency and the shadow of a lift from 0 to 1.
    func raised(by lift: CGFloat) -> RenderNode {
        var node = self
        let metrics = RenderContext.current.theme.editing
        let lift = Double(min(1, max(0, lift)))
        node.opacity *= 1 - (1 - metrics.liftedOpacity) * lift
        var shadow = metrics.liftedShadow.resolved
        shadow.color = shadow.color.multiplyingAlpha(by: lift)
        node.shadow = lift > 0 ? shadow : nil
        return node
    }
}
