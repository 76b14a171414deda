import Foundation
import TableDrawing

/// Metrics of the bar of index titles at a table's side; lengths in points.
public struct IndexBarMetrics: Sendable, Hashable {
    /// Minimum width of the bar within the table; wider titles increase the bar's width.
    public var width: CGFloat
    /// Inset at both sides of the widest title in a wider bar.
    public var titleInset: CGFloat
    /// Maximum width of the bar; longer titles end in an ellipsis.
    public var maximumWidth: CGFloat
    /// Font of the titles.
    public var font: ThemeFont
    /// Distance between adjacent lines.
    public var linePitch: CGFloat
    /// Distance from the titles' centre to the table's edge, in a bar of the minimum width.
    public var centerInset: CGFloat
    /// Colour of titles, magnifier and dots, or `nil` for the table's tint colour.
    public var color: Color?
    /// Background of the titles, or `nil` for a transparent bar.
    public var background: Color?
    /// Background of the titles during a touch.
    public var trackingBackground: Color?
    /// Distance of the background from the ends of the bar; `backgroundCornerRadius` is its
    /// corner radius.
    public var backgroundInset: CGFloat
    /// Corner radius of the background.
    public var backgroundCornerRadius: CGFloat
    /// Size of the magnifier that represents the search bar.
    public var searchSize: CGSize
    /// Line width of the magnifier.
    public var searchLineWidth: CGFloat
    /// Radius of the dot that represents omitted titles.
    public var dotRadius: CGFloat
    /// Whether separators end at the bar instead of continuing beneath it.
    public var shortensSeparators: Bool
}
