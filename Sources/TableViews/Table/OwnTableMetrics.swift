import Foundation

/// What a table was given instead of its theme's metrics; nothing leaves a value to the theme.
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
}
