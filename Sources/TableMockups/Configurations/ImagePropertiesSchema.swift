import DocumentSyntax
import Foundation
import TableDrawing

/// `imageProperties: {tintColor: systemBlue, maximumSize: [40, 40]}`.
final class ImagePropertiesSchema: MappingSchema {
    static let displayName = "a content's image properties"
    static let definition = "imageProperties"
    static let summary =
        "The appearance of the image in a content configuration. Lengths are in points."

    static let hints = [
        "tintColorTransformer": "a transformer is code; write the resulting colour as tintColor",
        "accessibilityIgnoresInvertColors": "colours are never inverted",
    ]

    let preferredSymbolConfiguration = Key<Image.SymbolConfiguration>(
        "preferredSymbolConfiguration", .symbolConfiguration,
        "The size and weight of a symbol. Absent keys have the values of the text.")
    let tintColor = Key<Color>(
        "tintColor", .color,
        "The tint colour of a template image or a symbol.")
    let cornerRadius = Key<CGFloat>(
        "cornerRadius", .number(.from(0, through: 1_000, "a radius")),
        "The corner radius, in points.")
    let maximumSize = Key<CGSize>(
        "maximumSize", .partialSize,
        "The maximum size of the image, in points. The aspect ratio is kept; 0 means no limit.")
    let reservedLayoutSize = Key<CGSize>(
        "reservedLayoutSize", .reservedSize,
        "The size of the area in which the image is centred, in points. The value 0 is the size "
            + "of the image; standard is the area for symbols.")
    let strokeColor = Key<Color>(
        "strokeColor", .color,
        "The colour of the stroke around the image.")
    let strokeWidth = Key<CGFloat>(
        "strokeWidth", .number(.from(0, through: 100, "a width")),
        "The width of the stroke, in points.")
}
