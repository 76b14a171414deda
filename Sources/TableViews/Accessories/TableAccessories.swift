import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry

/// Views of a table beside its sections: header, footer, background, refresh control and section
/// index.
package struct TableAccessories {
    let table: TableView
    var state: State { table.accessoriesState }

    final class State {
        fileprivate var tableHeaderView: View?
        fileprivate var tableFooterView: View?
        fileprivate var backgroundView: View?
        fileprivate var refreshControl: RefreshControl?
        /// Colours, titles and bar of the section index.
        var sectionIndex = SectionIndexState()
        /// Names of the nodes of the last lowering, from back to front.
        fileprivate var loweredNames: [String] = []
    }

    /// Colours, titles and bar of the section index.
    var sectionIndex: SectionIndexState {
        get { state.sectionIndex }
        nonmutating _modify { yield &state.sectionIndex }
    }

    var tableHeaderView: View? {
        get { state.tableHeaderView }
        nonmutating set { replace(\.tableHeaderView, newValue, "tableHeaderView") }
    }

    var tableFooterView: View? {
        get { state.tableFooterView }
        nonmutating set { replace(\.tableFooterView, newValue, "tableFooterView") }
    }

    var backgroundView: View? {
        get { state.backgroundView }
        nonmutating set { replace(\.backgroundView, newValue, "backgroundView") }
    }

    var refreshControl: RefreshControl? {
        get { state.refreshControl }
        nonmutating set {
            let oldValue = state.refreshControl
            state.refreshControl = newValue
            oldValue?.removeFromSuperview()
            refreshControl?.removeFromSuperview()
            refreshControl?.stand(in: table)
        }
    }

    private func replace(
        _ path: ReferenceWritableKeyPath<State, View?>, _ new: View?, _ name: String
    ) {
        let old = state[keyPath: path]
        state[keyPath: path] = new
        old?.stand(in: nil)
        new?.removeFromSuperview()
        new?.identity.partName = name
        new?.stand(in: table)
        table.layout.setNeedsReload()
    }

    /// Returns the background view, placed in a viewport.
    func placedBackgroundView(in viewport: Extent) -> View? {
        backgroundView?.frame = CGRect(
            x: 0, y: viewport.minY, width: table.bounds.width, height: viewport.height)
        return backgroundView
    }

    /// Returns the table header, placed in the content, or `nil` if it lies outside an extent.
    func placedTableHeader(in visibleExtent: Extent) -> View? {
        guard let tableHeaderView, table.geometry.tableHeaderExtent.intersects(visibleExtent) else {
            return nil
        }
        place(tableHeaderView, table.geometry.tableHeaderExtent)
        (tableHeaderView as? any TableHeaderBar)?.trailingReserve = sectionIndexWidth
        return tableHeaderView
    }

    /// Returns the header search bar if the shadow of its floating button reaches into an
    /// extent, or `nil` otherwise.
    ///
    /// The search bar is drawn above the rows, because their backgrounds would cover the
    /// shadow.
    func placedCastingHeader(in visibleExtent: Extent) -> (any TableHeaderBar)? {
        guard let bar = tableHeaderView as? any TableHeaderBar, bar.shadowReach > 0
        else { return nil }
        let own = table.geometry.tableHeaderExtent
        let reach = Extent(minY: own.minY, maxY: own.maxY + bar.shadowReach)
        guard reach.intersects(visibleExtent) else { return nil }
        place(bar, own)
        bar.trailingReserve = sectionIndexWidth
        return bar
    }

    /// Returns the table footer, placed in the content, or `nil` if it lies outside an extent.
    func placedTableFooter(in visibleExtent: Extent) -> View? {
        guard let tableFooterView else { return nil }
        let extent = table.geometry.tableFooterExtent.moved(
            by: table.updates.contentEnd - table.geometry.contentHeight)
        guard extent.intersects(visibleExtent) else { return nil }
        place(tableFooterView, extent)
        return tableFooterView
    }

    private func place(_ view: View, _ extent: Extent) {
        let aligned = PixelGrid.current.aligned(extent)
        view.frame = CGRect(
            x: 0, y: aligned.minY, width: table.bounds.width, height: aligned.height)
    }

    /// The displayed views from back to front, laid out in their places.
    ///
    /// While the table asks for cells, the property holds the cells received already.
    var laidOutSubviews: [View] {
        guard !table.rows.isDisplaying, table.layout.countsWhileLoading == nil else {
            return table.lowering.rowsFromTheBack
        }
        return table.withOwnTheme {
            table.rows.displayVisibleRows()
            table.editing.placeMovedRows()
            let viewport = table.visibleExtent
            let rows = table.lowering.rowsFromTheBack
            let lifted = table.editing.rowStates.movement?.source
            let casting = placedCastingHeader(in: viewport)
            let behind: [View?] = [
                placedBackgroundView(in: viewport), table.scrolling.placedRefreshControl(),
                casting == nil ? placedTableHeader(in: viewport) : nil,
                placedTableFooter(in: viewport),
            ]
            var parts = behind.compactMap { $0 }
            parts += rows.filter { $0.row.displayedIndexPath != lifted } as [View]
            parts += table.headersAndFooters.displayHeadersAndFooters(in: viewport, viewport).map(
                \.view)
            if let casting { parts.append(casting) }
            parts +=
                rows.filter { $0.row.displayedIndexPath == lifted && lifted != nil } as [View]
            parts += table.ownSubviews
            if let bar = placedSectionIndexBar(in: viewport) { parts.append(bar) }
            for part in parts { part.layoutIfNeeded() }
            return parts
        }
    }

    /// Displayed views from back to front, lowered first to set their frames.
    var visibleSubviews: [View] {
        _ = table.lowered(slab: table.visibleExtent, viewport: table.visibleExtent)
        return loweredSubviews
    }

    /// Views of the last lowering from back to front.
    var loweredSubviews: [View] {
        let views = candidates
        var parts = state.loweredNames.compactMap { name in views[name] }
        // Names of added views are arbitrary and may be ambiguous.
        let index =
            parts.lastIndex { $0 === state.sectionIndex.bar } ?? parts.endIndex
        parts.insert(contentsOf: table.ownSubviews, at: index)
        return parts
    }

    /// Keeps the names of the lowered nodes for `loweredSubviews`.
    func keepNames(of nodes: [RenderNode]) { state.loweredNames = nodes.map(\.name) }

    /// Views in the table: rows from top to bottom, section headers and footers, the table's
    /// own views, and added views.
    var loadedSubviews: [View] {
        let rows: [View] = table.rows.displayedRows.map(\.cell)
        let parts: [View?] = [
            table.tableHeaderView, table.tableFooterView, table.refreshControl,
            state.sectionIndex.bar,
        ]
        return [table.backgroundView].compactMap { $0 } + rows
            + table.headersAndFooters.views + parts.compactMap { $0 }
            + table.ownSubviews
    }

    /// Views that the table may display, by name.
    private var candidates: [String: View] {
        let parts: [View?] = [
            table.tableHeaderView, table.tableFooterView, table.backgroundView,
            table.refreshControl,
            state.sectionIndex.bar,
        ]
        let extras = parts.compactMap { $0 }
        let views: [View] =
            extras + table.headersAndFooters.views + Array(table.rows.displayedCells.values)
        return Dictionary(views.map { ($0.nodeName, $0) }, uniquingKeysWith: { first, _ in first })
    }
}

/// Bar as a table header, such as a search bar.
package protocol TableHeaderBar: View {
    /// Width that is left free for the section index, in points.
    var trailingReserve: CGFloat { get set }
    /// Distance that the shadow of a floating button extends below the bar, in points.
    var shadowReach: CGFloat { get }
}
