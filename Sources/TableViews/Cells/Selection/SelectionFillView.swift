import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableThemes

/// Selected background of the theme.
final class SelectionFillView: View {
    var fill: SelectionLook.Fill?

    @_spi(Subclassing) public override func makeBackground() -> Paint? {
        fill?.paint(height: bounds.height)
    }
}
