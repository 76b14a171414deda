import Foundation
import TableDrawing

/// Hierarchy of layers.
///
/// The layers of subviews and added sublayers share a single order, as in Core Animation: a
/// layer inserted at index 0 is behind all subviews.
extension Layer {
    /// Sublayers from back to front, including the layers of subviews.
    public var sublayers: [Layer]? {
        get {
            let layers = orderedLayers ?? view?.ownSubviews.map(\.layer) ?? []
            return layers.isEmpty ? nil : layers
        }
        set {
            let layers = newValue ?? []
            for layer in sublayers ?? [] where !layers.contains(where: { $0 === layer }) {
                layer.removeFromSuperlayer()
            }
            // The layers of subviews are in their places.
            for layer in layers where layer.superlayer !== self { addSublayer(layer) }
        }
    }

    /// Adds a layer in front of the other sublayers and removes it from its former superlayer.
    public func addSublayer(_ layer: Layer) { insert(layer) { .max } }

    /// Inserts a layer at an index in the order; index 0 is the back.
    public func insertSublayer(_ layer: Layer, at index: UInt32) { insert(layer) { Int(index) } }

    /// Inserts a layer directly behind a sibling, or in front of all if `sibling` is not a
    /// sublayer.
    public func insertSublayer(_ layer: Layer, below sibling: Layer?) {
        insert(layer, beside: sibling, offset: 0)
    }

    /// Inserts a layer directly in front of a sibling, or in front of all if `sibling` is not
    /// a sublayer.
    public func insertSublayer(_ layer: Layer, above sibling: Layer?) {
        insert(layer, beside: sibling, offset: 1)
    }

    private func insert(_ layer: Layer, beside sibling: Layer?, offset: Int) {
        if layer === sibling, layer.superlayer === self { return }
        insert(layer) {
            self.sublayers?.firstIndex { $0 === sibling }.map { $0 + offset } ?? .max
        }
    }

    /// Superlayer of this layer; for a view's layer, the layer of the superview.
    public var superlayer: Layer? { view?.superview?.layer ?? ownSuperlayer }

    /// Removes the layer from its superlayer; a view's layer is removed with its view.
    public func removeFromSuperlayer() {
        if let view { return view.removeFromSuperview() }
        ownSuperlayer?.orderedLayers?.removeAll { $0 === self }
        ownSuperlayer = nil
    }

    /// Inserts a layer at an index that is computed after the layer's removal from its former
    /// superlayer.
    ///
    /// The former superlayer may be this layer.
    private func insert(_ layer: Layer, at place: () -> Int) {
        guard layer.view == nil else {
            return DiagnosticLog.warn(
                "layer.of-view",
                "the layer of a view cannot be added as a sublayer; add the view as a subview")
        }
        guard !isWithin(layer) else {
            return DiagnosticLog.warn(
                "layer.cycle", "a layer cannot be added below itself; it was left where it is")
        }
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(max(0, place()), layers.count))
        orderedLayers = layers
        layer.ownSuperlayer = self
    }

    private func isWithin(_ layer: Layer) -> Bool {
        var ancestor: Layer? = self
        while let each = ancestor {
            if each === layer { return true }
            ancestor = each.superlayer
        }
        return false
    }

    /// Updates the order after a change of the subviews of the layer's view.
    func subviewsDidChange(to views: [View]) {
        guard let ordered = orderedLayers else { return }
        let plain = Set(ordered.filter { $0.view == nil }.map(ObjectIdentifier.init))
        guard !plain.isEmpty else { return orderedLayers = nil }
        // Each plain layer stays above its previous lower neighbour among the subviews. A
        // subview that is new, or moved to the front, is inserted before the plain layers that
        // the next subview precedes.
        var above: [ObjectIdentifier?: [Layer]] = [:]
        var last: ObjectIdentifier?
        let kept = Set(views.map { ObjectIdentifier($0.layer) })
        for layer in ordered {
            if layer.view == nil {
                above[last, default: []].append(layer)
            } else if kept.contains(ObjectIdentifier(layer)) {
                last = ObjectIdentifier(layer)
            }
        }
        orderedLayers =
            (above[nil] ?? [])
            + views.flatMap { [$0.layer] + (above[ObjectIdentifier($0.layer)] ?? []) }
    }
}
