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
    /// The height of the section's rows above this one, in points, as far as its corners might reach.
    var heightAbove = CGFloat.infinity
    /// The same below.
    var heightBelow = CGFloat.infinity

    /// The part of a section's card that a row of a size shows: the card in the row's coordinates, and the
    /// corners that reach into the row; no corner where it lies between them.
    func card(around size: CGSize, cornerRadius: CGFloat) -> (box: CGRect, corners: RectCorner) {
        let above = isFirst ? 0 : min(heightAbove, cornerRadius * 2)
        let below = isLast ? 0 : min(heightBelow, cornerRadius * 2)
        let box = CGRect(x: 0, y: -above, width: size.width, height: above + size.height + below)
        let radius = min(cornerRadius, box.width / 2, box.height / 2)
        var corners: RectCorner = []
        if above < radius { corners.formUnion([.topLeft, .topRight]) }
        if below < radius { corners.formUnion([.bottomLeft, .bottomRight]) }
        return (box, corners)
    }

    /// The corners of the section's box that the row has.
    var corners: RectCorner {
        var corners: RectCorner = []
        if isFirst { corners.formUnion([.topLeft, .topRight]) }
        if isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
        return corners
    }
}
