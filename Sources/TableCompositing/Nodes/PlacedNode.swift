import Foundation
import TableDrawing

/// A node with its way to device pixels and the pixels it may touch, computed once for all bands.
///
/// Painting a band asks only those nodes whose pixels it holds.
final class PlacedNode: Sendable {
    /// Two pictures of one place and the weight of the second.
    struct Mix: Sendable {
        let first: PlacedNode
        let second: PlacedNode
        let share: Double

        /// From 0 to 1.
        static func clamped(_ share: Double) -> Double {
            share.isNaN ? 0 : min(1, max(0, share))
        }
    }

    /// The node; what it holds is placed in `children`, `mix` and `mask`.
    let node: RenderNode
    /// Maps the node's own coordinates, those of its contents and children, to device pixels.
    let matrix: CGAffineTransform
    /// Every pixel that the node and its children may change lies within.
    let pixels: PixelRect
    /// Without the node's own shadow: what that shadow is cast by lies within.
    let castingPixels: PixelRect
    let children: PlacedChildren
    let mix: Mix?
    /// What the node shows is multiplied by this one's alpha.
    let mask: PlacedNode?

    /// A placed node whose mixture, if it is one, has another share.
    init(_ other: PlacedNode, share: Double) {
        node = other.node
        matrix = other.matrix
        pixels = other.pixels
        castingPixels = other.castingPixels
        children = other.children
        mask = other.mask
        mix = other.mix.map {
            Mix(first: $0.first, second: $0.second, share: Mix.clamped(share))
        }
    }

    /// An upright node that shows some of its children, and reaches further up and down by so many points.
    init(_ other: PlacedNode, showing shown: [PlacedNode], reachingFurtherBy distance: CGFloat) {
        var taller = other.node
        taller.frame = taller.frame.insetBy(dx: 0, dy: -distance)
        taller.boundsOrigin.y -= distance
        node = taller
        matrix = other.matrix
        children = PlacedChildren(shown)
        mix = nil
        mask = nil
        pixels = PixelRect(covering: taller.bounds.applying(other.matrix)).union(children.union)
        castingPixels = pixels
    }

    /// Places a node and all that it contains.
    ///
    /// - Parameter levels: How many nodes and recordings may still contain each other.
    init(
        _ node: RenderNode, in parent: CGAffineTransform, scale: Double, levels: Int,
        report: (Diagnostic) -> Void
    ) throws(CompositingError) {
        guard levels > node.contents.depth else {
            throw .nestedTooDeeply(limit: Scene.depthLimit)
        }
        let matrix = node.transformToParent.concatenating(parent)
        self.matrix = matrix
        guard !matrix.isDegenerate, node.frame.isUsable else {
            if !matrix.isFinite || !node.frame.isUsable {
                report(
                    Diagnostic(
                        "compositing.not-a-number",
                        message: "\(node.name) has a frame or transform that is not finite; "
                            + "it is left out"))
            }
            self.node = RenderNode(name: node.name, frame: .zero)
            pixels = .empty
            castingPixels = .empty
            children = PlacedChildren([])
            mix = nil
            mask = nil
            return
        }
        self.node = node
        var placed: [PlacedNode] = []
        placed.reserveCapacity(node.children.count)
        for child in node.children {
            placed.append(
                try PlacedNode(child, in: matrix, scale: scale, levels: levels - 1, report: report))
        }
        children = PlacedChildren(placed)
        if case .mix(let first, let second, let share) = node.contents {
            mix = Mix(
                first: try PlacedNode(
                    first, in: matrix, scale: scale, levels: levels - 1, report: report),
                second: try PlacedNode(
                    second, in: matrix, scale: scale, levels: levels - 1, report: report),
                share: Mix.clamped(share))
        } else {
            mix = nil
        }

        if let mask = node.mask {
            self.mask = try PlacedNode(
                mask, in: matrix, scale: scale, levels: levels - 1, report: report)
        } else {
            mask = nil
        }

        let shape = PixelRect(covering: node.bounds.applying(matrix))
        var inside = children.union
        switch node.contents {
        case .none: break
        case .image(_, let rect, _):
            inside = inside.union(PixelRect(covering: rect.applying(matrix)))
        case .text(let text, let point):
            inside = inside.union(text.pixels(at: point, matrix, scale: scale))
        case .drawing: inside = inside.union(shape)
        case .mix:
            if let mix { inside = inside.union(mix.first.pixels).union(mix.second.pixels) }
        }
        if node.clipsToBounds { inside = inside.intersection(shape) }
        if node.background != nil || node.border != nil { inside = inside.union(shape) }
        castingPixels =
            node.shadowPath.map {
                PixelRect(covering: $0.controlPointBox.applying(matrix))
            } ?? inside
        if let shadow = node.shadow {
            inside = inside.union(
                DeviceShadow(shadow, following: matrix).pixels(castBy: castingPixels))
        }
        pixels = mask.map { inside.intersection($0.pixels) } ?? inside
    }
}

extension RenderContents {
    /// How many recordings contain each other in what is shown.
    fileprivate var depth: Int {
        switch self {
        case .drawing(let drawing): return drawing.depth
        case .image(let image, _, _):
            if case .drawing(let drawing) = image.source { return drawing.depth }
            return 0
        case .none, .text, .mix: return 0
        }
    }
}

extension CGRect {
    /// Whether all four numbers are finite and none of them breaks arithmetic.
    var isUsable: Bool {
        // No number is less than what is not one.
        abs(minX) < 1e12 && abs(minY) < 1e12 && abs(width) < 1e12 && abs(height) < 1e12
    }
}
