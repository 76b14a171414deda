import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Section index at a plain table's side: its content and its touches.
extension TableView {
    /// Index title for the search bar, drawn as a magnifier; UIKit's constant.
    public static let indexSearch = "{search}"
    /// Answer of a data source for a title that leads to the top instead of a section.
    public static let notFound = NSNotFound
    /// Maximum number of index titles; further titles are omitted.
    public static let maximumNumberOfIndexTitles = 10_000

    /// Colour of the titles, or `nil` for the theme's colour.
    public var sectionIndexColor: Color? {
        get { sectionIndex.color }
        set { sectionIndex.color = newValue }
    }
    /// Background of the titles, or `nil` for the theme's background.
    public var sectionIndexBackgroundColor: Color? {
        get { sectionIndex.backgroundColor }
        set { sectionIndex.backgroundColor = newValue }
    }
    /// Background of the titles during a touch, or `nil` for the theme's background.
    public var sectionIndexTrackingBackgroundColor: Color? {
        get { sectionIndex.trackingBackgroundColor }
        set { sectionIndex.trackingBackgroundColor = newValue }
    }
    /// Minimum number of rows in a table with a visible index.
    public var sectionIndexMinimumDisplayRowCount: Int {
        get { sectionIndex.minimumDisplayRowCount }
        set {
            sectionIndex.minimumDisplayRowCount = newValue
            setNeedsReload()
        }
    }
    /// Whether the index is displayed as touched.
    public var isTrackingSectionIndex: Bool {
        get { sectionIndex.isTracking }
        set { sectionIndex.isTracking = newValue }
    }

    /// Displayed titles; empty in a table without an index.
    public var displayedSectionIndexTitles: [String] {
        guard style == .plain else { return [] }
        let rows = numberOfRowsBesideIndex
        return rows >= sectionIndexMinimumDisplayRowCount ? sectionIndex.titles ?? [] : []
    }

    /// Number of the table's rows, counted before headers and rows are measured beside the
    /// index.
    private var numberOfRowsBesideIndex: Int {
        sectionIndex.expectedRowCount ?? loaded?.totalNumberOfRows
            ?? countsWhileLoading?.reduce(0, +) ?? geometry.totalNumberOfRows
    }

    /// Width that the index takes from rows and headers, in points.
    package var sectionIndexWidth: CGFloat {
        displayedSectionIndexTitles.isEmpty
            ? 0 : sectionIndex.measure(RenderContext.current.theme.indexBar).width
    }

    /// Loads the index of a table with an expected number of rows.
    ///
    /// Rows can then be measured beside the index before the table is loaded.
    package func expectSectionIndex(of dataSource: any TableViewDataSource, rows: Int) {
        loadSectionIndex(dataSource)
        sectionIndex.expectedRowCount = rows
    }

    /// Width that the index takes from the content of rows, in points.
    ///
    /// The index is within the safe area, even if rows are not.
    var sectionIndexReserve: CGFloat {
        let width = sectionIndexWidth
        return width > 0 ? width + sideSafeArea.right - rowSafeArea.right : 0
    }

    func loadSectionIndex(_ dataSource: any TableViewDataSource) {
        let titles = dataSource.sectionIndexTitles(for: self) ?? []
        sectionIndex.expectedRowCount = nil
        sectionIndex.titles = Array(titles.prefix(Self.maximumNumberOfIndexTitles))
        if titles.count > Self.maximumNumberOfIndexTitles {
            DiagnosticLog.warn(
                "table.index-titles",
                "the index has \(titles.count) titles; the first "
                    + "\(Self.maximumNumberOfIndexTitles) are kept")
        }
    }

    /// Loads the index titles again from the data source; rows and headers stay.
    public func reloadSectionIndexTitles() {
        guard loaded != nil, let dataSource else { return }
        let width = sectionIndexWidth
        loadSectionIndex(dataSource)
        // An appearing or disappearing index changes the width of rows.
        if sectionIndexWidth != width { setNeedsReload() } else { setNeedsLayout() }
    }

