import Foundation
import TableDrawing

/// A standard accessory, drawn from the theme's shape.
final class AccessoryGlyphView: View {
    var isHighlighted = false
    var glyph: AccessoryMetrics.Glyph?
    /// Whether it points to the left, as from right to left.
    var isMirrored = false

    override func makeContents() -> RenderContents {
        guard let glyph else { return .none }
        let canvas = Canvas(bounds: bounds)
        let color = isHighlighted ? glyph.highlightedColor ?? glyph.color : glyph.color
        if isMirrored {
            canvas.translateBy(x: bounds.width, y: 0)
            canvas.scaleBy(x: -1, y: 1)
        }
        canvas.setStrokeColor(color)
        canvas.stroke(glyph.path, style: glyph.stroke)
        return .drawing(canvas.finish())
    }
}
