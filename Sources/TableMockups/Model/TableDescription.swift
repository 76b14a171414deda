import Foundation
import TableDrawing
import TableGeometry
import TableViews

/// A table as a document describes it; lengths in points, what is nothing the theme decides.
public struct TableDescription: Sendable {
    /// How sections are set apart.
    public var style: TableView.Style
    /// The text above the first section.
    public var header: StyledText?
    /// The text below the last section.
    public var footer: StyledText?
    /// A view above the first section.
    public var headerView: ViewUse?
    /// A view below the last section.
    public var footerView: ViewUse?
    /// The height of rows that do not state their own.
    public var rowHeight: CGFloat?
    /// The height of section headers.
    public var sectionHeaderHeight: CGFloat?
    /// The height of section footers.
    public var sectionFooterHeight: CGFloat?
    /// Space above each section header.
    public var sectionHeaderTopPadding: CGFloat?
    /// The colour of what has none of its own; nothing leaves it to the theme.
    public var tintColor: Color?
    /// The lines between rows.
    public var separatorStyle: TableView.SeparatorStyle?
    /// The colour of the lines between rows.
    public var separatorColor: Color?
    /// Where the lines between rows begin and end.
    public var separatorInset: EdgeInsets?
    /// What separator insets are measured from.
    public var separatorInsetReference: TableView.SeparatorInsetReference
    /// Space around the content.
    public var contentInset: EdgeInsets?
    /// The colour behind the rows.
    public var backgroundColor: Color?
    /// What lies behind all rows and does not scroll.
    public var backgroundView: BackgroundViewDescription?
    /// Whether the table is in its editing mode.
    public var isEditing: Bool
    /// Whether a touch selects a row.
    public var allowsSelection: Bool
    /// Whether several rows may be selected; nothing is as the document's rows need it.
    public var allowsMultipleSelection: Bool?
    /// Whether a touch selects a row in the editing mode.
    public var allowsSelectionDuringEditing: Bool
    /// Whether rows are chosen by circles in the editing mode.
    public var allowsMultipleSelectionDuringEditing: Bool
    /// The titles at the side that lead to sections.
    public var index: IndexDescription?
    /// The looks of the titles at the side.
    public var indexLook: IndexLook
    /// A search bar above the first section.
    public var searchBar: SearchBarDescription?
    /// The wheel above a table that is pulled down.
    public var refreshControl: RefreshControlDescription?
    /// What is shown where there are no rows.
    public var empty: EmptyDescription?
    /// The sections from the top down.
    public var sections: [SectionDescription]

    init(reader: ShapeReader<TableShape>) {
        style = reader[\.style]
        header = reader[\.header]
        footer = reader[\.footer]
        headerView = reader[\.headerView]
        footerView = reader[\.footerView]
        rowHeight = reader[\.rowHeight]
        sectionHeaderHeight = reader[\.sectionHeaderHeight]
        sectionFooterHeight = reader[\.sectionFooterHeight]
        sectionHeaderTopPadding = reader[\.sectionHeaderTopPadding]
        tintColor = reader[\.tintColor]
        separatorStyle = reader[\.separatorStyle]
        separatorColor = reader[\.separatorColor]
        separatorInset = reader[\.separatorInset]
        separatorInsetReference = reader[\.separatorInsetReference]
        contentInset = reader[\.contentInset]
        backgroundColor = reader[\.backgroundColor]
        backgroundView = reader[\.backgroundView]
        isEditing = reader[\.editing]
        allowsSelection = reader[\.allowsSelection]
        allowsMultipleSelection = reader[\.allowsMultipleSelection]
        allowsSelectionDuringEditing = reader[\.allowsSelectionDuringEditing]
        allowsMultipleSelectionDuringEditing = reader[\.allowsMultipleSelectionDuringEditing]
        index = reader[\.index]
        indexLook = IndexLook(reader: reader)
        searchBar = reader[\.searchBar] ?? nil
        refreshControl = reader[\.refreshControl] ?? nil
        empty = reader[\.empty]
        sections = reader[\.sections] ?? []
        if let rows = reader[\.rows] {
            sections.append(SectionDescription(rows: rows))
        }
        reader.finish()
        warnOfIndex(reader)
        warnOfSelection(reader)
        warnOfSeparators(reader)
        warnOfArmed(reader)
        checkLifted(reader.context.problems)
        if rowHeight == nil { checkMeasured(reader.context.problems) }
    }

    /// Reports rows that are carried to where no row is, and a second one.
    private func checkLifted(_ problems: ProblemList) {
        var isFound = false
        for (section, description) in sections.enumerated() {
            guard case .written(let rows) = description.rows else { continue }
            for row in rows {
                guard let lifted = row.editing.lifted else { continue }
                let target = lifted.section ?? section
                let count = sections.indices.contains(target) ? sections[target].rows.count : 0
                if isFound {
                    problems.error(
                        "found a second row that is lifted, expected one at most",
                        at: lifted.location)
                } else if !(0..<count).contains(lifted.row),
                    !sections.isEnd(
                        IndexPath(row: lifted.row, section: target), besides: section)
                {
                    problems.error(
                        "found no row \(lifted.row) in the section \(target), which has \(count), "
                            + "counted from 0", at: lifted.location)
                }
                isFound = true
            }
        }
    }

    /// Reports rows that are too many to be measured one by one before the first is drawn.
    private func checkMeasured(_ problems: ProblemList) {
        guard !problems.hasErrors else { return }
        for section in sections {
            guard case .records(let rows) = section.rows, rows.count > RecordRows.measuredRows,
                rows.areMeasured
            else { continue }
            problems.error(
                "found \(rows.count) rows to be measured one by one, expected at most "
                    + "\(RecordRows.measuredRows)", at: rows.location,
                note: "give the rows a height, or the table a rowHeight")
        }
    }
}
