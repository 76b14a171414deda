import Foundation
import TableDrawing

/// Text broken into lines of positioned glyphs: an immutable value that keeps nothing of Pango.
///
/// Coordinates are points from the top left corner of the place that the text was laid out for.
/// Heights and baselines come from the stated metrics of the fonts, whichever fonts stood in for
/// them; positions are not rounded.
public struct TextLayout: Sendable, Hashable {
    /// The lines from top to bottom.
    public let lines: [Line]
    /// The width of the widest line with its indent, wherever it is aligned, and the height of all.
    public let size: CGSize
    /// Whether some of the text is left out: cut off, or behind an ellipsis.
    public let isTruncated: Bool
    /// Whether a line is wider than its place; who draws it clips it there.
    public let isClipped: Bool

    init(lines: [Line], size: CGSize, isTruncated: Bool, isClipped: Bool) {
        self.lines = lines
        self.size = size
        self.isTruncated = isTruncated
        self.isClipped = isClipped
    }

    /// Lays out text in a place; a width or height of infinity is no limit.
    ///
    /// A first line is laid out even if it is higher than the place. A layout that was made before
    /// from equal input is taken from a cache.
    public init(_ text: AttributedText, in size: CGSize, options: Options = Options()) {
        // What is no number or negative leaves no room.
        func limit(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : max(0, length) }
        self = TextLayoutCache.shared.layout(
            text, in: CGSize(width: limit(size.width), height: limit(size.height)),
            options: options)
    }

    /// Lays out a string in one font and colour.
    public init(
        _ string: String, font: Font, color: RGBA = .black, in size: CGSize,
        options: Options = Options()
    ) {
        self.init(AttributedText(string, font: font, color: color), in: size, options: options)
    }

    /// The size that text needs within a place, in points; see `size`.
    public static func measure(
        _ text: AttributedText, in size: CGSize, options: Options = Options()
    ) -> CGSize {
        TextLayout(text, in: size, options: options).size
    }

    /// The first line's baseline, in points from the top; 0 without a line.
    public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    /// The last line's baseline, in points from the top; 0 without a line.
    public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
    /// What can be read, a line of text for each line.
    public var string: String { lines.map(\.string).joined(separator: "\n") }

    /// The glyphs and decorations of all lines, for a render node or a canvas.
    public var glyphText: GlyphText {
        GlyphText(
            string: string, runs: runs,
            decorations: lines.flatMap(\.decorations),
            size: CGSize(
                width: lines.map(\.frame.maxX).max() ?? 0, height: lines.last?.frame.maxY ?? 0))
    }

    /// The glyphs of all lines, whose clusters are places in `string`.
    private var runs: [GlyphRun] {
        var start = 0
        return lines.flatMap { line -> [GlyphRun] in
            defer { start += line.string.utf8.count + 1 }
            guard start > 0 else { return line.runs }
            return line.runs.map { run in
                var run = run
                for index in run.glyphs.indices {
                    if let cluster = run.glyphs[index].cluster {
                        run.glyphs[index].cluster = start + cluster
                    }
                }
                return run
            }
        }
    }

    /// The same layout at another place: every coordinate is moved by some points.
    public func offsetBy(x: CGFloat, y: CGFloat) -> TextLayout {
        guard x != 0 || y != 0 else { return self }
        return TextLayout(
            lines: lines.map { $0.offsetBy(x: x, y: y) }, size: size, isTruncated: isTruncated,
            isClipped: isClipped)
    }
}
