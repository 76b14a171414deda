import Foundation

/// Metrics of a theme's bars and of other elements around the rows.
public struct BarMetrics: Sendable, Hashable {
    public var statusBar: StatusBarMetrics
    public var navigationBar: NavigationBarMetrics
    public var toolbar: ToolbarMetrics
    public var tabBar: TabBarMetrics
    public var searchBar: SearchBarMetrics
    public var refreshControl: RefreshControlMetrics
    public var contentUnavailable: ContentUnavailableMetrics
    public var screen: ScreenMetrics
}
