import Foundation

/// Height and baseline of a line, from the stated metrics of the requested fonts.
struct LineMetrics: Sendable {
    /// Distance from the top of the line to its baseline, in points.
    var baseline: CGFloat
    var height: CGFloat
    /// Distance from the top of the line to the bottom of its capitals, the part of a last line
    /// that must be visible.
    var capHeight: CGFloat
    /// Distance from the bottom of the line to the top of the next line in the same paragraph,
    /// without the spacing of the paragraph style, in points.
    ///
    /// It is not 0 only in fonts of text styles, and negative if their leading is less than the
    /// height of the line.
    var leading: CGFloat

    init(of source: SourceText, in range: Range<Int>, style: ParagraphStyle) {
        var ascent: CGFloat = 0
        var descent: CGFloat = 0
        var natural: CGFloat = 0
        var capitals: CGFloat = 0
        var pitch: CGFloat = 0
        var offset = range.lowerBound
        repeat {
            let look = source.style(at: offset)
            let metrics = look.font.metrics
            let size = look.font.size
            let lift = look.attributes.baselineOffset
            ascent = max(ascent, metrics.ascender(ofSize: size) + lift)
            descent = max(descent, metrics.descender(ofSize: size) - lift)
            let ownHeight = metrics.lineHeight(ofSize: size) + metrics.leading * size
            natural = max(natural, ownHeight)
            pitch = max(pitch, look.font.linePitch ?? ownHeight)
            capitals = max(capitals, metrics.capHeight * size)
            guard !source.ends.isEmpty, offset < source.bytes.count else { break }
            offset = source.ends[source.index(at: offset)].end
        } while offset < range.upperBound
        // Raised and lowered letters make the line higher.
        let lift = max(0, ascent + descent - natural)
        natural += lift
        pitch += lift
        height = style.lineHeight(of: natural)
        leading = style.lineHeight(of: pitch) - height
        // Additional or removed height lies above the letters, as in TextKit (recollection).
        baseline = ascent + height - natural
        capHeight = capitals
    }
}

extension ParagraphStyle {
    /// Returns the height of a line in points for a natural height.
    fileprivate func lineHeight(of natural: CGFloat) -> CGFloat {
        var height = natural
        if lineHeightMultiple > 0 { height *= lineHeightMultiple }
        height = max(height, minimumLineHeight)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }
}
