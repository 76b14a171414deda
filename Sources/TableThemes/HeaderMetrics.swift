import Foundation
import TableDrawing
import TableText

/// Appearance of a section header or footer; lengths in points.
public struct HeaderMetrics: Sendable, Hashable {
    /// Vertical placement of the text.
    public enum TextPlacement: Sendable, Hashable {
        /// Centred, moved down by an offset; additional lines add to the height.
        case centred(offset: CGFloat)
        /// Between paddings; in excess height, a header's text is at the bottom and a footer's
        /// at the top.
        case padded(top: CGFloat, bottom: CGFloat)
    }

    public var font: ThemeFont
    public var textColor: Color
    public var textShadowColor: Color?
    public var textShadowOffset: CGSize
    /// Margins between the sides of the section and the text.
    public var margins: MarginTable
    public var placement: TextPlacement
    public var textAlignment = TextAlignment.natural
    /// Whether titles are shown in uppercase.
    public var isUppercase = false
    /// Maximum number of lines of a title, or 0 for no limit.
    public var numberOfLines = 0
    /// Stops from top to bottom; a single stop is a plain colour.
    public var backgroundStops: [BackgroundStop]
    public var topLine: Color?
    public var bottomLine: Color?
    /// Thickness of the lines.
    public var lineThickness: CGFloat

    /// Colour at a share of the height, from 0 to 1.
    public struct BackgroundStop: Sendable, Hashable {
        public var location: Double
        public var color: Color

        public init(_ location: Double, _ color: Color) {
            self.location = location
            self.color = color
        }
    }
}
