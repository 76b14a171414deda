import Foundation
import TableDrawing
import TableViews

/// The table of a document.
struct TableShape: Shape {
    static let noun = "a table"
    static let definition = "table"
    static let summary = "Sections of rows, and how they look."
    static let exclusive = [["rows", "sections"]]

    let style = DefaultedKey<TableView.Style>(
        "style", .caseName, default: .plain,
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
    let sections = Key<[SectionDescription]>(
        "sections", .list(of: .mapping(SectionShape(), SectionDescription.init(reader:))),
        "The sections from the top down.")
    let rows = Key<RowSource>(
        "rows", .rows, "The rows of a table with a single section.")
}
