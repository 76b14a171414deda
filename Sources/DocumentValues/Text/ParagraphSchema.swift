import DocumentSyntax
import Foundation
import TableText

/// `paragraph: {lineSpacing: 4, alignment: center}`.
package final class ParagraphSchema: MappingSchema {
    package static let displayName = "a paragraph's style"
    package static let definition = "paragraph"
    package static let summary = "The style of a paragraph. Lengths are in points."

    package init() {}

    private static let length = NumberRange.from(0, through: 1_000, "a length")
    private static let indent = NumberRange.from(-1_000, through: 1_000, "an indent")

    let alignment = DefaultedKey<TextAlignment>(
        "alignment", .caseName, default: .natural, "The alignment of the paragraph.")
    let lineBreakMode = DefaultedKey<LineBreakMode>(
        "lineBreakMode", .caseName, default: .byTruncatingTail,
        "The line break mode of text that exceeds the available space.")
    let lineBreakStrategy = DefaultedKey<ParagraphStyle.LineBreakStrategy>(
        "lineBreakStrategy", .lineBreakStrategy, default: [],
        "The strategy for line breaks. pushOut avoids a single word on the last line, "
            + "hangulWordPriority breaks Korean between words, standard combines both.")
    let lineSpacing = DefaultedKey<CGFloat>(
        "lineSpacing", .number(length), default: 0,
        "The distance between two lines of the paragraph, in points.")
    let paragraphSpacing = DefaultedKey<CGFloat>(
        "paragraphSpacing", .number(length), default: 0,
        "The space after the paragraph, in points.")
    let paragraphSpacingBefore = DefaultedKey<CGFloat>(
        "paragraphSpacingBefore", .number(length), default: 0,
        "The space before the paragraph, in points. The first paragraph ignores the value.")
    let firstLineHeadIndent = DefaultedKey<CGFloat>(
        "firstLineHeadIndent", .number(length), default: 0,
        "The indent of the first line from the leading edge, in points.")
    let headIndent = DefaultedKey<CGFloat>(
        "headIndent", .number(length), default: 0,
        "The indent of all lines after the first line, in points.")
    let tailIndent = DefaultedKey<CGFloat>(
        "tailIndent", .number(indent), default: 0,
        "The end of the lines, in points: from the leading edge if positive, otherwise from the "
            + "trailing edge.")
    let minimumLineHeight = DefaultedKey<CGFloat>(
        "minimumLineHeight", .number(length), default: 0, "The minimum line height, in points.")
    let maximumLineHeight = DefaultedKey<CGFloat>(
        "maximumLineHeight", .number(length), default: 0,
        "The maximum line height, in points. The value 0 means no limit.")
    let lineHeightMultiple = DefaultedKey<CGFloat>(
        "lineHeightMultiple", .number(.from(0, through: 10, "a factor")), default: 0,
        "The factor for the natural line height. The value 0 keeps the natural height.")
}
