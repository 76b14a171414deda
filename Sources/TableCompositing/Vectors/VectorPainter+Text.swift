import Foundation
import TableDrawing

/// Drawing of shaped text into vector files: glyphs, colour bitmaps, decorations and shadows.
extension VectorPainter {
    /// Draws a text with the top left corner of its layout at `point`.
    func paint(
        _ text: GlyphText, at point: CGPoint, _ options: PaintOptions, _ matrix: CGAffineTransform
    ) throws(CompositingError) {
        guard !matrix.isDegenerate, point.x.isFinite, point.y.isFinite, options.alpha > 0 else {
            return
        }
        let corner = CGAffineTransform(translationX: point.x, y: point.y).concatenating(matrix)
        guard visible.intersects(text.pixels(at: point, matrix, scale: painter.scale)) else {
            return
        }
        for decoration in text.decorations where decoration.isBehindText {
            paint(decoration, options, corner)
        }
        func finish() {
            for decoration in text.decorations where !decoration.isBehindText {
                paint(decoration, options, corner)
            }
        }
        guard self.text == .text else {
            for run in text.runs { try paint(run, of: nil, options, corner) }
            return finish()
        }
        let readable = ReadableText(text)
        for part in readable.runs(joiningBlanks: surface.losesBlankRuns) {
            var run = part.run
            if !part.blanks.isEmpty, let blank = try painter.fonts.face(run.face).glyph(for: " ") {
                run.glyphs += part.blanks.map {
                    GlyphRun.Glyph(id: blank, position: $0.position, cluster: $0.cluster)
                }
            }
            try paint(run, of: readable, options, corner)
        }
        finish()
    }

    private func paint(
        _ decoration: TextDecoration, _ options: PaintOptions, _ matrix: CGAffineTransform
    ) {
        let (path, matrix) = decoration.shape(matrix)
        fill(path, .winding, .color(decoration.color), options, matrix)
    }

    private func paint(
        _ run: GlyphRun, of text: ReadableText?, _ options: PaintOptions,
        _ matrix: CGAffineTransform
    ) throws(CompositingError) {
        let pixels = run.pixels(at: .zero, matrix)
        if let shadow = run.shadow, !shadow.color.isClear {
            let device = DeviceShadow(shadow, scale: painter.scale)
            if device.blur.isIdentity, !run.face.isColor {
                // A hard shadow is the text in another colour. The shadow is drawn as outlines, so
                // that the file contains the text only once.
                let moved = matrix.moved(
                    x: Double(device.x) + device.fractionX,
                    y: Double(device.y) + device.fractionY)
                try paintGlyphs(of: run, nil, shadow.color, options, moved)
            } else {
                try embed(
                    within: device.pixels(castBy: pixels), blendMode: options.blendMode
                ) { target throws(CompositingError) in
                    try self.painter.paint(
                        device, castBy: pixels, alpha: options.alpha, on: target
                    ) { (layer, moved) throws(CompositingError) in
                        try self.painter.paintGlyphs(
                            of: run, run.color, PaintOptions(),
                            matrix.moved(x: moved.x, y: moved.y), on: layer)
                    }
                }
            }
        }
        guard visible.intersects(pixels) else { return }
        try paintGlyphs(of: run, text, run.color, options, matrix)
    }

    /// - Parameter text: Text of the run, if the run may be written as characters.
    private func paintGlyphs(
        of run: GlyphRun, _ text: ReadableText?, _ color: RGBA, _ options: PaintOptions,
        _ matrix: CGAffineTransform
    ) throws(CompositingError) {
        guard !run.glyphs.isEmpty else { return }
        guard let placing = GlyphPlacing(run, matrix) else {
            return painter.reportTextSize(run)
        }
        let face = try painter.fonts.face(run.face)
        if run.face.isColor {
            if let text {
                let shown = text.string(of: run).map { "'\($0)'" } ?? run.face.name
                report(
                    "text",
                    "of '\(text.string)', \(shown) is drawn as pictures and cannot be found by searching"
                )
            }
            return try paintColored(run, face, placing, color, options)
        }
        let color = Self.quantized(color, alpha: options.alpha)
        guard !color.isClear else { return }
        var glyphs = VectorGlyphs(
            font: run.face, face: face, placing: placing,
            glyphs: run.glyphs.map { glyph in
                let place = placing.place(glyph)
                return VectorGlyphs.Glyph(id: glyph.id, x: place.x, y: place.y)
            }, isText: false)
        if let text {
            glyphs.isText = true
            let map = face.characterMap
            glyphs.characters = text.characters(of: run, map)
            glyphs.parts = text.parts(of: run, map)
            if let failing = surface.missingFeature(of: glyphs) {
                report("text", "of '\(text.string)', the part in \(run.face.name) \(failing)")
            }
        }
        try surface.draw(
            glyphs,
            VectorStyle(
                source: .color(color), blendMode: options.blendMode,
                shouldAntialias: options.shouldAntialias))
    }

    /// Draws colour glyphs as bitmaps of the font's size, each embedded once.
    private func paintColored(
        _ run: GlyphRun, _ face: OpenFace, _ placing: GlyphPlacing, _ color: RGBA,
        _ options: PaintOptions
    ) throws(CompositingError) {
        for glyph in run.glyphs {
            guard let (strike, key, unit) = painter.coloredGlyph(glyph, face, placing) else {
                continue
            }
            try paint(
                PixelSource(content: key, bitmap: strike.bitmap), unit: unit,
                tint: strike.isColored ? nil : color, isSmooth: true, options)
        }
    }
}
