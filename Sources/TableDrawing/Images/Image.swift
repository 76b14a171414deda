import Foundation

/// Immutable picture made of pixels or recorded drawing.
///
/// `size` is in points; a bitmap has `size × scale` pixels. An image with an `imageAsset` is
/// one of several variants: views and canvases choose a variant by their traits during drawing.
public final class Image: Sendable {
    /// Content of an image.
    public enum Source: Sendable {
        case bitmap(Bitmap)
        /// A recording with a size in points, sharp at every scale.
        case drawing(Drawing)
    }

    /// Use of an image's colours: original colours, or a mask for a tint.
    public enum RenderingMode: String, Sendable, Hashable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// Filling of the middle part of a resizable image.
    public enum ResizingMode: String, Sendable, Hashable { case tile, stretch }

    /// Pixels or recording of the image.
    public let source: Source
    /// Size, in points.
    public let size: CGSize
    /// Pixels per point of a bitmap; 1 for a recording.
    public let scale: CGFloat
    /// Use of the image's colours: original colours, or a mask for a tint.
    public let renderingMode: RenderingMode
    /// Edges that keep their size when the image is stretched, in points.
    public let capInsets: EdgeInsets
    /// Filling of the middle part if the image is resizable.
    public let resizingMode: ResizingMode
    /// Whether the image fills a different size with its caps and middle part, instead of being
    /// scaled as a whole.
    public let isResizable: Bool
    /// Colour that replaces the colours of the image but keeps its alpha.
    public let tint: RGBA?
    /// Name for dumps and messages, for example the file name.
    public let name: String?
    /// Symbol of the image and its requested configuration, or `nil` for other images.
    public let symbol: Symbol?
    /// Symbol on a tile, or `nil` for other images.
    package let tile: SymbolTile?
    /// Asset with the variants of the image.
    public let imageAsset: ImageAsset?
    /// Hash of the content, equal on every machine and in every run.
    public let fingerprint: Fingerprint

    private init(
        source: Source, content: Fingerprint, size: CGSize, scale: CGFloat,
        renderingMode: RenderingMode, capInsets: EdgeInsets, resizingMode: ResizingMode,
        isResizable: Bool, tint: RGBA?, name: String?, asset: ImageAsset? = nil,
        symbol: Symbol? = nil, tile: SymbolTile? = nil
    ) {
        self.source = source
        self.size = size
        self.scale = scale
        self.renderingMode = renderingMode
        self.capInsets = capInsets
        self.resizingMode = resizingMode
        self.isResizable = isResizable
        self.tint = tint
        self.name = name
        self.content = content
        imageAsset = asset
        self.symbol = symbol
        self.tile = tile
        var hasher = StableHasher()
        hasher.combine(content)
        hasher.combine(size)
        hasher.combine(scale)
        hasher.combine(renderingMode.rawValue)
        hasher.combine(capInsets)
        hasher.combine(resizingMode.rawValue)
        hasher.combine(isResizable)
        hasher.combine(tint)
        if let asset { hasher.combine(asset.fingerprint) }
        fingerprint = hasher.finalize()
    }

    /// Hash of the source alone, so that a variant need not read the pixels again.
    private let content: Fingerprint

    /// Creates an image from pixels, with `scale` pixels per point.
    public convenience init(bitmap: Bitmap, scale: CGFloat = 1, name: String? = nil) {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        var hasher = StableHasher()
        hasher.combine(bitmap)
        self.init(
            source: .bitmap(bitmap), content: hasher.finalize(),
            size: CGSize(
                width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale),
            scale: scale, renderingMode: .automatic, capInsets: .zero, resizingMode: .tile,
            isResizable: false, tint: nil, name: name)
    }

    /// Creates an image that maps all its pixels to `size` points.
    public convenience init(bitmap: Bitmap, size: CGSize, name: String? = nil) {
        var hasher = StableHasher()
        hasher.combine(bitmap)
        self.init(
            source: .bitmap(bitmap), content: hasher.finalize(), size: size,
            scale: size.width > 0 ? CGFloat(bitmap.width) / size.width : 1,
            renderingMode: .automatic, capInsets: .zero, resizingMode: .tile, isResizable: false,
            tint: nil, name: name)
    }

    /// Creates an image from the asset's variant for the traits of the current render.
    ///
    /// The image keeps its asset and therefore the other variants. Rethrows the errors of the
    /// asset.
    public convenience init(asset: ImageAsset) throws {
        let image = try asset.image(with: .current)
        self.init(
            source: image.source, content: image.content, size: image.size, scale: image.scale,
            renderingMode: image.renderingMode, capInsets: image.capInsets,
            resizingMode: image.resizingMode, isResizable: image.isResizable, tint: image.tint,
            name: image.name, asset: asset)
    }

    /// Creates a copy of another image, for initializers in extensions.
    public convenience init(_ image: Image) {
        self.init(
            source: image.source, content: image.content, size: image.size, scale: image.scale,
            renderingMode: image.renderingMode, capInsets: image.capInsets,
            resizingMode: image.resizingMode, isResizable: image.isResizable, tint: image.tint,
            name: image.name, asset: image.imageAsset, symbol: image.symbol, tile: image.tile)
    }

