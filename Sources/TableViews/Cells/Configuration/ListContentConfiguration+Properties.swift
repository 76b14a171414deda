import Foundation
import TableControls
import TableDrawing
import TableText

extension ListContentConfiguration {
    /// Appearance of a list content's text.
    public struct TextProperties: Sendable {
        /// Case transformation of a text.
        public enum TextTransform: String, Sendable, Hashable, CaseIterable {
            case none, uppercase, lowercase, capitalized
        }

        /// Font of the text.
        public var font: Font
        /// Colour of the text, before `colorTransformer`.
        public var color: Color
        /// Transforms `color` to the displayed colour.
        public var colorTransformer: (@Sendable (Color) -> Color)?
        /// Horizontal alignment of the lines.
        public var alignment = TextAlignment.natural
        /// Line break mode; by default, the last line is truncated at its end.
        public var lineBreakMode = LineBreakMode.byTruncatingTail
        /// Maximum number of lines, or 0 for no limit.
        public var numberOfLines = 1
        /// Whether the font shrinks until the text fits the width.
        public var adjustsFontSizeToFitWidth = false
        /// Minimum ratio of the shrunk size to the font size; 0 sets no limit.
        public var minimumScaleFactor: CGFloat = 0
        /// Stored without effect, as in a label.
        public var allowsDefaultTighteningForTruncation = false
        /// Stored without effect, as in a label.
        public var adjustsFontForContentSizeCategory = true
        /// Case transformation of plain texts; attributed texts stay unchanged.
        public var transform = TextTransform.none
        /// Shadow colour of texts on a strip of a theme with text shadows.
        var shadowColor: Color?
        var shadowOffset = CGSize.zero

        init(font: Font, color: Color) {
            self.font = font
            self.color = color
        }

        /// Returns the displayed colour.
        public func resolvedColor() -> Color { colorTransformer?(color) ?? color }

        func transformed(_ text: String) -> String {
            let locale = RenderContext.current.locale
            switch transform {
            case .none: return text
            case .uppercase: return text.uppercased(with: locale)
            case .lowercase: return text.lowercased(with: locale)
            case .capitalized: return text.capitalized(with: locale)
            }
        }
    }
}
