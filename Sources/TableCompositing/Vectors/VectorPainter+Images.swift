import Foundation
import TableDrawing

/// Drawing of bitmaps and recorded images into vector files.
extension VectorPainter {
    /// Draws an image into a rectangle.
    ///
    /// A bitmap is embedded unchanged. An image stretched by its caps is embedded as pixels at
    /// the picture's scale.
    func paint(
        _ image: Image, in rect: CGRect, tint: RGBA?, quality: InterpolationQuality,
        _ options: PaintOptions, _ matrix: CGAffineTransform
    ) throws(CompositingError) {
        guard rect.isUsable, rect.width > 0, rect.height > 0, image.size.width > 0,
            image.size.height > 0, !matrix.isDegenerate, options.alpha > 0
        else { return }
        let pixels = PixelRect(covering: rect.applying(matrix)).expanded(by: 1)
        guard visible.intersects(pixels) else { return }
        let isStretched =
            abs(rect.width - image.size.width) > 1e-6
            || abs(rect.height - image.size.height) > 1e-6
        if let tint, !image.isResizable, case .drawing(let drawing) = image.source,
            let shapes = drawing.withCutsAsClips, shapes.isSilhouette
        {
            return try paint(shapes, tint, of: image, in: rect, options, matrix, within: pixels)
        }
        switch image.source {
        case .drawing(let drawing) where !image.isResizable && tint == nil:
            try paint(
                drawing.withCutsAsClips ?? drawing, of: image, in: rect, options, matrix,
                within: pixels)
        case .bitmap(let bitmap) where !(image.isResizable && isStretched):
            let unit = CGAffineTransform(
                a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
            try paint(
                PixelSource(content: .image(image.fingerprint), bitmap: bitmap),
                unit: unit.concatenating(matrix), tint: tint, isSmooth: quality != .none, options)
        case .drawing, .bitmap:
            var plain = options
            plain.shadow = nil
            plain.blendMode = .normal
            if case .drawing = image.source {
                report(
                    "image",
                    "the drawn image \(image.name ?? "without a name") is tinted or stretched by "
                        + "its caps; it is embedded as pixels")
            }
            try embed(within: pixels, blendMode: options.blendMode) {
                target throws(CompositingError) in
                try self.painter.paint(
                    image, in: rect, tint: tint, quality: quality, options: plain, matrix,
                    on: target)
            }
        }
    }

    /// Draws a recording's shapes in a single colour.
    ///
    /// The shapes use the opaque colour, and the colour's alpha is applied to the whole.
    /// Overlaps are therefore invisible.
    private func paint(
        _ drawing: Drawing, _ tint: RGBA, of image: Image, in rect: CGRect,
        _ options: PaintOptions, _ matrix: CGAffineTransform, within pixels: PixelRect
    ) throws(CompositingError) {
        var options = options
        options.alpha *= tint.alpha
        guard options.alpha > 0 else { return }
        var solid = tint
        solid.alpha = 1
        try paint(
            drawing.painted(in: solid), of: image, in: rect, options, matrix, within: pixels)
    }

    /// Draws a bitmap; `unit` maps its place's coordinates, from 0 to 1, to device pixels.
    func paint(
        _ source: PixelSource, unit: CGAffineTransform, tint: RGBA?, isSmooth: Bool,
        _ options: PaintOptions
    ) throws(CompositingError) {
        guard source.bitmap.width > 0, source.bitmap.height > 0, !unit.isDegenerate else { return }
        let bitmap = tint.map { source.bitmap.tinted($0) } ?? source.bitmap
        try surface.draw(
            VectorImage(
                key: VectorImage.Key(content: source.content, tint: tint), bitmap: bitmap,
                isSmooth: isSmooth),
            unit: unit, alpha: (options.alpha * 255).rounded() / 255,
            blendMode: options.blendMode)
    }

    private func paint(
        _ drawing: Drawing, of image: Image, in rect: CGRect, _ options: PaintOptions,
        _ matrix: CGAffineTransform, within pixels: PixelRect
    ) throws(CompositingError) {
        let toRect = CGAffineTransform(
            a: rect.width / image.size.width, b: 0, c: 0, d: rect.height / image.size.height,
            tx: rect.minX, ty: rect.minY
        ).concatenating(matrix)
        func content() throws(CompositingError) {
            save()
            clip(to: Path(rect), matrix)
            if let mode = drawing.blendModeBeyondVectors {
                report(
                    "blend-mode",
                    "the blend mode \(mode.rawValue) is none of SVG's and PDF's; the drawn image "
                        + "\(image.name ?? "without a name") is embedded as pixels")
                try embed(within: pixels) { target throws(CompositingError) in
                    try self.painter.paint(drawing, toRect, on: target)
                }
            } else {
                try paint(drawing, toRect)
            }
            restore()
        }
        let isPlain = options.alpha >= 1 && options.blendMode == .normal && !drawing.blends
        if isPlain { return try content() }
        try group(alpha: options.alpha, blendMode: options.blendMode, content)
    }
}

extension Bitmap {
    /// Returns the bitmap's alpha in a single colour.
    fileprivate func tinted(_ color: RGBA) -> Bitmap {
        // Pixels for each of the 256 alpha values.
        let pixels = (0...255).map {
            color.multiplyingAlpha(by: Double($0) / 255).premultipliedPixel
        }
        return Bitmap(
            width: width, height: height, pixels: self.pixels.map { pixels[Int($0 >> 24)] })
    }
}
