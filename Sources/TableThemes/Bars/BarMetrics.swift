import Foundation

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
}
