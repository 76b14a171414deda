import Foundation

/// Drawing what has been decided already.
extension Canvas {
    /// Draws a node and its children where they stand in the node's parent.
    ///
    /// It looks as it does in a picture, but for a mixture of two nodes: a canvas has no interpolation of
    /// pixels, so the second is drawn translucent over the first, which is the same where both are opaque.
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
