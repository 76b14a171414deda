import DocumentSyntax
import DocumentValues
import Foundation
import TableDrawing
import TableThemes
import TableViews

/// The table of a document.
final class TableSchema: MappingSchema {
    static let displayName = "a table"
    static let definition = "table"
    static let summary = "A table: the sections, the rows and the appearance."
    static let exclusive = [
        ["rows", "sections"], ["header", "headerView", "searchBar"], ["footer", "footerView"],
    ]

    static let hints = [
        "text": "a text stands in a row: rows: [{text: Hello}]",
        "device": "the device is the screen's, beside the table: screen: {device: iphone-15}",
        "theme": "the theme stands beside the table: theme: ios6",
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
        "The style of the table: plain, grouped or insetGrouped.")
    let header = Key<StyledText>(
        "header", .styledText,
        "The text above the first section: a string or a list of attributed runs.")
    let footer = Key<StyledText>(
        "footer", .styledText,
        "The text below the last section: a string or a list of attributed runs.")
    let headerView = Key<ViewUse>(
        "headerView", .viewUse,
        "A view above the first section: a prototype, or a view described in place. The view's "
            + "height is used.")
    let footerView = Key<ViewUse>(
        "footerView", .viewUse,
        "A view below the last section: a prototype, or a view described in place.")
    let rowHeight = Key<CGFloat>(
        "rowHeight", .number(.rowHeight),
        "The height of rows without a height, in points.")
    let sectionHeaderHeight = Key<CGFloat>(
        "sectionHeaderHeight", .number(.headerHeight), "The height of section headers, in points.")
    let sectionFooterHeight = Key<CGFloat>(
        "sectionFooterHeight", .number(.headerHeight), "The height of section footers, in points.")
    let estimatedRowHeight = Key<CGFloat>(
        "estimatedRowHeight", .number(.headerHeight),
        "Accepted for compatibility with storyboards. The key has no effect: a document's row "
            + "heights are known before display.")
    let sectionHeaderTopPadding = Key<CGFloat>(
        "sectionHeaderTopPadding", .number(.headerHeight),
        "The space above each section header, in points. The default is the theme's value.")
    let separatorStyle = Key<TableView.SeparatorStyle>(
        "separatorStyle", .caseName,
        "The style of the separators. The default is the theme's style for the table style.")
    let separatorColor = Key<Color>(
        "separatorColor", .color, "The colour of the separators between rows.")
    let separatorInset = Key<EdgeInsets>(
        "separatorInset", .insets, "The insets of the separators between rows, in points.")
    let separatorInsetReference = DefaultedKey<TableView.SeparatorInsetReference>(
        "separatorInsetReference", .caseName, default: .fromCellEdges,
        "The reference of all separator insets: the cell's edges, or the automatic insets that "
            + "follow the text.")
    let contentInset = Key<EdgeInsets>(
        "contentInset", .allInsets,
        "The content insets in points: [top, left, bottom, right], or a number for all edges.")
    let backgroundColor = Key<Color>(
        "backgroundColor", .color, "The background colour of the table.")
    let tintColor = Key<Color>(
        "tintColor", .color,
        "The tint colour of symbols, checkmarks, buttons and index titles. The default is the "
            + "theme's tint colour.")
    let backgroundView = Key<BackgroundViewDescription>(
        "backgroundView", .backgroundView,
        "The background view, which does not scroll. Rows of plain tables cover the view unless "
            + "their backgroundColor is translucent.")
    let editing = DefaultedKey<Bool>(
        "editing", .boolean, default: false, "Whether the table is in editing mode.")
    let allowsSelection = DefaultedKey<Bool>(
        "allowsSelection", .boolean, default: true, "Whether a touch selects a row.")
    let allowsMultipleSelection = Key<Bool>(
        "allowsMultipleSelection", .boolean,
        "Whether several rows can be selected at a time. If the key is absent, the document can "
            + "select any number of rows, and a select step deselects all other rows.")
    let allowsSelectionDuringEditing = DefaultedKey<Bool>(
        "allowsSelectionDuringEditing", .boolean, default: false,
        "Whether a touch selects a row in editing mode.")
    let allowsMultipleSelectionDuringEditing = DefaultedKey<Bool>(
        "allowsMultipleSelectionDuringEditing", .boolean, default: false,
        "Whether several rows can be selected in editing mode. The rows show selection circles.")
    let index = Key<IndexDescription>(
        "index", .index,
        "The section index titles. The value true uses the first letters of the headers; {search} "
            + "shows a magnifying glass. Only plain tables have an index.")
    let sectionIndexColor = Key<Color>(
        "sectionIndexColor", .color,
        "The text colour of the section index. The default since ios7 is the tint colour.")
    let sectionIndexBackgroundColor = Key<Color>(
        "sectionIndexBackgroundColor", .color, "The background colour of the section index.")
    let sectionIndexTrackingBackgroundColor = Key<Color>(
        "sectionIndexTrackingBackgroundColor", .color,
        "The background colour of the section index during tracking.")
    let sectionIndexMinimumDisplayRowCount = DefaultedKey<Int>(
        "sectionIndexMinimumDisplayRowCount", .integer(0...1_000_000_000, "a number of rows"),
        default: 0, "The minimum number of rows for a visible section index.")
    let isTrackingSectionIndex = DefaultedKey<Bool>(
        "isTrackingSectionIndex", .boolean, default: false,
        "Whether a finger is tracking the section index.")
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
        "The refresh control above a table that is pulled down. The value true shows a refreshing "
            + "control.")
    let empty = Key<EmptyDescription>(
        "empty", .mapping(EmptySchema(), EmptyDescription.init(reader:)),
        "The empty state of a table without rows.")
    let sections = Key<[SectionDescription]>(
        "sections", .list(of: .mapping(SectionSchema(), SectionDescription.init(reader:))),
        "The sections, from top to bottom.")
    let rows = Key<RowSource>(
        "rows", .rows, "The rows of a table with a single section.")
}
