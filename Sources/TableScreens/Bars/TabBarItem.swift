import Foundation
import TableControls
import TableDrawing

/// Item of a tab bar, with UIKit's names.
public struct TabBarItem: Sendable, Hashable {
    /// Title of the tab, or `nil` for a tab without a title.
    public var title: String?
    /// Image of the tab; a template image is drawn in the colours of the bar.
    public var image: Image?
    /// Text of the badge at the image.
    public var badgeValue: String?
    /// Insets of the image from its standard frame, in points.
    public var imageInsets = EdgeInsets.zero
    /// Distance by which the title moves from its standard place, in points.
    public var titlePositionAdjustment = CGSize.zero

    /// Whether the tab leads to the screen's search.
    ///
    /// In a floating bar, the tab is apart from the others, at the trailing end, without its
    /// title. UIKit has a class `UISearchTab`.
    public var isSearchTab = false

    /// Makes the tab a search tab with the standard title and image, if it has none.
    package mutating func makeSearchTab() {
        isSearchTab = true
        title = title ?? LocalizedDefault.search.shown
        image = image ?? Image(systemName: "magnifyingglass")
    }

    /// Tab that leads to the list of the tabs without room; UIKit's system item `more`.
    static var more: TabBarItem {
        TabBarItem(title: LocalizedDefault.more.shown, image: Image(systemName: "ellipsis"))
    }

    /// Creates a tab with a title, an image and a badge.
    public init(title: String?, image: Image?, badgeValue: String? = nil) {
        self.title = title
        self.image = image
        self.badgeValue = badgeValue
    }
}
