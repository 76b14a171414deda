import Foundation

/// Place of a described view in its superview.
public enum ViewPlace: Sendable, Hashable {
    /// Rectangle in the superview's coordinates, in points.
    case frame(CGRect)
    /// Bounds of the superview, which the view continues to fill.
    case fill
    /// Bounds of the superview without its layout margins, which the view continues to fill.
    case margins
    /// Natural size at the superview's origin; a stack moves the view.
    case natural
}
