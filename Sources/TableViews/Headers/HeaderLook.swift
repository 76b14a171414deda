import Foundation
import TableThemes

/// Layout values of a header or footer view in its table.
struct HeaderLook: Equatable {
    var role: SectionEdge
    var metrics: HeaderMetrics
    /// Margin between the view's sides and its text, in points.
    var margin: CGFloat
    /// Height of a view with a single line and centred placement.
    var standardHeight: CGFloat
    /// Whether the detail label is displayed, as in grouped tables.
    var showsDetail: Bool
}
