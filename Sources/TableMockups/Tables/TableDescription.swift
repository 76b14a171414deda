import DocumentSyntax
import DocumentValues
import Foundation
import TableDrawing
import TableGeometry
import TableViews

/// A table of a document.
///
/// Lengths are in points. The theme determines properties that are `nil`.
public struct TableDescription: Sendable {
    /// Style of the table.
    public var style: TableView.Style
    /// The text above the first section.
    public var header: StyledText?
    /// The text below the last section.
    public var footer: StyledText?
    /// A view above the first section.
    public var headerView: ViewUse?
    /// A view below the last section.
    public var footerView: ViewUse?
    /// Default height of rows.
    public var rowHeight: CGFloat?
    /// The height of section headers.
    public var sectionHeaderHeight: CGFloat?
    /// The height of section footers.
    public var sectionFooterHeight: CGFloat?
    /// Space above each section header.
    public var sectionHeaderTopPadding: CGFloat?
    /// Tint colour of subviews without a tint colour, or `nil` for the theme's tint colour.
    public var tintColor: Color?
    /// The lines between rows.
    public var separatorStyle: TableView.SeparatorStyle?
    /// The colour of the lines between rows.
    public var separatorColor: Color?
    /// Insets of the lines between rows.
    public var separatorInset: EdgeInsets?
    /// Reference of the separator insets.
    public var separatorInsetReference: TableView.SeparatorInsetReference
    /// Space around the content.
    public var contentInset: EdgeInsets?
    /// The colour behind the rows.
    public var backgroundColor: Color?
    /// Background view, which does not scroll.
    public var backgroundView: BackgroundViewDescription?
    /// Whether the table is in its editing mode.
    public var isEditing: Bool
    /// Whether a touch selects a row.
    public var allowsSelection: Bool
    /// Whether several rows may be selected, or `nil` if the number of selected rows decides.
    public var allowsMultipleSelection: Bool?
    /// Whether a touch selects a row in the editing mode.
    public var allowsSelectionDuringEditing: Bool
    /// Whether the editing mode shows selection circles.
    public var allowsMultipleSelectionDuringEditing: Bool
    /// Titles of the section index.
    public var index: IndexDescription?
    /// Look of the section index.
    public var indexLook: IndexLook
    /// A search bar above the first section.
    public var searchBar: SearchBarDescription?
    /// The refresh control above a pulled table.
    public var refreshControl: RefreshControlDescription?
    /// The empty state.
    public var empty: EmptyDescription?
    /// Sections from top to bottom.
    public var sections: [SectionDescription]

    init(reader: SchemaReader<TableSchema>) {
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

    /// Reports lifted rows whose target does not exist, and a second lifted row.
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
                        "a second row is lifted; lift one row only",
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

    /// Reports too many rows whose heights must be measured individually before drawing.
    private func checkMeasured(_ problems: ProblemList) {
        guard !problems.hasErrors else { return }
        for section in sections {
            guard case .records(let rows) = section.rows, rows.count > RecordRows.measuredRows,
                rows.areMeasured
            else { continue }
            problems.error(
                "\(rows.count) rows would be measured one by one; the limit is "
                    + "\(RecordRows.measuredRows)", at: rows.location,
                note: "give the rows a height, or the table a rowHeight")
        }
    }
}
