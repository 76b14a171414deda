import Foundation
import TableDrawing

/// The theme's selected background.
final class SelectionFillView: View {
    var fill: SelectionLook.Fill?

    override func makeBackground() -> Paint? { fill?.paint(height: bounds.height) }
}
