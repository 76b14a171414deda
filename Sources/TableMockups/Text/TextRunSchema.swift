import DocumentSyntax
import Foundation
import TableControls
import TableDrawing
import TableText

/// `{text: three, font: {weight: bold}, color: systemRed, underline: true}`.
struct TextRunSchema: MappingSchema {
    static let displayName = "a stretch of text"
    static let definition = "textRun"
    static let summary = "A stretch of text with looks of its own; what is left out stays as it is."
    static let hints = [
        "foregroundColor": "the colour of the letters is color",
        "weight": "a weight is the font's: font: {weight: bold}",
        "size": "a size is the font's: font: {size: 13}",
        "strikeThrough": "the key is written strikethrough",
    ]

    let text = Key<String>("text", .text, required: true, "The text.")
    let font = Key<FontDescription>("font", .font, "The font; what it leaves out is the label's.")
    let color = Key<Color>("color", .color, "The colour of the letters.")
    let backgroundColor = Key<Color>("backgroundColor", .color, "The colour behind the letters.")
    let kern = Key<CGFloat>(
        "kern", .number(.from(-100, through: 1_000, "a distance")),
        "What is added after each character, in points.")
    let underline = Key<UnderlineStyle>(
        "underline", .underline, "The line below the letters; true is a single one.")
    let underlineColor = Key<Color>(
        "underlineColor", .color, "The colour of the line below; without it the letters'.")
    let strikethrough = Key<UnderlineStyle>(
        "strikethrough", .underline, "The line through the letters; true is a single one.")
    let strikethroughColor = Key<Color>(
        "strikethroughColor", .color, "The colour of the line through; without it the letters'.")
    let baselineOffset = Key<CGFloat>(
        "baselineOffset", .number(.from(-1_000, through: 1_000, "a distance")),
        "How far the letters are lifted, in points.")
    let shadow = Key<RunShadowDescription>(
        "shadow", .mapping(RunShadowSchema(), RunShadowDescription.init(reader:)),
        "The shadow of the letters.")
    let paragraph = Key<ParagraphStyle>(
        "paragraph", .paragraph, "How the paragraph is set that begins here.")
}
