import Foundation
import TableDrawing

/// Text broken into lines of positioned glyphs.
///
/// An immutable value without references to Pango.
///
/// Coordinates are points from the top left corner of the container. Heights and baselines come
/// from the stated metrics of the fonts, regardless of substitutes. Positions are not rounded.
public struct TextLayout: Sendable, Hashable {
    /// The lines from top to bottom.
    public let lines: [Line]
    /// Width of the widest line with its indent, regardless of alignment, and total height.
    public let size: CGSize
    /// Whether a part of the text is left out, by clipping or with an ellipsis.
    public let isTruncated: Bool
    /// Whether a line is wider than the container.
    ///
    /// Drawing code clips the text there.
    public let isClipped: Bool

    init(lines: [Line], size: CGSize, isTruncated: Bool, isClipped: Bool) {
        self.lines = lines
        self.size = size
        self.isTruncated = isTruncated
        self.isClipped = isClipped
    }

    /// Lays out text in a container.
    ///
    /// A width or height of infinity means no limit.
    ///
    /// The first line is laid out even if it is higher than the container. Layouts of equal
    /// input come from a cache.
    public init(_ text: AttributedText, in size: CGSize, options: Options = Options()) {
        self = TextLayoutCache.shared.layout(
            text, in: CGSize(width: Self.limited(size.width), height: Self.limited(size.height)),
            options: options)
    }

    /// Returns a length of a container: a NaN or negative length leaves no room.
    static func limited(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : max(0, length) }

    /// Lays out a string in a single font and colour.
    public init(
        _ string: String, font: Font, color: RGBA = .black, in size: CGSize,
        options: Options = Options()
    ) {
        self.init(AttributedText(string, font: font, color: color), in: size, options: options)
    }

    /// Returns the size of text within a container, in points.
    ///
    /// See `size`.
    public static func measure(
        _ text: AttributedText, in size: CGSize, options: Options = Options()
    ) -> CGSize {
        TextLayout(text, in: size, options: options).size
    }

    /// Baseline of the first line, in points from the top; 0 without a line.
    public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    /// Baseline of the last line, in points from the top; 0 without a line.
    public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
    /// The visible text, with a line break after each line.
    public var string: String { lines.map(\.string).joined(separator: "\n") }

    /// The glyphs and decorations of all lines, for a render node or a canvas.
    public var glyphText: GlyphText {
        GlyphText(
            string: string, runs: runs,
            decorations: lines.flatMap(\.decorations),
            size: CGSize(
                width: lines.map(\.frame.maxX).max() ?? 0, height: lines.last?.frame.maxY ?? 0))
    }

    /// Glyph runs of all lines, with clusters as byte offsets in `string`.
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

    /// Returns the same layout with all coordinates moved by an offset in points.
    public func offsetBy(x: CGFloat, y: CGFloat) -> TextLayout {
        guard x != 0 || y != 0 else { return self }
        return TextLayout(
            lines: lines.map { $0.offsetBy(x: x, y: y) }, size: size, isTruncated: isTruncated,
            isClipped: isClipped)
    }
}
