import DocumentSyntax
import Foundation
import TableControls
import TableDrawing
import TableText
import TableViews

/// `textProperties: {font: {weight: bold}, color: systemRed}`.
struct TextPropertiesSchema: MappingSchema {
    static let displayName = "a content's text properties"
    static let definition = "textProperties"
    static let summary = "How a text of a content configuration looks."
    static let hints = [
        "textColor": "the key is color", "textAlignment": "the key is alignment",
        "showsExpansionTextWhenTruncated":
            "the whole text shows under a pointer, which a picture has not",
        "colorTransformer": "it is code; write the colour that it makes as color",
    ]

    let font = Key<FontDescription>("font", .font, "The font.")
    let color = Key<Color>("color", .color, "The colour.")
    let alignment = Key<TextAlignment>("alignment", .caseName, "How the lines lie.")
    let lineBreakMode = Key<LineBreakMode>(
        "lineBreakMode", .caseName, "What becomes of text that does not fit.")
    let numberOfLines = Key<Int>(
        "numberOfLines", .integer(0...1000, "a number of lines"),
        "The most lines; 0 is as many as it needs.")
    let adjustsFontSizeToFitWidth = Key<Bool>(
        "adjustsFontSizeToFitWidth", .boolean, "Whether letters shrink before text is cut off.")
    let minimumScaleFactor = Key<CGFloat>(
        "minimumScaleFactor", .number(.from(0, through: 1, "a share")),
        "How small letters may become, as a share of their size.")
    let allowsDefaultTightening = Key<Bool>(
        "allowsDefaultTighteningForTruncation", .boolean,
        "Without effect: letters are never moved together.")
    let adjustsFontForContentSizeCategory = Key<Bool>(
        "adjustsFontForContentSizeCategory", .boolean,
        "Without effect: in a picture the text size does not change.")
    let transform = Key<ListContentConfiguration.TextProperties.TextTransform>(
        "transform", .caseName, "How the text is written.")
}
