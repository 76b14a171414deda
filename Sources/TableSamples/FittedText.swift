import Foundation
import Tableshot

/// Single line of text that shrinks to fit a column and is truncated with an ellipsis if
/// necessary.
///
/// Lengths are in points. The text is drawn on the current canvas in its current colour.
struct FittedText {
    var text: String
    var font: Font
    /// Minimum font size of the shrunk text.
    var minimumFontSize: CGFloat

    /// Returns the width of the text in a column.
    func width(in columnWidth: CGFloat) -> CGFloat {
        text.size(
            withFont: font, minFontSize: minimumFontSize, actualFontSize: nil,
            forWidth: columnWidth, lineBreakMode: .byTruncatingTail
        ).width
    }

    /// Draws the text to the right of a point.
    func draw(at point: CGPoint, width: CGFloat) {
        guard width > 0 else { return }
        text.draw(
            at: point, forWidth: width, withFont: font, minFontSize: minimumFontSize,
            actualFontSize: nil, lineBreakMode: .byTruncatingTail,
            baselineAdjustment: .alignBaselines)
    }

    /// Draws the text aligned to the right edge of a column that begins at `x`.
    func drawRightAligned(x: CGFloat, y: CGFloat, width: CGFloat) {
        draw(at: CGPoint(x: x + width - self.width(in: width), y: y), width: width)
    }
}
