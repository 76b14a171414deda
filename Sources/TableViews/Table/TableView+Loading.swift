import Foundation
import TableDrawing
import TableGeometry

/// Asking the data source and the delegate, and what the answers add up to.
extension TableView {
    /// The geometry of the whole table, loaded when it is first asked for.
    ///
    /// Opening a table costs one question for each section; where the delegate decides the heights
    /// of rows, one for each row too. Asked while it is being loaded, it is empty.
    public var geometry: TableGeometry {
        if let loaded { return loaded }
        guard countsWhileLoading == nil else { return .empty }
        countsWhileLoading = []
        let geometry = withOwnTheme { makeGeometry() }
        countsWhileLoading = nil
        loaded = geometry
        return geometry
    }

    private func makeGeometry() -> TableGeometry {
        checkStyle()
        let headerHeight = extraHeight(tableHeaderView)
        let footerHeight = extraHeight(tableFooterView)
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
        view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.bounds.height)
        return view.bounds.height
    }

    private func makeSections() throws -> [TableGeometry.Section] {
        guard let dataSource else { return [] }
        let counts = try loadCounts(dataSource)
        delegateLeavesRowHeights = delegate == nil
        return try counts.enumerated().map { section, rows in
            let header = loadHeader(section, dataSource)
            let footer = loadFooter(section, dataSource)
            return TableGeometry.Section(
                topPadding: topPadding(ofSection: section, header: header),
                headerHeight: header, rows: try rowHeights(section, rows, dataSource),
                footerHeight: footer, firstRowOutset: rowOutsets.first,
                lastRowOutset: rowOutsets.last)
        }
    }

    private func loadCounts(_ dataSource: any TableViewDataSource) throws -> [Int] {
        let sections = dataSource.numberOfSections(in: self)
        guard (0...Self.maximumNumberOfSections).contains(sections) else {
            throw TableViewError.count(
                "numberOfSections(in:)", sections, maximum: Self.maximumNumberOfSections)
        }
        for section in 0..<sections {
            let rows = dataSource.tableView(self, numberOfRowsInSection: section)
            guard (0...TableGeometry.maximumNumberOfRows).contains(rows) else {
                throw TableViewError.count(
                    "tableView(_:numberOfRowsInSection: \(section))", rows,
                    maximum: TableGeometry.maximumNumberOfRows)
            }
            countsWhileLoading?.append(rows)
        }
        return countsWhileLoading ?? []
    }

    private func rowHeights(
        _ section: Int, _ count: Int, _ dataSource: any TableViewDataSource
    ) throws -> RowHeights {
        guard count > 0 else { return .none }
        if let delegate, !delegateLeavesRowHeights {
            let first = delegate.tableView(
                self, heightForRowAt: IndexPath(row: 0, section: section))
            if !delegateLeavesRowHeights {
                return try delegateHeights(section, count, first: first, delegate)
            }
        }
        guard rowHeight == Self.automaticDimension else {
            return .uniform(count: count, height: rowHeight)
        }
        guard count <= Self.maximumNumberOfMeasuredRows else {
            throw TableViewError.tooManyToMeasure(section: section, count: count)
        }
        return .varying(
            (0..<count).map { measuredHeight(IndexPath(row: $0, section: section), dataSource) })
    }

    private func delegateHeights(
        _ section: Int, _ count: Int, first: CGFloat, _ delegate: any TableViewDelegate
    ) throws -> RowHeights {
        guard count <= Self.maximumNumberOfDelegateHeights else {
            throw TableViewError.tooManyHeights(section: section, count: count)
        }
        var heights = [themeHeight(first, RenderContext.current.theme.table.rowHeight)]
        heights.reserveCapacity(count)
        for row in 1..<max(1, count) {
            let height = delegate.tableView(
                self, heightForRowAt: IndexPath(row: row, section: section))
            heights.append(themeHeight(height, RenderContext.current.theme.table.rowHeight))
        }
        return .varying(heights)
    }

    /// Asks for a row's cell, and the cell for its height at the table's width.
    private func measuredHeight(
        _ indexPath: IndexPath, _ dataSource: any TableViewDataSource
    ) -> CGFloat {
        let cell = dataSource.tableView(self, cellForRowAt: indexPath)
        noteCreation(of: cell)
        prepareForMeasuring(cell)
        cell.layoutIfNeeded()
        let size = cell.sizeThatFits(
            CGSize(width: rowWidth, height: .greatestFiniteMagnitude))
        if let identifier = cell.reuseIdentifier {
            pool.enqueue(cell, withIdentifier: identifier)
        }
        return PixelGrid.current.ceil(size.height)
    }

    /// A height, or the theme's where it is left to be decided.
    private func themeHeight(_ height: CGFloat, _ standard: CGFloat) -> CGFloat {
        height == Self.automaticDimension ? standard : height
    }
}
