import DocumentSyntax
import Foundation
import TableDrawing

/// `image: {file: sun.png, size: [29, 29], template: true, tint: systemBlue}`.
struct ImageSchema: MappingSchema {
    static let displayName = "an image"
    static let definition = "image"
    static let summary = "An image, and what is changed of it."
    /// Keys for the sources of an image.
    static let sources = ["file", "asset", "symbol"]
    static let exclusive = [sources]

    let file = Key<DocumentNode>(
        "file", .deferred { _ in ["type": "string", "examples": ["images/noon.png"]] },
        "The file, relative to the document and without the @2x or @3x of its variants.")
    let asset = Key<DocumentNode>(
        "asset", .deferred { _ in ["type": "string", "examples": ["Weather/Sun"]] },
        "The image set of the document's assets.")
    let symbol = Key<DocumentNode>(
        "symbol", .deferred { $0.single(["$ref": "#/$defs/symbolName"]) },
        "A symbol by its usual name, such as gear; as large as text unless a size is given.")
    let size = Key<CGSize>("size", .size, "The size in points; without it the image's own.")
    let contentMode = DefaultedKey<ContentMode>(
        "contentMode",
        .choice([
            (name: "scaleToFill", value: .scaleToFill),
            (name: "scaleAspectFit", value: .scaleAspectFit),
            (name: "scaleAspectFill", value: .scaleAspectFill),
        ]), default: .scaleAspectFit, "How the image fills another size.")
    let template = Key<Bool>(
        "template", .boolean,
        "Whether only the image's shape is shown, in the tint; false shows it as it is.")
    let tint = Key<Color>("tint", .color, "The colour that replaces the image's own.")
    let background = Key<Color>(
        "background", .color,
        "A rounded tile behind the image, 29 points wide unless a size is given; symbols are white "
            + "on it.")
    let cornerRadius = Key<CGFloat>(
        "cornerRadius", .number(.from(0, through: 1_000, "a radius")),
        "The radius of the corners, in points.")
}
