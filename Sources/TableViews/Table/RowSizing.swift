import Foundation

/// What a loaded table knows of the heights of its rows.
struct RowSizing {
    /// Whether the delegate was found not to estimate heights.
    var delegateLeavesEstimates = false
    /// The rows whose heights are final; nothing where all are, because none was estimated.
    var measured: Set<IndexPath>?
    /// Whether the height of any row was left to its cell.
    var asksCells = false
    /// How many cells were asked for their heights in the load, the update or the display under way.
    var numberOfMeasurements = 0
    /// Cells that were measured a moment ago, and are not on display yet.
    var prepared: [IndexPath: TableViewCell] = [:]
}