    /// Creates an image from recorded drawing, with a size in points.
    public convenience init(drawing: Drawing, size: CGSize, name: String? = nil) {
        self.init(
            source: .drawing(drawing), content: drawing.fingerprint, size: size, scale: 1,
            renderingMode: .automatic, capInsets: .zero, resizingMode: .tile, isResizable: false,
            tint: nil, name: name)
    }

    /// Creates an image of a symbol drawn for its configuration, with a size in points.
    public convenience init(symbol: Symbol, drawing: Drawing, size: CGSize) {
        self.init(
            source: .drawing(drawing), content: drawing.fingerprint, size: size, scale: 1,
            renderingMode: .automatic, capInsets: .zero, resizingMode: .tile, isResizable: false,
            tint: nil, name: symbol.name, symbol: symbol)
    }

    /// Creates an image of a symbol on a tile, with a size in points.
    convenience init(tile: SymbolTile?, drawing: Drawing, size: CGSize, name: String?) {
        self.init(
            source: .drawing(drawing), content: drawing.fingerprint, size: size, scale: 1,
            renderingMode: .automatic, capInsets: .zero, resizingMode: .tile, isResizable: false,
            tint: nil, name: name, tile: tile)
    }

    private func variant(
        renderingMode: RenderingMode? = nil, capInsets: EdgeInsets? = nil,
        resizingMode: ResizingMode? = nil, tint: RGBA? = nil
    ) -> Image {
        Image(
            source: source, content: content, size: size, scale: scale,
            renderingMode: renderingMode ?? self.renderingMode,
            capInsets: capInsets ?? self.capInsets,
            resizingMode: resizingMode ?? self.resizingMode,
            isResizable: isResizable || capInsets != nil, tint: tint ?? self.tint, name: name,
            asset: imageAsset, symbol: symbol, tile: tile)
    }

    /// Returns the drawn image: the asset's variant for the traits, rasterized for `size` in
    /// points if it is scalable.
    ///
    /// Changes of this image, for example its tint, apply to the variant too. If a variant
    /// cannot be read, the method records an error and returns this image.
    public func resolved(
        size: CGSize? = nil, with traits: TraitCollection = .current
    ) -> Image {
        guard let imageAsset else { return self }
        do {
            let variant = try imageAsset.image(with: traits, size: isResizable ? nil : size)
            return Image(
                source: variant.source, content: variant.content, size: variant.size,
                scale: variant.scale, renderingMode: renderingMode, capInsets: capInsets,
                resizingMode: resizingMode, isResizable: isResizable, tint: tint,
                name: variant.name)
        } catch {
            DiagnosticLog.record(
                Diagnostic("image.variant", severity: .error, message: "\(error)"))
            return self
        }
    }

    /// Returns the image with another use of its colours.
    public func withRenderingMode(_ mode: RenderingMode) -> Image { variant(renderingMode: mode) }

    /// Returns an image with the shape of this image in a single colour.
    public func withTintColor(_ color: Color, renderingMode: RenderingMode = .automatic) -> Image {
        variant(renderingMode: renderingMode, tint: color.resolved)
    }

    /// Returns an image whose edges keep their size, with a tiled or stretched middle part.
    public func resizableImage(
        withCapInsets insets: EdgeInsets, resizingMode: ResizingMode = .tile
    ) -> Image {
        variant(capInsets: insets, resizingMode: resizingMode)
    }

    /// Returns an image that stretches at the point after its caps; the API of early UIKit.
    public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> Image {
        resizableImage(
            withCapInsets: EdgeInsets(
                top: CGFloat(top), left: CGFloat(left),
                bottom: top > 0 ? max(0, size.height - CGFloat(top) - 1) : 0,
                right: left > 0 ? max(0, size.width - CGFloat(left) - 1) : 0),
            resizingMode: .stretch)
    }

    // MARK: Implicit drawing

    /// Draws the image in its natural size with its top left corner at `point` of the current
    /// canvas.
    public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws the image in its natural size at a point, with a blend mode and an alpha from 0 to 1.
    public func draw(at point: CGPoint, blendMode: BlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image into a rectangle of the current canvas, scaled to fill the rectangle.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image into a rectangle, with a blend mode and an alpha from 0 to 1.
    public func draw(in rect: CGRect, blendMode: BlendMode, alpha: CGFloat) {
        Canvas.use("Image.draw(in:)") { canvas in
            canvas.withState {
                canvas.setBlendMode(blendMode)
                canvas.multiplyAlpha(alpha)
                canvas.draw(self, in: rect)
            }
        }
    }
}

extension Image: Hashable {
    /// Compares two images by their fingerprints.
    public static func == (left: Image, right: Image) -> Bool {
        left === right || left.fingerprint == right.fingerprint
    }

    /// Hashes the fingerprint.
    public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

extension Image {
    /// Approximate memory use in bytes, including all variants of the image's asset.
    package var byteCount: Int {
        let own =
            switch source {
            case .bitmap(let bitmap): bitmap.pixels.count * MemoryLayout<UInt32>.stride
            // A path has about ten elements, and a text has about ten glyphs.
            case .drawing(let drawing): drawing.commands.count * 400
            }
        return 512 + own + (imageAsset?.byteCount ?? 0)
    }
}
