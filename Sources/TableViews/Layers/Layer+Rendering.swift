import Foundation
import TableDrawing

/// Drawing layers and views into a canvas, as a "screenshot" does.
extension Layer {
    /// Draws the layer and all that it holds at the canvas's origin, as it looks at present.
    ///
    /// Its place in its superlayer and its transform do not count.
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
    /// Draws the view and all that it holds into a rectangle of the current canvas, as it looks at
    /// present.
    ///
    /// - Parameter afterScreenUpdates: as in UIKit; what has been changed always shows here.
    /// - Returns: whether there was something to draw on.
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
