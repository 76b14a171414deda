import DocumentSyntax
import TableDrawing
import TableViews

/// Look of a section index.
///
/// The theme determines properties that are `nil`.
public struct IndexLook: Sendable, Hashable {
    /// The colour of the titles.
    public var color: Color?
    /// The colour behind the titles.
    public var backgroundColor: Color?
    /// The colour behind the titles while a finger touches the index.
    public var trackingBackgroundColor: Color?
    /// Minimum number of rows for a visible index.
    public var minimumDisplayRowCount: Int
    /// Whether a finger touches the index.
    public var isTracking: Bool

    init(reader: SchemaReader<TableSchema>) {
        color = reader[\.sectionIndexColor]
        backgroundColor = reader[\.sectionIndexBackgroundColor]
        trackingBackgroundColor = reader[\.sectionIndexTrackingBackgroundColor]
        minimumDisplayRowCount = reader[\.sectionIndexMinimumDisplayRowCount]
        isTracking = reader[\.isTrackingSectionIndex]
    }

    /// Applies the look to a table.
    func apply(to table: TableView) {
        table.sectionIndexColor = color
        table.sectionIndexBackgroundColor = backgroundColor
        table.sectionIndexTrackingBackgroundColor = trackingBackgroundColor
        table.sectionIndexMinimumDisplayRowCount = minimumDisplayRowCount
        table.isTrackingSectionIndex = isTracking
    }
}
