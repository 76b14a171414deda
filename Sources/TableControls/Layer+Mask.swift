import Foundation
import TableDrawing

/// Masks and depth order of layers.
extension Layer {
    func setMask(_ mask: Layer?) {
        guard let mask else { return ownMask = nil }
        guard mask.superlayer == nil, !holds(mask) else {
            return DiagnosticLog.warn(
                "layer.mask",
                "a layer's mask must not be in a tree of layers or views, nor hold the layer; the "
                    + "mask was left as it was")
        }
        ownMask = mask
    }

    /// Returns whether `layer` or its chain of masks contains this layer.
    private func holds(_ layer: Layer) -> Bool {
        var each: Layer? = layer
        while let current = each {
            if current === self { return true }
            each = current.ownMask
        }
        return false
    }

    /// Returns the mask's node in the layer's own coordinates; an invisible mask hides the
    /// whole layer.
    package func maskNode(depth: Int) -> RenderNode? {
        guard let ownMask else { return nil }
        ownMask.view?.layoutIfNeeded()
        return ownMask.lowered(depth: depth + 1) ?? RenderNode(name: "mask", frame: .zero)
    }

    /// Returns the nodes of sublayers, including subviews, from back to front.
    func sublayerNodes(depth: Int) -> [RenderNode] {
        if orderedLayers == nil, let views = view?.ownSubviews,
            views.allSatisfy({ $0.layer.zPosition == 0 })
        {
            return views.compactMap { $0.loweredAsShown(depth: depth + 1) }
        }
        return Self.byDepth(orderedLayers ?? view?.ownSubviews.map(\.layer) ?? []) { $0.zPosition }
            .compactMap { $0.lowered(depth: depth + 1) }
    }

    /// Returns the elements from back to front; elements of equal depth keep their order.
    package static func byDepth<Element>(
        _ elements: [Element], _ zPosition: (Element) -> CGFloat
    ) -> [Element] {
        guard elements.contains(where: { zPosition($0) != 0 }) else { return elements }
        return elements.enumerated().sorted {
            (zPosition($0.element), $0.offset) < (zPosition($1.element), $1.offset)
        }.map(\.element)
    }
}

extension View {
    /// Mask view; its opacity masks the view, in coordinates of the masked view.
    ///
    /// A mask view must not have a superview; otherwise it is rejected with a diagnostic.
    public var mask: View? {
        get { appearance.maskView }
        set {
            layer.mask = newValue?.layer
            appearance.maskView = layer.ownMask?.view
        }
    }
}
