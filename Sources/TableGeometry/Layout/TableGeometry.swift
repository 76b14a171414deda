import Foundation

/// The vertical layout of a whole table: where its headers, rows and footers lie.
///
/// An immutable value that knows no views. From top to bottom a table has its header; of each
/// section the padding above, the header, the rows, the footer and the padding below; its footer;
/// and the padding below everything. All in points of the table's content, y down from 0.
///
/// Making one costs O(sections), and O(rows) only for the sections whose rows vary. A query
/// costs O(1) or a binary search, as its documentation says; none walks over rows. Edges are
/// computed in double precision: rows whose heights are multiples of 1/8192 of a point, such as
/// 43.5, lie exactly where arithmetic says, down to `maximumContentHeight`.
///
/// A section or row that does not exist is a bug of the caller, and a query stops with a message;
/// `contains(_:)` tells whether a row exists. Any coordinate may be asked for.
public struct TableGeometry: Sendable, Equatable {
    /// The greatest height of a table's content, in points: 2^40, about 10^12.
    ///
    /// Down to there neighbouring numbers are at most 1/8192 of a point apart, so that every edge
    /// still falls on the right pixel.
    public static let maximumContentHeight: CGFloat = 1_099_511_627_776

    /// The greatest number of rows of a table, 2^40.
    public static let maximumNumberOfRows = 1_099_511_627_776

    /// The sections as they were given.
    public let sections: [Section]

    /// Where the table's header lies; empty where there is none.
    public let tableHeaderExtent: Extent

    /// Where the table's footer lies; empty where there is none.
    public let tableFooterExtent: Extent

    /// The height of everything, paddings included, in points.
    public let contentHeight: CGFloat

    /// The number of rows of all sections together.
    public let totalNumberOfRows: Int

    let sectionExtents: [SectionExtents]
    /// As they were given: far down, the difference between two edges may be off in its last bits.
    private let tableFooterHeight: CGFloat
    private let bottomPadding: CGFloat

    /// The geometry of a table with nothing in it.
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

    /// Lays out a table from heights in points; what is not given has none.
    ///
    /// Throws for a height that is negative, infinite or not a number, for a negative number of
    /// rows, and for a table beyond `maximumContentHeight` or `maximumNumberOfRows`.
    /// O(sections), and O(rows) for the sections whose rows vary.
    public init(
        tableHeaderHeight: CGFloat = 0, sections: [Section] = [], tableFooterHeight: CGFloat = 0,
        bottomPadding: CGFloat = 0
    ) throws(TableGeometryError) {
        try self.init(
            tableHeaderHeight, sections.map { ($0, nil) }, tableFooterHeight, bottomPadding)
    }

    /// The same table with other sections; rows that are known to lie as before are given with where
    /// they lie.
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
