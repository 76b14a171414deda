import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

extension TableAccessories {
    /// Number of the table's rows, counted before headers and rows are measured beside the
    /// index.
    var numberOfRowsBesideIndex: Int {
        state.sectionIndex.expectedRowCount ?? table.layout.loaded?.totalNumberOfRows
            ?? table.layout.countsWhileLoading?.reduce(0, +)
            ?? table.geometry.totalNumberOfRows
    }

    /// Width that the index takes from rows and headers, in points.
    package var sectionIndexWidth: CGFloat {
        table.displayedSectionIndexTitles.isEmpty
            ? 0 : state.sectionIndex.measure(RenderContext.current.theme.indexBar).width
    }

    /// Loads the index of a table with an expected number of rows.
    ///
    /// Rows can then be measured beside the index before the table is loaded.
    package func expectSectionIndex(of dataSource: any TableViewDataSource, rows: Int) {
        loadSectionIndex(dataSource)
        state.sectionIndex.expectedRowCount = rows
    }

    /// Discards the titles, which are loaded again with the table.
    ///
    /// With an expected number of rows, the titles stay: rows are measured before the table is
    /// loaded.
    func discardSectionIndexTitles() {
        if state.sectionIndex.expectedRowCount == nil { state.sectionIndex.titles = nil }
    }

    /// Width that the index takes from the content of rows, in points.
    ///
    /// The index is within the safe area, even if rows are not.
    var sectionIndexReserve: CGFloat {
        let width = sectionIndexWidth
        return width > 0
            ? width + table.layout.sideSafeArea.right - table.layout.rowSafeArea.right : 0
    }

    func loadSectionIndex(_ dataSource: any TableViewDataSource) {
        let titles = dataSource.sectionIndexTitles(for: table) ?? []
        state.sectionIndex.expectedRowCount = nil
        state.sectionIndex.titles = Array(titles.prefix(TableView.maximumNumberOfIndexTitles))
        if titles.count > TableView.maximumNumberOfIndexTitles {
            DiagnosticLog.warn(
                "table.index-titles",
                "the index has \(titles.count) titles; the first "
                    + "\(TableView.maximumNumberOfIndexTitles) are kept")
        }
    }

    func sectionIndexFrame(in viewport: Extent) -> CGRect {
        let insets = table.scrolling.adjustedContentInset(at: viewport.minY)
        let width = sectionIndexWidth
        let safe = table.layout.sideSafeArea
        let grid = PixelGrid.current
        let isMirrored = table.traitCollection.layoutDirection == .rightToLeft
        return CGRect(
            x: isMirrored ? safe.left : table.bounds.width - safe.right - width,
            y: grid.round(viewport.minY) + insets.top,
            width: width, height: max(0, viewport.height - insets.top - insets.bottom))
    }

    /// Returns the bar in its frame, or `nil` without an index.
    func placedSectionIndexBar(in viewport: Extent) -> View? {
        let titles = table.displayedSectionIndexTitles
        guard !titles.isEmpty else { return nil }
        let metrics = RenderContext.current.theme.indexBar
        let bar = state.sectionIndex.bar
        bar.stand(in: table)
        bar.titles = titles
        bar.color = table.sectionIndexColor
        let background = table.sectionIndexBackgroundColor ?? metrics.background
        let tracking = table.sectionIndexTrackingBackgroundColor ?? metrics.trackingBackground
        bar.fill = table.isTrackingSectionIndex ? tracking ?? background : background
        bar.frame = sectionIndexFrame(in: viewport)
        warnOfCutIndexTitles()
        // Colours and fonts depend on the theme and the traits, which may have changed.
        bar.setNeedsLayout()
        return bar
    }

    /// Warns about titles that exceed the theme's maximum width of the bar.
    private func warnOfCutIndexTitles() {
        let metrics = RenderContext.current.theme.indexBar
        let cut = state.sectionIndex.measure(metrics).cutTitles
        guard let first = cut.first else { return }
        let others = cut.count == 1 ? "" : " and \(cut.count - 1) more"
        let width = max(metrics.width, metrics.maximumWidth)
        DiagnosticLog.warn(
            "table.index-title-cut",
            "the index title \(quoted(first))\(others) is cut: the theme lets the section index be "
                + "\(width.inPoints) wide (indexBar.maximumWidth)")
    }

    func reloadSectionIndexTitles() {
        guard table.layout.loaded != nil, let dataSource = table.dataSource else { return }
        let width = table.accessories.sectionIndexWidth
        table.accessories.loadSectionIndex(dataSource)
        // An appearing or disappearing index changes the width of rows.
        if table.accessories.sectionIndexWidth != width {
            table.layout.setNeedsReload()
        } else {
            table.setNeedsLayout()
        }
    }

    func sectionIndexTitle(at point: CGPoint) -> Int? {
        let titles = table.displayedSectionIndexTitles
        guard !titles.isEmpty else { return nil }
        return table.withOwnTheme {
            let frame = table.accessories.sectionIndexFrame(in: table.visibleExtent)
            let layout = SectionIndexLayout(
                count: titles.count, height: frame.height,
                pitch: RenderContext.current.theme.indexBar.linePitch,
                beginsWithSearch: titles.first == TableView.indexSearch)
            return layout.title(at: point.y - frame.minY)
        }
    }

    func scrollToSectionIndexTitle(at index: Int) {
        guard table.displayedSectionIndexTitles.indices.contains(index) else { return }
        guard let section = table.sectionForSectionIndexTitle(at: index) else {
            table.contentOffset.y = -table.scrolling.restingContentInset.top
            return
        }
        table.contentOffset.y = table.geometry.contentOffset(
            to: table.geometry.sectionExtent(section), at: .top, in: table.scrolling.viewport)
    }
}
