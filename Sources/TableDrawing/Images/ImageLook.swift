import Foundation

/// Changes to an image: size, tint, corners and a tile behind the image.
package struct ImageLook: Sendable, Hashable {
    /// Size in points, or `nil` for the image's own size.
    var size: CGSize?
    /// Content mode for another size.
    var contentMode = ContentMode.scaleAspectFit
    /// Whether the image is a template, or `nil` for the image's own rendering mode.
    var isTemplate: Bool?
    /// Colour that replaces the image's own colours.
    var tint: Color?
    /// Corner radius, in points.
    var cornerRadius: CGFloat = 0
    /// Colour of a rounded tile behind the image.
    var background: Color?

    package init(
        size: CGSize? = nil, contentMode: ContentMode = .scaleAspectFit, isTemplate: Bool? = nil,
        tint: Color? = nil, cornerRadius: CGFloat = 0, background: Color? = nil
    ) {
        (self.size, self.contentMode, self.isTemplate) = (size, contentMode, isTemplate)
        (self.tint, self.cornerRadius, self.background) = (tint, cornerRadius, background)
    }

    /// Default width of a tile, in points: the width of icons in the iOS Settings (29, in
    /// Apple's guidelines for icons).
    private static let tileWidth: CGFloat = 29
    /// Corner radius of a tile as a fraction of its width, as commonly used for icons.
    private static let tileRadius: CGFloat = 0.2237
    /// Size of a symbol as a fraction of its tile.
    ///
    /// This is this project's choice.
    private static let tileContent: CGFloat = 0.66

    /// Returns the changed image.
    ///
    /// The image is recorded again if its size or corners change.
    package func applied(to image: Image) -> Image {
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
            // The recording of a symbol is not a template, so the tint must be drawn now.
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

    /// Returns the image centred on a tile.
    ///
    /// A template image is drawn in white or in the tint colour.
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
