import Foundation
import TableDrawing
import TableText

extension Label {
    /// Returns the ratio of the displayed text size to the font size, for a label of a size in
    /// points.
    ///
    /// The ratio is below 1 if the text is shrunk. It is 1 if the text fits, or is truncated at
    /// its own size.
    package func shownScale(in size: CGSize) -> CGFloat {
        guard font.pointSize > 0, let run = layout(in: size)?.glyphText.runs.first else { return 1 }
        return min(1, run.size / font.pointSize)
    }

    /// Smallest scale that rounding alone explains, for a text already shrunk until it fitted.
    package static let roundingScale: CGFloat = 0.98
}
