import Foundation
import TableViews

/// Scrolls and edits a table, and finds performance problems described in guides to table
/// views.
///
/// Use an inspector in the context of the table's render. Each row is also requested for a
/// fresh cell, for comparison. The data source and the delegate are therefore asked more often
/// than on a screen. The table returns to its position.
public struct PerformanceInspector: Sendable {
    /// Thresholds of findings, and limits of the inspection.
    public struct Limits: Sendable, Hashable {
        /// Maximum number of screens to scroll through.
        public var screens = 100
        /// Maximum number of views in a content view.
        ///
        /// According to the guides, "more than three or four" slow down scrolling.
        public var subviewsPerCell = 4
        /// Maximum fraction of the screen blended by translucent backgrounds and alphas, from 0
        /// to 1.
        ///
        /// The number is our own, as the guides give no number. Texts and drawings without a
        /// background count only in the report's percentage.
        public var blendedShare = 0.5
        /// Maximum average number of paints of a point.
        ///
        /// The number is our own.
        public var overdraw = 5.0

        /// Creates limits with the standard values.
        public init() {}
    }

    /// Thresholds of findings, and limits of the inspection.
    public var limits: Limits

    /// Creates an inspector, by default with the standard limits.
    public init(limits: Limits = Limits()) { self.limits = limits }

    /// Inspects a table.
    ///
    /// - Parameter change: a closure that runs at the bottom of the table. Rows that it
    ///   inserts, deletes or reloads may cause a new burst of cells.
    public func inspect(
        _ table: TableView, change: ((TableView) -> Void)? = nil
    ) -> PerformanceReport {
        table.inspecting {
            let run = PerformanceRun(table, limits)
            run.perform(change)
            return run.report
        }
    }
}
