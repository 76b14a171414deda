import Foundation
import TableDrawing

/// A line of glyphs; x from the line's left end, y from its baseline, both in points.
struct ShapedLine: Sendable {
    /// Glyphs of one face, in the order of the eye.
    struct Run: Sendable {
        var face: FontFace
        var size: CGFloat
        /// Their clusters are bytes of the request.
        var glyphs: [GlyphRun.Glyph]
        /// The place of its left end and its width.
        var x: CGFloat
        var width: CGFloat
        /// Where its text begins, in bytes of the request.
        var start: Int
    }

    /// What it shows, in bytes of the request; what an ellipsis stands for is in `gap`.
    var range: Range<Int>
    var runs: [Run]
    var width: CGFloat
    /// What was left out, in bytes of the request.
    var gap: Range<Int>?

    /// A line without text, or whose text no font can draw.
    static let empty = ShapedLine(range: 0..<0, runs: [], width: 0, gap: nil)
}
