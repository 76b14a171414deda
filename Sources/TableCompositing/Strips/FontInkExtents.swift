import CFreeType
import Foundation
import TableDrawing

/// Extent of a face's glyphs above and below the baseline, in ems.
struct FontInkExtents {
    var ascent: Double
    var descent: Double

    /// Extent for faces without this information; no known font exceeds it.
    static let widest = FontInkExtents(ascent: 2.5, descent: 2.5)
    /// Margin added to a face's extent, because variations can be bolder than the box of the
    /// face.
    private static let margin = 0.1

    init(ascent: Double, descent: Double) {
        self.ascent = ascent
        self.descent = descent
    }

    /// Reads the bounding box of all glyphs from an outline font's header.
    init(_ face: OpenFace) {
        self = face.withUnsafeFace { face in
            let unit = Double(face.pointee.units_per_EM)
            guard face.pointee.face_flags & Int(FT_FACE_FLAG_SCALABLE) != 0,
                face.pointee.face_flags & Int(FT_FACE_FLAG_COLOR) == 0, unit > 0,
                face.pointee.bbox.yMax > face.pointee.bbox.yMin
            else { return .widest }
            let ascent = Double(face.pointee.bbox.yMax) / unit + Self.margin
            let descent = Double(-face.pointee.bbox.yMin) / unit + Self.margin
            return FontInkExtents(
                ascent: min(2.5, max(0, ascent)), descent: min(2.5, max(0, descent)))
        }
    }
}

extension GlyphText {
    /// Returns the rows of the picture that the text's ink can touch, or `nil` if only
    /// `pixels(at:)` provides a limit.
    ///
    /// `matrix` maps the text's coordinates to device pixels.
    func inkRows(
        _ matrix: CGAffineTransform, extents: (FontFace) -> FontInkExtents
    ) -> Range<Int>? {
        guard matrix.isAxisAligned, matrix.d > 0 else { return nil }
        var (top, bottom) = (Double.infinity, -Double.infinity)
        for run in runs {
            guard run.shadow == nil, run.size.isFinite, !run.face.isColor else { return nil }
            let extents = extents(run.face)
            let size = abs(Double(run.size))
            for glyph in run.glyphs {
                top = min(top, Double(glyph.position.y) - extents.ascent * size)
                bottom = max(bottom, Double(glyph.position.y) + extents.descent * size)
            }
        }
        for decoration in decorations {
            top = min(top, Double(decoration.rect.minY))
            bottom = max(bottom, Double(decoration.rect.maxY))
        }
        guard top < bottom, top.isFinite, bottom.isFinite else { return nil }
        // Baselines and decorations are rounded to whole pixels.
        let upper = DeviceGrid.whole(top * Double(matrix.d) + Double(matrix.ty)) - 2
        let lower = DeviceGrid.whole(bottom * Double(matrix.d) + Double(matrix.ty)) + 2
        return upper..<max(upper, lower)
    }
}
