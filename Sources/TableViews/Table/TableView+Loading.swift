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
        let headerHeight = extraHeight(tableHeaderView)
        let footerHeight = extraHeight(tableFooterView)
        do {
            return try TableGeometry(
                tableHeaderHeight: headerHeight, sections: try makeSections(),
                tableFooterHeight: footerHeight)
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
        delegateLeavesRowHeights = delegate == nil
        return try counts.enumerated().map { section, rows in
            let header = loadHeader(section, dataSource)
            let footer = loadFooter(section, dataSource)
            return TableGeometry.Section(
                topPadding: header > 0 ? max(0, sectionHeaderTopPadding) : 0,
                headerHeight: header, rows: try rowHeights(section, rows, dataSource),
                footerHeight: footer)
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
        cell.frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: RenderContext.current.theme.table.rowHeight)
        cell.layoutIfNeeded()
        let size = cell.sizeThatFits(
            CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
        if let identifier = cell.reuseIdentifier {
            pool.enqueue(cell, withIdentifier: identifier)
        }
        return PixelGrid.current.ceil(size.height)
    }

    /// A height, or the theme's where it is left to be decided.
    private func themeHeight(_ height: CGFloat, _ standard: CGFloat) -> CGFloat {
        height == Self.automaticDimension ? standard : height
    }

    /// Keeps the header's view, the delegate's, or its title, and returns its height.
    private func loadHeader(_ section: Int, _ dataSource: any TableViewDataSource) -> CGFloat {
        if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
            headers[section] = adopted(view, named: "header \(section)")
        } else {
            let title = dataSource.tableView(self, titleForHeaderInSection: section)
            guard let title else { return 0 }
            headerTitles[section] = title
        }
        return themeHeight(
            delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight,
            RenderContext.current.theme.table.sectionHeaderHeight)
    }

    private func loadFooter(_ section: Int, _ dataSource: any TableViewDataSource) -> CGFloat {
        if let view = delegate?.tableView(self, viewForFooterInSection: section) {
            footers[section] = adopted(view, named: "footer \(section)")
        } else {
            let title = dataSource.tableView(self, titleForFooterInSection: section)
            guard let title else { return 0 }
            footerTitles[section] = title
        }
        return themeHeight(
            delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight,
            RenderContext.current.theme.table.sectionFooterHeight)
    }

    /// The header of a section; one of a title is made when it is first shown.
    func header(ofSection section: Int) -> View? {
        if let view = headers[section] { return view }
        guard let title = headerTitles[section] else { return nil }
        let view = adopted(
            HeaderFooterView(title: title, role: .header), named: "header \(section)")
        headers[section] = view
        return view
    }

    /// The footer of a section; one of a title is made when it is first shown.
    func footer(ofSection section: Int) -> View? {
        if let view = footers[section] { return view }
        guard let title = footerTitles[section] else { return nil }
        let view = adopted(
            HeaderFooterView(title: title, role: .footer), named: "footer \(section)")
        footers[section] = view
        return view
    }

    private func adopted(_ view: View, named name: String) -> View {
        view.partName = name
        view.superview = self
        return view
    }
}
