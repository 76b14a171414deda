import Foundation
import TableDrawing

/// The bar of index titles at a table's side; lengths in points.
public struct IndexBarMetrics: Sendable, Hashable {
    /// How much of the table's width the bar takes; titles that are wider make it wider.
    public var width: CGFloat
    /// What the widest of wider titles has at its sides.
    public var titleInset: CGFloat
    /// How wide titles make the bar at most; longer ones end in an ellipsis.
    public var maximumWidth: CGFloat
    public var font: ThemeFont
    /// The distance of two lines.
    public var linePitch: CGFloat
    /// From the centre of the titles to the table's edge, in a bar that no title makes wider.
    public var centerInset: CGFloat
    public var color: Color
    /// Behind the titles; nothing where the rows show through.
    public var background: Color?
    /// Behind the titles while a finger is on them.
    public var trackingBackground: Color?
    /// How far the background stays from the ends of the bar, and how round it is.
    public var backgroundInset: CGFloat
    public var backgroundCornerRadius: CGFloat
    /// The magnifier that stands for the search bar.
    public var searchSize: CGSize
    public var searchLineWidth: CGFloat
    /// Of the dot that stands for titles left out.
    public var dotRadius: CGFloat
    /// Whether separators end at the bar instead of running beneath it.
    public var shortensSeparators: Bool
}
