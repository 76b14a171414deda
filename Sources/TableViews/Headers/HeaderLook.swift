import Foundation

/// What a table tells a header or footer view of its place.
struct HeaderLook: Equatable {
    var role: TableViewHeaderFooterView.Role
    var metrics: HeaderMetrics
    /// From the view's sides to its text, in points.
    var margin: CGFloat
    /// The height that one line has where it is placed in the middle.
    var standardHeight: CGFloat
    /// Whether the second label is shown, as in grouped tables.
    var showsDetail: Bool
}
