import CCairo
import Foundation
import TableDrawing

/// Painting of bitmaps and recorded images: stretched, tiled and tinted.
extension Painter {
    /// Draws an image into a rectangle.
    func paint(
        _ image: Image, in rect: CGRect, tint: RGBA?, quality: InterpolationQuality,
        options: PaintOptions, _ matrix: CGAffineTransform, on target: PaintTarget
    ) throws(CompositingError) {
        guard rect.isUsable, rect.width > 0, rect.height > 0, image.size.width > 0,
            image.size.height > 0, !matrix.isDegenerate, options.alpha > 0
        else { return }
        let pixels = PixelRect(covering: rect.applying(matrix)).expanded(by: 1)
        guard options.shadow != nil || target.visible.intersects(pixels) else { return }
        if options.shadow != nil, case .drawing = image.source {
            // Paint the image once into a layer and composite the layer twice, because images
            // can be nested in images.
            let layer = try layer(for: options, on: target)
            try paint(
                image, in: rect, tint: tint, quality: quality, options: PaintOptions(), matrix,
                on: layer)
            return try end(layer, options, on: target)
        }
        try withShadow(of: options, within: pixels, on: target) {
            (target, moved, options) throws(CompositingError) in
            let matrix = matrix.moved(x: moved.x, y: moved.y)
            switch image.source {
            case .drawing(let drawing):
                if image.isResizable {
                    guard let raster = try self.raster(of: image, drawing, matrix) else {
                        return
                    }
                    try self.paint(
                        raster, in: rect, tint: tint, quality: quality, options: options, matrix,
                        on: target)
                } else {
                    try self.paint(
                        drawing, of: image, in: rect, tint: tint, options, matrix, within: pixels,
                        on: target)
                }
            case .bitmap(let bitmap):
                let unit = CGAffineTransform(
                    a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
                let isStretched =
                    abs(rect.width - image.size.width) > 1e-6
                    || abs(rect.height - image.size.height) > 1e-6
                target.save()
                if options.blendMode.reachesBeyondShape { target.clip(to: pixels) }
                self.setBlendMode(options.blendMode, on: target)
                try self.paint(
                    PixelSource(content: .image(image.fingerprint), bitmap: bitmap),
                    unit: unit.concatenating(matrix),
                    pieces: image.isResizable && isStretched
                        ? ImagePiece.nine(of: image, bitmap, size: rect.size) : nil,
                    quality: quality, alpha: options.alpha, tint: tint, on: target)
                target.restore()
            }
        }
    }

    /// Paints a bitmap; `unit` maps its place's coordinates, from 0 to 1, to device pixels.
    func paint(
        _ source: PixelSource, unit: CGAffineTransform, pieces: [ImagePiece]? = nil,
        quality: InterpolationQuality, alpha: Double, tint: RGBA?, on target: PaintTarget
    ) throws(CompositingError) {
        let bitmap = source.bitmap
        let place = PixelRect(
            covering: CGRect(x: 0, y: 0, width: 1, height: 1).applying(unit))
        let seen = place.intersection(target.visible)
        guard bitmap.width > 0, bitmap.height > 0, !seen.isEmpty else { return }
        if pieces == nil, isOneToOne(bitmap, unit) {
            return try blit(
                source, x: DeviceGrid.whole(unit.tx), y: DeviceGrid.whole(unit.ty), seen: seen,
                alpha: alpha, tint: tint, on: target)
        }
        guard bitmap.width <= Scene.widthLimit, bitmap.height <= Scene.widthLimit else {
            return report(
                Diagnostic(
                    "compositing.image-size",
                    message: "an image of \(bitmap.width) × \(bitmap.height) pixels cannot be "
                        + "scaled; at most \(Scene.widthLimit) each way can; it is left out"))
        }
        let relative = CGAffineTransform(
            a: unit.a, b: unit.b, c: unit.c, d: unit.d,
            tx: DeviceGrid.coordinate(unit.tx - Double(place.x)),
            ty: DeviceGrid.coordinate(unit.ty - Double(place.y)))
        let area = PixelRect(x: 0, y: 0, width: place.width, height: place.height)
        let part = seen.offsetBy(x: -place.x, y: -place.y)
        var key = ImageTile.Key(
            content: source.content, unit: relative, pieces: pieces ?? [.whole(bitmap)],
            quality: quality, column: 0, row: 0)
        for row in part.y / ImageTile.side...(part.bottom - 1) / ImageTile.side {
            for column in part.x / ImageTile.side...(part.right - 1) / ImageTile.side {
                key.column = column
                key.row = row
                let tile = try tile(key, of: source, area: area)
                paint(
                    tile.buffer.surface, x: place.x + tile.rect.x, y: place.y + tile.rect.y,
                    alpha: alpha, tint: tint, on: target)
            }
        }
    }

    private func tile(
        _ key: ImageTile.Key, of source: PixelSource, area: PixelRect
    ) throws(CompositingError) -> ImageTile {
        if let known = tiles[key] { return known }
        let rect = PixelRect(
            x: key.column * ImageTile.side, y: key.row * ImageTile.side, width: ImageTile.side,
            height: ImageTile.side
        ).intersection(area)
        let tile = try ImageTile(source, key, rect: rect)
        tiles.insert(tile, for: key, cost: tile.buffer.byteCount + 256)
        return tile
    }

    /// Returns whether each pixel of the bitmap coincides with a device pixel.
    private func isOneToOne(_ bitmap: Bitmap, _ unit: CGAffineTransform) -> Bool {
        unit.isAxisAligned && abs(unit.a - Double(bitmap.width)) < 1e-6
            && abs(unit.d - Double(bitmap.height)) < 1e-6 && DeviceGrid.isWhole(unit.tx)
            && DeviceGrid.isWhole(unit.ty)
    }

    /// Copies the visible part of a bitmap that needs no scaling.
    private func blit(
        _ source: PixelSource, x: Int, y: Int, seen: PixelRect, alpha: Double, tint: RGBA?,
        on target: PaintTarget
    ) throws(CompositingError) {
        let part = seen.offsetBy(x: -x, y: -y)
            .intersection(
                PixelRect(x: 0, y: 0, width: source.bitmap.width, height: source.bitmap.height))
        guard !part.isEmpty else { return }
        try source.withSurface(of: part, isOpaque: tint == nil && isOpaque(source)) {
            surface throws(CompositingError) in
            target.save()
            self.paint(
                surface, x: x + part.x, y: y + part.y, alpha: alpha, tint: tint, on: target)
            target.restore()
            try target.check("drawing an image")
        }
    }

    private func isOpaque(_ source: PixelSource) -> Bool {
        guard case .image(let fingerprint) = source.content else { return false }
        if let known = opacities[fingerprint] { return known }
        let answer = source.bitmap.isOpaque
        opacities.insert(answer, for: fingerprint)
        return answer
    }

    /// Paints a surface at whole pixels, or paints a colour through the surface's alpha.
    private func paint(
        _ surface: OpaquePointer, x: Int, y: Int, alpha: Double, tint: RGBA?,
        on target: PaintTarget
    ) {
        let left = Double(x - target.rect.x)
        let top = Double(y - target.rect.y)
        if let tint {
            setSource(tint, alpha: alpha, on: target)
            cairo_mask_surface(target.context, surface, left, top)
            return
        }
        cairo_set_source_surface(target.context, surface, left, top)
        let opacity = (alpha * 255).rounded() / 255
        if opacity >= 1 {
            cairo_paint(target.context)
        } else {
            cairo_paint_with_alpha(target.context, opacity)
        }
    }

    // MARK: Recorded images

    private func paint(
        _ drawing: Drawing, of image: Image, in rect: CGRect, tint: RGBA?,
        _ options: PaintOptions, _ matrix: CGAffineTransform, within pixels: PixelRect,
        on target: PaintTarget
    ) throws(CompositingError) {
        let toRect = CGAffineTransform(
            a: rect.width / image.size.width, b: 0, c: 0, d: rect.height / image.size.height,
            tx: rect.minX, ty: rect.minY
        ).concatenating(matrix)
        let isPlain = tint == nil && options.alpha >= 1 && options.blendMode == .normal
        if isPlain, !drawing.blends {
            return try paint(rect, matrix, on: target) { target throws(CompositingError) in
                try self.paint(drawing, toRect, on: target)
            }
        }
        let seen = target.visible.intersection(pixels)
        guard !seen.isEmpty else { return }
        let layer = try PaintTarget(rect: seen)
        try paint(rect, matrix, on: layer) { layer throws(CompositingError) in
            try self.paint(drawing, toRect, on: layer)
        }
        guard let tint else {
            return try composite(
                layer, alpha: options.alpha, blendMode: options.blendMode, on: target)
        }
        try layer.check("painting an image")
        layer.buffer.flush()
        target.save()
        if options.blendMode.reachesBeyondShape { target.clip(to: seen) }
        setBlendMode(options.blendMode, on: target)
        paint(
            layer.buffer.surface, x: seen.x, y: seen.y, alpha: options.alpha, tint: tint,
            on: target)
        target.restore()
    }

    /// Maximum number of pixels of a rasterized image.
    private static let largestRaster = 16 << 20

    /// Returns a recorded image rasterized at the scale of the device pixels, or `nil` if its
    /// size is unsuitable.
    private func raster(
        of image: Image, _ drawing: Drawing, _ matrix: CGAffineTransform
    ) throws(CompositingError) -> Image? {
        let scale = matrix.meanScale
        let key = DrawingRaster(image: image.fingerprint, scale: scale)
        if let known = rasters[key] { return known }
        let width = (image.size.width * scale - 1e-6).rounded(.up)
        let height = (image.size.height * scale - 1e-6).rounded(.up)
        guard width >= 1, height >= 1, width * height <= Double(Self.largestRaster),
            width <= Double(Scene.widthLimit), height <= Double(Scene.widthLimit)
        else {
            report(
                Diagnostic(
                    "compositing.image-size",
                    message: "a drawn image of \(width) × \(height) pixels is too large to be "
                        + "stretched by its caps; it is left out"))
            return nil
        }
        let rect = PixelRect(x: 0, y: 0, width: Int(clamping: width), height: Int(clamping: height))
        let layer = try PaintTarget(rect: rect)
        try paint(
            drawing, CGAffineTransform(scaleX: scale, y: scale), on: layer)
        try layer.check("painting an image")
        layer.buffer.flush()
        var pixels: [UInt32] = []
        pixels.reserveCapacity(rect.width * rect.height)
        for row in 0..<rect.height {
            pixels.append(
                contentsOf: UnsafeBufferPointer(start: layer.buffer.row(row), count: rect.width))
        }
        let bitmap = Bitmap(width: rect.width, height: rect.height, pixels: pixels)
        let made = Image(bitmap: bitmap, scale: scale, name: image.name)
            .resizableImage(withCapInsets: image.capInsets, resizingMode: image.resizingMode)
        rasters.insert(made, for: key, cost: pixels.count * 4)
        return made
    }
}

/// Key of a recorded image's raster: the image and the pixels per point.
struct DrawingRaster: Hashable {
    var image: Fingerprint
    var scale: Double
}
