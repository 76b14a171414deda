import DocumentSyntax
import Foundation
import TableControls
import TableDrawing

/// `gradient: {colors: [white, gray], endPoint: [1, 0.5]}`.
final class GradientSchema: MappingSchema {
    static let displayName = "a gradient"
    static let definition = "gradient"
    static let summary = "A gradient. Points are fractions of the view's size."

    static func hint(for node: DocumentNode) -> String? {
        node.sequence == nil ? nil : "a gradient's colours are written {colors: [white, gray]}"
    }

    let colors = Key<[ColorStop]>(
        "colors", .colorStops, required: true,
        "At least two colours, evenly spaced or with locations: {at: 0.3, color: red}.")
    let type = DefaultedKey<GradientLayer.GradientType>(
        "type", .choice([(name: "axial", value: .axial), ("radial", .radial), ("conic", .conic)]),
        default: .axial,
        "The type of gradient: axial (along a line), radial (outwards) or conic (around a "
            + "point).")
    let startPoint = DefaultedKey<CGSize>(
        "startPoint", .offset, default: CGSize(width: 0.5, height: 0),
        "The start point of the gradient. [0, 0] is the top-left corner.")
    let endPoint = DefaultedKey<CGSize>(
        "endPoint", .offset, default: CGSize(width: 0.5, height: 1),
        "The end point of the gradient. [1, 1] is the bottom-right corner.")
}
