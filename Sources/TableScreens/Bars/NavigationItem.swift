/// Content of a navigation bar for a screen, with UIKit's names.
public struct NavigationItem: Sendable, Hashable {
    /// Display mode of large titles, with UIKit's raw values.
    public enum LargeTitleDisplayMode: Int, Sendable, Hashable {
        case automatic, always, never
    }

    /// Title of the screen, or `nil` for no title.
    public var title: String?
    /// Line below the title, or `nil` for no line.
    ///
    /// UIKit has subtitles since iOS 26; before, a title view of two lines is displayed.
    public var subtitle: String?
    /// Line below a large title, or `nil` for the subtitle.
    public var largeSubtitle: String?
    /// Line above the title.
    public var prompt: String?
    /// Back button with the previous screen's title, or `nil` for the first screen.
    public var backBarButtonItem: BarButtonItem?
    /// Items from the leading side.
    public var leftBarButtonItems: [BarButtonItem] = []
    /// Items from the trailing side, in UIKit's order.
    public var rightBarButtonItems: [BarButtonItem] = []
    /// Whether the bar's search bar folds away before the large title while the content scrolls.
    ///
    /// A search bar with a Cancel button, scope buttons or a prompt remains. Unlike in UIKit, the
    /// default is `false`.
    public var hidesSearchBarWhenScrolling = false
    /// Whether a search bar with a Cancel button takes the place of the titles, the prompt and the
    /// buttons, in themes with large titles.
    ///
    /// UIKit's `UISearchController` has the property; navigation bars contain search bars since
    /// iOS 11.
    public var hidesNavigationBarDuringPresentation = true
    /// Display mode of the title in a bar that prefers large titles.
    public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

    /// Creates an item with a title and without buttons.
    public init(title: String? = nil) { self.title = title }
}
