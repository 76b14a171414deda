import Foundation
import TableDrawing
import TableThemes

/// Metrics and options that were set on a table.
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
    var contentInset = EdgeInsets.zero
    var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    var allowsSelection = true
    var allowsMultipleSelection = false
    var allowsSelectionDuringEditing = false
}

/// Whether a table insets its content by the safe area.
///
/// The names are UIKit's.
public enum ContentInsetAdjustmentBehavior: Int, Sendable, Hashable {
    case automatic = 0
    case never = 2
}
