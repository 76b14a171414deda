import TableViews

/// A section of a table.
struct SectionShape: Shape {
    static let noun = "a section"
    static let definition = "section"
    static let summary = "Rows with a header above and a footer below them."

    static let exclusive = [["rows", "cells"]]

    static let hints = [
        "style": "the style stands in the table, table: {style: plain}, or in a row",
        "text": "a text stands in a row: rows: [{text: Hello}]",
        "title": "a section's title is its header",
    ]

    let header = Key<String>("header", .text, "The text above the rows.")
    let footer = Key<String>("footer", .text, "The text below the rows.")
    let rows = Key<RowSource>("rows", .rows, "The rows, written out or from a file.")
    let cells = Key<[ViewDescription]>(
        "cells", .list(of: .cell), "Static cells in place of rows, each described with its views.")
}
