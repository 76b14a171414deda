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
    /// The colour of a rounded tile behind the image.
    var background: Color?

    /// A tile's width where none is given, in points: that of the icons in the Settings of iOS (29, in
    /// Apple's guidelines for icons).
    static let tileWidth: CGFloat = 29
    /// The radius of a tile's corners as a share of its width, as icons' corners are usually drawn.
    static let tileRadius: CGFloat = 0.2237
    /// How much of a tile a symbol takes; this project's own choice.
    static let tileContent: CGFloat = 0.66

    /// The image with these changes, recorded anew where its size or its corners change.
    func applied(to image: Image) -> Image {
        if let background { return tile(image, background) }
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
            // The recording of a symbol is a plain image, which nothing would tint.
            if image.isTemplate {
                result =
                    image.tint.map {
                        result.withTintColor(Color($0), renderingMode: .alwaysTemplate)
                    } ?? result.withRenderingMode(.alwaysTemplate)
            }
        }
        if let isTemplate {
            result = result.withRenderingMode(isTemplate ? .alwaysTemplate : .alwaysOriginal)
        }
        if let tint { result = result.withTintColor(tint, renderingMode: .alwaysTemplate) }
        return result
    }

    /// The image in the middle of a tile; where only its shape counts, in white or the tint.
    private func tile(_ image: Image, _ color: Color) -> Image {
        let size = size ?? CGSize(width: Self.tileWidth, height: Self.tileWidth)
        let bounds = CGRect(origin: .zero, size: size)
        let canvas = Canvas(bounds: bounds)
        let radius =
            cornerRadius > 0 ? cornerRadius : min(size.width, size.height) * Self.tileRadius
        canvas.setFillColor(color)
        canvas.fill(BezierPath(roundedRect: bounds, cornerRadius: radius).path)
        let inside = bounds.insetBy(
            dx: size.width * (1 - Self.tileContent) / 2,
            dy: size.height * (1 - Self.tileContent) / 2)
        let isShape = isTemplate ?? (image.isTemplate || image.isSymbolImage)
        let content =
            isShape
            ? image.withTintColor(tint ?? .white, renderingMode: .alwaysTemplate)
            : image.withRenderingMode(.alwaysOriginal)
        canvas.draw(
            content, in: contentMode.rect(forContentOfSize: image.resolved().size, in: inside))
        return Image(drawing: canvas.finish(), size: size, name: image.name)
            .withRenderingMode(.alwaysOriginal)
    }
}
