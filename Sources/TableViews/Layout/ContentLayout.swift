import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Heights and places of a table's sections and rows.
///
/// The layout asks the data source and the delegate for counts and heights, and measures cells
/// whose height the delegate leaves automatic.
package struct ContentLayout {
    let table: TableView
    var state: State { table.layoutState }

    final class State {
        fileprivate var loaded: TableGeometry?
        /// The row counts loaded before heights had to be requested again.
        fileprivate var staleCounts: [Int]?
        /// The row counts received so far while the table is being loaded, or `nil` otherwise.
        fileprivate var countsWhileLoading: [Int]?
        var delegateLeavesRowHeights = false
        var sizing = RowSizing()
        /// Measured heights of single-line headers and footers.
        var oneLineHeights: [SectionEdge: CGFloat] = [:]
    }

    var loaded: TableGeometry? {
        get { state.loaded }
        nonmutating _modify {
            defer {
                table.updates.discardInstant()
            }
            yield &state.loaded
        }
    }

    /// Whether the visible window lies within the content.
    var isInContent: Bool {
        table.contentOffset.y == table.scrolling.clampedOffset(table.contentOffset.y)
    }

    /// Discards rows, heights and cells; the table loads new rows after the current display.
    func setNeedsReload() {
        guard !table.rows.postponeReload() else { return }
        if let loaded { state.staleCounts = loaded.rowCounts }
        loaded = nil
        table.accessories.discardSectionIndexTitles()
        table.rows.recycleAll()
        table.headersAndFooters.removeAll()
        state.oneLineHeights.removeAll()
        table.setNeedsLayout()
    }

    /// Discards rows, heights and cells.
    ///
    /// - Parameter rowCounts: row counts for the next batch of changes, or `nil` if the batch has
    ///   no table to refer to.
    func setNeedsReload(rowCounts: [Int]?) {
        setNeedsReload()
        state.staleCounts = rowCounts
    }

    /// Loaded row counts, also while heights have to be requested again, or `nil`.
    var rowCounts: [Int]? { loaded?.rowCounts ?? state.staleCounts }
    /// The row counts received so far while the table is being loaded, or `nil` otherwise.
    var countsWhileLoading: [Int]? { state.countsWhileLoading }

    /// Geometry of the whole table, loaded on first use; empty while the table is being loaded.
    var geometry: TableGeometry {
        if let loaded { return loaded }
        guard state.countsWhileLoading == nil else { return .empty }
        beginLoading()
        let geometry = table.withOwnTheme { makeGeometry() }
        endLoading()
        state.staleCounts = nil
        loaded = geometry
        return geometry
    }

    /// Begins to load row counts.
    func beginLoading() { state.countsWhileLoading = [] }
    /// Ends loading.
    func endLoading() { state.countsWhileLoading = nil }

    private func makeGeometry() -> TableGeometry {
        checkStyle()
        let headerHeight = extraHeight(table.tableHeaderView)
        let footerHeight = extraHeight(table.tableFooterView)
        do {
            return try TableGeometry(
                tableHeaderHeight: headerHeight, sections: try makeSections(),
                tableFooterHeight: footerHeight,
                bottomPadding: groupedMetrics?.spacing.paddingBelow ?? 0)
        } catch {
            DiagnosticLog.fail("table.geometry", "\(error)")
            return .empty
        }
    }

    private func extraHeight(_ view: View?) -> CGFloat {
        guard let view else { return 0 }
        view.frame = CGRect(x: 0, y: 0, width: table.bounds.width, height: view.bounds.height)
        return view.bounds.height
    }

    private func makeSections() throws -> [TableGeometry.Section] {
        guard let dataSource = table.dataSource else { return [] }
        table.accessories.loadSectionIndex(dataSource)
        let counts = try loadCounts(dataSource)
        beginSizing(counts)
        return try counts.enumerated().map(makeSection)
    }

    /// Loads all heights of a section.
    func makeSection(_ section: Int, _ rows: Int) throws -> TableGeometry.Section {
        guard let dataSource = table.dataSource else { return TableGeometry.Section() }
        let header = loadHeader(section, dataSource)
        let footer = loadFooter(section, dataSource)
        return TableGeometry.Section(
            topPadding: topPadding(ofSection: section, header: header), headerHeight: header,
            rows: try rowHeights(section, rows), footerHeight: footer,
            firstRowOutset: rowOutsets.first, lastRowOutset: rowOutsets.last)
    }

    func loadCounts(_ dataSource: any TableViewDataSource) throws -> [Int] {
        let sections = dataSource.numberOfSections(in: table)
        guard (0...TableView.maximumNumberOfSections).contains(sections) else {
            throw TableViewError.count(
                "numberOfSections(in:)", sections, maximum: TableView.maximumNumberOfSections)
        }
        for section in 0..<sections {
            let rows = dataSource.tableView(table, numberOfRowsInSection: section)
            guard (0...TableGeometry.maximumNumberOfRows).contains(rows) else {
                throw TableViewError.count(
                    "tableView(_:numberOfRowsInSection: \(section))", rows,
                    maximum: TableGeometry.maximumNumberOfRows)
            }
            state.countsWhileLoading?.append(rows)
        }
        return state.countsWhileLoading ?? []
    }

    func measureRow(at indexPath: IndexPath) {
        guard table.geometry.contains(indexPath),
            state.sizing.measured?.contains(indexPath) == false
        else {
            return
        }
        table.rows.asking {
            applyHeights([indexPath: finalHeight(indexPath, keepsCell: false)])
        }
    }

    func measureVisibleRows() {
        _ = table.geometry
        guard state.sizing.measured != nil else { return }
        table.rows.asking {
            while true {
                let wasInContent = isInContent
                guard let distance = measureRows(in: table.visibleExtent) else { return }
                let offset = table.contentOffset.y + distance
                table.contentOffset.y =
                    wasInContent ? table.scrolling.clampedOffset(offset) : offset
            }
        }
    }
}

/// State of the row heights of a loaded table.
struct RowSizing {
    /// Whether the delegate does not implement estimated heights.
    var delegateLeavesEstimates = false
    /// Rows with final heights, or `nil` if no height was estimated.
    var measured: Set<IndexPath>?
    /// Whether any row left its height to its cell.
    var usesCellHeights = false
    /// Number of cells that were measured during the current load, update or display.
    var numberOfMeasurements = 0
    /// Cells that were just measured and are not on display yet.
    var prepared: [IndexPath: TableViewCell] = [:]
}
