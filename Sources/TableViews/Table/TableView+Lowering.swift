import Foundation
import TableDrawing
import TableGeometry

/// From the displayed part of a table to render nodes.
extension TableView {
    /// The table as one node whose origin is the top of `viewport`, holding what `slab` shows of it.
    ///
    /// A tall picture is lowered slab by slab: every slab has the same viewport, so that floating
    /// headers stand where they stand in the whole, and each holds only its own rows.
    public func lowered(slab: Extent, viewport: Extent) -> RenderNode {
        lowered(slab: slab, viewport: viewport, depth: 0)
    }

    func lowered(slab: Extent, viewport: Extent, depth: Int) -> RenderNode {
        withOwnTheme { loweredInTheme(slab: slab, viewport: viewport, depth: depth) }
    }

    private func loweredInTheme(slab: Extent, viewport: Extent, depth: Int) -> RenderNode {
        displayRows(in: Self.reach(of: slab, within: viewport))
        updateSeparatorsBesideSelection()
        var children: [RenderNode] = []
        if let backgroundView {
            backgroundView.frame = CGRect(
                x: 0, y: viewport.minY, width: bounds.width, height: viewport.height)
            append(backgroundView, to: &children, depth)
        }
        children += fillers(in: slab, viewport)
        if let tableHeaderView, geometry.tableHeaderExtent.intersects(slab) {
            place(tableHeaderView, geometry.tableHeaderExtent)
            append(tableHeaderView, to: &children, depth)
        }
        if let tableFooterView, geometry.tableFooterExtent.intersects(slab) {
            place(tableFooterView, geometry.tableFooterExtent)
            append(tableFooterView, to: &children, depth)
        }
        for (_, cell) in displayed.sorted(by: { $0.key < $1.key }) {
            append(cell, to: &children, depth)
        }
        appendHeadersAndFooters(in: slab, viewport, &children, depth)
        return RenderNode(
            name: nodeName,
            frame: CGRect(
                x: frame.minX, y: frame.minY, width: bounds.width, height: viewport.height),
            boundsOrigin: CGPoint(x: contentOffset.x, y: PixelGrid.current.round(viewport.minY)),
            opacity: Double(min(1, max(0, alpha))), clipsToBounds: clipsToBounds,
            cornerRadius: layer.cornerRadius, maskedCorners: layer.maskedCorners,
            cornerCurve: layer.cornerCurve, background: makeBackground(), border: layer.border,
            shadow: layer.shadow, shadowPath: layer.shadowPath, children: children)
    }

    /// What hangs out of a row, or depends on its neighbour, is right across the border of two slabs:
    /// each holds the rows near its ends too.
    static let overhang: CGFloat = 256

    private static func reach(of slab: Extent, within viewport: Extent) -> Extent {
        Extent(
            minY: min(slab.minY, max(viewport.minY, slab.minY - overhang)),
            maxY: max(slab.maxY, min(viewport.maxY, slab.maxY + overhang)))
    }

    private func append(_ view: View, to children: inout [RenderNode], _ depth: Int) {
        DiagnosticLog.$place.withValue(view.sourcePlace ?? DiagnosticLog.place) {
            view.layoutIfNeeded()
            if let node = view.lowered(depth: depth + 1) { children.append(node) }
        }
    }

    private func place(_ view: View, _ extent: Extent) {
        let aligned = PixelGrid.current.aligned(extent)
        view.frame = CGRect(
            x: 0, y: aligned.minY, width: bounds.width, height: aligned.height)
    }

    /// Headers and footers lie above the rows; in a plain table they float while their section is
    /// in view.
    private func appendHeadersAndFooters(
        in slab: Extent, _ viewport: Extent, _ children: inout [RenderNode], _ depth: Int
    ) {
        let visible = Viewport(
            contentOffset: viewport.minY, height: viewport.height, topInset: contentInset.top,
            bottomInset: contentInset.bottom
        ).uncoveredExtent
        let sticky = StickyHeaders(
            geometry: geometry, visible: visible, float: style == .plain)
        for section in geometry.visibleSections(in: viewport) {
            let parts: [((Int) -> View?, Extent)] = [
                (footer(ofSection:), sticky.footerExtent(ofSection: section)),
                (header(ofSection:), sticky.headerExtent(ofSection: section)),
            ]
            for (part, extent) in parts where !extent.isEmpty && extent.intersects(slab) {
                guard let view = part(section) else { continue }
                place(view, extent)
                append(view, to: &children, depth)
            }
        }
    }

    /// Rules the empty space below the last row of a plain table, as wide as the table.
    private func fillers(in slab: Extent, _ viewport: Extent) -> [RenderNode] {
        let theme = RenderContext.current.theme
        guard style == .plain, fillerRowHeight != 0, separatorStyle != .none,
            tableFooterView == nil
        else { return [] }
        let pitch = [fillerRowHeight, rowHeight].first { $0 > 0 } ?? theme.table.rowHeight
        let grid = PixelGrid.current
        let thickness = theme.separator.thickness.points(
            atScale: traitCollection.displayScale)
        let margin = theme.cell.margins.margin(forWidth: bounds.width)
        let left = separatorInset?.left ?? (theme.separator.isInsetToText ? margin : 0)
        let color = (separatorColor ?? theme.separator.color).resolved
        return FillerExtents(
            after: geometry.contentHeight, to: viewport.maxY, rowHeight: pitch
        ).enumerated().compactMap { index, extent in
            let aligned = grid.aligned(extent)
            guard aligned.intersects(slab) else { return nil }
            var line = CGRect(
                x: left, y: aligned.maxY - thickness,
                width: max(0, bounds.width - left - (separatorInset?.right ?? 0)),
                height: thickness)
            if traitCollection.layoutDirection == .rightToLeft {
                line.origin.x = bounds.width - line.maxX
            }
            return RenderNode(
                name: "filler \(index)", frame: line, background: .color(color))
        }
    }

    private func updateSeparatorsBesideSelection() {
        guard RenderContext.current.theme.separator.isHiddenBesideSelection else { return }
        for (indexPath, cell) in displayed {
            let next = displayed[IndexPath(row: indexPath.row + 1, section: indexPath.section)]
            let hidden = cell.showsSelection || next?.showsSelection == true
            if cell.isSeparatorHidden != hidden {
                cell.isSeparatorHidden = hidden
                cell.setNeedsLayout()
            }
        }
    }
}
