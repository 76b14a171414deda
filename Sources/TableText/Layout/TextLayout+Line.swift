import Foundation
import TableDrawing

extension TextLayout {
    /// A line of a layout, in the layout's coordinates and points.
    public struct Line: Sendable, Hashable {
        /// The visible text, with an ellipsis for left-out text.
        public var string: String
        /// Positioned glyphs of the line, in runs with a common face, size and colour.
        public var runs: [GlyphRun]
        /// Backgrounds, underlines and strikethroughs of the line.
        public var decorations: [TextDecoration]
        /// Box of the line between its left and right ends, with the height of its fonts.
        public var frame: CGRect
        /// Vertical coordinate of the baseline, in points from the top of the layout.
        public var baseline: CGFloat
        /// Whether an ellipsis replaces a part of the text.
        public var isTruncated: Bool
        /// Whether the paragraph runs from right to left.
        public var isRightToLeft: Bool

        func offsetBy(x: CGFloat, y: CGFloat) -> Line {
            var line = self
            line.frame = frame.offsetBy(dx: x, dy: y)
            line.baseline += y
            line.runs = runs.map { run in
                var run = run
                run.glyphs = run.glyphs.map { glyph in
                    var glyph = glyph
                    glyph.position.x += x
                    glyph.position.y += y
                    return glyph
                }
                return run
            }
            line.decorations = decorations.map { decoration in
                var decoration = decoration
                decoration.rect = decoration.rect.offsetBy(dx: x, dy: y)
                return decoration
            }
            return line
        }
    }
}
