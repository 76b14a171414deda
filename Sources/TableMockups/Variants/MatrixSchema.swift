import DocumentSyntax
import Foundation
import TableDrawing
import TableThemes

/// `matrix: {appearance: [light, dark], contentSize: [large, accessibilityLarge]}`.
struct MatrixSchema: MappingSchema {
    static let displayName = "a matrix"
    static let definition = "matrix"
    static let summary =
        "Values that the document is rendered with, each combination as a picture of its own."

    static func hint(for node: DocumentNode) -> String? {
        node.sequence == nil ? nil : "a matrix is written {appearance: [light, dark]}"
    }

    let theme = Key<[Theme]>("theme", .axis(of: .theme), "Themes.")
    let appearance = Key<[UserInterfaceStyle]>(
        "appearance", .axis(of: .caseName), "Light or dark colours.")
    let contrast = Key<[AccessibilityContrast]>(
        "contrast", .axis(of: .caseName), "Contrasts of the theme's colours.")
    let contentSize = Key<[ContentSizeCategory]>(
        "contentSize", .axis(of: .caseName), "Text sizes that the person has chosen.")
    let direction = Key<[LayoutDirection]>(
        "direction", .axis(of: .direction), "Sides that rows begin at.")
    let device = Key<[Device]>(
        "device", .axis(of: .device),
        "Devices; each brings its size and scale, and a height of content stays.")
    let scale = Key<[Double]>(
        "scale", .axis(of: .double(.scale), label: RenderVariant.label(ofScale:)),
        "Device pixels per point, before a device's.")
    let locale = Key<[Locale]>(
        "locale", .axis(of: .locale, label: RenderVariant.label(ofLocale:)),
        "Locales, whose strings are shown.")
}
