import CCairo
import CFreeType
import Foundation
import TableDrawing

/// Painting of shaped text: outlines as masks, colour glyphs as bitmaps, decorations as
/// rectangles.
extension Painter {
    /// Paints a text with the top left corner of its layout at `point`.
    func paint(
        _ text: GlyphText, at point: CGPoint, options: PaintOptions,
        _ matrix: CGAffineTransform, on target: PaintTarget
    ) throws(CompositingError) {
        guard !matrix.isDegenerate, point.x.isFinite, point.y.isFinite else { return }
        let corner = CGAffineTransform(translationX: point.x, y: point.y).concatenating(matrix)
        if options == PaintOptions() {
            return try paint(text, options, corner, on: target)
        }
        let pixels = text.pixels(at: point, matrix, scale: scale)
        try withShadow(of: options, within: pixels, on: target) {
            (target, moved, options) throws(CompositingError) in
            target.save()
            if options.blendMode.reachesBeyondShape { target.clip(to: pixels) }
            self.setBlendMode(options.blendMode, on: target)
            try self.paint(text, options, corner.moved(x: moved.x, y: moved.y), on: target)
            target.restore()
        }
    }

    /// Paints a text with the current operator; `matrix` maps the text's coordinates to device
    /// pixels.
    private func paint(
        _ text: GlyphText, _ options: PaintOptions, _ matrix: CGAffineTransform,
        on target: PaintTarget
    ) throws(CompositingError) {
        for decoration in text.decorations where decoration.isBehindText {
            paint(decoration, options, matrix, on: target)
        }
        for run in text.runs { try paint(run, options, matrix, on: target) }
        for decoration in text.decorations where !decoration.isBehindText {
            paint(decoration, options, matrix, on: target)
        }
    }

    private func paint(
        _ decoration: TextDecoration, _ options: PaintOptions, _ matrix: CGAffineTransform,
        on target: PaintTarget
    ) {
        let (path, matrix) = decoration.shape(matrix)
        setSource(decoration.color, alpha: options.alpha, on: target)
        cairo_new_path(target.context)
        guard target.trace(path, matrix) else { return cairo_new_path(target.context) }
        cairo_fill(target.context)
    }

    private func paint(
        _ run: GlyphRun, _ options: PaintOptions, _ matrix: CGAffineTransform,
        on target: PaintTarget
    ) throws(CompositingError) {
        let pixels = run.pixels(at: .zero, matrix)
        if let shadow = run.shadow, !shadow.color.isClear {
            let device = DeviceShadow(shadow, scale: scale)
            if device.blur.isIdentity, !run.face.isColor {
                // A hard shadow is the text in another colour.
                let moved = matrix.moved(
                    x: Double(device.x) + device.fractionX,
                    y: Double(device.y) + device.fractionY)
                try paintGlyphs(of: run, shadow.color, options, moved, on: target)
            } else {
                try paint(device, castBy: pixels, alpha: options.alpha, on: target) {
                    (layer, moved) throws(CompositingError) in
                    try self.paintGlyphs(
                        of: run, run.color, PaintOptions(),
                        matrix.moved(x: moved.x, y: moved.y), on: layer)
                }
                setBlendMode(options.blendMode, on: target)
            }
        }
        guard target.visible.intersects(pixels) else { return }
        try paintGlyphs(of: run, run.color, options, matrix, on: target)
    }

    func paintGlyphs(
        of run: GlyphRun, _ color: RGBA, _ options: PaintOptions, _ matrix: CGAffineTransform,
        on target: PaintTarget
    ) throws(CompositingError) {
        guard !run.glyphs.isEmpty else { return }
        guard let placing = GlyphPlacing(run, matrix) else {
            return reportTextSize(run)
        }
        let face = try fonts.face(run.face)
        if run.face.isColor {
            return try paintColored(run, face, placing, color, options, on: target)
        }
        let seen = target.visible.offsetBy(x: -placing.originX, y: -placing.originY)
        guard
            let mask = try mask(
                of: run, face, placing, seen: seen, isAntialiased: options.shouldAntialias)
        else { return }
        setSource(color, alpha: options.alpha, on: target)
        cairo_mask_surface(
            target.context, mask.buffer.surface,
            Double(placing.originX + mask.x - target.rect.x),
            Double(placing.originY + mask.y - target.rect.y))
    }

    /// Maximum number of pixels of a cached mask; larger masks are made for the visible part
    /// and not cached.
    private static let largestKeptMask = 1 << 20

