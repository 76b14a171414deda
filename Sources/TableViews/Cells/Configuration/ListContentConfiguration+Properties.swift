import Foundation
import TableDrawing
import TableText

extension ListContentConfiguration {
    /// How a text of a list content looks.
    public struct TextProperties: Sendable {
        /// How a text is written.
        public enum TextTransform: String, Sendable, Hashable, CaseIterable {
            case none, uppercase, lowercase, capitalized
        }

        public var font: Font
        public var color: Color
        /// Makes the shown colour from `color`.
        public var colorTransformer: (@Sendable (Color) -> Color)?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = LineBreakMode.byTruncatingTail
        /// The most lines; 0 is as many as the text needs.
        public var numberOfLines = 1
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        /// Kept, but without effect, as a label's.
        public var allowsDefaultTighteningForTruncation = false
        /// Kept, but without effect, as a label's.
        public var adjustsFontForContentSizeCategory = true
        public var transform = TextTransform.none
        /// Of texts on a strip of the theme's that has such ones.
        var shadowColor: Color?
        var shadowOffset = CGSize.zero

        init(font: Font, color: Color) {
            self.font = font
            self.color = color
        }

        /// The colour that is shown.
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
