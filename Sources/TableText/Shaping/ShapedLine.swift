import Foundation
import TableDrawing

/// A line of glyphs.
///
/// x is measured from the line's left end and y from its baseline, in points.
struct ShapedLine: Sendable {
    /// Glyphs of a face in visual order.
    struct Run: Sendable {
        var face: FontFace
        var size: CGFloat
        /// Their clusters are bytes of the request.
        var glyphs: [GlyphRun.Glyph]
        /// Position of the run's left end, in points.
        var x: CGFloat
        var width: CGFloat
        /// Start of the run's text, in bytes of the request.
        var start: Int
    }

    /// Range of the shown text, in bytes of the request.
    ///
    /// The text replaced by an ellipsis is `gap`.
    var range: Range<Int>
    var runs: [Run]
    var width: CGFloat
    /// Range of the left-out text, in bytes of the request, or `nil`.
    var gap: Range<Int>?

    /// A line without text, or with text that no font can draw.
    static let empty = ShapedLine(range: 0..<0, runs: [], width: 0, gap: nil)
}
