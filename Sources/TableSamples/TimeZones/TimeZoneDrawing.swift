import Foundation
import Tableshot

/// Row of the world clock as a value, with a clock face: an example of `CellDrawing`.
///
/// The drawing is hosted by `DrawingCell<TimeZoneDrawing>`. Lengths are in points.
public struct TimeZoneDrawing: CellDrawing, Sendable {
    /// Displayed time zone, with its instant.
    public var timeZoneWrapper: TimeZoneWrapper

    /// Creates the drawing of a time zone.
    public init(_ timeZoneWrapper: TimeZoneWrapper) { self.timeZoneWrapper = timeZoneWrapper }

    private static let margin: CGFloat = 16
    private static let faceDiameter: CGFloat = 40
    private static let timeWidth: CGFloat = 76

    /// Returns the height of a row in the world clock, 60 points, for any width.
    public func height(forWidth width: CGFloat, state: CellState) -> CGFloat {
        TimeZoneLayout.rowHeight
    }

    /// Texts of the row for screen readers.
    public var accessibilityLabel: String? { timeZoneWrapper.spoken }

    /// Draws the clock face, and the texts of the time zone on two lines.
    public func draw(on canvas: Canvas, in bounds: CGRect, state: CellState) {
        let isHighlighted = state.isSelected || state.isHighlighted
        let face = CGRect(
            x: bounds.minX + Self.margin, y: bounds.midY - Self.faceDiameter / 2,
            width: Self.faceDiameter, height: Self.faceDiameter)
        ClockFace(hour: timeZoneWrapper.hour, minute: timeZoneWrapper.minute)
            .draw(on: canvas, in: face)
        canvas.makeCurrent {
            drawText(
                from: face.maxX + 12, to: bounds.maxX - Self.margin, middle: bounds.midY,
                isHighlighted)
        }
    }

    /// Draws place and abbreviation on the left, and time and day on the right, on two lines
    /// around the middle.
    private func drawText(
        from left: CGFloat, to right: CGFloat, middle: CGFloat, _ isHighlighted: Bool
    ) {
        let main = Font.boldSystemFont(ofSize: 17)
        let secondary = Font.systemFont(ofSize: 13)
        let top = middle - (main.lineHeight + secondary.lineHeight) / 2
        let bottom = top + main.lineHeight
        let timeX = right - Self.timeWidth
        let placeWidth = max(0, timeX - 8 - left)

        SampleColors.text(highlighted: isHighlighted).set()
        FittedText(text: timeZoneWrapper.timeZoneLocaleName, font: main, minimumFontSize: 12)
            .draw(at: CGPoint(x: left, y: top), width: placeWidth)
        FittedText(text: timeZoneWrapper.time, font: .systemFont(ofSize: 17), minimumFontSize: 13)
            .drawRightAligned(x: timeX, y: top, width: Self.timeWidth)

        SampleColors.secondaryText(highlighted: isHighlighted).set()
        FittedText(
            text: timeZoneWrapper.abbreviationAndOffset, font: secondary, minimumFontSize: 10
        ).draw(at: CGPoint(x: left, y: bottom), width: placeWidth)
        FittedText(text: timeZoneWrapper.whichDay, font: secondary, minimumFontSize: 10)
            .drawRightAligned(x: timeX, y: bottom, width: Self.timeWidth)
    }
}
