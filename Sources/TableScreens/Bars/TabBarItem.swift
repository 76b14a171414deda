import TableDrawing

/// Item of a tab bar, with UIKit's names.
public struct TabBarItem: Sendable, Hashable {
    /// Title of the tab, or `nil` for a tab without a title.
    public var title: String?
    /// Image of the tab; a template image is drawn in the colours of the bar.
    public var image: Image?
    /// Text of the badge at the image.
    public var badgeValue: String?

    /// Creates a tab with a title, an image and a badge.
    public init(title: String?, image: Image?, badgeValue: String? = nil) {
        self.title = title
        self.image = image
        self.badgeValue = badgeValue
    }
}
