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

    /// Font of the title.
    public var font: ThemeFont
    /// Colour of the title.
    public var textColor: Color
    /// Colour of the title's shadow, or `nil` for no shadow.
    public var textShadowColor: Color?
    /// Offset of the title's shadow; a positive height moves the shadow down.
    public var textShadowOffset: CGSize
    /// Margins between the sides of the section and the text.
    public var margins: MarginTable
    /// Vertical placement of the title.
    public var placement: TextPlacement
    /// Alignment of the title; natural by default.
    public var textAlignment = TextAlignment.natural
    /// Whether titles are shown in uppercase.
    public var isUppercase = false
    /// Maximum number of lines of a title, or 0 for no limit.
    public var numberOfLines = 0
    /// Stops from top to bottom; a single stop is a plain colour.
    public var backgroundStops: [BackgroundStop]
    /// Colour behind a title without stops while it floats above rows, or `nil` for the
    /// background of the table.
    public var floatingBackground: Color?
    /// Height of the soft edge of such a colour towards the rows, in points.
    public var floatingFadeHeight: CGFloat = 0
    /// Colour of the line at the top edge, or `nil` for no line.
    public var topLine: Color?
    /// Colour of the line at the bottom edge, or `nil` for no line.
    public var bottomLine: Color?
    /// Thickness of the lines.
    public var lineThickness: CGFloat

    /// Colour at a share of the height, from 0 to 1.
    public struct BackgroundStop: Sendable, Hashable {
        /// Share of the height from the top, from 0 to 1.
        public var location: Double
        /// Colour at the location.
        public var color: Color

        /// Creates a stop at a share of the height, from 0 to 1.
        public init(_ location: Double, _ color: Color) {
            self.location = location
            self.color = color
        }
    }
}
