import Foundation
import TableDrawing

/// What a document changes of an image before it is shown.
struct ImageLook: Sendable, Hashable {
    /// The size in points; nothing keeps the image's own.
    var size: CGSize?
    /// How the image fills another size.
    var contentMode = ContentMode.scaleAspectFit
    /// Whether the image is a mask for a tint; nothing leaves it to the image.
    var isTemplate: Bool?
    /// The colour that replaces the image's own.
    var tint: Color?
    /// The radius of the corners, in points.
    var cornerRadius: CGFloat = 0

    /// The image with these changes, recorded anew where its size or its corners change.
    func applied(to image: Image) -> Image {
        var result = image
        if size != nil || cornerRadius > 0 {
            let bounds = CGRect(origin: .zero, size: size ?? image.resolved().size)
            let canvas = Canvas(bounds: bounds)
            if cornerRadius > 0 {
                canvas.addPath(BezierPath(roundedRect: bounds, cornerRadius: cornerRadius).path)
                canvas.clip()
            } else {
                canvas.clip(to: bounds)
            }
            canvas.draw(
                image.withRenderingMode(.alwaysOriginal),
                in: contentMode.rect(forContentOfSize: image.resolved().size, in: bounds))
            result = Image(drawing: canvas.finish(), size: bounds.size, name: image.name)
                .withRenderingMode(image.renderingMode)
        }
        if let isTemplate {
            result = result.withRenderingMode(isTemplate ? .alwaysTemplate : .alwaysOriginal)
        }
        if let tint { result = result.withTintColor(tint, renderingMode: .alwaysTemplate) }
        return result
    }
}
