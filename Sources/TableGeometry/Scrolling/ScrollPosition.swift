/// Position of a row in the window after scrolling to the row.
///
/// The raw values are UIKit's (documented).
public enum ScrollPosition: Int, Sendable, Hashable, CaseIterable {
    /// Any position, reached by the shortest movement that makes the whole row visible.
    case none = 0
    /// At the top of the window, below a floating header.
    case top = 1
    /// In the middle of the window.
    case middle = 2
    /// At the bottom of the window.
    case bottom = 3
}
