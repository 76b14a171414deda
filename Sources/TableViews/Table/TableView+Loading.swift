import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Loading counts and heights from the data source and the delegate.
extension TableView {
    /// Discards rows, heights and cells, so that they are loaded again after the current
    /// display.
    func setNeedsReload() {
        guard !isDisplaying else {
            reloadsAfterDisplay = true
            return
        }
        if let loaded { staleCounts = loaded.rowCounts }
        loaded = nil
        // While `expectedRowCount` is set, rows are measured before the table is loaded.
        if sectionIndex.expectedRowCount == nil { sectionIndex.titles = nil }
        recycleAll()
        recycleHeadersAndFooters()
        oneLineHeights.removeAll()
        headerTitles.removeAll()
        footerTitles.removeAll()
        setNeedsLayout()
    }

    /// The geometry of the whole table, loaded on first use.
    ///
    /// Loading asks for the row count of each section. If the delegate decides row heights, and
    /// they are not estimated, loading also asks for the height of each row. While the table is
    /// being loaded, the geometry is empty.
    public var geometry: TableGeometry {
        if let loaded { return loaded }
        guard countsWhileLoading == nil else { return .empty }
        countsWhileLoading = []
        let geometry = withOwnTheme { makeGeometry() }
        countsWhileLoading = nil
        staleCounts = nil
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
        loadSectionIndex(dataSource)
        let counts = try loadCounts(dataSource)
        beginSizing(counts)
        return try counts.enumerated().map(makeSection)
    }

    /// Loads all heights of a section.
    func makeSection(_ section: Int, _ rows: Int) throws -> TableGeometry.Section {
        guard let dataSource else { return TableGeometry.Section() }
        let header = loadHeader(section, dataSource)
        let footer = loadFooter(section, dataSource)
        return TableGeometry.Section(
            topPadding: topPadding(ofSection: section, header: header), headerHeight: header,
            rows: try rowHeights(section, rows), footerHeight: footer,
            firstRowOutset: rowOutsets.first, lastRowOutset: rowOutsets.last)
    }

    func loadCounts(_ dataSource: any TableViewDataSource) throws -> [Int] {
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
}
