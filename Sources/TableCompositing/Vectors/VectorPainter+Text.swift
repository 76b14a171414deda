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
        for run in text.runs { try paint(run, of: text, options, corner) }
        for decoration in text.decorations where !decoration.isBehindText {
            paint(decoration, options, corner)
        }
    }

    private func paint(
        _ decoration: TextDecoration, _ options: PaintOptions, _ matrix: CGAffineTransform
    ) {
        let (path, matrix) = decoration.shape(matrix)
        fill(path, .winding, .color(decoration.color), options, matrix)
    }

    private func paint(
        _ run: GlyphRun, of text: GlyphText, _ options: PaintOptions, _ matrix: CGAffineTransform
    ) throws(CompositingError) {
        let pixels = run.pixels(at: .zero, matrix)
        if let shadow = run.shadow, !shadow.color.isClear {
            let device = DeviceShadow(shadow, scale: painter.scale)
            if device.blur.isIdentity, !run.face.isColor {
                // A hard shadow is the text in another colour, drawn as outlines so that the
                // text is not repeated.
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
        of run: GlyphRun, _ text: GlyphText?, _ color: RGBA, _ options: PaintOptions,
        _ matrix: CGAffineTransform
    ) throws(CompositingError) {
        guard !run.glyphs.isEmpty else { return }
        guard let placing = GlyphPlacing(run, matrix) else {
            return painter.reportTextSize(run)
        }
        let face = try painter.fonts.face(run.face)
        if run.face.isColor {
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
        if self.text == .text, let text {
            glyphs.isText = true
            let map = face.characterMap
            glyphs.characters = characters(of: run, in: text, map)
            if glyphs.characters == nil {
                glyphs.rightToLeft = rightToLeft(of: run, in: text, map)
            }
            glyphs.string = text.runs.count == 1 ? text.string : nil
            if let failing = surface.shortcoming(of: glyphs) {
                report("text", "of '\(text.string)', the part in \(run.face.name) \(failing)")
            }
        }
        try surface.draw(
            glyphs,
            VectorStyle(
                source: .color(color), blendMode: options.blendMode,
                shouldAntialias: options.shouldAntialias))
    }

    /// Returns the character of each glyph if every character is known and reads from left to
    /// right, or `nil` otherwise.
    ///
    /// Shaping does not provide the characters. The font does, except for ligatures and
    /// contextual forms.
    private func characters(
        of run: GlyphRun, in text: GlyphText, _ map: CharacterMap
    ) -> [Unicode.Scalar]? {
        let wanted = Set(text.string.unicodeScalars)
        var result: [Unicode.Scalar] = []
        for glyph in run.glyphs {
            let known = map[glyph.id]
            guard
                let scalar = known.first(where: { wanted.contains($0) })
                    ?? known.first(where: { $0 == "…" || $0 == "-" }),
                !scalar.isRightToLeft, scalar.value >= 0x20
            else { return nil }
            result.append(scalar)
        }
        return result
    }

    /// Returns the characters of each glyph if every glyph is known and reads from right to
    /// left or is a space, or `nil` otherwise.
    ///
    /// For contextual forms and ligatures, the font provides Unicode's compatibility
    /// characters, which are mapped to the written letters. A ligature keeps its compatibility
    /// character: readers that reverse the whole page would read its letters in the wrong
    /// order.
    private func rightToLeft(
        of run: GlyphRun, in text: GlyphText, _ map: CharacterMap
    ) -> [String]? {
        let wanted = Set(text.string.unicodeScalars)
        var result: [String] = []
        for glyph in run.glyphs {
            var known: String?
            for character in map[glyph.id] where known == nil {
                let letters = String(character).precomposedStringWithCompatibilityMapping
                let isMeant = letters.unicodeScalars.allSatisfy {
                    wanted.contains($0) && ($0.isRightToLeft || $0 == " ")
                }
                guard isMeant, !letters.isEmpty else { continue }
                known = letters.unicodeScalars.count == 1 ? letters : String(character)
            }
            guard let known else { return nil }
            result.append(known)
        }
        return result
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

extension Unicode.Scalar {
    /// Whether the character belongs to a right-to-left script or controls text direction.
    fileprivate var isRightToLeft: Bool {
        switch value {
        case 0x0590...0x08FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
            0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            return true
        default: return false
        }
    }
}
