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
    /// Size of a symbol's box as a fraction of its tile.
    ///
    /// A full circle of the symbols fills 21.25 of the box's 24 units, and is therefore 20 points
    /// wide on a tile of 29 points. The 20 points are remembered from the iOS Settings, not
    /// proven.
    private static let symbolContent: CGFloat = 20 / 29 * 24 / 21.25
    /// Size of another image as a fraction of its tile.
    ///
    /// This is this project's choice.
    private static let imageContent: CGFloat = 0.66

    /// Returns the changed image.
    ///
    /// The image is recorded again if its size or corners change.
    package func applied(to image: Image) -> Image {
        if let background { return tile(image, background) }
        if let size {
            let shown = contentMode.rect(
                forContentOfSize: image.resolved().size, in: CGRect(origin: .zero, size: size))
            let tile = image.symbol.map { SymbolTile(symbolName: $0.name, look: self, color: nil) }
            return sized(image, to: size, contentSize: shown.size, tile: tile)
        } else if cornerRadius > 0 {
            let size = image.resolved().size
            return sized(image, to: size, contentSize: size, tile: nil)
        }
        return colored(image)
    }

    /// Returns the image recorded again in the middle of a box, with its corners cut.
    ///
    /// Lengths are in points.
    fileprivate func sized(
        _ image: Image, to size: CGSize, contentSize: CGSize, tile: SymbolTile?
    ) -> Image {
        let bounds = CGRect(origin: .zero, size: size)
        let canvas = Canvas(bounds: bounds)
        if cornerRadius > 0 {
            canvas.addPath(BezierPath(roundedRect: bounds, cornerRadius: cornerRadius).path)
            canvas.clip()
        } else {
            canvas.clip(to: bounds)
        }
        canvas.draw(
            image.withRenderingMode(.alwaysOriginal),
            in: ContentMode.center.rect(forContentOfSize: contentSize, in: bounds))
        var result = Image(tile: tile, drawing: canvas.finish(), size: size, name: image.name)
            .withRenderingMode(image.renderingMode)
        // The recording of a symbol is not a template, so the tint must be drawn now.
        if image.isTemplate {
            result =
                image.tint.map {
                    result.withTintColor(Color($0), renderingMode: .alwaysTemplate)
                } ?? result.withRenderingMode(.alwaysTemplate)
        }
        return colored(result)
    }

    /// Returns the image in the stated rendering mode and tint.
    private func colored(_ image: Image) -> Image {
        var result = image
        if let isTemplate {
            result = result.withRenderingMode(isTemplate ? .alwaysTemplate : .alwaysOriginal)
        }
        if let tint { result = result.withTintColor(tint, renderingMode: .alwaysTemplate) }
        return result
    }

    /// Returns the image centred on a tile.
    private func tile(_ image: Image, _ color: Color) -> Image {
        let tile = image.symbol.map { SymbolTile(symbolName: $0.name, look: self, color: color) }
        return self.tile(image, color, contentSize: contentSize(of: image), tile: tile)
    }

    /// Size of the tile, in points.
    fileprivate var tileSize: CGSize {
        size ?? CGSize(width: Self.tileWidth, height: Self.tileWidth)
    }

    /// Returns the size of an image on the tile, or in a box without a tile, in points.
    func contentSize(of image: Image, onTile: Bool = true) -> CGSize {
        let part = !onTile ? 1 : image.isSymbolImage ? Self.symbolContent : Self.imageContent
        let box = CGRect(
            x: 0, y: 0, width: tileSize.width * part, height: tileSize.height * part)
        return contentMode.rect(forContentOfSize: image.resolved().size, in: box).size
    }

    /// Returns the image centred on a tile, in a size that the tile limits.
    ///
    /// A template image is drawn in white or in the tint colour.
    func tile(_ image: Image, _ color: Color, contentSize: CGSize, tile: SymbolTile?) -> Image {
        let bounds = CGRect(origin: .zero, size: tileSize)
        let canvas = Canvas(bounds: bounds)
        let radius =
            cornerRadius > 0
            ? cornerRadius : min(bounds.width, bounds.height) * Self.tileRadius
        canvas.setFillColor(color)
        canvas.fill(BezierPath(roundedRect: bounds, cornerRadius: radius).path)
        let isShape = isTemplate ?? (image.isTemplate || image.isSymbolImage)
        let content =
            isShape
            ? image.withTintColor(tint ?? .white, renderingMode: .alwaysTemplate)
            : image.withRenderingMode(.alwaysOriginal)
        let mode: ContentMode =
            contentSize.width > bounds.width || contentSize.height > bounds.height
            ? .scaleAspectFit : .center
        canvas.draw(content, in: mode.rect(forContentOfSize: contentSize, in: bounds))
        return Image(tile: tile, drawing: canvas.finish(), size: bounds.size, name: image.name)
            .withRenderingMode(.alwaysOriginal)
    }
}

/// Symbol on a tile or in a box of a stated size: the inputs from which the image is drawn again
/// in another size or weight.
package struct SymbolTile: Sendable, Hashable {
    /// Name of the symbol.
    package let symbolName: String
    private let look: ImageLook
    /// Colour of the tile, or `nil` for a box without a tile.
    private let color: Color?

    init(symbolName: String, look: ImageLook, color: Color?) {
        (self.symbolName, self.look, self.color) = (symbolName, look, color)
    }

    /// Returns the size that a symbol without a configuration has on the tile, in points.
    package func standardSize(of image: Image) -> CGSize {
        look.contentSize(of: image, onTile: color != nil)
    }

    /// Returns the tile with a symbol in a size, in points.
    ///
    /// A symbol that is larger than the tile gets the size of the tile.
    package func image(of symbol: Image, in size: CGSize) -> Image {
        guard let color else {
            let box = look.tileSize
            let largest = look.contentMode.rect(
                forContentOfSize: size, in: CGRect(origin: .zero, size: box)
            ).size
            let isTooLarge = size.width > largest.width || size.height > largest.height
            return look.sized(
                symbol, to: box, contentSize: isTooLarge ? largest : size, tile: self)
        }
        return look.tile(symbol, color, contentSize: size, tile: self)
    }
}
