import DocumentSyntax
import Foundation
import TableText

/// `paragraph: {lineSpacing: 4, alignment: center}`.
struct ParagraphSchema: MappingSchema {
    static let displayName = "a paragraph's style"
    static let definition = "paragraph"
    static let summary = "How a paragraph is set; lengths in points."

    private static let length = NumberRange.from(0, through: 1_000, "a length")
    private static let indent = NumberRange.from(-1_000, through: 1_000, "an indent")

    let alignment = DefaultedKey<TextAlignment>(
        "alignment", .caseName, default: .natural, "How its lines lie.")
    let lineBreakMode = DefaultedKey<LineBreakMode>(
        "lineBreakMode", .caseName, default: .byTruncatingTail,
        "What becomes of text that does not fit.")
    let lineBreakStrategy = DefaultedKey<ParagraphStyle.LineBreakStrategy>(
        "lineBreakStrategy", .lineBreakStrategy, default: [],
        "Where its lines break: pushOut leaves no single word on the last line, hangulWordPriority breaks Korean "
            + "between words, standard is both.")
    let lineSpacing = DefaultedKey<CGFloat>(
        "lineSpacing", .number(length), default: 0, "Between two of its lines.")
    let paragraphSpacing = DefaultedKey<CGFloat>(
        "paragraphSpacing", .number(length), default: 0, "After it.")
    let paragraphSpacingBefore = DefaultedKey<CGFloat>(
        "paragraphSpacingBefore", .number(length), default: 0, "Before it, if it is not the first.")
    let firstLineHeadIndent = DefaultedKey<CGFloat>(
        "firstLineHeadIndent", .number(length), default: 0, "From the edge to its first line.")
    let headIndent = DefaultedKey<CGFloat>(
        "headIndent", .number(length), default: 0, "From the edge to its other lines.")
    let tailIndent = DefaultedKey<CGFloat>(
        "tailIndent", .number(indent), default: 0,
        "Where its lines end: from the edge that they begin at, or from the other if not positive.")
    let minimumLineHeight = DefaultedKey<CGFloat>(
        "minimumLineHeight", .number(length), default: 0, "The least height of a line.")
    let maximumLineHeight = DefaultedKey<CGFloat>(
        "maximumLineHeight", .number(length), default: 0,
        "The greatest height of a line; 0 is no limit.")
    let lineHeightMultiple = DefaultedKey<CGFloat>(
        "lineHeightMultiple", .number(.from(0, through: 10, "a factor")), default: 0,
        "What the natural height of a line is multiplied by; 0 is 1.")
}
