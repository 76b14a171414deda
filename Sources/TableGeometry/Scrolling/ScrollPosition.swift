/// Where in the window a row comes to lie when it is scrolled to.
///
/// The raw values are UIKit's (documented).
public enum ScrollPosition: Int, Sendable, Hashable, CaseIterable {
    /// Wherever the least movement makes the row wholly visible.
    case none = 0
    /// At the top, below a floating header.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
}
