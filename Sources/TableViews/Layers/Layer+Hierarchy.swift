import Foundation
import TableDrawing

/// Layers within layers.
///
/// The layers of subviews and those that are added here stand in one order, as in Core Animation: a
/// layer inserted at 0 lies behind all subviews.
extension Layer {
    /// The layers within, from the back to the front, those of subviews included.
    public var sublayers: [Layer]? {
        let layers = orderedLayers ?? view?.ownSubviews.map(\.layer) ?? []
        return layers.isEmpty ? nil : layers
    }

    /// Adds a layer in front of the others, taking it from its former superlayer.
    public func addSublayer(_ layer: Layer) { insert(layer) { .max } }

    /// Adds a layer at a place in the order, 0 being the back.
    public func insertSublayer(_ layer: Layer, at index: UInt32) { insert(layer) { Int(index) } }

    /// Adds a layer right behind another; in front of all where `sibling` is none of the sublayers.
    public func insertSublayer(_ layer: Layer, below sibling: Layer?) {
        insert(layer, beside: sibling, offset: 0)
    }

    /// Adds a layer right in front of another; in front of all where `sibling` is none of the sublayers.
    public func insertSublayer(_ layer: Layer, above sibling: Layer?) {
        insert(layer, beside: sibling, offset: 1)
    }

    private func insert(_ layer: Layer, beside sibling: Layer?, offset: Int) {
        if layer === sibling, layer.superlayer === self { return }
        insert(layer) {
            self.sublayers?.firstIndex { $0 === sibling }.map { $0 + offset } ?? .max
        }
    }

    /// The layer that holds this one; of a view's layer its superview's.
    public var superlayer: Layer? { view?.superview?.layer ?? ownSuperlayer }

    /// Takes the layer out of its superlayer; a view's layer goes with its view.
    public func removeFromSuperlayer() {
        if let view { return view.removeFromSuperview() }
        ownSuperlayer?.orderedLayers?.removeAll { $0 === self }
        ownSuperlayer = nil
    }

    /// Adds a layer at a place that is asked for once it has left its former superlayer, which may be
    /// this one.
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

    /// Keeps the order when the subviews of the layer's view change.
    func subviewsDidChange(to views: [View]) {
        guard let ordered = orderedLayers else { return }
        let plain = Set(ordered.filter { $0.view == nil }.map(ObjectIdentifier.init))
        guard !plain.isEmpty else { return orderedLayers = nil }
        // Each plain layer stays above the subview that it was above; a view that is new, or moved
        // to the front, comes before the plain layers that the next subview lies before.
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
