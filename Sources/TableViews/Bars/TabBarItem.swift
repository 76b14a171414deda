import TableDrawing

/// One tab; UIKit's names.
public struct TabBarItem: Sendable, Hashable {
    public var title: String?
    /// A template takes the colours of the bar.
    public var image: Image?
    /// The text of the badge at the image.
    public var badgeValue: String?

    public init(title: String?, image: Image?, badgeValue: String? = nil) {
        self.title = title
        self.image = image
        self.badgeValue = badgeValue
    }
}
