import Foundation

/// A table as an inspector sees it: sections, the rows on display, and their views; immutable.
///
/// Rectangles of sections and rows are in content coordinates, in points.
public struct InspectedTable: Sendable, Hashable, Codable {
    /// A section, and those of its rows that are on display.
    public struct Section: Sendable, Hashable, Codable {
        public let section: Int
        public let numberOfRows: Int
        public let frame: InspectedRect
        public let headerFrame: InspectedRect
        public let footerFrame: InspectedRect
        public let rows: [Row]
    }

    /// A row on display.
    public struct Row: Sendable, Hashable, Codable {
        public let row: Int
        public let frame: InspectedRect
        /// The reuse identifier of its cell.
        public let reuseIdentifier: String?
        public let cell: InspectedView
    }

    /// The table's rectangle on the screen.
    public let frame: InspectedRect
    public let contentOffset: Double
    public let contentHeight: Double
    public let numberOfSections: Int
    /// The sections of which something is on display.
    public let sections: [Section]
    /// Headers, footers and whatever else is on display besides rows.
    public let others: [InspectedView]

    /// The table as text: a line for each section, row and view.
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
        return lines.joined(separator: "\n") + "\n"
    }

    /// The table as JSON.
    public func json() throws -> String { try StableJSON.text(self) }
}
