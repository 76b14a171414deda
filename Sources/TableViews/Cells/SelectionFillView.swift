import Foundation
import TableDrawing

/// Selected background of the theme.
final class SelectionFillView: View {
    var fill: SelectionLook.Fill?

    override func makeBackground() -> Paint? { fill?.paint(height: bounds.height) }
}
