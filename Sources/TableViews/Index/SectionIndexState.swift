import TableDrawing

/// What a table was told about its section index, and the bar that shows it.
struct SectionIndexState {
    var color: Color?
    var backgroundColor: Color?
    var trackingBackgroundColor: Color?
    var minimumDisplayRowCount = 0
    var isTracking = false
    /// What the data source said when the table was loaded.
    var titles: [String]?
    let bar = SectionIndexBar()
}
