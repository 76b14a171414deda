import Foundation
import TableDrawing

/// Render tree prepared for painting; shared by all threads.
struct Scene: Sendable {
    let root: PlacedNode
    let width: Int
    let height: Int
    let scale: Double
    let background: RGBA

    /// Maximum width of a picture, in pixels.
    ///
    /// Cairo creates surfaces of 32,767 pixels, but compositing them silently paints nothing
    /// (measured with cairo 1.16 and pixman 0.42).
    static let widthLimit = 32_766

    /// Maximum nesting depth of nodes and recordings.
    static let depthLimit = 256
    /// Maximum nesting depth on a thread with a small stack.
    static let shallowDepth = 16

    /// Creates a scene with another root in an equal picture.
    init(_ scene: Scene, root: PlacedNode) {
        self.root = root
        width = scene.width
        height = scene.height
        scale = scene.scale
        background = scene.background
    }

    /// - Parameter levels: Maximum depth, above which the initializer throws: `depthLimit`, or
    ///   `shallowDepth` as a test.
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
