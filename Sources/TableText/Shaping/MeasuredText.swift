import Foundation
import TableDrawing

/// A text in Latin letters and a font, whose size at any width follows from the widths of its words.
///
/// Rows of a table are measured more often than they are drawn. A measurement needs no positions of
/// glyphs.
struct MeasuredText {
    /// Properties that determine the widths and the heights of lines.
    struct Key: Hashable {
        let string: String
        let font: Font
        let baselineOffset: CGFloat
        let systemFont: SystemFont
        let language: String

        /// Hashes the properties that usually differ.
        func hash(into hasher: inout Hasher) {
            hasher.combine(string)
            hasher.combine(font.pointSize)
        }
    }

    let line: UnbrokenLine
    let metrics: LineMetrics
    /// Number of bytes of the text.
    let length: Int
    /// Whether a letter determines the direction of the text.
    let hasDirection: Bool
    let fontSize: CGFloat

    /// Shapes a text, or returns `nil` if its lines are not parts of an unbroken line.
    init?(_ text: AttributedText, _ shaper: Shaper, _ environment: TextEnvironment) {
        let source = SourceText(text, in: environment)
        let whole = 0..<source.bytes.count
        let itemizer = Itemizer(text: source, environment: environment)
        let prepared = itemizer.prepare([whole])
        // In a request, a line break is a space.
        guard !source.bytes.contains(0x0A), prepared.request.isSimple,
            let line = shaper.unbrokenLine(of: prepared.request)
        else { return nil }
        self.line = line
        metrics = LineMetrics(of: source, in: whole, style: ParagraphStyle())
        length = whole.count
        hasDirection = BaseDirection.found(in: source.bytes[whole]) == .leftToRight
        fontSize = source.style(at: 0).font.size
    }
}
