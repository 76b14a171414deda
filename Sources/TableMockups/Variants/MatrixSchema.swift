import DocumentSyntax
import DocumentValues
import Foundation
import TableDrawing
import TableScreens
import TableThemes

/// `matrix: {appearance: [light, dark], contentSize: [large, accessibilityLarge]}`.
final class MatrixSchema: MappingSchema {
    static let displayName = "a matrix"
    static let definition = "matrix"
    static let summary =
        "The values of a test matrix. Each combination gives a separate picture."

    static func hint(for node: DocumentNode) -> String? {
        node.sequence == nil ? nil : "a matrix is written {appearance: [light, dark]}"
    }

    let theme = Key<[Theme]>("theme", .axis(of: .theme), "The themes.")
    let appearance = Key<[UserInterfaceStyle]>(
        "appearance", .axis(of: .caseName), "The user interface styles: light or dark.")
    let contrast = Key<[AccessibilityContrast]>(
        "contrast", .axis(of: .caseName), "The contrasts of the theme's colours.")
    let contentSize = Key<[ContentSizeCategory]>(
        "contentSize", .axis(of: .caseName), "The preferred text sizes.")
    let direction = Key<[LayoutDirection]>(
        "direction", .axis(of: .direction), "The layout directions.")
    let device = Key<[Device]>(
        "device", .axis(of: .device),
        "The devices, with their sizes and scales. A screen height of content is kept.")
    let scale = Key<[Double]>(
        "scale", .axis(of: .double(.scale), label: RenderVariant.label(ofScale:)),
        "The scales, in device pixels per point. The scale overrides the scale of a device.")
    let locale = Key<[Locale]>(
        "locale", .axis(of: .locale, label: RenderVariant.label(ofLocale:)),
        "The locales of the texts.")
}
