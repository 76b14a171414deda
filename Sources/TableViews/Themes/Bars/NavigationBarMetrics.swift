import Foundation
import TableDrawing

/// The bar at the top of a screen; lengths in points.
public struct NavigationBarMetrics: Sendable, Hashable {
    public var height: CGFloat
    /// The height on a phone on its side, where titles are never large.
    public var compactHeight: CGFloat
    /// The size of the title there, as a share of what it is else.
    public var compactTitleShare: CGFloat
    /// The height of buttons there.
    public var compactButtonHeight: CGFloat
    /// What a prompt adds.
    public var promptHeight: CGFloat
    /// What a large title adds; nothing where there are none.
    public var largeTitleHeight: CGFloat?
    public var background: BarFill
    /// Whether the background is in the colour of what the table stands on, where a screen shows one,
    /// with the alphas of its own stops: an edge that content fades away at.
    public var fadesIntoContent: Bool
    /// The background while the content is at its top and the title is large.
    public var scrollEdgeBackground: BarFill
    public var title: BarTextMetrics
    public var largeTitle: BarTextMetrics
    public var prompt: BarTextMetrics
    public var button: BarButtonMetrics
    /// From the sides to buttons and large titles.
    public var margins: MarginTable
    /// From the side to the back button.
    public var backMargin: CGFloat
    /// The chevron of the back button and its distance to the title, where it is no plate.
    public var backIndicator: AccessoryMetrics.Glyph
    /// Whether the back button shows the former title.
    public var showsBackTitle: Bool
}
