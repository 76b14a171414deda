import Foundation
import TableDrawing

/// The parts of a button's configuration that descriptions state one by one.
struct ConfigurationParts: Hashable {
    /// Around the content, in points; nothing takes the theme's.
    var contentInsets: DirectionalEdgeInsets?
    /// Nothing stands before the title.
    var imagePlacement: Button.Configuration.ImagePlacement?
    /// Between image and title, in points; nothing is none.
    var imagePadding: CGFloat?

    /// A configuration with these parts.
    func applied(to configuration: Button.Configuration) -> Button.Configuration {
        var result = configuration
        result.contentInsets = contentInsets
        result.imagePlacement = imagePlacement ?? .leading
        result.imagePadding = imagePadding ?? 0
        return result
    }
}
