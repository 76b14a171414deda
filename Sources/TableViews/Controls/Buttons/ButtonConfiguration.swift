import Foundation
import TableDrawing

extension Button {
    /// The looks of a button as one value, as since iOS 15; lengths in points.
    public struct Configuration: Hashable {
        /// What lies behind the content.
        public enum Style: Sendable, Hashable { case plain, gray, tinted, filled }

        /// How round the corners are.
        public enum CornerStyle: Int, Sendable, Hashable {
            case fixed = -1
            case dynamic = 0
            case small, medium, large, capsule
        }

        /// The side of the title that the image stands at.
        public enum ImagePlacement: Sendable, Hashable { case leading, trailing, top, bottom }

        let style: Style
        public var title: String?
        public var attributedTitle: NSAttributedString?
        public var image: Image?
        public var imagePlacement = ImagePlacement.leading
        /// Between the image and the title.
        public var imagePadding: CGFloat = 0
        /// Around the content, in points; nothing takes the theme's, which at the sides give way before a
        /// title is cut.
        public var contentInsets: DirectionalEdgeInsets?
        public var cornerStyle = CornerStyle.dynamic
        /// The content's colour; nothing takes the style's.
        public var baseForegroundColor: Color?
        /// The plate's colour; nothing takes the style's.
        public var baseBackgroundColor: Color?

        /// Content without a plate.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// On a gray plate.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// On a plate of the faint tint.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// On a plate of the tint.
        public static func filled() -> Configuration { Configuration(style: .filled) }

        init(style: Style) { self.style = style }

        /// The radius of the corners at a height; those of the fixed sizes are not proven.
        func cornerRadius(height: CGFloat, looks: ButtonMetrics.Configured) -> CGFloat {
            switch cornerStyle {
            case .fixed, .dynamic, .medium: return min(looks.cornerRadius, height / 2)
            case .small: return min(looks.cornerRadius * 0.75, height / 2)
            case .large: return min(looks.cornerRadius * 1.5, height / 2)
            case .capsule: return height / 2
            }
        }
    }
}
