import DocumentSyntax
import TableControls

/// `{header: Account, cells: [{height: 44, subviews: []}]}` in the table of a nib.
final class StaticSectionSchema: MappingSchema {
    static let displayName = "a section of static cells"
    static let definition = "staticSection"
    static let summary = "A section of static cells."

    let header = Key<String>("header", .text, "The text above the cells.")
    let footer = Key<String>("footer", .text, "The text below the cells.")
    let cells = Key<[ViewDescription]>(
        "cells", .list(of: .cell), required: true, "The cells, from top to bottom.")
}
