import DocumentSyntax
import Foundation
import TableDrawing

/// `backgroundView: {gradient: {colors: [white, gray]}}`.
struct BackgroundViewSchema: MappingSchema {
    static let displayName = "a background view"
    static let definition = "backgroundView"
    static let summary =
        "A view behind others: a colour, a gradient, an image or a view of your own."
    static let kinds = ["color", "gradient", "image", "view"]
    static let exclusive = [kinds]
    static let hints = [
        "prototype": "a prototype is written view: {prototype: NAME, values: {…}}",
        "class": "a view is written view: {class: View, …}",
        "colors": "colours are a gradient's: gradient: {colors: […]}",
    ]

    let color = Key<Color>("color", .color, "A colour.")
    let gradient = Key<GradientDescription>(
        "gradient", .gradient, "Colours that run into each other, from the top down if not said.")
    let image = Key<ImageReference>("image", .image, "An image.")
    let contentMode = DefaultedKey<ContentMode>(
        "contentMode", .caseName, default: .scaleToFill, "How the image fills the view.")
    let view = Key<ViewUse>("view", .viewUse, "A view, or one of the document's prototypes.")
    let cornerRadius = DefaultedKey<CGFloat>(
        "cornerRadius", .number(.from(0, through: 1_000, "a radius")), default: 0,
        "The radius of the corners, in points.")
    let insets = DefaultedKey<EdgeInsets>(
        "insets", .allInsets, default: .zero,
        "From the edges of what it lies behind to its own: [top, left, bottom, right] in points.")
}
