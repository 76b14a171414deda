import Foundation
import TableDrawing
import TableViews

/// A table as a document describes it; lengths in points, what is nothing the theme decides.
public struct TableDescription: Sendable {
    public var style: TableView.Style
    /// The texts above the first section and below the last.
    public var header: String?
    public var footer: String?
    public var rowHeight: CGFloat?
    public var sectionHeaderHeight: CGFloat?
    public var sectionFooterHeight: CGFloat?
    public var separatorStyle: TableView.SeparatorStyle
    public var separatorColor: Color?
    public var separatorInset: EdgeInsets?
    public var backgroundColor: Color?
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
        sections = reader[\.sections] ?? []
        if let rows = reader[\.rows] {
            sections.append(SectionDescription(header: nil, footer: nil, rows: rows))
        }
        reader.finish()
    }
}
