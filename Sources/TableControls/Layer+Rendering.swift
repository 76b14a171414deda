import Foundation
import TableDrawing

/// Drawing of layers and views into a canvas, for screenshots.
extension Layer {
    /// Draws the layer with its sublayers at the canvas's origin, in its current state.
    ///
    /// The layer's position in its superlayer and its transform are ignored.
    public func render(in canvas: Canvas) {
        if let view {
            view.layoutIfNeeded()
            return draw(view.snapshot(), in: canvas)
        }
        if let node = lowered(depth: 0) { draw(node, in: canvas) }
    }

    private func draw(_ node: RenderNode, in canvas: Canvas) {
        var node = node
        node.frame = CGRect(origin: .zero, size: node.frame.size)
        node.transform = .identity
        canvas.draw(node)
    }
}

extension View {
    /// Draws the view with its subviews into a rectangle of the current canvas, in its current
    /// state.
    ///
    /// - Parameter afterScreenUpdates: Exists for compatibility with UIKit; changes are always
    ///   included.
    /// - Returns: Whether a canvas and a view with a size were available.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard let canvas = Canvas.current, bounds.width > 0, bounds.height > 0 else { return false }
        canvas.saveGState()
        canvas.translateBy(x: rect.minX, y: rect.minY)
        canvas.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        layer.render(in: canvas)
        canvas.restoreGState()
        return true
    }
}
