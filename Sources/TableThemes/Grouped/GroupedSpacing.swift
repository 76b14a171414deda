import Foundation

/// Space above and below the sections of a grouped table, in points.
public struct GroupedSpacing: Sendable, Hashable {
    /// Height of the header of a section without a title.
    public var headerHeight: CGFloat
    /// Height of the first section's header without a title.
    public var firstHeaderHeight: CGFloat
    /// Height of the footer of a section without a text.
    public var footerHeight: CGFloat
    /// Padding above the first section's header with a title.
    public var paddingAboveFirstTitle: CGFloat
    /// Padding above the first section's header without a title.
    public var paddingAboveFirstRows: CGFloat
    /// Padding below the last footer.
    public var paddingBelow: CGFloat
}
