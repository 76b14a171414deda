import Foundation
import TableAnimation
import TableDrawing
import TableGeometry

/// Rows that are carried by their grips, by the names that UIKit's collection view has for it.
extension TableView {
    /// Lifts a row, so that it follows `updateInteractiveMovementTargetPosition(_:)`; false, and a
    /// diagnostic, where the data source does not let it be moved.
    @discardableResult
    public func beginInteractiveMovementForRow(at indexPath: IndexPath) -> Bool {
        guard checkRow(indexPath, "beginInteractiveMovementForRow(at:)") else { return false }
        guard dataSource?.tableView(self, canMoveRowAt: indexPath) == true else {
            DiagnosticLog.warn(
                "table.row-cannot-move",
                "beginInteractiveMovementForRow(at:): the data source does not let "
                    + "\(indexPath.rowName) be moved; tableView(_:canMoveRowAt:) is to return true")
            return false
        }
        // One row is carried at a time.
        settleLiftedRow()
        // Rows whose heights are estimates would close up to the wrong places.
        measureVisibleRows()
        let rect = rectForRow(at: indexPath)
        carryToken += 1
        rowStates.movement = InteractiveMovement(
            source: indexPath, target: indexPath, centerY: rect.midY, height: rect.height)
        applyRowStates()
        // It is in its section's box no more.
        displayed[indexPath]?.movement.inBox = nil
        return true
    }

