import DocumentSyntax
import DocumentValues
import Foundation
import TableControls

/// A section of a table.
final class SectionSchema: MappingSchema {
    static let displayName = "a section"
    static let definition = "section"
    static let summary = "A section: rows with a header and a footer."

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
        "The text above the rows: a string or a list of attributed runs. Attributed runs keep "
            + "their case in themes with uppercase headers.")
    let footer = Key<StyledText>(
        "footer", .styledText, "The text below the rows: a string or a list of attributed runs.")
    let headerView = Key<ViewUse>(
        "headerView", .viewUse,
        "A view above the rows in place of the text: a prototype, or a view described in place.")
    let footerView = Key<ViewUse>(
        "footerView", .viewUse, "A view below the rows in place of the text.")
    let headerConfiguration = Key<ContentConfigurationDescription>(
        "headerConfiguration",
        .mapping(ContentConfigurationSchema(), ContentConfigurationDescription.init(reader:)),
        "A list content configuration above the rows, in place of the text. Use the kind "
            + "plainHeader or groupedHeader.")
    let footerConfiguration = Key<ContentConfigurationDescription>(
        "footerConfiguration",
        .mapping(ContentConfigurationSchema(), ContentConfigurationDescription.init(reader:)),
        "A list content configuration below the rows, in place of the text.")
    let headerBackgroundConfiguration = Key<BackgroundConfigurationDescription>(
        "headerBackgroundConfiguration",
        .mapping(
            BackgroundConfigurationSchema(), BackgroundConfigurationDescription.init(reader:)),
        "The background of headerConfiguration, in place of the theme's background.")
    let footerBackgroundConfiguration = Key<BackgroundConfigurationDescription>(
        "footerBackgroundConfiguration",
        .mapping(
            BackgroundConfigurationSchema(), BackgroundConfigurationDescription.init(reader:)),
        "The background of footerConfiguration, in place of the theme's background.")
    let headerHeight = Key<CGFloat>(
        "headerHeight", .number(.headerHeight),
        "The height of the section header in points, with priority over all other header heights.")
    let footerHeight = Key<CGFloat>(
        "footerHeight", .number(.headerHeight),
        "The height of the section footer in points, with priority over all other footer heights.")
    let rows = Key<RowSource>("rows", .rows, "The rows: a list of rows, or the records of a file.")
    let cells = Key<[ViewDescription]>(
        "cells", .list(of: .cell),
        "Static cells in place of rows. Each cell is described with its views.")
}
