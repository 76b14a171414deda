import Foundation
import TableDrawing

/// Painting of nodes with rounded corners.
extension Painter {
    /// Returns whether a node is painted as a whole before its corners are clipped.
    ///
    /// If each part were clipped separately, a pixel at the edge would show a share of every
    /// hidden part: a coloured seam.
    static func cutsAsWhole(_ placed: PlacedNode) -> Bool {
        let node = placed.node
        return node.clipsToBounds && node.cornerRadius > 0
            && (node.contents != .none || !placed.children.isEmpty)
    }

    /// Paints a node's background, contents and children, and clips the result to the node's
    /// shape.
    func paintCut(_ placed: PlacedNode, on target: PaintTarget) throws(CompositingError) {
        let node = placed.node
        let seen = target.visible.intersection(placed.pixels)
        guard !seen.isEmpty else { return }
        let layer = try PaintTarget(rect: seen)
        if let background = node.background {
            try fill(
                Path(node.bounds), .winding, background, PaintOptions(), placed.matrix, on: layer)
        }
        try paintInside(placed, on: layer)
        target.save()
        target.clip(to: node.shape, placed.matrix)
        try composite(layer, alpha: 1, on: target)
        target.restore()
    }
}
