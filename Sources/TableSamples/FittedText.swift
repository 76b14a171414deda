import Foundation
import Tableshot

/// One line of text that shrinks to fit a column, and ends in an ellipsis where that is not enough.
///
/// Lengths are points; it draws on the current canvas in its colour.
struct FittedText {
    var text: String
    var font: Font
    /// The smallest size that the text shrinks to.
    var minimumFontSize: CGFloat

    /// The width that the text takes of a column.
    func width(in columnWidth: CGFloat) -> CGFloat {
        text.size(
            withFont: font, minFontSize: minimumFontSize, actualFontSize: nil,
            forWidth: columnWidth, lineBreakMode: .byTruncatingTail
        ).width
    }

    /// Draws from a point to the right.
    func draw(at point: CGPoint, width: CGFloat) {
        guard width > 0 else { return }
        text.draw(
            at: point, forWidth: width, withFont: font, minFontSize: minimumFontSize,
            actualFontSize: nil, lineBreakMode: .byTruncatingTail,
            baselineAdjustment: .alignBaselines)
    }

    /// Draws in a column from `x` so that the text ends at the column's right edge.
    func drawRightAligned(x: CGFloat, y: CGFloat, width: CGFloat) {
        draw(at: CGPoint(x: x + width - self.width(in: width), y: y), width: width)
    }
}
