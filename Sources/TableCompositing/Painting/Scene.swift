import Foundation
import TableDrawing

/// A render tree made ready for painting; shared by all threads.
struct Scene: Sendable {
    let root: PlacedNode
    let width: Int
    let height: Int
    let scale: Double
    let background: RGBA

    /// Pixels across that can be painted.
    ///
    /// Cairo makes surfaces of 32,767 pixels, but composing them paints nothing without an error
    /// (measured with cairo 1.16 and pixman 0.42).
    static let widthLimit = 32_766

    /// How many nodes and recordings may contain each other.
    static let depthLimit = 256
    /// How many may do so on a thread whose stack is small.
    static let shallowDepth = 16

    /// Another root in the same picture.
    init(_ scene: Scene, root: PlacedNode) {
        self.root = root
        width = scene.width
        height = scene.height
        scale = scene.scale
        background = scene.background
    }

    /// - Parameter levels: Deeper trees are an error; `depthLimit`, or `shallowDepth` to find out.
    init(
        _ tree: RenderTree, levels: Int = Scene.depthLimit, report: (Diagnostic) -> Void
    ) throws(CompositingError) {
        width = tree.pixelWidth
        height = tree.pixelHeight
        scale = tree.scale
        background = tree.background
        guard tree.scale.isFinite, tree.scale > 0, tree.size.width > 0, tree.size.height > 0,
            width > 0, height > 0
        else {
            throw .invalidSize(
                width: tree.size.width, height: tree.size.height, scale: tree.scale)
        }
        guard width <= Self.widthLimit else {
            throw .pictureTooLarge(
                width: width, height: height,
                limit: "at most \(Self.widthLimit) pixels across can be painted")
        }
        root = try PlacedNode(
            tree.root, in: CGAffineTransform(scaleX: tree.scale, y: tree.scale),
            scale: tree.scale, levels: levels, report: report)
    }
}
