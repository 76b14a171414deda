import Foundation
import TableAnimation
import TableDrawing

/// Lowering of a view and the views below it to a render node.
struct ViewLowering {
    let view: View

    /// Returns the node of the view and all views below it, or `nil` if the view is not
    /// visible.
    func node(depth: Int) -> RenderNode? {
        let layer = view.layer
        let bounds = view.bounds
        layer.removeFinishedAnimations()
        let alpha = layer.shownAlpha
        guard !view.isHidden, alpha > 0 else { return nil }
        guard depth < View.maximumDepth else {
            DiagnosticLog.fail(
                "view.depth",
                "views are nested deeper than \(View.maximumDepth) levels at \(view.nodeName)")
            return nil
        }
        let shown = layer.shownBounds
        var contents = view.makeContents()
        var children: [RenderNode] = []
        if shown != bounds, contents != .none {
            children.append(contentsNode(contents, in: shown))
            contents = .none
        }
        if layer.hasOwnContents {
            children += layer.contentNodes()
            if contents != .none, !children.isEmpty {
                children.append(
                    RenderNode(
                        name: "contents", frame: bounds, boundsOrigin: bounds.origin,
                        contents: contents))
                contents = .none
            }
        }
        if let overflow = view.makeOverflow() { children.append(overflow) }
        children += layer.sublayerNodes(depth: depth)
        return RenderNode(
            name: view.inspection.treeName, frame: layer.shownFrame,
            transform: layer.shownTransformAboutMiddle,
            boundsOrigin: shown.origin, opacity: Double(min(1, max(0, alpha))),
            clipsToBounds: view.clipsContents,
            cornerRadius: layer.shownCornerRadius, maskedCorners: layer.maskedCorners,
            cornerCurve: layer.cornerCurve, background: view.makeBackground(), border: layer.border,
            shadow: layer.shadow, shadowPath: layer.shadowPath,
            mask: layer.maskNode(depth: depth), contents: contents, children: children,
            identifier: view.accessibilityIdentifier)
    }

    /// Returns the node of the view's own contents while the bounds are animated.
    ///
    /// Text keeps to the edge of its alignment. Other contents have the size of the view and
    /// are stretched by the content mode.
    private func contentsNode(_ contents: RenderContents, in shown: CGRect) -> RenderNode {
        let bounds = view.bounds
        var node = RenderNode(
            name: "contents", frame: bounds, boundsOrigin: bounds.origin, contents: contents)
        if case .text = contents {
            node.frame.origin.x += (shown.width - bounds.width) * view.textAnchor.x
            node.frame.origin.y += (shown.height - bounds.height) * view.textAnchor.y
            return node
        }
        guard bounds.width > 0, bounds.height > 0, shown.size != bounds.size else {
            node.frame.origin = shown.origin
            return node
        }
        let place = view.contentMode.rect(forContentOfSize: bounds.size, in: shown)
        node.frame.origin = CGPoint(
            x: place.midX - bounds.width / 2, y: place.midY - bounds.height / 2)
        node.transform = CGAffineTransform(
            scaleX: place.width / bounds.width, y: place.height / bounds.height)
        return node
    }
}
