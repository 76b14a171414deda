import Foundation

/// How much of a table a picture shows.
public enum ScreenHeight: Sendable, Hashable {
    /// That many points, from the content offset on.
    case points(CGFloat)
    /// The whole table.
    case content
}
