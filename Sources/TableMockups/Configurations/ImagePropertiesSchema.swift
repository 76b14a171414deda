import DocumentSyntax
import Foundation
import TableDrawing

/// `imageProperties: {tintColor: systemBlue, maximumSize: [40, 40]}`.
struct ImagePropertiesSchema: MappingSchema {
    static let displayName = "a content's image properties"
    static let definition = "imageProperties"
    static let summary = "How the image of a content configuration looks; lengths in points."

    static let hints = [
        "tintColorTransformer": "it is code; write the colour that it makes as tintColor",
        "accessibilityIgnoresInvertColors": "colours are never inverted",
    ]

    let preferredSymbolConfiguration = Key<Image.SymbolConfiguration>(
        "preferredSymbolConfiguration", .symbolConfiguration,
        "The size and weight of a symbol; what it leaves out is that of the text.")
    let tintColor = Key<Color>("tintColor", .color, "The colour of a template or a symbol.")
    let cornerRadius = Key<CGFloat>(
        "cornerRadius", .number(.from(0, through: 1_000, "a radius")), "The radius of the corners.")
    let maximumSize = Key<CGSize>(
        "maximumSize", .partialSize,
        "The most that the image takes, keeping its shape; 0 is no limit in that direction.")
    let reservedLayoutSize = Key<CGSize>(
        "reservedLayoutSize", .reservedSize,
        "The room that is kept, in whose middle the image lies; 0 is what the image takes, standard what is kept "
            + "for symbols.")
    let strokeColor = Key<Color>("strokeColor", .color, "The colour of a line around it.")
    let strokeWidth = Key<CGFloat>(
        "strokeWidth", .number(.from(0, through: 100, "a width")), "The width of that line.")
}
