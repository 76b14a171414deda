import Foundation
import TableDrawing
import TableThemes

/// Section index at a plain table's side: titles and touches.
extension TableView {
    /// Index title for the search bar, drawn as a magnifier; UIKit's constant.
    public static let indexSearch = "{search}"
    /// Result of a data source for a title that leads to the top instead of a section.
    public static let notFound = NSNotFound
    /// Maximum number of index titles; further titles are omitted.
    public static let maximumNumberOfIndexTitles = 10_000

    /// Colour of the titles, or `nil` for the theme's colour; since `ios7`, the tint colour.
    public var sectionIndexColor: Color? {
        get { accessories.sectionIndex.color }
        set { accessories.sectionIndex.color = newValue }
    }
    /// Background of the titles, or `nil` for the theme's background.
    public var sectionIndexBackgroundColor: Color? {
        get { accessories.sectionIndex.backgroundColor }
        set { accessories.sectionIndex.backgroundColor = newValue }
    }
    /// Background of the titles during a touch, or `nil` for the theme's background.
    public var sectionIndexTrackingBackgroundColor: Color? {
        get { accessories.sectionIndex.trackingBackgroundColor }
        set { accessories.sectionIndex.trackingBackgroundColor = newValue }
    }
    /// Minimum number of rows in a table with a visible index.
    public var sectionIndexMinimumDisplayRowCount: Int {
        get { accessories.sectionIndex.minimumDisplayRowCount }
        set {
            accessories.sectionIndex.minimumDisplayRowCount = newValue
            layout.setNeedsReload()
        }
    }
    /// Whether the index is displayed as touched.
    public var isTrackingSectionIndex: Bool {
        get { accessories.sectionIndex.isTracking }
        set { accessories.sectionIndex.isTracking = newValue }
    }

    /// Displayed titles; empty in a table without an index.
    public var displayedSectionIndexTitles: [String] {
        guard style == .plain else { return [] }
        let rows = accessories.numberOfRowsBesideIndex
        return rows >= sectionIndexMinimumDisplayRowCount
            ? accessories.sectionIndex.titles ?? [] : []
    }

    /// Loads the index titles again from the data source; rows and headers stay.
    public func reloadSectionIndexTitles() {
        accessories.reloadSectionIndexTitles()
    }

    /// Frame of the index in content coordinates; the index floats between the insets.
    public var sectionIndexFrame: CGRect {
        withOwnTheme { accessories.sectionIndexFrame(in: visibleExtent) }
    }

    /// Returns the index of the title for a touch at a point in content coordinates, or `nil`
    /// without an index.
    ///
    /// The title nearest to the point's height is returned, independent of the x coordinate.
    public func sectionIndexTitle(at point: CGPoint) -> Int? {
        accessories.sectionIndexTitle(at: point)
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
        accessories.scrollToSectionIndexTitle(at: index)
    }
}
