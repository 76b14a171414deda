import Foundation
import TableViews

/// Scrolls a table from its top to its bottom, takes it into editing and out again, and finds what
/// the guides to table views warn of.
///
/// Use it in the context that the table is rendered in. The data source and the delegate are asked
/// more often than a screen would: each row is made again with a fresh cell, to be compared. The
/// table is left where it was.
public struct PerformanceInspector: Sendable {
    /// From where on something is a finding, and how far the inspector goes.
    public struct Limits: Sendable, Hashable {
        /// The most screens that are scrolled through.
        public var screens = 100
        /// The most views in a content view: "more than three or four" slow scrolling, say the guides.
        public var subviewsPerCell = 4
        /// The most of the screen that translucent backgrounds and alphas may blend, from 0 to 1.
        ///
        /// Our own number, for the guides give none. Text and drawing on no background count in the
        /// report's percentage only.
        public var blendedShare = 0.5
        /// How often a point of the screen may be painted on average; our own number.
        public var overdraw = 5.0

        public init() {}
    }

    public var limits: Limits

    public init(limits: Limits = Limits()) { self.limits = limits }

    /// Inspects a table.
    ///
    /// - Parameter change: runs when the bottom is reached; rows that it inserts, deletes or reloads
    ///   may bring a new burst of cells.
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
