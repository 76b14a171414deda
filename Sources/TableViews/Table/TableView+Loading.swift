import Foundation
import TableDrawing
import TableGeometry

/// Asking the data source and the delegate, and what the answers add up to.
extension TableView {
    /// The geometry of the whole table, loaded when it is first asked for.
    ///
    /// Opening a table costs one question for each section; where the delegate decides the heights
    /// of rows, one for each row too, unless they are estimated. Asked while it is being loaded, it is
    /// empty.
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
        let counts = try loadCounts(dataSource)
        beginSizing(counts)
        return try counts.enumerated().map(makeSection)
    }

    /// Asks for everything that a section's heights depend on.
    func makeSection(_ section: Int, _ rows: Int) throws -> TableGeometry.Section {
        guard let dataSource else { return TableGeometry.Section() }
        let header = loadHeader(section, dataSource)
        let footer = loadFooter(section, dataSource)
        return TableGeometry.Section(
            topPadding: header > 0 ? max(0, sectionHeaderTopPadding) : 0,
            headerHeight: header, rows: try rowHeights(section, rows), footerHeight: footer)
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
