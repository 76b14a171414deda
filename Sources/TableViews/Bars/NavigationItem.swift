/// What a navigation bar shows for a screen; UIKit's names.
public struct NavigationItem: Sendable, Hashable {
    /// Raw values are UIKit's.
    public enum LargeTitleDisplayMode: Int, Sendable, Hashable {
        case automatic, always, never
    }

    public var title: String?
    /// A line above the title.
    public var prompt: String?
    /// The back button with the former screen's title; nothing for the first screen.
    public var backBarButtonItem: BarButtonItem?
    /// From the leading side on.
    public var leftBarButtonItems: [BarButtonItem] = []
    /// From the trailing side on, as UIKit counts them.
    public var rightBarButtonItems: [BarButtonItem] = []
    public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

    public init(title: String? = nil) { self.title = title }
}
