import Foundation
import TableDrawing
import TableGeometry
import TableText

/// Single line of text drawn by a control itself.
struct ControlText {
    var string: String
    var font: Font
    var color: Color
    var alignment = TextAlignment.center
    var shadow: Shadow?
    var lineBreakMode = LineBreakMode.byTruncatingMiddle

    private var text: AttributedText {
        var attributes = TextAttributes(font: font, color: color.resolved)
        attributes.shadow = shadow
        return AttributedText(string, attributes: attributes)
    }

    /// Size in points, rounded up to device pixels.
    var size: CGSize {
        TextLayout.labelSize(
            text, fitting: .zero, lineBreakMode: lineBreakMode, scale: PixelGrid.current.scale)
    }

    /// Draws the text vertically centred in a rectangle.
    func draw(on canvas: Canvas, in rect: CGRect, direction: LayoutDirection = .leftToRight) {
        guard !string.isEmpty, rect.width > 0, rect.height > 0 else { return }
        let layout = layout(in: rect.size, direction)
        canvas.withState {
            if layout.isClipped { canvas.clip(to: rect) }
            canvas.draw(layout.glyphText, at: rect.origin)
        }
    }

    /// Returns whether a size truncates the text, in points.
    func isCut(in size: CGSize) -> Bool {
        guard !string.isEmpty else { return false }
        guard size.width > 0 else { return true }
        let layout = layout(in: size, .leftToRight)
        return layout.isTruncated || layout.isClipped
    }

    private func layout(in size: CGSize, _ direction: LayoutDirection) -> TextLayout {
        TextLayout.label(
            text, in: size, lineBreakMode: lineBreakMode, alignment: alignment,
            direction: direction, scale: PixelGrid.current.scale)
    }
}
