import Foundation
import TableDrawing

/// From layers to render nodes.
extension Layer {
    var shadow: Shadow? {
        guard !masksToBounds else { return nil }
        let opacity = shownShadowOpacity
        guard opacity > 0, let color = shownShadowColor else { return nil }
        return Shadow(
            offset: shownShadowOffset, blur: shownShadowRadius * 2,
            color: color.resolved.multiplyingAlpha(by: opacity))
    }

    var border: RenderNode.Border? {
        let width = shownBorderWidth
        guard width > 0, let color = shownBorderColor else { return nil }
        return RenderNode.Border(width: width, color: color.resolved)
    }

    /// Whether the layer shows something of its own besides its background.
    var hasOwnContents: Bool { contents != nil || type(of: self) != Layer.self }

    /// What the layer shows above its background, from the back to the front.
    func contentNodes() -> [RenderNode] {
        var nodes: [RenderNode] = []
        if let drawing = drawing(), !drawing.isEmpty {
            let place = drawingBounds
            nodes.append(
                RenderNode(
                    name: "layer drawing", frame: place, boundsOrigin: place.origin,
                    contents: .drawing(drawing)))
        }
        if let contents {
            let rect = contentsGravity.contentMode.rect(
                forContentOfSize: contents.resolved().size, in: bounds)
            nodes.append(
                RenderNode(
                    name: "layer contents", frame: bounds, boundsOrigin: bounds.origin,
                    contents: .image(
                        contents.resolved(size: rect.size), rect, tint: contents.tint)))
        }
        return nodes
    }

    /// A layer that is no view's, with all that it holds; nothing for one that cannot be seen.
    func lowered(depth: Int) -> RenderNode? {
        if let view { return view.loweredAsShown(depth: depth) }
        removeFinishedAnimations()
        let alpha = shownAlpha
        guard !isHidden, alpha > 0 else { return nil }
        guard depth < View.maximumDepth else {
            DiagnosticLog.fail(
                "view.depth",
                "layers are nested deeper than \(View.maximumDepth) levels at \(nodeName)")
            return nil
        }
        return RenderNode(
            name: nodeName, frame: shownFrame, transform: shownTransform,
            boundsOrigin: shownBounds.origin, opacity: Double(min(1, max(0, alpha))),
            clipsToBounds: masksToBounds, cornerRadius: shownCornerRadius,
            maskedCorners: maskedCorners, cornerCurve: cornerCurve,
            background: shownBackgroundColor.map { .color($0.resolved) }, border: border,
            shadow: shadow, shadowPath: shadowPath, mask: maskNode(depth: depth),
            children: contentNodes() + sublayerNodes(depth: depth))
    }

    private var nodeName: String { name ?? String(describing: type(of: self)) }

    /// The outline of the layer's bounds, with its rounded corners.
    var outline: Path {
        var path = Path()
        path.addRoundedRect(
            bounds, corners: maskedCorners,
            cornerSize: CGSize(width: cornerRadius, height: cornerRadius), curve: cornerCurve)
        return path
    }
}
