import Foundation
import TableDrawing
import TableText

/// The looks of a section header or footer that is given as a string; lengths in points.
public struct HeaderMetrics: Sendable, Hashable {
    public var font: ThemeFont
    public var textColor: Color
    public var textShadowColor: Color?
    public var textShadowOffset: CGSize
    public var margins: MarginTable
    /// Added to the vertical centre of the text.
    public var verticalOffset: CGFloat
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
