import Foundation
import TableDrawing
import TableGeometry

/// The box of a classic section: a border around the rows, and etched lines; lengths in points.
public struct BorderedBox: Sendable, Hashable {
    /// The radius of the border's outer edge.
    public var cornerRadius: CGFloat
    public var borderWidth: CGFloat
    /// The border's colour where the table has no separator colour of its own.
    public var borderColor: Color
    /// Etched: the line below the upper border.
    public var shadowLine: Color
    /// Etched: the line at the top of all rows but the first.
    public var highlightLine: Color
    /// Etched: the edge below the lower border.
    public var lip: Color
    /// The thickness of the etched lines.
    public var etchingWidth: CGFloat

    /// The box with lines of whole pixels of a grid.
    func aligned(to grid: PixelGrid) -> BorderedBox {
        var box = self
        box.borderWidth = grid.lineThickness(borderWidth)
        box.etchingWidth = grid.lineThickness(etchingWidth)
        return box
    }
}
