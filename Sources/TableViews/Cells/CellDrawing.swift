import Foundation
import TableDrawing

/// A cell as a value: it says how high it is at a width and draws itself on a canvas.
///
/// Register it with `TableView.register(_:forCellReuseIdentifier:)` as `DrawingCell<Self>` like any
/// other cell. Drawing runs once, while the table is decided, and again only when the value, the
/// size, the state or the traits change. Lengths are points, y down, the origin is the content's
/// top left corner.
public protocol CellDrawing: Hashable {
    /// The height that the content needs at a width.
    func height(forWidth width: CGFloat, state: CellState) -> CGFloat

    /// Draws the content within `bounds`.
    func draw(on canvas: Canvas, in bounds: CGRect, state: CellState)

    /// What a screen reader says of the content; nothing, as by default, if it has no words.
    var accessibilityLabel: String? { get }
}

extension CellDrawing {
    public var accessibilityLabel: String? { nil }
}
