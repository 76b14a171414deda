import Foundation
import TableDrawing

/// Metrics of the bar at the top of a screen; lengths in points.
public struct NavigationBarMetrics: Sendable, Hashable {
    /// Height of the row with title and buttons.
    public var height: CGFloat
    /// Height below title and buttons, within `height`, as far as the buttons leave it free.
    public var bottomPadding: CGFloat = 0
    /// Minimum distance from the screen's top to the bar, also without a status bar.
    public var minimumTop: CGFloat = 0
    /// Minimum distance on a phone in landscape.
    public var compactMinimumTop: CGFloat = 0
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
    /// Background while content lies behind the bar.
    public var background: BarFill
    /// Whether the background takes the colour of the screen's content, with the alphas of its
    /// own stops.
    ///
    /// Content fades out at the edge of such a background.
    public var fadesIntoContent: Bool
    /// Background while no content lies behind the bar.
    public var scrollEdgeBackground: BarFill
    /// Whether bars without a large title have the scroll edge background, too.
    public var usesScrollEdgeForSmallTitles = false
    /// Share of a large title's height that is scrolled away when the small title begins to
    /// fade in.
    ///
    /// By default, the letters of the large title have gone.
    public var smallTitleFadeStart: CGFloat = 0.7
    /// Share by which a large title grows while the content is pulled down.
    public var largeTitleGrowth: CGFloat = 0.1
    /// Distance of pulled content at which a large title has its maximum size.
    ///
    /// The height of a refresh control does not count.
    public var largeTitleGrowthDistance: CGFloat = 100
    /// Font, colour and shadow of the title between the buttons.
    public var title: BarTextMetrics
    /// Font, colour and shadow of the subtitle below the title.
    public var subtitle: BarTextMetrics
    /// Font, colour and shadow of a large title below the buttons.
    public var largeTitle: BarTextMetrics
    /// Font, colour and shadow of the prompt above the title.
    public var prompt: BarTextMetrics
    /// Metrics of the bar's buttons.
    public var button: BarButtonMetrics
    /// Side margins of buttons and large titles.
    public var margins: MarginTable
    /// Distance from the side to the back button; in themes with floating buttons, also to
    /// other buttons.
    public var backMargin: CGFloat
    /// Chevron of a back button without a plate, and its distance to the title.
    public var backIndicator: AccessoryMetrics.Glyph
    /// Whether the back button shows the previous title.
    public var showsBackTitle: Bool
}
