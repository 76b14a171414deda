import DocumentSyntax
import Foundation
import TableControls
import TableDrawing
import TableText

/// `{text: three, font: {weight: bold}, color: systemRed, underline: true}`.
package final class TextRunSchema: MappingSchema {
    package static let displayName = "a text run"
    package static let definition = "textRun"
    package static let summary =
        "A run of text with its own attributes. Absent keys keep the label's values."
    package static let hints = [
        "foregroundColor": "the colour of the letters is color",
        "weight": "a weight is the font's: font: {weight: bold}",
        "size": "a size is the font's: font: {size: 13}",
        "strikeThrough": "the key is written strikethrough",
    ]

    package init() {}

    let text = Key<String>("text", .text, required: true, "The text of the run.")
    let font = Key<FontDescription>(
        "font", .font,
        "The font. Absent keys keep the values of the label's font.")
    let color = Key<Color>("color", .color, "The colour of the text.")
    let backgroundColor = Key<Color>(
        "backgroundColor", .color,
        "The background colour of the text.")
    let kern = Key<CGFloat>(
        "kern", .number(.from(-100, through: 1_000, "a distance")),
        "The additional space after each character, in points.")
    let underline = Key<UnderlineStyle>(
        "underline", .underline, "The underline style. The value true draws a single line.")
    let underlineColor = Key<Color>(
        "underlineColor", .color,
        "The colour of the underline. The default is the colour of the text.")
    let strikethrough = Key<UnderlineStyle>(
        "strikethrough", .underline, "The strikethrough style. The value true draws a single line.")
    let strikethroughColor = Key<Color>(
        "strikethroughColor", .color,
        "The colour of the strikethrough. The default is the colour of the text.")
    let baselineOffset = Key<CGFloat>(
        "baselineOffset", .number(.from(-1_000, through: 1_000, "a distance")),
        "The baseline offset, in points. Positive values raise the text.")
    let shadow = Key<RunShadowDescription>(
        "shadow", .mapping(RunShadowSchema(), RunShadowDescription.init(reader:)),
        "The shadow of the text.")
    let paragraph = Key<ParagraphStyle>(
        "paragraph", .paragraph, "The style of the paragraph that begins with the run.")
}
