import Foundation
import TableDrawing
import TableViews

/// A table as a document describes it; lengths in points, what is nothing the theme decides.
public struct TableDescription: Sendable {
    /// How sections are set apart.
    public var style: TableView.Style
    /// The text above the first section.
    public var header: String?
    /// The text below the last section.
    public var footer: String?
    /// The height of rows that do not state their own.
    public var rowHeight: CGFloat?
    /// The height of section headers.
    public var sectionHeaderHeight: CGFloat?
    /// The height of section footers.
    public var sectionFooterHeight: CGFloat?
    /// The lines between rows.
    public var separatorStyle: TableView.SeparatorStyle?
    /// The colour of the lines between rows.
    public var separatorColor: Color?
    /// Where the lines between rows begin and end.
    public var separatorInset: EdgeInsets?
    /// The colour behind the rows.
    public var backgroundColor: Color?
    /// Whether the table is in its editing mode.
    public var isEditing: Bool
    /// Whether rows are chosen by circles in the editing mode.
    public var allowsMultipleSelectionDuringEditing: Bool
    /// The titles at the side that lead to sections.
    public var index: IndexDescription?
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
        rowHeight = reader[\.rowHeight]
        sectionHeaderHeight = reader[\.sectionHeaderHeight]
        sectionFooterHeight = reader[\.sectionFooterHeight]
        separatorStyle = reader[\.separatorStyle]
        separatorColor = reader[\.separatorColor]
        separatorInset = reader[\.separatorInset]
        backgroundColor = reader[\.backgroundColor]
        isEditing = reader[\.editing]
        allowsMultipleSelectionDuringEditing = reader[\.allowsMultipleSelectionDuringEditing]
        index = reader[\.index]
        searchBar = reader[\.searchBar] ?? nil
        refreshControl = reader[\.refreshControl] ?? nil
        empty = reader[\.empty]
        sections = reader[\.sections] ?? []
        if let rows = reader[\.rows] {
            sections.append(SectionDescription(header: nil, footer: nil, rows: rows))
        }
        reader.finish()
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
                } else if !(0..<count).contains(lifted.row) {
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
