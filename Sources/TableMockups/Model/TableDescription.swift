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
        index = reader[\.index]
        searchBar = reader[\.searchBar] ?? nil
        refreshControl = reader[\.refreshControl] ?? nil
        empty = reader[\.empty]
        sections = reader[\.sections] ?? []
        if let rows = reader[\.rows] {
            sections.append(SectionDescription(header: nil, footer: nil, rows: rows))
        }
        reader.finish()
        if rowHeight == nil { checkMeasured(reader.context.problems) }
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
