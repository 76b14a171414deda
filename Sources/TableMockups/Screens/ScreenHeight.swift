import Foundation

/// Height of the visible part of a table.
public enum ScreenHeight: Sendable, Hashable {
    /// A height in points, starting at the content offset.
    case points(CGFloat)
    /// The whole table.
    case content
}
