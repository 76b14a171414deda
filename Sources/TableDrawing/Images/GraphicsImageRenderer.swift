import Foundation

/// Renderer that creates images by drawing; UIKit's class.
///
/// The image stores the recording and is therefore sharp at every scale.
public struct GraphicsImageRenderer {
    /// Drawn rectangle, in points.
    public let bounds: CGRect

    /// Creates a renderer for a rectangle of the canvas, in points.
    public init(bounds: CGRect) { self.bounds = bounds }

    /// Creates a renderer for a size in points, with the origin at zero.
    public init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

    /// Runs `actions` with a current canvas and returns the drawing as an image, clipped to the
    /// bounds.
    public func image(actions: (Canvas) throws -> Void) rethrows -> Image {
        let canvas = Canvas(bounds: bounds)
        canvas.translateBy(x: -bounds.minX, y: -bounds.minY)
        canvas.clip(to: bounds)
        try canvas.makeCurrent { try actions(canvas) }
        return Image(drawing: canvas.finish(), size: bounds.size)
    }
}
