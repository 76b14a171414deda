import Foundation
import TableDrawing
import TableText

extension Label {
    /// Returns the scale of the text's font size in an area of a size in points.
    ///
    /// The scale is below 1 if the text is shrunk. It is 1 if the text is complete, or
    /// truncated at its own size.
    func shownScale(in size: CGSize) -> CGFloat {
        guard font.pointSize > 0, let run = layout(in: size)?.glyphText.runs.first else { return 1 }
        return min(1, run.size / font.pointSize)
    }

    /// How little a text that was shrunk to a size it is whole in may be shrunk more: only what rounding
    /// makes of it.
    static let roundingScale: CGFloat = 0.98
}
