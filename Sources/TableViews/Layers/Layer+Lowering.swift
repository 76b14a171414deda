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

    /// A part of the picture: all of it, moved and cut off around the part's place.
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
            name: nodeName, frame: shownFrame, transform: shownTransformAboutMiddle,
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
