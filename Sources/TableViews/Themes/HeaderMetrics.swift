import Foundation
import TableDrawing
import TableText

/// The looks of a section header or footer; lengths in points.
public struct HeaderMetrics: Sendable, Hashable {
    /// Where the text stands between the upper and the lower edge.
    public enum TextPlacement: Sendable, Hashable {
        /// In the middle, moved down by an offset; with further lines the height grows by theirs.
        case centred(offset: CGFloat)
        /// Between paddings; in what is higher, a header's text stays at the bottom, a footer's at
        /// the top.
        case padded(top: CGFloat, bottom: CGFloat)
    }

    public var font: ThemeFont
    public var textColor: Color
    public var textShadowColor: Color?
    public var textShadowOffset: CGSize
    /// From the sides of the section to the text.
    public var margins: MarginTable
    public var placement: TextPlacement
    public var textAlignment = TextAlignment.natural
    /// Whether titles are shown in capitals.
    public var isUppercase = false
    /// The most lines of a title; 0 is as many as it takes.
    public var numberOfLines = 0
    /// From the top to the bottom; one stop is a plain colour.
    public var backgroundStops: [BackgroundStop]
    public var topLine: Color?
    public var bottomLine: Color?
    /// The thickness of the lines.
    public var lineThickness: CGFloat

    /// A colour at a share of the height, from 0 to 1.
    public struct BackgroundStop: Sendable, Hashable {
        public var location: Double
        public var color: Color

        public init(_ location: Double, _ color: Color) {
            self.location = location
            self.color = color
        }
    }
}
