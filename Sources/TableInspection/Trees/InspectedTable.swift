import Foundation

/// An inspected table: its sections, displayed rows, and their views.
///
/// An immutable value.
///
/// Rectangles of sections and rows are in content coordinates, in points.
public struct InspectedTable: Sendable, Hashable, Codable {
    /// A section and its displayed rows.
    public struct Section: Sendable, Hashable, Codable {
        /// Index of the section in the table.
        public let section: Int
        /// Number of all rows in the section, displayed or not.
        public let numberOfRows: Int
        /// Rectangle of the section with its header and footer, in points.
        public let frame: InspectedRect
        /// Rectangle of the header, in points; without height if the section has no header.
        public let headerFrame: InspectedRect
        /// Rectangle of the footer, in points; without height if the section has no footer.
        public let footerFrame: InspectedRect
        /// Displayed rows from top to bottom.
        public let rows: [Row]
    }

    /// A displayed row.
    public struct Row: Sendable, Hashable, Codable {
        /// Index of the row in its section.
        public let row: Int
        /// Rectangle of the row, in points.
        public let frame: InspectedRect
        /// Reuse identifier of the cell.
        public let reuseIdentifier: String?
        /// Cell of the row, with its views.
        public let cell: InspectedView
    }

    /// The table's rectangle on the screen, in points.
    public let frame: InspectedRect
    /// Vertical scroll position, in points.
    public let contentOffset: Double
    /// Height of the table's content, in points.
    public let contentHeight: Double
    /// Number of all sections, displayed or not.
    public let numberOfSections: Int
    /// Sections with displayed parts.
    public let sections: [Section]
    /// Displayed views other than rows, such as headers and footers.
    public let others: [InspectedView]

    /// The navigation bar, the toolbar and the tab bar around the table, or `nil` without bars.
    public let bars: [InspectedView]?

    /// The table as text, with a line for each section, row and view.
    public var dump: String {
        var lines = [
            "table \(frame) offset=\(InspectedRect.text(contentOffset)) "
                + "content=\(InspectedRect.text(contentHeight)) sections=\(numberOfSections)"
        ]
        for section in sections {
            lines.append(
                "section \(section.section) \(section.frame) rows=\(section.numberOfRows)"
                    .indented(1))
            for (name, frame) in [
                ("header", section.headerFrame), ("footer", section.footerFrame),
            ] where frame.height > 0 {
                lines.append("\(name) \(frame)".indented(2))
            }
            for row in section.rows {
                let identifier = row.reuseIdentifier.map { " identifier=" + $0.quotedForDump } ?? ""
                lines.append(
                    "row \(section.section),\(row.row) \(row.frame)\(identifier)".indented(2))
                row.cell.write(into: &lines, depth: 3)
            }
        }
        for view in others { view.write(into: &lines, depth: 1) }
        for bar in bars ?? [] { bar.write(into: &lines, depth: 0) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The table as JSON.
    public func json() throws -> String { try StableJSON.text(self) }
}
