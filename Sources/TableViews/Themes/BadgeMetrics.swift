import Foundation
import TableDrawing
import TableText

/// A short text on a coloured ground with round ends, such as the number of what is new; lengths in points.
public struct BadgeMetrics: Sendable, Hashable {
    public var font: ThemeFont
    public var textColor = Color.white
    /// At each side of the text, and above and below it.
    public var padding = CGSize(width: 7, height: 3)
    /// The diameter of a badge without a text.
    public var dotDiameter: CGFloat = 10
}
