import Foundation
import TableDrawing
import TableGeometry

/// Box of a classic section: a border around the rows, and etched lines; lengths in points.
public struct BorderedBox: Sendable, Hashable {
    /// Radius of the border's outer edge.
    public var cornerRadius: CGFloat
    /// Thickness of the border.
    public var borderWidth: CGFloat
    /// Border colour in a table without a separator colour of its own.
    public var borderColor: Color
    /// Etched line below the upper border.
    public var shadowLine: Color
    /// Etched line at the top of all rows except the first.
    public var highlightLine: Color
    /// Etched edge below the lower border.
    public var lip: Color
    /// Thickness of the etched lines.
    public var etchingWidth: CGFloat

    /// Returns the box with line widths of whole pixels of a grid.
    package func aligned(to grid: PixelGrid) -> BorderedBox {
        var box = self
        box.borderWidth = grid.lineThickness(borderWidth)
        box.etchingWidth = grid.lineThickness(etchingWidth)
        return box
    }
}
