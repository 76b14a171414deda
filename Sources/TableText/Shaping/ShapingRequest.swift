import Foundation

/// A paragraph, or a part of one, whose fonts are decided.
struct ShapingRequest {
    /// A stretch in one face, size and language.
    struct Span: Equatable {
        var range: Range<Int>
        /// An index into `faces`.
        var face: Int
        var size: CGFloat
        var features: String?
        var language: String?
        var kern: CGFloat
    }

    enum Wrap { case word, character }
    enum Ellipsis { case head, tail, middle }

    /// UTF-8 without line breaks.
    var bytes: [UInt8] = []
    var faces: [FontBook.Face] = []
    /// Stretches that follow each other and cover the text.
    var spans: [Span] = []
    /// Where the looks change, apart from fonts: glyphs do not run on over these places.
    var boundaries: [Int] = []
    /// Stretches of bytes within which no line ends, in their order.
    var unbroken: [Range<Int>] = []
    /// In points; nothing stands for a line of any length.
    var width: CGFloat?
    var wrap = Wrap.word
    /// One line that ends, begins or is interrupted by an ellipsis if it does not fit.
    var ellipsis: Ellipsis?
    /// Of the first line against all others, in points.
    var indent: CGFloat = 0
    var isJustified = false
    var isRightToLeft = false
    /// The language of text whose spans say none.
    var language = "en"

    /// The spacing after any line's last character where all of it draws characters together: in
    /// points, below zero, or zero.
    var overlap: CGFloat { min(0, spans.map(\.kern).max() ?? 0) }
}
