import Foundation

/// State of the row heights of a loaded table.
struct RowSizing {
    /// Whether the delegate does not implement estimated heights.
    var delegateLeavesEstimates = false
    /// Rows with final heights, or `nil` if no height was estimated.
    var measured: Set<IndexPath>?
    /// Whether any row left its height to its cell.
    var usesCellHeights = false
    /// Number of cells that were measured during the current load, update or display.
    var numberOfMeasurements = 0
    /// Cells that were just measured and are not on display yet.
    var prepared: [IndexPath: TableViewCell] = [:]
}
