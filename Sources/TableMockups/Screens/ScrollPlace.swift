import DocumentSyntax
import Foundation

/// Scroll position of a table.
public enum ScrollPlace: Sendable, Hashable {
    /// A distance from the top, in points.
    case offset(CGFloat)
    /// A row.
    case row(ScrollTarget)
}
