import DocumentSyntax
import Foundation
import TableControls
import TableDrawing

/// `gradient: {colors: [white, gray], endPoint: [1, 0.5]}`.
struct GradientSchema: MappingSchema {
    static let displayName = "a gradient"
    static let definition = "gradient"
    static let summary = "Colours that run into each other; points are shares of the view's size."

    static func hint(for node: DocumentNode) -> String? {
        node.sequence == nil ? nil : "a gradient's colours are written {colors: [white, gray]}"
    }

    let colors = Key<[ColorStop]>(
        "colors", .colorStops, required: true,
        "At least two colours, spread evenly or each with its place: {at: 0.3, color: red}.")
    let type = DefaultedKey<GradientLayer.GradientType>(
        "type", .choice([(name: "axial", value: .axial), ("radial", .radial), ("conic", .conic)]),
        default: .axial, "Along a line, from a point outwards, or around it.")
    let startPoint = DefaultedKey<CGSize>(
        "startPoint", .offset, default: CGSize(width: 0.5, height: 0),
        "Where the first colour is, [0, 0] being the top left corner.")
    let endPoint = DefaultedKey<CGSize>(
        "endPoint", .offset, default: CGSize(width: 0.5, height: 1),
        "Where the last colour is, [1, 1] being the bottom right corner.")
}
