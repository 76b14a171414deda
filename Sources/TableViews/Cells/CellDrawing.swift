import Foundation
import TableDrawing

/// Cell as a value that determines its height for a width and draws itself on a canvas.
///
/// Register the value's cell class, `DrawingCell<Self>`, with
/// `TableView.register(_:forCellReuseIdentifier:)`, like any other cell class. The drawing is
/// recorded once, while the table is laid out, and again only after a change of value, size,
/// state or traits. Lengths are in points, y points down, and the origin is the content's top
/// left corner.
public protocol CellDrawing: Hashable {
    /// Returns the required height of the content for a width.
    func height(forWidth width: CGFloat, state: CellState) -> CGFloat

    /// Draws the content within `bounds`.
    func draw(on canvas: Canvas, in bounds: CGRect, state: CellState)

    /// Label for screen readers, or `nil` (the default) for content without words.
    var accessibilityLabel: String? { get }
}

extension CellDrawing {
    /// Label for screen readers; `nil` by default.
    public var accessibilityLabel: String? { nil }
}
