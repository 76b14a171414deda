import Foundation
import TableDrawing

/// Metrics of the bar at the top of a screen; lengths in points.
public struct NavigationBarMetrics: Sendable, Hashable {
    public var height: CGFloat
    /// Height on a phone in landscape, with titles that are never large.
    public var compactHeight: CGFloat
    /// Ratio of the title's compact size to its regular size.
    public var compactTitleShare: CGFloat
    /// Height of buttons on a phone in landscape.
    public var compactButtonHeight: CGFloat
    /// Height that a prompt adds.
    public var promptHeight: CGFloat
    /// Height that a large title adds, or `nil` if the theme has no large titles.
    public var largeTitleHeight: CGFloat?
    public var background: BarFill
    /// Whether the background takes the colour of the screen's content, with the alphas of its
    /// own stops.
    ///
    /// Content fades out at the edge of such a background.
    public var fadesIntoContent: Bool
    /// Background while the content is scrolled to its top and the title is large.
    public var scrollEdgeBackground: BarFill
    public var title: BarTextMetrics
    public var largeTitle: BarTextMetrics
    public var prompt: BarTextMetrics
    public var button: BarButtonMetrics
    /// Side margins of buttons and large titles.
    public var margins: MarginTable
    /// Distance from the side to the back button.
    public var backMargin: CGFloat
    /// Chevron of a back button without a plate, and its distance to the title.
    public var backIndicator: AccessoryMetrics.Glyph
    /// Whether the back button shows the previous title.
    public var showsBackTitle: Bool
}
