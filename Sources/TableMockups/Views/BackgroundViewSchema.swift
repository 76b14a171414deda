import DocumentSyntax
import DocumentValues
import Foundation
import TableDrawing

/// `backgroundView: {gradient: {colors: [white, gray]}}`.
final class BackgroundViewSchema: MappingSchema {
    static let displayName = "a background view"
    static let definition = "backgroundView"
    static let summary =
        "A background view: a colour, a gradient, an image or a custom view."
    static let kinds = ["color", "gradient", "image", "view"]
    static let exclusive = [kinds]
    static let hints = [
        "prototype": "a prototype is written view: {prototype: NAME, values: {…}}",
        "class": "a view is written view: {class: View, …}",
        "colors": "colours are a gradient's: gradient: {colors: […]}",
    ]

    let color = Key<Color>("color", .color, "The colour of the background.")
    let gradient = Key<GradientDescription>(
        "gradient", .gradient, "A gradient. The default direction is from top to bottom.")
    let image = Key<ImageReference>("image", .image, "An image.")
    let contentMode = DefaultedKey<ContentMode>(
        "contentMode", .caseName, default: .scaleToFill, "The content mode of the image.")
    let view = Key<ViewUse>("view", .viewUse, "A view, or a view from a prototype of the document.")
    let cornerRadius = DefaultedKey<CGFloat>(
        "cornerRadius", .number(.from(0, through: 1_000, "a radius")), default: 0,
        "The corner radius, in points.")
    let insets = DefaultedKey<EdgeInsets>(
        "insets", .allInsets, default: .zero,
        "The insets from the edges of the covered area, in points: [top, left, bottom, right].")
}
