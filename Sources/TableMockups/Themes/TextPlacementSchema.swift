import DocumentSyntax
import Foundation

/// `placement: {centred: 1}` or `placement: {padded: [16, 6]}`.
struct TextPlacementSchema: MappingSchema {
    static let displayName = "a text's place"
    static let definition = "theme.TextPlacement"
    static let summary = "Where the text of a header stands between its edges."
    static let exclusive = [["centred", "padded"]]

    let centred = Key<CGFloat>(
        "centred", .number(.themeOffset), "In the middle, moved down by so many points.")
    let padded = Key<[CGFloat]>(
        "padded", .lengths(2, "paddings above and below such as [16, 6]"),
        "Between paddings above and below, in points.")
}