    private func mask(
        of run: GlyphRun, _ face: OpenFace, _ placing: GlyphPlacing, seen: PixelRect,
        isAntialiased: Bool
    ) throws(CompositingError) -> GlyphMask? {
        let key = GlyphMask.Key(
            face: face.number, size: placing.size, glyphs: run.glyphs, linear: placing.linear,
            phaseX: placing.phaseX, phaseY: placing.phaseY, isAntialiased: isAntialiased)
        if let known = masks[key] { return known }
        var glyphs: [(outline: GlyphOutline, x: Int, y: Int)] = []
        glyphs.reserveCapacity(run.glyphs.count)
        for glyph in run.glyphs {
            guard var outline = face.outline(glyph.id, size: placing.size) else { continue }
            if let turn = placing.outlineMatrix {
                guard let turned = outline.transformed(by: turn) else { continue }
                outline = turned
            }
            let place = placing.place(glyph)
            glyphs.append((outline, place.x, place.y))
        }
        let ink = run.pixels(at: .zero, placing.linear)
        let isKept =
            ink.width < 30_000 && ink.height < 30_000
            && ink.width * ink.height <= Self.largestKeptMask
        guard
            let mask = try GlyphMask(
                glyphs, within: isKept ? nil : seen, isAntialiased: isAntialiased)
        else { return nil }
        if isKept {
            let glyphs = run.glyphs.count * MemoryLayout<GlyphRun.Glyph>.stride
            masks.insert(mask, for: key, cost: mask.buffer.byteCount + glyphs + 256)
        }
        return mask
    }

    private func paintColored(
        _ run: GlyphRun, _ face: OpenFace, _ placing: GlyphPlacing, _ color: RGBA,
        _ options: PaintOptions, on target: PaintTarget
    ) throws(CompositingError) {
        for glyph in run.glyphs {
            guard let (strike, key, unit) = coloredGlyph(glyph, face, placing) else { continue }
            let pixels = PixelSource(content: key, bitmap: strike.bitmap)
            try paint(
                pixels, unit: unit, quality: .high, alpha: options.alpha,
                tint: strike.isColored ? nil : color, on: target)
        }
    }

    /// Returns a colour glyph's bitmap and the transform from its place's coordinates, 0 to 1,
    /// to pixels.
    func coloredGlyph(
        _ glyph: GlyphRun.Glyph, _ face: OpenFace, _ placing: GlyphPlacing
    ) -> (GlyphStrike, ImageTile.Content, CGAffineTransform)? {
        let key = ImageTile.Content.glyph(
            face: face.number, glyph: glyph.id, size: face.isScalable ? placing.size : 0)
        guard let strike = strike(key, glyph.id, face, placing.size) else { return nil }
        let place = placing.place(glyph)
        // Round x to quarters of a pixel, because scaling bitmaps is expensive and each phase
        // is cached separately.
        let x = Double(placing.originX) + Double((place.x + 8) >> 4) / 4
        let y = Double(placing.originY) + Double(place.y) / 64
        let factor = placing.em / strike.em
        let local = CGAffineTransform(
            a: factor * Double(strike.bitmap.width), b: 0, c: 0,
            d: factor * Double(strike.bitmap.height), tx: factor * Double(strike.left),
            ty: -factor * Double(strike.top))
        let unit = local.concatenating(placing.turn).moved(x: x, y: y)
        return (strike, key, unit)
    }

    func reportTextSize(_ run: GlyphRun) {
        report(
            Diagnostic(
                "compositing.text-size",
                message: "text of \(run.size) points in \(run.face.name) is too large or not "
                    + "a number; it is left out"))
    }

    private func strike(
        _ key: ImageTile.Content, _ glyph: UInt32, _ face: OpenFace, _ size: Int
    ) -> GlyphStrike? {
        if let known = strikes[key] { return known }
        guard let strike = face.strike(glyph, size: size) else { return nil }
        strikes.insert(
            strike, for: key, cost: strike.bitmap.width * strike.bitmap.height * 4 + 64)
        return strike
    }
}

extension TextDecoration {
    /// Returns the rectangle as a path and its transform to pixels.
    ///
    /// The upper and lower edges are rounded to whole pixels, like baselines. The thickness and
    /// the distance from the letters are therefore equal on every line.
    func shape(_ matrix: CGAffineTransform) -> (Path, CGAffineTransform) {
        guard matrix.isAxisAligned else { return (Path(rect), matrix) }
        let device = rect.applying(matrix)
        let top = Double(DeviceGrid.whole(device.minY))
        let height = Double(max(1, DeviceGrid.whole(device.height)))
        return (
            Path(CGRect(x: device.minX, y: top, width: device.width, height: height)), .identity
        )
    }
}
