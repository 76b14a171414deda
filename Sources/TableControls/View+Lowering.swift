import Foundation
import TableAnimation
import TableDrawing
import TableThemes

/// Lowering views to render nodes.
extension View {
    /// Maximum depth of a view tree.
    ///
    /// Deeper trees are refused, to avoid a stack overflow.
    static let maximumDepth = 200

    /// Marks the whole view, because a part of a view cannot be redrawn alone.
    public func setNeedsDisplay(_ rect: CGRect) { renderState.needsDisplay = true }

    /// Returns the recorded output of `draw(_:)`, recorded again if the view was marked or its
    /// size, traits or tint changed.
    func recordedDrawing() -> Drawing {
        let key = PictureKey(
            size: bounds.size, traits: traitCollection, theme: RenderContext.current.theme.name,
            tint: tintColor.resolved)
        if !renderState.needsDisplay, let picture = renderState.picture, picture.key == key {
            return picture.drawing
        }
        renderState.needsDisplay = false
        guard bounds.width > 0, bounds.height > 0 else { return .empty }
        let canvas = Canvas(bounds: bounds)
        canvas.makeCurrent { draw(bounds) }
        let drawing = canvas.finish()
        if !drawing.isEmpty { renderState.work.drawings += 1 }
        renderState.picture = (drawing, key)
        return drawing
    }

    /// Returns the node of the view and all views below it, after layout.
    public func lowered() -> RenderNode {
        layoutIfNeeded()
        return loweredAsShown(depth: 0) ?? RenderNode(name: nodeName, frame: frame)
    }

    /// Returns the node of the view at the current time of the clock, including a running
    /// dissolve.
    package func loweredAsShown(depth: Int) -> RenderNode? {
        let node = inOwnStyle { lowered(depth: depth) }
        guard let dissolve = renderState.dissolve else { return node }
        guard let clock = AnimationClock.current, clock.time < dissolve.timing.end else {
            self.renderState.dissolve = nil
            return node
        }
        return dissolve.node(to: node, at: clock.time)
    }

    private func inOwnStyle(_ body: () -> RenderNode?) -> RenderNode? {
        guard let style = appearance.ownStyle, RenderContext.current.theme.hasDarkAppearance
        else { return body() }
        var traits = TraitCollection.current
        traits.userInterfaceStyle = style
        return TraitCollection.$current.withValue(traits, operation: body)
    }

    /// Returns the node of the view and all views below it, or `nil` if the view is not
    /// visible.
    package func loweredTree(depth: Int) -> RenderNode? {
        ViewLowering(view: self).node(depth: depth)
    }
}
