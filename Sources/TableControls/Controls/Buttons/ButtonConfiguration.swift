import Foundation
import TableDrawing
import TableThemes

extension Button {
    /// Appearance of a button as a single value, as since iOS 15; lengths in points.
    public struct Configuration: Hashable {
        /// Background of the content.
        public enum Style: Sendable, Hashable { case plain, gray, tinted, filled }

        /// Roundness of the corners.
        public enum CornerStyle: Int, Sendable, Hashable, CaseIterable {
            case fixed = -1
            case dynamic = 0
            case small, medium, large, capsule
        }

        /// Side of the title with the image.
        public enum ImagePlacement: Sendable, Hashable { case leading, trailing, top, bottom }

        let style: Style
        /// Plain title, or `nil` for the button's title in the current state.
        public var title: String?
        /// Text below the title in a smaller font, or `nil` for the title alone.
        public var subtitle: String?
        /// Attributed title with priority over a plain title, or `nil` for the plain title.
        public var attributedTitle: NSAttributedString?
        /// Image, or `nil` for the button's image in the current state.
        public var image: Image?
        /// Side of the title with the image, by default the leading side.
        public var imagePlacement = ImagePlacement.leading
        /// Padding between the image and the title.
        public var imagePadding: CGFloat = 0
        /// Insets around the content, in points, or `nil` for the theme's insets.
        ///
        /// The theme's side insets shrink before a title is truncated.
        public var contentInsets: DirectionalEdgeInsets?
        /// Roundness of the plate's corners.
        public var cornerStyle = CornerStyle.dynamic
        /// Corner radius with the styles `fixed` and `dynamic`, in points, or `nil` for the radius
        /// of the theme.
        package var cornerRadius: CGFloat?
        /// Border inside the edge of the plate, in points; no border without a colour.
        package var strokeColor: Color?, strokeWidth: CGFloat = 0
        /// Colour of the content, or `nil` for the style's colour.
        public var baseForegroundColor: Color?
        /// Colour of the plate, or `nil` for the style's colour.
        public var baseBackgroundColor: Color?

        /// Returns a configuration without a plate.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// Returns a configuration with a gray plate.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// Returns a configuration with a plate in a light shade of the tint colour.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// Returns a configuration with a plate in the tint colour.
        public static func filled() -> Configuration { Configuration(style: .filled) }

        init(style: Style) { self.style = style }

        /// Returns the corner radius at a height; the radii of fixed sizes are not proven.
        func cornerRadius(height: CGFloat, looks: ButtonMetrics.Configured) -> CGFloat {
            switch cornerStyle {
            case .fixed, .dynamic: return min(cornerRadius ?? looks.cornerRadius, height / 2)
            case .medium: return min(looks.cornerRadius, height / 2)
            case .small: return min(looks.cornerRadius * 0.75, height / 2)
            case .large: return min(looks.cornerRadius * 1.5, height / 2)
            case .capsule: return height / 2
            }
        }
    }
}
