import Foundation
import TableDrawing
import TableGeometry

/// The views of a table that belong to no section, and what touches find.
extension TableView {
    /// The view behind all rows, in its place.
    func placedBackgroundView(in viewport: Extent) -> View? {
        backgroundView?.frame = CGRect(
            x: 0, y: viewport.minY, width: bounds.width, height: viewport.height)
        return backgroundView
    }

    /// The header in its place; nothing where a stretch of the content does not show it.
    func placedTableHeader(in slab: Extent) -> View? {
        guard let tableHeaderView, geometry.tableHeaderExtent.intersects(slab) else { return nil }
        place(tableHeaderView, geometry.tableHeaderExtent)
        (tableHeaderView as? SearchBar)?.trailingReserve = sectionIndexWidth
        return tableHeaderView
    }

    /// The search bar that is the header, in its place, where its floating button casts a shadow onto a stretch of
    /// the content; nothing elsewhere.
    ///
    /// It is shown above the rows, whose backgrounds would cut the shadow off.
    func placedCastingHeader(in slab: Extent) -> SearchBar? {
        guard let bar = tableHeaderView as? SearchBar, bar.shadowReach > 0 else { return nil }
        let own = geometry.tableHeaderExtent
        let reach = Extent(minY: own.minY, maxY: own.maxY + bar.shadowReach)
        guard reach.intersects(slab) else { return nil }
        place(bar, own)
        bar.trailingReserve = sectionIndexWidth
        return bar
    }

    /// The footer in its place; nothing where a stretch of the content does not show it.
    func placedTableFooter(in slab: Extent) -> View? {
        guard let tableFooterView else { return nil }
        let extent = geometry.tableFooterExtent.moved(by: contentEnd - geometry.contentHeight)
        guard extent.intersects(slab) else { return nil }
        place(tableFooterView, extent)
        return tableFooterView
    }

    private func place(_ view: View, _ extent: Extent) {
        let aligned = PixelGrid.current.aligned(extent)
        view.frame = CGRect(
            x: 0, y: aligned.minY, width: bounds.width, height: aligned.height)
    }

    /// The views on display from the back to the front, laid out where they stand.
    ///
    /// While cells are being asked for, they are those that are there already.
    var partsLaidOut: [View] {
        guard !isDisplaying, countsWhileLoading == nil else {
            let (lying, travelling) = rowsFromTheBack
            return lying + travelling
        }
        return withOwnTheme {
            displayVisibleRows()
            placeMovedRows()
            let viewport = visibleExtent
            let (lying, travelling) = rowsFromTheBack
            let rows = lying + travelling
            let lifted = rowStates.movement?.source
            let casting = placedCastingHeader(in: viewport)
            let behind: [View?] = [
                placedBackgroundView(in: viewport), placedRefreshControl(),
                casting == nil ? placedTableHeader(in: viewport) : nil,
                placedTableFooter(in: viewport),
            ]
            var parts = behind.compactMap { $0 }
            parts += rows.filter { $0.displayedIndexPath != lifted } as [View]
            parts += displayHeadersAndFooters(in: viewport, viewport).map(\.view)
            if let casting { parts.append(casting) }
            parts += rows.filter { $0.displayedIndexPath == lifted && lifted != nil } as [View]
            parts += ownSubviews
            if let bar = placedSectionIndexBar(in: viewport) { parts.append(bar) }
            for part in parts { part.layoutIfNeeded() }
            return parts
        }
    }
}
