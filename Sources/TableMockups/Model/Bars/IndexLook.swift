import TableDrawing
import TableViews

/// The looks of a section index as a document describes them; what is nothing the theme decides.
public struct IndexLook: Sendable, Hashable {
    /// The colour of the titles.
    public var color: Color?
    /// The colour behind the titles.
    public var backgroundColor: Color?
    /// The colour behind the titles while a finger is on them.
    public var trackingBackgroundColor: Color?
    /// The index is hidden in a table with fewer rows.
    public var minimumDisplayRowCount: Int
    /// Whether a finger is on the index.
    public var isTracking: Bool

    init(reader: ShapeReader<TableShape>) {
        color = reader[\.sectionIndexColor]
        backgroundColor = reader[\.sectionIndexBackgroundColor]
        trackingBackgroundColor = reader[\.sectionIndexTrackingBackgroundColor]
        minimumDisplayRowCount = reader[\.sectionIndexMinimumDisplayRowCount]
        isTracking = reader[\.isTrackingSectionIndex]
    }

    /// Gives a table these looks.
    func apply(to table: TableView) {
        table.sectionIndexColor = color
        table.sectionIndexBackgroundColor = backgroundColor
        table.sectionIndexTrackingBackgroundColor = trackingBackgroundColor
        table.sectionIndexMinimumDisplayRowCount = minimumDisplayRowCount
        table.isTrackingSectionIndex = isTracking
    }
}
