import DocumentSyntax
import Foundation

/// `margins: {base: 16, steps: [{minimumWidth: 414, margin: 20}]}`.
struct MarginTableSchema: MappingSchema {
    static let displayName = "a margin by width"
    static let definition = "theme.MarginTable"
    static let summary = "A side margin that depends on the width of the table, in points."

    let base = Key<CGFloat>(
        "base", .number(.themeLength), required: true, "The margin of narrow tables.")
    let steps = Key<[MarginStepDescription]>(
        "steps", .list(of: .mapping(MarginStepSchema(), MarginStepDescription.init(reader:))),
        "The margins from widths on.")
}
