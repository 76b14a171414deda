import Foundation
import TableDrawing

/// Masks, and the order in depth.
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

    /// Whether `layer` is this one, or masks what it would be masked by.
    private func holds(_ layer: Layer) -> Bool {
        var each: Layer? = layer
        while let current = each {
            if current === self { return true }
            each = current.ownMask
        }
        return false
    }

    /// The mask as a node in the layer's own coordinates; one that cannot be seen hides all.
    func maskNode(depth: Int) -> RenderNode? {
        guard let ownMask else { return nil }
        ownMask.view?.layoutIfNeeded()
        return ownMask.lowered(depth: depth + 1) ?? RenderNode(name: "mask", frame: .zero)
    }

    /// What lies within, subviews included, from the back to the front.
    func sublayerNodes(depth: Int) -> [RenderNode] {
        if orderedLayers == nil, let views = view?.ownSubviews,
            views.allSatisfy({ $0.layer.zPosition == 0 })
        {
            return views.compactMap { $0.loweredAsShown(depth: depth + 1) }
        }
        return Self.byDepth(orderedLayers ?? view?.ownSubviews.map(\.layer) ?? []) { $0.zPosition }
            .compactMap { $0.lowered(depth: depth + 1) }
    }

    /// From the back to the front; what is equally deep keeps its order.
    static func byDepth<Element>(
        _ elements: [Element], _ zPosition: (Element) -> CGFloat
    ) -> [Element] {
        guard elements.contains(where: { zPosition($0) != 0 }) else { return elements }
        return elements.enumerated().sorted {
            (zPosition($0.element), $0.offset) < (zPosition($1.element), $1.offset)
        }.map(\.element)
    }
}

extension View {
    /// A view whose opacity decides how much shows of this one, in this view's coordinates.
    ///
    /// It stands in no other view; one that does is refused with a diagnostic.
    public var mask: View? {
        get { maskView }
        set {
            layer.mask = newValue?.layer
            maskView = layer.ownMask?.view
        }
    }
}
