import Foundation

/// A picture to be drawn, of pixels or of recorded drawing; immutable.
///
/// `size` is in points; a bitmap has `size × scale` pixels. An image with an `imageAsset` is one of
/// several variants: views and canvases choose again, by their traits, when they draw it.
public final class Image: Sendable {
    /// What an image is made of.
    public enum Source: Sendable {
        case bitmap(Bitmap)
        /// A recording of `size` points, sharp at every scale.
        case drawing(Drawing)
    }

    /// Whether an image keeps its colours or is a mask for a tint.
    public enum RenderingMode: String, Sendable, Hashable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// How the middle of a resizable image fills its place.
    public enum ResizingMode: String, Sendable, Hashable { case tile, stretch }

    public let source: Source
    /// The size in points.
    public let size: CGSize
    /// Pixels per point of a bitmap; 1 for a recording.
    public let scale: CGFloat
    public let renderingMode: RenderingMode
    /// The edges that keep their size when the image is stretched, in points.
    public let capInsets: EdgeInsets
    public let resizingMode: ResizingMode
    /// Whether it fills a place of another size by its caps and its middle, not as a whole.
    public let isResizable: Bool
    /// The colour that replaces the image's own, keeping its alpha.
    public let tint: RGBA?
    /// A name for dumps and messages, such as the file's.
    public let name: String?
    /// Which symbol the image shows, and how it was asked for; nothing for other images.
    public let symbol: Symbol?
    /// The variants that this image is one of.
    public let imageAsset: ImageAsset?
    /// Tells images of different content apart; the same on every machine and in every run.
    public let fingerprint: Fingerprint

    private init(
        source: Source, content: Fingerprint, size: CGSize, scale: CGFloat,
        renderingMode: RenderingMode, capInsets: EdgeInsets, resizingMode: ResizingMode,
        isResizable: Bool, tint: RGBA?, name: String?, asset: ImageAsset? = nil,
        symbol: Symbol? = nil
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

    /// The fingerprint of the source alone, so that a variant need not read the pixels again.
    private let content: Fingerprint

    /// An image of pixels; `scale` pixels are one point.
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

    /// An image of pixels that fill `size` points, as many of them as there are.
    public convenience init(bitmap: Bitmap, size: CGSize, name: String? = nil) {
        var hasher = StableHasher()
        hasher.combine(bitmap)
        self.init(
            source: .bitmap(bitmap), content: hasher.finalize(), size: size,
            scale: size.width > 0 ? CGFloat(bitmap.width) / size.width : 1,
            renderingMode: .automatic, capInsets: .zero, resizingMode: .tile, isResizable: false,
            tint: nil, name: name)
    }

    /// The variant of an asset for the traits of the render under way, which goes on to know the
    /// others; throws what the asset throws.
    public convenience init(asset: ImageAsset) throws {
        let image = try asset.image(with: .current)
        self.init(
            source: image.source, content: image.content, size: image.size, scale: image.scale,
            renderingMode: image.renderingMode, capInsets: image.capInsets,
            resizingMode: image.resizingMode, isResizable: image.isResizable, tint: image.tint,
            name: image.name, asset: asset)
    }

    /// Another image's twin, for initializers of extensions.
    public convenience init(_ image: Image) {
        self.init(
            source: image.source, content: image.content, size: image.size, scale: image.scale,
            renderingMode: image.renderingMode, capInsets: image.capInsets,
            resizingMode: image.resizingMode, isResizable: image.isResizable, tint: image.tint,
            name: image.name, asset: image.imageAsset, symbol: image.symbol)
    }

    /// An image of recorded drawing, `size` points large.
    public convenience init(drawing: Drawing, size: CGSize, name: String? = nil) {
        self.init(
            source: .drawing(drawing), content: drawing.fingerprint, size: size, scale: 1,
            renderingMode: .automatic, capInsets: .zero, resizingMode: .tile, isResizable: false,
            tint: nil, name: name)
    }

    /// A symbol, drawn for its configuration, `size` points large.
    public convenience init(symbol: Symbol, drawing: Drawing, size: CGSize) {
        self.init(
            source: .drawing(drawing), content: drawing.fingerprint, size: size, scale: 1,
            renderingMode: .automatic, capInsets: .zero, resizingMode: .tile, isResizable: false,
            tint: nil, name: symbol.name, symbol: symbol)
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
            asset: imageAsset, symbol: symbol)
    }

    /// The image to be drawn: the variant for these traits, sharp at `size` points where it is one
    /// that can be drawn at any size; what was changed of this image is changed of the variant.
    ///
    /// A variant that cannot be read is an error of the picture, and this image stands for it.
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

    public func withRenderingMode(_ mode: RenderingMode) -> Image { variant(renderingMode: mode) }

    /// The same shape in one colour.
    public func withTintColor(_ color: Color, renderingMode: RenderingMode = .automatic) -> Image {
        variant(renderingMode: renderingMode, tint: color.resolved)
    }

    /// An image whose edges keep their size; the middle is tiled or stretched.
    public func resizableImage(
        withCapInsets insets: EdgeInsets, resizingMode: ResizingMode = .tile
    ) -> Image {
        variant(capInsets: insets, resizingMode: resizingMode)
    }

    /// An image that stretches at the point after its caps; the API of the early texts.
    public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> Image {
        resizableImage(
            withCapInsets: EdgeInsets(
                top: CGFloat(top), left: CGFloat(left),
                bottom: top > 0 ? max(0, size.height - CGFloat(top) - 1) : 0,
                right: left > 0 ? max(0, size.width - CGFloat(left) - 1) : 0),
            resizingMode: .stretch)
    }

    // MARK: Implicit drawing

    /// Draws at natural size with the top left corner at `point` of the current canvas.
    public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    public func draw(at point: CGPoint, blendMode: BlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws into a rectangle of the current canvas, scaled to fill it.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

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
    public static func == (left: Image, right: Image) -> Bool {
        left === right || left.fingerprint == right.fingerprint
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}
