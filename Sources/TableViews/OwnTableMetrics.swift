import Foundation
import TableControls
import TableDrawing
import TableThemes

/// Metrics that were set on a table in place of the metrics of its theme.
///
/// A value of `nil` leaves the metric to the theme.
struct OwnTableMetrics {
    var theme: Theme?
    var rowHeight: CGFloat?
    var estimatedRowHeight: CGFloat?
    var sectionHeaderHeight: CGFloat?
    var sectionFooterHeight: CGFloat?
    var estimatedSectionHeaderHeight: CGFloat?
    var estimatedSectionFooterHeight: CGFloat?
    var sectionHeaderTopPadding: CGFloat?
    var fillerRowHeight: CGFloat?
    var separatorStyle: TableView.SeparatorStyle?
    var separatorColor: Color?
    var separatorInset: EdgeInsets?
    var separatorInsetReference = TableView.SeparatorInsetReference.fromCellEdges
}
