import Foundation

/// Vertical layout of a table: the extents of its headers, rows and footers.
///
/// The geometry is an immutable value without views. From top to bottom, a table consists of
/// its header, its sections, its footer and a bottom padding. A section consists of a top
/// padding, a header, rows, a footer and a bottom padding. Coordinates are in points of the
/// table's content, with y pointing down from 0.
///
/// Creating a geometry costs O(sections), and O(rows) only for sections with varying row
/// heights. A query costs O(1) or a binary search, according to its documentation; no query
/// visits every row. Edges are computed in double precision. Rows whose heights are multiples
/// of 1/8192 of a point, such as 43.5, have exact edges down to `maximumContentHeight`.
///
/// A query for a section or row that does not exist is a programming error and stops with a
/// message. `contains(_:)` returns whether a row exists. Queries accept any coordinate.
public struct TableGeometry: Sendable, Equatable {
    /// Maximum height of a table's content, in points: 2^40, about 10^12.
    ///
    /// Up to this height, neighbouring floating-point numbers differ by at most 1/8192 of a
    /// point. Every edge still falls on the correct pixel.
    public static let maximumContentHeight: CGFloat = 1_099_511_627_776

    /// Maximum number of rows of a table, 2^40.
    public static let maximumNumberOfRows = 1_099_511_627_776

    /// Sections of the table.
    public let sections: [Section]

    /// Extent of the table's header, which is empty if the table has no header.
    public let tableHeaderExtent: Extent

    /// Extent of the table's footer, which is empty if the table has no footer.
    public let tableFooterExtent: Extent

    /// Height of the content including paddings, in points.
    public let contentHeight: CGFloat

    /// Number of rows in all sections.
    public let totalNumberOfRows: Int

    let sectionExtents: [SectionExtents]
    /// Exact heights.
    ///
    /// Far down a table, a difference of two edges can be wrong in its last bits.
    private let tableFooterHeight: CGFloat
    private let bottomPadding: CGFloat

    /// Geometry of an empty table.
    public static let empty = TableGeometry()

    private init() {
        sections = []
        sectionExtents = []
        tableHeaderExtent = Extent(minY: 0, height: 0)
        tableFooterExtent = Extent(minY: 0, height: 0)
        contentHeight = 0
        totalNumberOfRows = 0
        tableFooterHeight = 0
        bottomPadding = 0
    }

    /// Lays out a table from heights in points; every height is 0 by default.
    ///
    /// Throws for a height that is negative, infinite or not a number, for a negative number of
    /// rows, and for a table beyond `maximumContentHeight` or `maximumNumberOfRows`.
    /// O(sections), and O(rows) for sections with varying row heights.
    public init(
        tableHeaderHeight: CGFloat = 0, sections: [Section] = [], tableFooterHeight: CGFloat = 0,
        bottomPadding: CGFloat = 0
    ) throws(TableGeometryError) {
        try self.init(
            tableHeaderHeight, sections.map { ($0, nil) }, tableFooterHeight, bottomPadding)
    }

    /// Creates the geometry of `table` with other sections.
    ///
    /// A section can be given with known extents of its rows.
    init(
        replacing sections: [(Section, RowExtents?)], of table: TableGeometry
    ) throws(TableGeometryError) {
        try self.init(
            table.tableHeaderExtent.height, sections, table.tableFooterHeight, table.bottomPadding)
    }

    private init(
        _ tableHeaderHeight: CGFloat, _ parts: [(Section, RowExtents?)],
        _ tableFooterHeight: CGFloat, _ bottomPadding: CGFloat
    ) throws(TableGeometryError) {
        var builder = Builder(numberOfSections: parts.count)
        tableHeaderExtent = try builder.append(tableHeaderHeight, as: .tableHeader)
        for (section, rows) in parts {
            try builder.append(section, knownRows: rows)
        }
        tableFooterExtent = try builder.append(tableFooterHeight, as: .tableFooter)
        contentHeight = try builder.append(bottomPadding, as: .tableBottomPadding).maxY
        totalNumberOfRows = builder.numberOfRows
        sectionExtents = builder.sectionExtents
        sections = parts.map(\.0)
        self.tableFooterHeight = tableFooterHeight
        self.bottomPadding = bottomPadding
    }
}
