import Foundation

/// Where a described view stands in the one that holds it.
public enum ViewPlace: Sendable, Hashable {
    /// A rectangle in the superview's coordinates, in points.
    case frame(CGRect)
    /// The superview's bounds, and it keeps filling them.
    case fill
    /// The superview's bounds less its layout margins, and it keeps filling them.
    case margins
    /// At the superview's origin, as large as its content; a stack places it anew.
    case natural
}
