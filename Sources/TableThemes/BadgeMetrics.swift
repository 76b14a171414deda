import Foundation
import TableDrawing
import TableText

/// Short text on a coloured background with round ends, for example a number of new items;
/// lengths in points.
public struct BadgeMetrics: Sendable, Hashable {
    /// Font of the text.
    public var font: ThemeFont
    /// Colour of the text.
    public var textColor = Color.white
    /// Padding on each side of the text, and above and below the text, including the ring and
    /// its shadow.
    public var padding = CGSize(width: 7, height: 3)
    /// Diameter of a badge without a text.
    public var dotDiameter: CGFloat = 10
    /// Fill of a badge without a tint colour of its own; empty for `systemRed`.
    public var fill = BarFill.none
    /// Colour of the ring around the fill, or `nil` for no ring.
    public var borderColor: Color?
    /// Width of the ring within the badge's edge.
    public var borderWidth: CGFloat = 0
    /// Colour of the shadow below the ring, or `nil` for no shadow.
    public var shadowColor: Color?
}
