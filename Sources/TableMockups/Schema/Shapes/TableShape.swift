import Foundation
import TableDrawing
import TableViews

/// The table of a document.
struct TableShape: Shape {
    static let noun = "a table"
    static let definition = "table"
    static let summary = "Sections of rows, and how they look."
    static let exclusive = [["rows", "sections"], ["header", "searchBar"]]

    let style = DefaultedKey<TableView.Style>(
        "style", .choice([(name: "plain", value: .plain)]), default: .plain,
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
    let separatorStyle = DefaultedKey<TableView.SeparatorStyle>(
        "separatorStyle",
        .choice([(name: "none", value: .none), (name: "singleLine", value: .singleLine)]),
        default: .singleLine, "The lines between rows.")
    let separatorColor = Key<Color>(
        "separatorColor", .color, "The colour of the lines between rows.")
    let separatorInset = Key<EdgeInsets>(
        "separatorInset", .insets, "Where the lines between rows begin and end.")
    let backgroundColor = Key<Color>(
        "backgroundColor", .color, "The colour behind the rows.")
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
