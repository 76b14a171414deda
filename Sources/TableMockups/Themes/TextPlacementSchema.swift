import DocumentSyntax
import Foundation

/// `placement: {centred: 1}` or `placement: {padded: [16, 6]}`.
final class TextPlacementSchema: MappingSchema {
    static let displayName = "a text placement"
    static let definition = "theme.TextPlacement"
    static let summary = "The vertical position of a header's text."
    static let exclusive = [["centred", "padded"]]

    let centred = Key<CGFloat>(
        "centred", .number(.themeOffset),
        "Centres the text. The value is an offset downwards, in points.")
    let padded = Key<[CGFloat]>(
        "padded", .lengths(2, "paddings above and below such as [16, 6]"),
        "The paddings above and below the text, in points.")
}
