import Foundation
import TableControls
import TableDrawing
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

    /// Moves the lifted row until its vertical centre is at the y coordinate of a point in the
    /// content.
    ///
    /// The rows open a gap at the proposed index path, which the delegate may redirect. The row at
    /// the point is determined from the displayed positions, as on a device. Over the gap, a header
    /// or a footer, the proposed index path does not change.
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
        editing.cancelInteractiveMovement()
    }

    /// Moves a row like a drag.
    ///
    /// The delegate may redirect the move. The data source is then asked to move the row. If the
    /// data source does not allow the move, the row stays.
    public func dragRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        editing.dragRow(at: indexPath, to: newIndexPath)
    }

    /// Lifts a row by its reorder control, carries the row to another place and drops it.
    ///
    /// The data source moves the row at the end. The content scrolls by the minimum distance that
    /// keeps the row on the screen. In UIKit, the table scrolls at its own speed while a finger
    /// holds the row at the edge; this project's behaviour is our choice. If another change of the
    /// table interrupts the movement, the row is dropped at `target`. Without a clock, the row
    /// moves immediately.
    ///
    /// - Parameters:
    ///   - target: final index path of the row, which the delegate may redirect.
    ///   - duration: duration of the movement between both places, in seconds. Lifting before and
    ///     dropping after the movement have the theme's durations in addition.
    public func carryRow(at indexPath: IndexPath, to target: IndexPath, duration: Double) {
        editing.carryRow(at: indexPath, to: target, duration: duration)
    }

    /// Drops the lifted row in its gap, and asks the data source to move the row.
    ///
    /// If `animated` is true and a clock is running, the row moves to the gap first.
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
