import Foundation
import TableCompositing
import TableDrawing

/// Shortcuts for small pictures.
enum Picture {
    /// Pixels of a node on a transparent picture of a size in points.
    static func bitmap(
        _ node: RenderNode, width: CGFloat, height: CGFloat, scale: Double = 1,
        background: RGBA = .clear
    ) throws -> Bitmap {
        try Compositor().bitmap(
            of: tree(node, width: width, height: height, scale: scale, background: background))
    }

    static func tree(
        _ node: RenderNode, width: CGFloat, height: CGFloat, scale: Double = 1,
        background: RGBA = .clear
    ) -> RenderTree {
        RenderTree(
            root: node, size: CGSize(width: width, height: height), scale: scale,
            background: background)
    }

    /// Pixels of a drawing on a canvas of a size in points.
    static func drawn(
        width: CGFloat, height: CGFloat, scale: Double = 1, background: RGBA = .clear,
        _ draw: (Canvas) -> Void
    ) throws -> Bitmap {
        try bitmap(
            drawingNode(width: width, height: height, draw), width: width, height: height,
            scale: scale, background: background)
    }

    /// Returns a node with the drawing of a canvas that has the node's size.
    static func drawingNode(
        width: CGFloat, height: CGFloat, _ draw: (Canvas) -> Void
    ) -> RenderNode {
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        let canvas = Canvas(bounds: bounds)
        draw(canvas)
        return RenderNode(name: "drawing", frame: bounds, contents: .drawing(canvas.finish()))
    }

    /// Returns a node of a single colour.
    static func box(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: RGBA = .black
    ) -> RenderNode {
        RenderNode(
            name: "box", frame: CGRect(x: x, y: y, width: width, height: height),
            background: .color(color))
    }

    /// Returns a node that only contains children.
    static func group(
        width: CGFloat, height: CGFloat, _ children: [RenderNode]
    ) -> RenderNode {
        RenderNode(
            name: "group", frame: CGRect(x: 0, y: 0, width: width, height: height),
            children: children)
    }
}