    /// Frame of the index in content coordinates; the index floats between the insets.
    public var sectionIndexFrame: CGRect {
        withOwnTheme { sectionIndexFrame(in: visibleExtent) }
    }

    func sectionIndexFrame(in viewport: Extent) -> CGRect {
        let insets = adjustedContentInset(at: viewport.minY)
        let width = sectionIndexWidth
        let safe = sideSafeArea
        let grid = PixelGrid.current
        let isMirrored = traitCollection.layoutDirection == .rightToLeft
        return CGRect(
            x: isMirrored ? safe.left : bounds.width - safe.right - width,
            y: grid.round(viewport.minY) + insets.top,
            width: width, height: max(0, viewport.height - insets.top - insets.bottom))
    }

    /// Returns the index of the title for a touch at a point in content coordinates, or `nil`
    /// without an index.
    ///
    /// The title nearest to the point's height is returned, independent of the x coordinate.
    public func sectionIndexTitle(at point: CGPoint) -> Int? {
        let titles = displayedSectionIndexTitles
        guard !titles.isEmpty else { return nil }
        return withOwnTheme {
            let frame = sectionIndexFrame(in: visibleExtent)
            let layout = SectionIndexLayout(
                count: titles.count, height: frame.height,
                pitch: RenderContext.current.theme.indexBar.linePitch,
                beginsWithSearch: titles.first == Self.indexSearch)
            return layout.title(at: point.y - frame.minY)
        }
    }

    /// Returns the data source's section for an index title, or `nil` if the title leads to
    /// the top or to a missing section.
    public func sectionForSectionIndexTitle(at index: Int) -> Int? {
        let titles = displayedSectionIndexTitles
        guard let dataSource, titles.indices.contains(index) else { return nil }
        let section = dataSource.tableView(
            self, sectionForSectionIndexTitle: titles[index], at: index)
        return (0..<numberOfSections).contains(section) ? section : nil
    }

    /// Scrolls to the section of an index title, or to the top, like a touch on the title.
    public func scrollToSectionIndexTitle(at index: Int) {
        guard displayedSectionIndexTitles.indices.contains(index) else { return }
        guard let section = sectionForSectionIndexTitle(at: index) else {
            contentOffset.y = -restingContentInset.top
            return
        }
        contentOffset.y = geometry.contentOffset(
            to: geometry.sectionExtent(section), at: .top, in: viewport)
    }

    /// Returns the bar in its frame, or `nil` without an index.
    func placedSectionIndexBar(in viewport: Extent) -> View? {
        let titles = displayedSectionIndexTitles
        guard !titles.isEmpty else { return nil }
        let metrics = RenderContext.current.theme.indexBar
        let bar = sectionIndex.bar
        bar.stand(in: self)
        bar.titles = titles
        bar.color = sectionIndexColor
        let background = sectionIndexBackgroundColor ?? metrics.background
        let tracking = sectionIndexTrackingBackgroundColor ?? metrics.trackingBackground
        bar.fill = isTrackingSectionIndex ? tracking ?? background : background
        bar.frame = sectionIndexFrame(in: viewport)
        warnOfCutIndexTitles()
        // Colours and fonts depend on the theme and the traits, which may have changed.
        bar.setNeedsLayout()
        return bar
    }

    /// Warns about titles that exceed the theme's maximum width of the bar.
    private func warnOfCutIndexTitles() {
        let metrics = RenderContext.current.theme.indexBar
        let cut = sectionIndex.measure(metrics).cutTitles
        guard let first = cut.first else { return }
        let others = cut.count == 1 ? "" : " and \(cut.count - 1) more"
        let width = max(metrics.width, metrics.maximumWidth)
        DiagnosticLog.warn(
            "table.index-title-cut",
            "the index title \(quoted(first))\(others) is cut: the theme lets the section index be "
                + "\(width.inPoints) wide (indexBar.maximumWidth)")
    }
}
