import Foundation
import TableAnimation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry

/// Lowering the displayed part of a table to render nodes.
extension TableView {
    /// Returns the part of the table visible in `slab` as a node with its origin at the top of
    /// `viewport`.
    ///
    /// Tall pictures are lowered slab by slab. All slabs share a viewport, so that floating
    /// headers keep their places in the whole picture. Each slab holds only its own rows.
    public func lowered(slab: Extent, viewport: Extent) -> RenderNode {
        lowered(slab: slab, viewport: viewport, depth: 0)
    }

    func lowered(slab: Extent, viewport: Extent, depth: Int) -> RenderNode {
        withOwnTheme { loweredInTheme(slab: slab, viewport: viewport, depth: depth) }
    }

    private func loweredInTheme(slab: Extent, viewport: Extent, depth: Int) -> RenderNode {
        let time = AnimationClock.current?.time
        warnOfLostDataSource()
        // The presentations keep the geometry alive, which would be copied when it changes.
        defer { movement.instant = nil }
        displayRows(in: Self.reach(of: slab, within: viewport))
        updateSeparatorsBesideSelection()
        var children: [(node: RenderNode, zPosition: CGFloat)] = []
        if let view = placedBackgroundView(in: viewport) { append(view, to: &children, depth) }
        let background = backgroundView == nil ? nil : children.last?.node
        children += fillers(in: slab, viewport).map { ($0, 0) }
        if let refreshControl = placedRefreshControl() {
            append(refreshControl, to: &children, depth)
        }
        let castingHeader = placedCastingHeader(in: slab)
        if castingHeader == nil, let view = placedTableHeader(in: slab) {
            append(view, to: &children, depth)
        }
        if let view = placedTableFooter(in: slab) { append(view, to: &children, depth) }
        placeMovedRows()
        recycleLeavingItems(at: time)
        let lifted = rowStates.movement?.source
        // A row that was carried before sinks above the row that is lifted now.
        let sinking =
            lifted == nil
            ? []
            : Self.fromTheTop(displayed).filter {
                $0.indexPath != lifted && $0.cell.settlingLift(at: time) != nil
            }
        children += presentedNodes(
            depth, slab: slab, viewport: viewport, background: background
        ) { cell in
            cell.displayedIndexPath != lifted && !sinking.contains { $0.cell === cell }
        }
        if let castingHeader { append(castingHeader, to: &children, depth) }
        if let node = liftedNode(depth) { children.append((node, 0)) }
        for (indexPath, cell) in sinking {
            let node = node(of: cell, at: indexPath, presented, [:], depth)
            if let node { children.append((node, cell.layer.zPosition)) }
        }
        for view in ownSubviews { append(view, to: &children, depth) }
        if let bar = placedSectionIndexBar(in: viewport) { append(bar, to: &children, depth) }
        let origin = CGPoint(x: layer.shownBounds.minX, y: PixelGrid.current.round(viewport.minY))
        let size = CGSize(width: bounds.width, height: viewport.height)
        return RenderNode(
            name: nodeName,
            frame: CGRect(origin: layer.shownFrame.origin, size: size),
            transform: layer.shownTransformAboutMiddle, boundsOrigin: origin,
            opacity: Double(min(1, max(0, layer.shownAlpha))), clipsToBounds: clipsToBounds,
            cornerRadius: layer.shownCornerRadius, maskedCorners: layer.maskedCorners,
            cornerCurve: layer.cornerCurve, background: makeBackground(), border: layer.border,
            shadow: layer.shadow, shadowPath: layer.shadowPath, mask: layer.maskNode(depth: depth),
            contents: backgroundPattern(
                in: CGRect(origin: origin, size: size),
                over: Extent(minY: origin.y, height: size.height)),
            children: Layer.byDepth(children) { $0.zPosition }.map(\.node))
    }

    /// Extra height in points by which each slab includes rows beyond its ends.
    ///
    /// Contents that overhang a row, or depend on a neighbouring row, are then correct across
    /// the border of two slabs.
    static let overhang: CGFloat = 256

    private static func reach(of slab: Extent, within viewport: Extent) -> Extent {
        Extent(
            minY: min(slab.minY, max(viewport.minY, slab.minY - overhang)),
            maxY: max(slab.maxY, min(viewport.maxY, slab.maxY + overhang)))
    }

    /// The rows on display.
    ///
    /// Moving rows lie above resting rows.
    var rowsFromTheBack: [TableViewCell] {
        let rows = Self.fromTheTop(displayed)
        guard let presented else { return rows.map(\.cell) }
        return
            (rows.filter { !presented.moves(.row($0.indexPath)) }
            + rows.filter { presented.moves(.row($0.indexPath)) }).map(\.cell)
    }

    /// Adds a view's node.
    private func append(
        _ view: View, to children: inout [(node: RenderNode, zPosition: CGFloat)], _ depth: Int
    ) {
        guard let node = lowered(view, depth) else { return }
        children.append((node, view.layer.zPosition))
    }
}
