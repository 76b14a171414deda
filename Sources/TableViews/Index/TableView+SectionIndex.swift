import Foundation
import TableDrawing
import TableGeometry

/// The index at a plain table's side: what it shows, and what a touch on it means.
extension TableView {
    /// The index title that stands for the search bar, drawn as a magnifier; UIKit's constant.
    public static let indexSearch = "{search}"
    /// What a data source answers for a title that leads to no section but to the top.
    public static let notFound = NSNotFound
    /// Titles beyond this number are left out.
    public static let maximumNumberOfIndexTitles = 10_000

    /// The colour of the titles; nothing leaves it to the theme.
    public var sectionIndexColor: Color? {
        get { sectionIndex.color }
        set { sectionIndex.color = newValue }
    }
    /// What lies behind the titles; nothing leaves it to the theme.
    public var sectionIndexBackgroundColor: Color? {
        get { sectionIndex.backgroundColor }
        set { sectionIndex.backgroundColor = newValue }
    }
    /// What lies behind the titles while a finger is on them; nothing leaves it to the theme.
    public var sectionIndexTrackingBackgroundColor: Color? {
        get { sectionIndex.trackingBackgroundColor }
        set { sectionIndex.trackingBackgroundColor = newValue }
    }
    /// The index is hidden in a table with fewer rows.
    public var sectionIndexMinimumDisplayRowCount: Int {
        get { sectionIndex.minimumDisplayRowCount }
        set {
            sectionIndex.minimumDisplayRowCount = newValue
            setNeedsReload()
        }
    }
    /// Whether the index is shown as touched.
    public var isTrackingSectionIndex: Bool {
        get { sectionIndex.isTracking }
        set { sectionIndex.isTracking = newValue }
    }

    /// The titles on display; empty where the table shows no index.
    public var displayedSectionIndexTitles: [String] {
        guard style == .plain else { return [] }
        let rows = numberOfRowsBesideIndex
        return rows >= sectionIndexMinimumDisplayRowCount ? sectionIndex.titles ?? [] : []
    }

    /// The table's rows, which are counted before headers and rows are measured beside the index.
    private var numberOfRowsBesideIndex: Int {
        sectionIndex.expectedRowCount ?? loaded?.totalNumberOfRows
            ?? countsWhileLoading?.reduce(0, +) ?? geometry.totalNumberOfRows
    }

    /// How much of the width the index takes from rows and headers, in points.
    package var sectionIndexWidth: CGFloat {
        displayedSectionIndexTitles.isEmpty
            ? 0 : sectionIndex.measure(RenderContext.current.theme.indexBar).width
    }

    /// Asks for the index of a table that will have so many rows, so that they can be measured beside it
    /// before the table is loaded.
    package func expectSectionIndex(of dataSource: any TableViewDataSource, rows: Int) {
        loadSectionIndex(dataSource)
        sectionIndex.expectedRowCount = rows
    }

    /// How much of the width that rows have for their content the index takes, in points: beside the
    /// safe area it stands within, if rows do not.
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

    /// Asks the data source for the index titles again; rows and headers stay.
    public func reloadSectionIndexTitles() {
        guard loaded != nil, let dataSource else { return }
        let width = sectionIndexWidth
        loadSectionIndex(dataSource)
        // Where the index comes or goes, rows have another width.
        if sectionIndexWidth != width { setNeedsReload() } else { setNeedsLayout() }
    }

    /// Where the index stands, in content coordinates; it floats between the insets.
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

    /// The number of the index title that a touch at a point of the content means.
    ///
    /// The nearest title's at that height, whatever the point's x; nothing where there is no index.
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

    /// The section that an index title leads to, as the data source says; nothing for a title that
    /// leads to the top, or to no section that there is.
    public func sectionForSectionIndexTitle(at index: Int) -> Int? {
        let titles = displayedSectionIndexTitles
        guard let dataSource, titles.indices.contains(index) else { return nil }
        let section = dataSource.tableView(
            self, sectionForSectionIndexTitle: titles[index], at: index)
        return (0..<numberOfSections).contains(section) ? section : nil
    }

    /// Scrolls as a touch on an index title does: to its section, or to the top.
    public func scrollToSectionIndexTitle(at index: Int) {
        guard displayedSectionIndexTitles.indices.contains(index) else { return }
        guard let section = sectionForSectionIndexTitle(at: index) else {
            contentOffset.y = -restingContentInset.top
            return
        }
        contentOffset.y = geometry.contentOffset(
            to: geometry.sectionExtent(section), at: .top, in: viewport)
    }

    /// The bar in its place; nothing where there is none.
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
        // Colours and fonts come from the theme and the traits, which may have changed.
        bar.setNeedsLayout()
        return bar
    }

    /// Says which titles are wider than the theme lets the bar be.
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
