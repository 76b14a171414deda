import Foundation
import TableAnimation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry

/// Render nodes of the displayed part of a table.
package struct TableLowering {
    let table: TableView
    private var state: State { table.loweringState }

    final class State {
        /// Part of the content to lower, or `nil` for the visible part.
        fileprivate var slab: Extent?
    }

    /// Part of the screen that is drawn, in the table's coordinates, or `nil` for the whole table.
    package var slab: Extent? {
        get { state.slab }
        nonmutating set { state.slab = newValue }
    }

    func lowered(slab: Extent, viewport: Extent, depth: Int) -> RenderNode {
        table.withOwnTheme { loweredInTheme(slab: slab, viewport: viewport, depth: depth) }
    }

    private func loweredInTheme(slab: Extent, viewport: Extent, depth: Int) -> RenderNode {
        let time = AnimationClock.current?.time
        table.connections.warnOfLostDataSource()
        // The presentations hold a reference to the geometry, which would cause a copy at the next
        // change.
        defer { table.updates.discardInstant() }
        table.rows.displayRows(in: Self.reach(of: slab, within: viewport))
        updateSeparatorsBesideSelection()
        var children: [(node: RenderNode, zPosition: CGFloat)] = []
        if let view = table.accessories.placedBackgroundView(in: viewport) {
            append(view, to: &children, depth)
        }
        let background = table.backgroundView == nil ? nil : children.last?.node
        children += fillers(in: slab, viewport).map { ($0, 0) }
        if let refreshControl = table.scrolling.placedRefreshControl() {
            append(refreshControl, to: &children, depth)
        }
        let castingHeader = table.accessories.placedCastingHeader(in: slab)
        if castingHeader == nil, let view = table.accessories.placedTableHeader(in: slab) {
            append(view, to: &children, depth)
        }
        if let view = table.accessories.placedTableFooter(in: slab) {
            append(view, to: &children, depth)
        }
        table.editing.placeMovedRows()
        table.updates.recycleLeavingItems(at: time)
        let lifted = table.editing.rowStates.movement?.source
        // A row that was carried before sinks above the row that is currently lifted.
        let sinking =
            lifted == nil
            ? []
            : table.rows.displayedRows.filter {
                $0.indexPath != lifted && $0.cell.animation.settlingLift(at: time) != nil
            }
        children += presentedNodes(
            depth, slab: slab, viewport: viewport, background: background
        ) { cell in
            cell.row.displayedIndexPath != lifted && !sinking.contains { $0.cell === cell }
        }
        if let castingHeader { append(castingHeader, to: &children, depth) }
        if let node = table.editing.liftedNode(depth) { children.append((node, 0)) }
        for (indexPath, cell) in sinking {
            let node = node(of: cell, at: indexPath, table.updates.presented, [:], depth)
            if let node { children.append((node, cell.layer.zPosition)) }
        }
        for view in table.ownSubviews { append(view, to: &children, depth) }
        if let bar = table.accessories.placedSectionIndexBar(in: viewport) {
            append(bar, to: &children, depth)
        }
        let nodes = Layer.byDepth(children) { $0.zPosition }.map(\.node)
        table.accessories.keepNames(of: nodes)
        let origin = CGPoint(
            x: table.layer.shownBounds.minX, y: PixelGrid.current.round(viewport.minY))
        let size = CGSize(width: table.bounds.width, height: viewport.height)
        return RenderNode(
            name: table.nodeName,
            frame: CGRect(origin: table.layer.shownFrame.origin, size: size),
            transform: table.layer.shownTransformAboutMiddle, boundsOrigin: origin,
            opacity: Double(min(1, max(0, table.layer.shownAlpha))),
            clipsToBounds: table.clipsToBounds,
            cornerRadius: table.layer.shownCornerRadius, maskedCorners: table.layer.maskedCorners,
            cornerCurve: table.layer.cornerCurve, background: table.makeBackground(),
            border: table.layer.border,
            shadow: table.layer.shadow, shadowPath: table.layer.shadowPath,
            mask: table.layer.maskNode(depth: depth),
            contents: backgroundPattern(
                in: CGRect(origin: origin, size: size),
                over: Extent(minY: origin.y, height: size.height)),
            children: nodes)
    }

    /// Extra height in points by which each slab includes rows beyond its ends.
    ///
    /// Contents that overhang a row, or depend on a neighbouring row, are then correct across
    /// the border of two slabs.
    private static let overhang: CGFloat = 256

    private static func reach(of slab: Extent, within viewport: Extent) -> Extent {
        Extent(
            minY: min(slab.minY, max(viewport.minY, slab.minY - TableLowering.overhang)),
            maxY: max(slab.maxY, min(viewport.maxY, slab.maxY + TableLowering.overhang)))
    }

    /// Displayed rows from the back to the front.
    ///
    /// Moving rows are in front of resting rows.
    var rowsFromTheBack: [TableViewCell] {
        let rows = table.rows.displayedRows
        guard let presented = table.updates.presented else { return rows.map(\.cell) }
        return
            (rows.filter { !presented.moves(.row($0.indexPath)) }
            + rows.filter { presented.moves(.row($0.indexPath)) }).map(\.cell)
    }

    /// Adds the node of a view.
    private func append(
        _ view: View, to children: inout [(node: RenderNode, zPosition: CGFloat)], _ depth: Int
    ) {
        guard let node = lowered(view, depth) else { return }
        children.append((node, view.layer.zPosition))
    }
}
