import Foundation

/// Drawing of render nodes.
extension Canvas {
    /// Draws a node and its children at the node's place in its parent.
    ///
    /// The result looks like the node in a picture, except for a mix of two nodes. A canvas
    /// cannot interpolate pixels, so the second node is drawn translucently over the first
    /// node. Both results are equal if both nodes are opaque.
    public func draw(_ node: RenderNode) {
        guard node.opacity > 0 else { return }
        saveGState()
        concatenate(node.transformToParent)
        let isGroup = node.opacity < 1 || node.shadow != nil || node.mask != nil
        if isGroup {
            multiplyAlpha(CGFloat(node.opacity))
            if let shadow = node.shadow {
                setShadow(offset: shadow.offset, blur: shadow.blur, color: Color(shadow.color))
            }
            beginTransparencyLayer()
        }
        drawBody(of: node)
        if let mask = node.mask {
            setBlendMode(.destinationIn)
            beginTransparencyLayer()
            draw(mask)
            endTransparencyLayer()
        }
        if isGroup { endTransparencyLayer() }
        restoreGState()
    }

    private func drawBody(of node: RenderNode) {
        if let background = node.background {
            commands.append(.fill(node.shape, .winding, background, state.options))
        }
        saveGState()
        if node.clipsToBounds { clip(to: node.shape) }
        switch node.contents {
        case .none: break
        case .image(let image, let rect, let tint):
            commands.append(.image(image, rect, tint: tint, .default, state.options))
        case .text(let text, let point): draw(text, at: point)
        case .drawing(let drawing):
            saveGState()
            clip(to: node.bounds)
            draw(drawing)
            restoreGState()
        case .mix(let first, let second, let share):
            draw(first)
            saveGState()
            multiplyAlpha(CGFloat(share))
            beginTransparencyLayer()
            draw(second)
            endTransparencyLayer()
            restoreGState()
        }
        for child in node.children { draw(child) }
        restoreGState()
        guard let border = node.border, border.width > 0 else { return }
        commands.append(
            .fill(
                node.frameShape(width: border.width), .evenOdd, .color(border.color),
                state.options))
    }
}
