import Foundation
import TableDrawing
import TableGeometry

/// Asking the data source and the delegate, and what the answers add up to.
extension TableView {
    /// The geometry of the whole table, loaded when it is first asked for.
    ///
    /// Opening a table costs one question for each section; where the delegate decides the heights
    /// of rows, one for each row too.
    public var geometry: TableGeometry {
        if let loaded { return loaded }
        let geometry = makeGeometry()
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
        let count = dataSource.numberOfSections(in: self)
        guard count >= 0 else {
            throw TableViewError.negativeCount("numberOfSections(in:)", count)
        }
        delegateLeavesRowHeights = delegate == nil
        return try (0..<count).map { section in
            let rows = dataSource.tableView(self, numberOfRowsInSection: section)
            guard rows >= 0 else {
                throw TableViewError.negativeCount(
                    "tableView(_:numberOfRowsInSection: \(section))", rows)
            }
            let header = loadHeader(section, dataSource)
            let footer = loadFooter(section, dataSource)
            return TableGeometry.Section(
                topPadding: header > 0 ? max(0, sectionHeaderTopPadding) : 0,
                headerHeight: header, rows: rowHeights(section, rows), footerHeight: footer)
        }
    }

    private func rowHeights(_ section: Int, _ count: Int) -> RowHeights {
        let uniform = RowHeights.uniform(count: count, height: rowHeight)
        guard count > 0, let delegate, !delegateLeavesRowHeights else { return uniform }
        let first = delegate.tableView(self, heightForRowAt: IndexPath(row: 0, section: section))
        guard !delegateLeavesRowHeights else { return uniform }
        var heights = [first]
        heights.reserveCapacity(count)
        for row in 1..<max(1, count) {
            heights.append(
                delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section)))
        }
        return .varying(heights)
    }

    /// Keeps the header's view, the delegate's or one of the title, and returns its height.
    private func loadHeader(_ section: Int, _ dataSource: any TableViewDataSource) -> CGFloat {
        headers[section] = prepared(
            delegate?.tableView(self, viewForHeaderInSection: section),
            title: dataSource.tableView(self, titleForHeaderInSection: section), .header, section)
        guard headers[section] != nil else { return 0 }
        return delegate?.tableView(self, heightForHeaderInSection: section)
            ?? sectionHeaderHeight
    }

    private func loadFooter(_ section: Int, _ dataSource: any TableViewDataSource) -> CGFloat {
        footers[section] = prepared(
            delegate?.tableView(self, viewForFooterInSection: section),
            title: dataSource.tableView(self, titleForFooterInSection: section), .footer, section)
        guard footers[section] != nil else { return 0 }
        return delegate?.tableView(self, heightForFooterInSection: section)
            ?? sectionFooterHeight
    }

    private func prepared(
        _ view: View?, title: String?, _ role: HeaderFooterView.Role, _ section: Int
    ) -> View? {
        let view = view ?? title.map { HeaderFooterView(title: $0, role: role) }
        view?.partName = "\(role) \(section)"
        view?.superview = self
        return view
    }
}
