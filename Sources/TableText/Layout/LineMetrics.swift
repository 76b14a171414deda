import Foundation

/// Height and baseline of a line, from the stated metrics of the requested fonts.
struct LineMetrics: Sendable {
    /// Distance from the top of the line to its baseline, in points.
    var baseline: CGFloat
    var height: CGFloat
    /// Distance from the top of the line to the bottom of its capitals, the part of a last line
    /// that must be visible.
    var capHeight: CGFloat

    init(of source: SourceText, in range: Range<Int>, style: ParagraphStyle) {
        var ascent: CGFloat = 0
        var descent: CGFloat = 0
        var natural: CGFloat = 0
        var capitals: CGFloat = 0
        var offset = range.lowerBound
        repeat {
            let look = source.style(at: offset)
            let metrics = look.font.metrics
            let size = look.font.size
            let lift = look.attributes.baselineOffset
            ascent = max(ascent, metrics.ascender(ofSize: size) + lift)
            descent = max(descent, metrics.descender(ofSize: size) - lift)
            natural = max(natural, metrics.lineHeight(ofSize: size) + metrics.leading * size)
            capitals = max(capitals, metrics.capHeight * size)
            guard !source.ends.isEmpty, offset < source.bytes.count else { break }
            offset = source.ends[source.index(at: offset)].end
        } while offset < range.upperBound
        natural = max(natural, ascent + descent)
        height = natural
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        height = max(height, style.minimumLineHeight)
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        // Additional or removed height lies above the letters, as in TextKit (recollection).
        baseline = ascent + height - natural
        capHeight = capitals
    }
}
