import Foundation
import TableDrawing

/// A standard accessory, drawn from the theme's shape.
final class AccessoryGlyphView: View {
    var isHighlighted = false
    var glyph: AccessoryMetrics.Glyph?

    override func makeContents() -> RenderContents {
        guard let glyph else { return .none }
        let canvas = Canvas(bounds: bounds)
        let color = isHighlighted ? glyph.highlightedColor ?? glyph.color : glyph.color
        canvas.setStrokeColor(color)
        canvas.stroke(glyph.path, style: glyph.stroke)
        return .drawing(canvas.finish())
    }
}
