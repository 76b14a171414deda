import DocumentSyntax
import Foundation

/// `margins: {base: 16, steps: [{minimumWidth: 414, margin: 20}]}`.
final class MarginTableSchema: MappingSchema {
    static let displayName = "a margin table"
    static let definition = "theme.MarginTable"
    static let summary = "A side margin by the width of the table, in points."

    let base = Key<CGFloat>(
        "base", .number(.themeLength), required: true,
        "The margin of tables narrower than all steps, in points.")
    let steps = Key<[MarginStepDescription]>(
        "steps", .list(of: .mapping(MarginStepSchema(), MarginStepDescription.init(reader:))),
        "The margins of wider tables.")
}
