import Foundation
import TableDrawing

/// Where a cell's row stands in a section of a grouped table; the table says so before display.
struct RowLocation: Equatable {
    /// The table's style, which is not `plain`.
    var tableStyle: TableView.Style
    /// The table's width in points: margins follow it, not the cell's.
    var tableWidth: CGFloat
    /// Whether the row is the first of its section that is seen.
    var isFirst: Bool
    /// Whether the row is the last of its section that is seen.
    var isLast: Bool

    /// The corners of the section's box that the row has.
    var corners: RectCorner {
        var corners: RectCorner = []
        if isFirst { corners.formUnion([.topLeft, .topRight]) }
        if isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
        return corners
    }
}
