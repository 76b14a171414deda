import Foundation
import TableDrawing

/// Position of a cell's row in a section of a grouped table, set by the table before display.
struct RowLocation: Equatable {
    /// Style of the table, other than `plain`.
    var tableStyle: TableView.Style
    /// Width of the table in points, which determines margins in place of the cell's width.
    var tableWidth: CGFloat
    /// Whether the row is the first visible row of its section.
    var isFirst: Bool
    /// Whether the row is the last visible row of its section.
    var isLast: Bool
    /// Height of the section's rows above the row, in points, as far as its corners may
    /// extend.
    var heightAbove = CGFloat.infinity
    /// Height of the section's rows below the row, in points, as far as its corners may
    /// extend.
    var heightBelow = CGFloat.infinity

    /// Returns the section's card in coordinates of a row of a size, and the corners that
    /// extend into the row.
    ///
    /// A row between the corners has no corners.
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

    /// Corners of the section's box in the row.
    var corners: RectCorner {
        var corners: RectCorner = []
        if isFirst { corners.formUnion([.topLeft, .topRight]) }
        if isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
        return corners
    }
}
