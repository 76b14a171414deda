import Foundation
import TableDrawing

/// Parts of a button's configuration that descriptions set separately.
struct ConfigurationParts: Hashable {
    /// Insets around the content, in points, or `nil` for the theme's insets.
    var contentInsets: DirectionalEdgeInsets?
    /// Placement of the image, or `nil` for an image before the title.
    var imagePlacement: Button.Configuration.ImagePlacement?
    /// Padding between image and title, in points, or `nil` for no padding.
    var imagePadding: CGFloat?

    /// Returns a configuration with these parts.
    func applied(to configuration: Button.Configuration) -> Button.Configuration {
        var result = configuration
        result.contentInsets = contentInsets
        result.imagePlacement = imagePlacement ?? .leading
        result.imagePadding = imagePadding ?? 0
        return result
    }
}
