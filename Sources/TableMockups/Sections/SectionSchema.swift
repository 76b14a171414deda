import DocumentSyntax
import Foundation
import TableControls

/// A section of a table.
struct SectionSchema: MappingSchema {
    static let displayName = "a section"
    static let definition = "section"
    static let summary = "Rows with a header above and a footer below them."

    static let exclusive = [
        ["rows", "cells"], ["header", "headerView", "headerConfiguration"],
        ["footer", "footerView", "footerConfiguration"],
    ]

    static let hints = [
        "style": "the style stands in the table, table: {style: plain}, or in a row",
        "text": "a text stands in a row: rows: [{text: Hello}]",
        "title": "a section's title is its header",
    ]

    let header = Key<StyledText>(
        "header", .styledText,
        "The text above the rows; stretches with looks of their own stay as they are written, where a "
            + "theme shows plain headers in capitals.")
    let footer = Key<StyledText>(
        "footer", .styledText, "The text below the rows, plain or in stretches.")
    let headerView = Key<ViewUse>(
        "headerView", .viewUse,
        "A view above the rows in place of the text: a prototype, or described here.")
    let footerView = Key<ViewUse>(
        "footerView", .viewUse, "A view below the rows in place of the text.")
    let headerConfiguration = Key<ContentConfigurationDescription>(
        "headerConfiguration",
        .mapping(ContentConfigurationSchema(), ContentConfigurationDescription.init(reader:)),
        "A list content above the rows in place of the text, best of the kind plainHeader or "
            + "groupedHeader.")
    let footerConfiguration = Key<ContentConfigurationDescription>(
        "footerConfiguration",
        .mapping(ContentConfigurationSchema(), ContentConfigurationDescription.init(reader:)),
        "A list content below the rows in place of the text.")
    let headerBackgroundConfiguration = Key<BackgroundConfigurationDescription>(
        "headerBackgroundConfiguration",
        .mapping(
            BackgroundConfigurationSchema(), BackgroundConfigurationDescription.init(reader:)),
        "What lies behind a headerConfiguration in place of the theme's background.")
    let footerBackgroundConfiguration = Key<BackgroundConfigurationDescription>(
        "footerBackgroundConfiguration",
        .mapping(
            BackgroundConfigurationSchema(), BackgroundConfigurationDescription.init(reader:)),
        "What lies behind a footerConfiguration in place of the theme's background.")
    let headerHeight = Key<CGFloat>(
        "headerHeight", .number(.headerHeight),
        "The height of what is above the rows, in points, before any other.")
    let footerHeight = Key<CGFloat>(
        "footerHeight", .number(.headerHeight),
        "The height of what is below the rows, in points, before any other.")
    let rows = Key<RowSource>("rows", .rows, "The rows, written out or from a file.")
    let cells = Key<[ViewDescription]>(
        "cells", .list(of: .cell), "Static cells in place of rows, each described with its views.")
}
