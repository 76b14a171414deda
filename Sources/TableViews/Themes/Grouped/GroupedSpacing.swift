import Foundation

/// The space that a grouped table keeps above and below its sections, in points.
public struct GroupedSpacing: Sendable, Hashable {
    /// The header of a section without a title.
    public var headerHeight: CGFloat
    /// The header of the first section, if that has no title.
    public var firstHeaderHeight: CGFloat
    /// The footer of a section without a text.
    public var footerHeight: CGFloat
    /// Above the header of the first section, if that has a title.
    public var paddingAboveFirstTitle: CGFloat
    /// Above the header of the first section, if that has no title.
    public var paddingAboveFirstRows: CGFloat
    /// Below the last footer.
    public var paddingBelow: CGFloat
}
