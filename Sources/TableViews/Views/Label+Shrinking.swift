import Foundation
import TableDrawing
import TableText

extension Label {
    /// The size of the text as it is shown in a place of a size in points, as a share of its font's.
    ///
    /// Below 1 where it is shrunk, 1 where it is whole or truncated in its own size.
    func shownScale(in size: CGSize) -> CGFloat {
        guard font.pointSize > 0, let run = layout(in: size)?.glyphText.runs.first else { return 1 }
        return min(1, run.size / font.pointSize)
    }

    /// How little a text that was shrunk to a size it is whole in may be shrunk more: only what rounding
    /// makes of it.
    static let roundingScale: CGFloat = 0.98
}
