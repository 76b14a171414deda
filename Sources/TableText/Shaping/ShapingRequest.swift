import Foundation

/// A paragraph, or a part of a paragraph, with chosen fonts.
struct ShapingRequest {
    /// A span with the same face, size and language.
    struct Span: Equatable {
        var range: Range<Int>
        /// Index of the face in `faces`.
        var face: Int
        var size: CGFloat
        var features: String?
        var language: String?
        var kern: CGFloat
    }

    enum Wrap { case word, character }
    enum Ellipsis { case head, tail, middle }

    /// UTF-8 text without line breaks.
    var bytes: [UInt8] = []
    var faces: [FontBook.Face] = []
    /// Consecutive spans that cover the text.
    var spans: [Span] = []
    /// Byte offsets where attributes other than fonts change.
    ///
    /// Glyph runs do not cross these offsets.
    var boundaries: [Int] = []
    /// Byte ranges without a line break, in ascending order.
    var unbroken: [Range<Int>] = []
    /// Width for wrapping in points, or `nil` for no limit.
    var width: CGFloat?
    var wrap = Wrap.word
    /// Position of the ellipsis in a single line that does not fit, or `nil` for wrapping.
    var ellipsis: Ellipsis?
    /// Indent of the first line relative to the following lines, in points.
    var indent: CGFloat = 0
    var isJustified = false
    var isRightToLeft = false
    /// Language of spans without a language.
    var language = "en"

    /// Negative spacing after the last character of any line, if all spans are tightened, in
    /// points; 0 otherwise.
    var overlap: CGFloat { min(0, spans.map(\.kern).max() ?? 0) }

    /// Half of the spacing of the first character that exceeds the spacing of the last
    /// character, in points.
    ///
    /// Pango removes this half from the width of a line, but counts it while it breaks lines.
    var leadingSpacing: CGFloat {
        guard let first = spans.first, let last = spans.last else { return 0 }
        return max(0, first.kern / 2 - max(0, last.kern))
    }

    /// Byte offsets after each soft hyphen (U+00AD), in ascending order.
    var softHyphenEnds: [Int] {
        guard bytes.contains(0xC2) else { return [] }
        return bytes.indices.filter { $0 > 0 && bytes[$0] == 0xAD && bytes[$0 - 1] == 0xC2 }
            .map { $0 + 1 }
    }
}
