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

    /// How the image of a list content looks; lengths in points.
    public struct ImageProperties: Sendable {
        /// The colour of a template image; nothing is the view's tint colour.
        public var tintColor: Color?
        public var cornerRadius: CGFloat = 0
        /// The most that the image takes, keeping its shape; 0 along an axis is no limit.
        public var maximumSize = CGSize.zero
        /// The room that is kept for an image, in whose middle it lies; 0 along an axis is the
        /// image's own size.
        public var reservedLayoutSize = CGSize.zero
        public var strokeColor: Color?
        public var strokeWidth: CGFloat = 0

        /// The size of an image within the limits.
        func fitted(_ size: CGSize) -> CGSize {
            var factor: CGFloat = 1
            if maximumSize.width > 0, size.width > maximumSize.width {
                factor = min(factor, maximumSize.width / size.width)
            }
            if maximumSize.height > 0, size.height > maximumSize.height {
                factor = min(factor, maximumSize.height / size.height)
            }
            return CGSize(width: size.width * factor, height: size.height * factor)
        }

        /// The room that an image of a size takes.
        func room(for size: CGSize) -> CGSize {
            CGSize(
                width: reservedLayoutSize.width > 0 ? reservedLayoutSize.width : size.width,
                height: reservedLayoutSize.height > 0 ? reservedLayoutSize.height : size.height)
        }
    }
}