    /// Carries the lifted row so that its middle is at a point of the content; only y counts.
    ///
    /// The other rows make room where it would come to lie, which the delegate may redirect. What is
    /// at the point is found among the rows as they stand aside, as on a screen; over that room, a
    /// header or a footer the row's place stays.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard let movement = rowStates.movement, targetPosition.y.isFinite else { return }
        let y = withinContent(targetPosition.y)
        carry(centerAt: targetPosition.y, to: target(of: movement, at: y))
    }

    /// Where a carried row would come to lie by what is shown at a y of the content; points.
    private func target(of movement: InteractiveMovement, at y: CGFloat) -> IndexPath? {
        let reach = Extent(minY: y - movement.height, maxY: y + movement.height)
        for indexPath in geometry.indexPathsForRows(in: reach) where indexPath != movement.source {
            let shown = geometry.rowExtent(at: indexPath)
                .moved(by: movement.shift(ofRowAt: indexPath))
            if y >= shown.minY, y < shown.maxY {
                return movement.target(over: indexPath, shown: shown, at: y)
            }
        }
        return emptySection(at: y, besides: movement).map { IndexPath(row: 0, section: $0) }
    }

    /// The section at a y of the content in which no other row lies, nor room is made for the carried one.
    private func emptySection(at y: CGFloat, besides movement: InteractiveMovement) -> Int? {
        (0..<geometry.numberOfSections).first { section in
            let others =
                geometry.numberOfRows(inSection: section)
                - (section == movement.source.section ? 1 : 0)
            guard others == 0, section != movement.target.section else { return false }
            let shown = movement.shown(
                geometry.places(ofSection: section), ofSection: section, PixelGrid.current
            ).section
            return y >= shown.minY && y < shown.maxY
        }
    }

    /// Where a row lies at rest that another one is carried to, in points; the end of a section's rows is a
    /// place of no height.
    func placeRect(at target: IndexPath) -> CGRect {
        guard !geometry.contains(target) else { return rectForRow(at: target) }
        let end = geometry.rowsExtent(ofSection: target.section).maxY
        return rowRect(Extent(minY: end, height: 0))
    }

    /// Whether a row can be carried to a place: that of another row, or the end of another section;
    /// otherwise an error that `render` throws.
    func checkPlace(_ target: IndexPath, forRowAt source: IndexPath, _ caller: String) -> Bool {
        guard target.section != source.section, target.section >= 0,
            target.section < geometry.numberOfSections,
            target.row == geometry.numberOfRows(inSection: target.section)
        else { return checkRow(target, caller) }
        return true
    }

    /// The middle of a row that is held at a place, and does not leave the content; points.
    func withinContent(_ center: CGFloat, height: CGFloat) -> CGFloat {
        min(max(center, height / 2), max(0, geometry.contentHeight - height / 2))
    }

    private func withinContent(_ y: CGFloat) -> CGFloat {
        min(max(y, 0), max(0, geometry.contentHeight - 0.01))
    }

    /// Carries the lifted row to a row's place, and holds it a distance below the room that the
    /// others make for it there; points.
    package func holdLiftedRow(at target: IndexPath, offset: CGFloat) {
        guard let movement = rowStates.movement,
            checkPlace(target, forRowAt: movement.source, "holdLiftedRow(at:offset:)")
        else { return }
        carry(centerAt: restingCenter(of: movement, at: target) + offset, to: target)
    }

    /// The row whose place a carried one takes over a place of the content with all rows at rest, in points;
    /// nothing over a header or footer, where its place stays.
    ///
    /// That is not where the room is made in a later section, which closes up.
    func targetOfLiftedRow(over place: CGFloat) -> IndexPath? {
        guard place.isFinite, let movement = rowStates.movement else { return nil }
        if let end = movement.destination, !geometry.contains(end),
            abs(place - placeRect(at: end).minY) <= movement.height / 2
        {
            return end
        }
        return indexPathForRow(at: CGPoint(x: 0, y: withinContent(place)))
    }

    /// Carries the lifted row, so that the others make room for it at a row's place.
    ///
    /// - Parameters:
    ///   - center: where its middle is in the content; points.
    ///   - proposed: the row's place, which the delegate may redirect; nothing leaves the room where it is.
    func carry(centerAt center: CGFloat, to proposed: IndexPath?) {
        guard var movement = rowStates.movement, center.isFinite else { return }
        movement.centerY = withinContent(center, height: movement.height)
        if let proposed, proposed != movement.target {
            movement.target =
                proposed == movement.source
                ? proposed
                : delegate?.tableView(
                    self, targetIndexPathForMoveFromRowAt: movement.source,
                    toProposedIndexPath: proposed) ?? proposed
        }
        guard rowStates.movement?.target != movement.target, AnimationTransaction.isEnabled else {
            return rowStates.movement = movement
        }
        makeRoom { rowStates.movement = movement }
    }

    /// Has the others move, with their headers and footers, to make room for a carried row elsewhere.
    private func makeRoom(_ change: () -> Void) {
        // Rows that have come into view since the last frame make way too.
        if AnimationClock.current != nil { _ = visibleCells }
        withOwnTheme {
            let metrics = RenderContext.current.theme.animation.reordering
            if let clock = AnimationClock.current {
                let timing = AnimationTiming(
                    start: clock.time, duration: metrics.duration, curve: metrics.curve)
                fadingLines(timing) { movingSections(timing, clock, change) }
            } else {
                change()
            }
            AnimationTransaction.animate(metrics) {
                placeMovedRows()
                guard style != .plain else { return }
                _ = displayHeadersAndFooters(in: visibleExtent, visibleExtent)
            }
        }
    }

    /// The middle of the carried row when it lies where the others make room for it at a row's place,
    /// in the content; points.
    func restingCenter(of movement: InteractiveMovement, at target: IndexPath) -> CGFloat {
        movement.restingCenter(
            at: target, of: placeRect(at: target), source: rectForRow(at: movement.source))
    }

    /// Puts the lifted row down where the others have made room: the data source moves it.
    public func endInteractiveMovement() {
        guard let movement = rowStates.movement else { return }
        cancelInteractiveMovement()
        moveByHand(from: movement.source, to: movement.target)
    }

    /// Puts the lifted row back where it was.
    public func cancelInteractiveMovement() {
        guard let movement = rowStates.movement else { return }
        carryToken += 1
        rowStates.movement = nil
        displayed[movement.source]?.lift = 0
        for (indexPath, cell) in displayed { place(cell, at: indexPath) }
        applyRowStates()
    }

    /// The stretch of rows that may come into view while a row is carried.
    func extentWithMovement(_ extent: Extent) -> Extent {
        guard let movement = rowStates.movement else { return extent }
        return Extent(minY: extent.minY - movement.height, maxY: extent.maxY + movement.height)
    }

    /// Puts the rows on display where they lie while a row is carried.
    func placeMovedRows() {
        guard let movement = rowStates.movement else { return }
        let grid = PixelGrid.current
        for (indexPath, cell) in displayed {
            if indexPath == movement.source {
                place(cell, at: indexPath)
                // It follows the finger at once, whatever else moves.
                AnimationTransaction.run(nil) {
                    cell.frame.origin.y = grid.round(movement.centerY - movement.height / 2)
                }
            } else {
                let distance = grid.round(movement.shift(ofRowAt: indexPath))
                fadeForm(of: cell, AnimationTransaction.current?.timing) {
                    place(cell, at: indexPath, movedBy: distance)
                }
            }
        }
    }

    /// A row that is carried, with its shadow, as it is drawn above everything else.
    func liftedNode(_ depth: Int) -> RenderNode? {
        guard let movement = rowStates.movement, let cell = displayed[movement.source] else {
            return nil
        }
        // One that is lifted again while it sinks is as high as both say.
        let time = AnimationClock.current?.time
        cell.lift = min(1, movement.lift + (cell.settlingLift(at: time) ?? 0))
        cell.layoutIfNeeded()
        let node = cell.loweredAsShown(depth: depth + 1)?.raised(by: cell.lift)
        guard let node, let time, let arrival = cell.movement.arrival?.underWay else { return node }
        return arrival.node(node, at: time, lift: cell.lift)
    }
}

extension RenderNode {
    /// The node of a row with the translucency and the shadow of one that is lifted so far, from 0 to 1.
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
