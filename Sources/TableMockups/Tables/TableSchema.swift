import DocumentSyntax
import Foundation
import TableDrawing
import TableThemes
import TableViews

/// The table of a document.
struct TableSchema: MappingSchema {
    static let displayName = "a table"
    static let definition = "table"
    static let summary = "Sections of rows, and how they look."
    static let exclusive = [
        ["rows", "sections"], ["header", "headerView", "searchBar"], ["footer", "footerView"],
    ]

    static let hints = [
        "text": "a text stands in a row: rows: [{text: Hello}]",
        "device": "the device is the screen's, beside the table: screen: {device: iphone-15}",
        "theme": "the theme stands beside the table: theme: classic",
        "indexColor": "the key is sectionIndexColor",
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
    let header = Key<StyledText>(
        "header", .styledText, "A text above the first section, plain or in stretches.")
    let footer = Key<StyledText>(
        "footer", .styledText, "A text below the last section, plain or in stretches.")
    let headerView = Key<ViewUse>(
        "headerView", .viewUse,
        "A view above the first section: a prototype, or described here; its height counts.")
    let footerView = Key<ViewUse>(
        "footerView", .viewUse, "A view below the last section, as headerView.")
    let rowHeight = Key<CGFloat>(
        "rowHeight", .number(.rowHeight),
        "The height of rows that do not state their own, in points.")
    let sectionHeaderHeight = Key<CGFloat>(
        "sectionHeaderHeight", .number(.headerHeight), "The height of section headers, in points.")
    let sectionFooterHeight = Key<CGFloat>(
        "sectionFooterHeight", .number(.headerHeight), "The height of section footers, in points.")
    let estimatedRowHeight = Key<CGFloat>(
        "estimatedRowHeight", .number(.headerHeight),
        "Taken as it stands in storyboards; it changes nothing, for the rows of a document have their "
            + "heights before they are shown.")
    let sectionHeaderTopPadding = Key<CGFloat>(
        "sectionHeaderTopPadding", .number(.headerHeight),
        "Space above each section header, in points; the theme's without it.")
    let separatorStyle = Key<TableView.SeparatorStyle>(
        "separatorStyle", .caseName, "The lines between rows; the theme's for the table's style.")
    let separatorColor = Key<Color>(
        "separatorColor", .color, "The colour of the lines between rows.")
    let separatorInset = Key<EdgeInsets>(
        "separatorInset", .insets, "Where the lines between rows begin and end.")
    let separatorInsetReference = DefaultedKey<TableView.SeparatorInsetReference>(
        "separatorInsetReference", .caseName, default: .fromCellEdges,
        "What separator insets are measured from, those of rows too: the row's edges, or the insets "
            + "that follow the text.")
    let contentInset = Key<EdgeInsets>(
        "contentInset", .allInsets,
        "Space around the content: [top, left, bottom, right] in points, or a number for all.")
    let backgroundColor = Key<Color>(
        "backgroundColor", .color, "The colour behind the rows.")
    let tintColor = Key<Color>(
        "tintColor", .color,
        "The colour of symbols, checkmarks, buttons and index titles that have none of their own; "
            + "without it the theme's.")
    let backgroundView = Key<BackgroundViewDescription>(
        "backgroundView", .backgroundView,
        "What lies behind all rows and does not scroll; rows of plain tables cover it unless their "
            + "backgroundColor lets it through.")
    let editing = DefaultedKey<Bool>(
        "editing", .boolean, default: false, "Whether the table is in its editing mode.")
    let allowsSelection = DefaultedKey<Bool>(
        "allowsSelection", .boolean, default: true, "Whether a touch selects a row.")
    let allowsMultipleSelection = Key<Bool>(
        "allowsMultipleSelection", .boolean,
        "Whether several rows may be selected. Without it as many are as are written so, and a "
            + "step of a timeline that selects a row deselects the others.")
    let allowsSelectionDuringEditing = DefaultedKey<Bool>(
        "allowsSelectionDuringEditing", .boolean, default: false,
        "Whether a touch selects a row in the editing mode.")
    let allowsMultipleSelectionDuringEditing = DefaultedKey<Bool>(
        "allowsMultipleSelectionDuringEditing", .boolean, default: false,
        "Whether rows are chosen by circles in the editing mode.")
    let index = Key<IndexDescription>(
        "index", .index,
        "The titles at the side that lead to sections; true takes the letters that the headers "
            + "begin with, {search} is a magnifier. Plain tables alone have one.")
    let sectionIndexColor = Key<Color>(
        "sectionIndexColor", .color, "The colour of the index titles.")
    let sectionIndexBackgroundColor = Key<Color>(
        "sectionIndexBackgroundColor", .color, "The colour behind the index titles.")
    let sectionIndexTrackingBackgroundColor = Key<Color>(
        "sectionIndexTrackingBackgroundColor", .color,
        "The colour behind the index titles while a finger is on them.")
    let sectionIndexMinimumDisplayRowCount = DefaultedKey<Int>(
        "sectionIndexMinimumDisplayRowCount", .integer(0...1_000_000_000, "a number of rows"),
        default: 0, "The index is hidden in a table with fewer rows.")
    let isTrackingSectionIndex = DefaultedKey<Bool>(
        "isTrackingSectionIndex", .boolean, default: false, "Whether a finger is on the index.")
    let searchBar = Key<SearchBarDescription?>(
        "searchBar",
        .optionalMapping(
            SearchBarSchema(), plain: SearchBarDescription(), SearchBarDescription.init(reader:)),
        "A search bar above the first section.")
    let refreshControl = Key<RefreshControlDescription?>(
        "refreshControl",
        .optionalMapping(
            RefreshControlSchema(), plain: RefreshControlDescription(),
            RefreshControlDescription.init(reader:)),
        "The wheel above a table that is pulled down; true is one that turns.")
    let empty = Key<EmptyDescription>(
        "empty", .mapping(EmptySchema(), EmptyDescription.init(reader:)),
        "What is shown where there are no rows.")
    let sections = Key<[SectionDescription]>(
        "sections", .list(of: .mapping(SectionSchema(), SectionDescription.init(reader:))),
        "The sections from the top down.")
    let rows = Key<RowSource>(
        "rows", .rows, "The rows of a table with a single section.")
}
