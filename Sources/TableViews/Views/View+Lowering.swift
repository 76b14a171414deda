import Foundation
import TableDrawing

/// From views to render nodes.
extension View {
    /// Deeper view trees are refused, so that no stack overflows.
    static let maximumDepth = 200

    public func setNeedsDisplay() { needsDisplay = true }

    /// Marks the view; a part of a view cannot be drawn anew without the rest.
    public func setNeedsDisplay(_ rect: CGRect) { needsDisplay = true }

    /// What `draw(_:)` recorded: anew if the view was marked, or its size or traits changed.
    func recordedDrawing() -> Drawing {
        let key = PictureKey(
            size: bounds.size, traits: traitCollection, theme: RenderContext.current.theme.name)
        if !needsDisplay, let picture, picture.key == key { return picture.drawing }
        needsDisplay = false
        guard bounds.width > 0, bounds.height > 0 else { return .empty }
        let canvas = Canvas(bounds: bounds)
        canvas.makeCurrent { draw(bounds) }
        let drawing = canvas.finish()
        if !drawing.isEmpty { work.drawings += 1 }
        picture = (drawing, key)
        return drawing
    }

    /// The view and everything below it, laid out and decided.
    public func lowered() -> RenderNode {
        layoutIfNeeded()
        return lowered(depth: 0) ?? RenderNode(name: nodeName, frame: frame)
    }

    /// The view and everything below it; nothing for a view that cannot be seen.
    func loweredTree(depth: Int) -> RenderNode? {
        guard !isHidden, alpha > 0 else { return nil }
        guard depth < Self.maximumDepth else {
            DiagnosticLog.fail(
                "view.depth",
                "views are nested deeper than \(Self.maximumDepth) levels at \(nodeName)")
            return nil
        }
        let rect = CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2,
            width: bounds.width, height: bounds.height)
        var contents = makeContents()
        var children: [RenderNode] = []
        if layer.hasOwnContents {
            children = layer.contentNodes()
            if contents != .none, !children.isEmpty {
                children.append(
                    RenderNode(
                        name: "contents", frame: bounds, boundsOrigin: bounds.origin,
                        contents: contents))
                contents = .none
            }
        }
        if let overflow = makeOverflow() { children.append(overflow) }
        children += layer.sublayerNodes(depth: depth)
        return RenderNode(
            name: nodeName, frame: rect, transform: transform, boundsOrigin: bounds.origin,
            opacity: Double(min(1, max(0, alpha))), clipsToBounds: clipsContents,
            cornerRadius: layer.cornerRadius, maskedCorners: layer.maskedCorners,
            cornerCurve: layer.cornerCurve, background: makeBackground(), border: layer.border,
            shadow: layer.shadow, shadowPath: layer.shadowPath,
            mask: layer.maskNode(depth: depth), contents: contents, children: children)
    }
}
