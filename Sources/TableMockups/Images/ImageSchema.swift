import DocumentSyntax
import Foundation
import TableDrawing

/// `image: {file: sun.png, size: [29, 29], template: true, tint: systemBlue}`.
final class ImageSchema: MappingSchema {
    static let displayName = "an image"
    static let definition = "image"
    static let summary = "An image with its size and appearance."
    /// Keys for the sources of an image.
    static let sources = ["file", "asset", "symbol"]
    static let exclusive = [sources]

    let file = Key<DocumentNode>(
        "file", .deferred { _ in ["type": "string", "examples": ["images/noon.png"]] },
        "The path of the image file, relative to the document and without a suffix such as @2x.")
    let asset = Key<DocumentNode>(
        "asset", .deferred { _ in ["type": "string", "examples": ["Weather/Sun"]] },
        "The name of an image set in the document's assets.")
    let symbol = Key<DocumentNode>(
        "symbol", .deferred { $0.single(["$ref": "#/$defs/symbolName"]) },
        "The SF Symbols name, such as gear. If size is absent, the symbol has the size of the "
            + "text.")
    let size = Key<CGSize>(
        "size", .size,
        "The size in points. The default is the size of the image.")
    let contentMode = DefaultedKey<ContentMode>(
        "contentMode",
        .choice([
            (name: "scaleToFill", value: .scaleToFill),
            (name: "scaleAspectFit", value: .scaleAspectFit),
            (name: "scaleAspectFill", value: .scaleAspectFill),
        ]), default: .scaleAspectFit, "The content mode of the image.")
    let template = Key<Bool>(
        "template", .boolean,
        "Whether the image is a template in the tint colour. If false, the image keeps its own "
            + "colours.")
    let tint = Key<Color>("tint", .color, "The tint colour of the image.")
    let background = Key<Color>(
        "background", .color,
        "The colour of a rounded tile behind the image. The tile is 29 points wide unless size is "
            + "given. Symbols on the tile are white.")
    let cornerRadius = Key<CGFloat>(
        "cornerRadius", .number(.from(0, through: 1_000, "a radius")),
        "The corner radius, in points.")
}
