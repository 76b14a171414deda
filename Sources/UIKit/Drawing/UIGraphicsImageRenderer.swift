import Foundation
import TableDrawing

/// Description of a renderer's image; the picture decides the scale.
public final class UIGraphicsImageRendererFormat {
    /// Pixels of a point.
    public var scale: CGFloat = 0
    /// Whether the image has no transparent parts.
    public var opaque = false
    /// Bounds of the image, in points.
    public var bounds: CGRect { .zero }

    /// Creates a description.
    public init() {}

    /// Description for the main screen.
    public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
    /// Description for the main screen.
    public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

/// Maker of images from drawing.
///
/// The image is a recording, so it is sharp at the scale of every picture.
public final class UIGraphicsImageRenderer {
    private let renderer: GraphicsImageRenderer
    /// Description of the image.
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer of images with a size, in points.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// Creates a renderer of images with a size, in points.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        renderer = GraphicsImageRenderer(size: size)
        self.format = format
    }

    /// Creates a renderer for a rectangle, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
        renderer = GraphicsImageRenderer(bounds: bounds)
        self.format = format
    }

    /// Draws an image.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> Image {
        renderer.image(actions: actions)
    }
}
