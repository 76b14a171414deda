import Foundation

/// A theme's bars and what else stands around rows.
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
