import CFreeType
import Foundation
import TableDrawing

extension Compositor {
    /// Returns the rectangle that a text's glyphs and lines cover, in points from its top left
    /// corner.
    ///
    /// Glyphs can extend beyond the layout's box; an initial `j` does. Shadows and glyphs of
    /// unreadable fonts are excluded. The result is null if the text shows no ink.
    public func ink(of text: GlyphText) -> CGRect {
        guard !text.runs.isEmpty || !text.decorations.isEmpty else { return .null }
        let runs = try? painters.withPainter { painter in
            text.runs.reduce(CGRect.null) { ink, run in
                (try? painter.fonts.face(run.face)).map { ink.union($0.ink(of: run)) } ?? ink
            }
        }
        return text.decorations.reduce(runs ?? .null) { $0.union($1.rect) }
    }
}

extension OpenFace {
    /// Returns the rectangle that the glyphs of a run cover, in the run's coordinates.
    fileprivate func ink(of run: GlyphRun) -> CGRect {
        run.glyphs.reduce(CGRect.null) { ink, glyph in
            let box = box(glyph.id)
            guard !box.isNull, run.size.isFinite else { return ink }
            let size = abs(run.size)
            return ink.union(
                CGRect(
                    x: glyph.position.x + box.minX * size, y: glyph.position.y + box.minY * size,
                    width: box.width * size, height: box.height * size))
        }
    }

    /// Returns a glyph's box around its origin, in ems with y pointing down; null for a blank.
    private func box(_ glyph: UInt32) -> CGRect {
        // Bitmap glyphs have no outlines: they are about as large as the em and begin a little
        // below the baseline.
        guard isScalable else { return CGRect(x: -0.1, y: -1.1, width: 1.5, height: 1.5) }
        return withUnsafeFace { face in
            let unit = CGFloat(face.pointee.units_per_EM)
            guard unit > 0, FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
                let metrics = face.pointee.glyph?.pointee.metrics, metrics.width > 0
            else { return .null }
            return CGRect(
                x: CGFloat(metrics.horiBearingX) / unit, y: -CGFloat(metrics.horiBearingY) / unit,
                width: CGFloat(metrics.width) / unit, height: CGFloat(metrics.height) / unit)
        }
    }
}
