import Foundation
import TableDrawing

/// Node with its transform to device pixels and the pixels it can touch, computed once for all
/// bands.
///
/// Painting a band visits only the nodes that touch the band.
final class PlacedNode: Sendable {
    /// Two pictures with a common place and the weight of the second picture.
    struct Mix: Sendable {
        let first: PlacedNode
        let second: PlacedNode
        let share: Double

        /// Returns a share clamped to 0…1.
        static func clamped(_ share: Double) -> Double {
            share.isNaN ? 0 : min(1, max(0, share))
        }
    }

    /// Source node; its content is placed in `children`, `mix` and `mask`.
    let node: RenderNode
    /// Transform from the coordinates of the node's contents and children to device pixels.
    let matrix: CGAffineTransform
    /// Enclosing rectangle of the pixels that the node and its children can change.
    let pixels: PixelRect
    /// Enclosing rectangle without the node's shadow; contains everything that casts the
    /// shadow.
    let castingPixels: PixelRect
    let children: PlacedChildren
    let mix: Mix?
    /// Mask whose alpha multiplies the node.
    let mask: PlacedNode?

    /// Creates a copy of a placed node with another share of its mix, if it has a mix.
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

    /// Creates a copy of an upright node with some of its children, extended up and down by a
    /// distance in points.
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

    /// Places a node and its descendants.
    ///
    /// - Parameter levels: Remaining number of nested nodes and recordings.
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
    /// Nesting depth of the recordings in the contents.
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
    /// Whether all four numbers are finite and small enough for arithmetic.
    var isUsable: Bool {
        // Comparisons with a value that is not a number are false.
        abs(minX) < 1e12 && abs(minY) < 1e12 && abs(width) < 1e12 && abs(height) < 1e12
    }
}
