import Foundation

/// Where a table is scrolled to.
public enum ScrollPlace: Sendable, Hashable {
    /// That many points down from the top.
    case offset(CGFloat)
    /// To a row.
    case row(ScrollTarget)
}
