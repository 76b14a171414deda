import DocumentSyntax
import DocumentValues
import Foundation
import TableControls
import TableDrawing
import TableText
import TableViews

/// `textProperties: {font: {weight: bold}, color: systemRed}`.
final class TextPropertiesSchema: MappingSchema {
    static let displayName = "a content's text properties"
    static let definition = "textProperties"
    static let summary = "The appearance of a text in a content configuration."
    static let hints = [
        "textColor": "the key is color", "textAlignment": "the key is alignment",
        "showsExpansionTextWhenTruncated":
            "the whole text is shown under a pointer, and a picture has no pointer",
        "colorTransformer": "a transformer is code; write the resulting colour as color",
    ]

    let font = Key<FontDescription>("font", .font, "The font.")
    let color = Key<Color>("color", .color, "The colour of the text.")
    let alignment = Key<TextAlignment>("alignment", .caseName, "The alignment of the text.")
    let lineBreakMode = Key<LineBreakMode>(
        "lineBreakMode", .caseName, "The line break mode of text that exceeds the available space.")
    let numberOfLines = Key<Int>(
        "numberOfLines", .integer(0...1000, "a number of lines"),
        "The maximum number of lines. The value 0 means no limit.")
    let adjustsFontSizeToFitWidth = Key<Bool>(
        "adjustsFontSizeToFitWidth", .boolean, "Whether the font size is reduced to fit the width.")
    let minimumScaleFactor = Key<CGFloat>(
        "minimumScaleFactor", .number(.from(0, through: 1, "a share")),
        "The minimum scale of the font, as a fraction of the font size.")
    let allowsDefaultTightening = Key<Bool>(
        "allowsDefaultTighteningForTruncation", .boolean,
        "Has no effect. Letter spacing is never reduced.")
    let adjustsFontForContentSizeCategory = Key<Bool>(
        "adjustsFontForContentSizeCategory", .boolean,
        "Has no effect. The text size of a picture never changes.")
    let transform = Key<ListContentConfiguration.TextProperties.TextTransform>(
        "transform", .caseName, "The case transform of the text.")
}
