import Foundation
import TableDrawing
import TableViews

/// The table of a document.
struct TableShape: Shape {
    static let noun = "a table"
    static let definition = "table"
    static let summary = "Sections of rows, and how they look."
    static let exclusive = [["rows", "sections"], ["header", "searchBar"]]

    static let hints = [
        "text": "a text stands in a row: rows: [{text: Hello}]",
        "device": "the device is the screen's, beside the table: screen: {device: iphone-15}",
        "theme": "the theme stands beside the table: theme: classic",
        "title": "a text above the first section is the table's header",
    ]

    static func hint(for node: DocumentNode) -> String? {
        node.sequence == nil ? nil : "rows are written table: {rows: […]}"
    }

    let style = DefaultedKey<TableView.Style>(
        "style",
        .caseName(
            hints: Dictionary(
                uniqueKeysWithValues: TableViewCell.CellStyle.allCases.map {
                    ("\($0)", "the style of a cell stands in its row: {style: \($0), text: Hello}")
                })),
        default: .plain,
        "How sections are set apart.")
    let header = Key<String>("header", .text, "A text above the first section.")
    let footer = Key<String>("footer", .text, "A text below the last section.")
    let rowHeight = Key<CGFloat>(
        "rowHeight", .number(.rowHeight),
        "The height of rows that do not state their own, in points.")
    let sectionHeaderHeight = Key<CGFloat>(
        "sectionHeaderHeight", .number(.headerHeight), "The height of section headers, in points.")
    let sectionFooterHeight = Key<CGFloat>(
        "sectionFooterHeight", .number(.headerHeight), "The height of section footers, in points.")
    let separatorStyle = Key<TableView.SeparatorStyle>(
        "separatorStyle", .caseName, "The lines between rows; the theme's for the table's style.")
    let separatorColor = Key<Color>(
        "separatorColor", .color, "The colour of the lines between rows.")
    let separatorInset = Key<EdgeInsets>(
        "separatorInset", .insets, "Where the lines between rows begin and end.")
    let backgroundColor = Key<Color>(
        "backgroundColor", .color, "The colour behind the rows.")
    let editing = DefaultedKey<Bool>(
        "editing", .boolean, default: false, "Whether the table is in its editing mode.")
    let allowsMultipleSelectionDuringEditing = DefaultedKey<Bool>(
        "allowsMultipleSelectionDuringEditing", .boolean, default: false,
        "Whether rows are chosen by circles in the editing mode.")
    let index = Key<IndexDescription>(
        "index", .index,
        "The titles at the side that lead to sections; true takes the letters that the headers "
            + "begin with, {search} is a magnifier.")
    let searchBar = Key<SearchBarDescription?>(
        "searchBar",
        .optionalMapping(
            SearchBarShape(), plain: SearchBarDescription(), SearchBarDescription.init(reader:)),
        "A search bar above the first section.")
    let refreshControl = Key<RefreshControlDescription?>(
        "refreshControl",
        .optionalMapping(
            RefreshControlShape(), plain: RefreshControlDescription(),
            RefreshControlDescription.init(reader:)),
        "The wheel above a table that is pulled down; true is one that turns.")
    let empty = Key<EmptyDescription>(
        "empty", .mapping(EmptyShape(), EmptyDescription.init(reader:)),
        "What is shown where there are no rows.")
    let sections = Key<[SectionDescription]>(
        "sections", .list(of: .mapping(SectionShape(), SectionDescription.init(reader:))),
        "The sections from the top down.")
    let rows = Key<RowSource>(
        "rows", .rows, "The rows of a table with a single section.")
}
