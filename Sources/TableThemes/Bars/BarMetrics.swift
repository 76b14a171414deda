import Foundation
import TableDrawing

/// Metrics of a theme's bars and of other elements around the rows.
public struct BarMetrics: Sendable, Hashable {
    /// Bar with the time and the battery at the top of the screen.
    public var statusBar: StatusBarMetrics
    /// Bar with the title and its buttons.
    public var navigationBar: NavigationBarMetrics
    /// Bar with buttons at the bottom of the screen.
    public var toolbar: ToolbarMetrics
    /// Bar with tabs at the bottom of the screen.
    public var tabBar: TabBarMetrics
    /// Bar with a search field and scope buttons.
    public var searchBar: SearchBarMetrics
    /// Wheel above a table during a refresh.
    public var refreshControl: RefreshControlMetrics
    /// Image and texts in place of missing rows.
    public var contentUnavailable: ContentUnavailableMetrics
    /// Home indicator and keyboard.
    public var screen: ScreenMetrics
    /// Height of content behind a bar at which the bar's standard background is complete.
    ///
    /// The background fades in over the distance, in points.
    public var scrollEdgeFadeDistance: CGFloat = 8
    /// Background behind floating bars at the bottom of a screen while content lies behind the
    /// bars, in the colour of the content.
    public var bottomEdge = BarFill.none
}

/// Metrics of the content shown in place of missing rows; lengths in points.
public struct ContentUnavailableMetrics: Sendable, Hashable {
    /// Length of the image's longer side at the standard text size.
    public var imageSize: CGFloat
    /// Tint colour of a template image.
    public var imageColor: Color
    /// Font and colour of the main text.
    public var text: BarTextMetrics
    /// Font and colour of the secondary text.
    public var secondaryText: BarTextMetrics
    /// Font and colour of the button's title.
    public var button: BarTextMetrics
    /// Distance between the image and the main text.
    public var imageToTextPadding: CGFloat
    /// Distance between the main text and the secondary text.
    public var textToSecondaryTextPadding: CGFloat
    /// Distance between the texts and the button.
    public var textToButtonPadding: CGFloat
    /// Minimum distance between the view's sides and the texts.
    public var margin: CGFloat
}

/// Metrics of the wheel above a table that is pulled down; lengths in points.
public struct RefreshControlMetrics: Sendable, Hashable {
    /// Height of the control while refreshing.
    public var height: CGFloat
    /// Height that a title adds.
    public var titleHeight: CGFloat
    /// Outer diameter of the wheel.
    public var wheelDiameter: CGFloat
    /// Diameter of the hole in the middle of the spokes.
    public var wheelHole: CGFloat
    /// Number of the wheel's spokes.
    public var spokes: Int
    /// Width of a spoke.
    public var spokeWidth: CGFloat
    /// Colour of the spokes.
    public var color: Color
    /// Font and colour of the title.
    public var text: BarTextMetrics
}

/// Metrics of the bar with buttons at the bottom of a screen; lengths in points.
public struct ToolbarMetrics: Sendable, Hashable {
    /// Height of the bar, without the safe area below.
    public var height: CGFloat
    /// Height on a phone in landscape; `compactButtonHeight` is the height of its buttons.
    public var compactHeight: CGFloat
    /// Height of buttons on a phone in landscape.
    public var compactButtonHeight: CGFloat
    /// Background while content lies behind the bar.
    public var background: BarFill
    /// Background while no content lies behind the bar.
    public var scrollEdgeBackground: BarFill
    /// Metrics of the bar's buttons.
    public var button: BarButtonMetrics
    /// Whether plain buttons keep the shape of `button`; otherwise they have no background.
    public var bordersPlainButtons = true
    /// Distance from the bar's sides to the first and the last button.
    public var margin: CGFloat
}
