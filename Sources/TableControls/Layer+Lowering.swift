import Foundation
import TableDrawing
import TableGeometry

/// Lowering of layers to render nodes.
extension Layer {
    package var shadow: Shadow? {
        guard !masksToBounds else { return nil }
        let opacity = shownShadowOpacity
        guard opacity > 0, let color = shownShadowColor else { return nil }
        return Shadow(
            offset: shownShadowOffset, blur: shownShadowRadius * 2,
            color: color.resolved.multiplyingAlpha(by: opacity))
    }

    package var border: RenderNode.Border? {
        let width = shownBorderWidth
        guard width > 0, let color = shownBorderColor else { return nil }
        return RenderNode.Border(width: width, color: color.resolved)
    }

    /// Whether the layer displays content besides its background.
    package var hasOwnContents: Bool { contents != nil || type(of: self) != Layer.self }

    /// Returns the nodes of the content above the background, from back to front.
    func contentNodes() -> [RenderNode] {
        var nodes: [RenderNode] = []
        if let drawing = drawing(), !drawing.isEmpty {
            let place = drawingBounds
            nodes.append(
                RenderNode(
                    name: "layer drawing", frame: place, boundsOrigin: place.origin,
                    contents: .drawing(drawing)))
        }
        if let contents, let node = contentsNode(contents) { nodes.append(node) }
        return nodes
    }

    private static let wholeContents = CGRect(x: 0, y: 0, width: 1, height: 1)

    private func contentsNode(_ contents: Image) -> RenderNode? {
        let size = contents.resolved().size
        guard contentsRect == Self.wholeContents else { return contentsPartNode(contents, size) }
        let rect = contentsGravity.contentMode.rect(forContentOfSize: size, in: bounds)
        var image = contents
        if contentsCenter != Self.wholeContents, rect.size != size {
            let middle = contentsCenter.intersection(Self.wholeContents)
            guard !middle.isNull else { return nil }
            image = contents.resizableImage(
                withCapInsets: EdgeInsets(
                    top: middle.minY * size.height, left: middle.minX * size.width,
                    bottom: (1 - middle.maxY) * size.height, right: (1 - middle.maxX) * size.width),
                resizingMode: .stretch)
        }
        return RenderNode(
            name: "layer contents", frame: bounds, boundsOrigin: bounds.origin,
            contents: .image(image.resolved(size: rect.size), rect, tint: contents.tint))
    }

    /// Returns a node for a part of the image: the whole image, moved and clipped to the
    /// part's frame.
    private func contentsPartNode(_ contents: Image, _ size: CGSize) -> RenderNode? {
        let part = contentsRect.finite
        guard part.width > 0, part.height > 0 else { return nil }
        let place = contentsGravity.contentMode.rect(
            forContentOfSize: CGSize(
                width: size.width * part.width, height: size.height * part.height), in: bounds)
        let (width, height) = (place.width / part.width, place.height / part.height)
        let whole = CGRect(
            x: place.minX - part.minX * width, y: place.minY - part.minY * height, width: width,
            height: height)
        return RenderNode(
            name: "layer contents", frame: place, boundsOrigin: place.origin, clipsToBounds: true,
            contents: .image(contents.resolved(size: whole.size), whole, tint: contents.tint))
    }

    /// Returns the node of a layer without a view, including its sublayers, or `nil` if the
    /// layer is invisible.
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
            name: nodeName, frame: shownFrame, transform: shownTransformAboutMiddle,
            boundsOrigin: shownBounds.origin, opacity: Double(min(1, max(0, alpha))),
            clipsToBounds: masksToBounds, cornerRadius: shownCornerRadius,
            maskedCorners: maskedCorners, cornerCurve: cornerCurve,
            background: shownBackgroundColor.map { .color($0.resolved) }, border: border,
            shadow: shadow, shadowPath: shadowPath, mask: maskNode(depth: depth),
            children: contentNodes() + sublayerNodes(depth: depth))
    }

    private var nodeName: String { name ?? String(describing: type(of: self)) }

    /// Outline of the layer's bounds, with rounded corners.
    var outline: Path {
        var path = Path()
        path.addRoundedRect(
            bounds, corners: maskedCorners,
            cornerSize: CGSize(width: cornerRadius, height: cornerRadius), curve: cornerCurve)
        return path
    }
}
