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
    /// Padding on each side of the text, and above and below the text.
    public var padding = CGSize(width: 7, height: 3)
    /// Diameter of a badge without a text.
    public var dotDiameter: CGFloat = 10
}
