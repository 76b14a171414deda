import CFreeType
import Foundation
import TableDrawing

/// Placement of a run's glyphs on device pixels.
///
/// Baselines of upright text are rounded to whole pixels, and x is exact to 1/64 pixel. Rotated
/// text is placed to 1/64 pixel in both directions.
struct GlyphPlacing {
    /// Em of the outlines, in 1/64 pixels.
    let size: Int
    /// Em in pixels, not rounded.
    let em: Double
    /// Transform from points to pixels, without translation.
    let linear: CGAffineTransform
    /// Remainder of `linear` for sized outlines: rotating, slanting and stretching.
    let turn: CGAffineTransform
    /// Pixel of the text's corner or of its baseline, and the position within the pixel, in
    /// 1/64 pixels.
    let originX: Int
    let originY: Int
    let phaseX: Int
    let phaseY: Int
    /// Baseline of the run in points, if the origin is on the baseline instead of at the
    /// corner.
    private let baseline: Double?

    init?(_ run: GlyphRun, _ matrix: CGAffineTransform) {
        guard run.size.isFinite, run.size > 0, matrix.isFinite,
            run.glyphs.allSatisfy({ $0.position.x.isFinite && $0.position.y.isFinite })
        else { return nil }
        let growth = matrix.isUniformScale ? matrix.a : matrix.meanScale
        em = run.size * growth
        guard em > 0, em <= OpenFace.largestEm else { return nil }
        size = max(1, DeviceGrid.sixtyFourths(em))
        linear = matrix.linear
        turn =
            matrix.isUniformScale
            ? .identity
            : CGAffineTransform(
                a: matrix.a / growth, b: matrix.b / growth, c: matrix.c / growth,
                d: matrix.d / growth, tx: 0, ty: 0)
        let cornerX = DeviceGrid.sixtyFourths(matrix.tx)
        originX = cornerX >> 6
        phaseX = cornerX & 63
        if matrix.isAxisAligned {
            // For upright text, the origin is the whole pixel of the baseline. A mask is then
            // independent of the layout's position within a pixel.
            let height = run.baseline
            originY = DeviceGrid.whole(matrix.ty + matrix.d * height)
            phaseY = 0
            baseline = height
        } else {
            let cornerY = DeviceGrid.sixtyFourths(matrix.ty)
            originY = cornerY >> 6
            phaseY = cornerY & 63
            baseline = nil
        }
    }

    /// Returns a glyph's origin in 1/64 pixels from the origin's pixel, with y pointing down.
    func place(_ glyph: GlyphRun.Glyph) -> (x: Int, y: Int) {
        let (x, y) = (glyph.position.x, glyph.position.y)
        let across = DeviceGrid.sixtyFourths(linear.a * x + linear.c * y)
        if let baseline {
            return (phaseX + across, DeviceGrid.sixtyFourths(linear.d * (y - baseline)))
        }
        return (phaseX + across, phaseY + DeviceGrid.sixtyFourths(linear.b * x + linear.d * y))
    }

    /// `turn` for outlines, whose y points up, or `nil` for the identity.
    var outlineMatrix: FT_Matrix? {
        guard !turn.isIdentity else { return nil }
        func fixed(_ value: Double) -> FT_Fixed { FT_Fixed((value * 65_536).rounded()) }
        return FT_Matrix(
            xx: fixed(turn.a), xy: fixed(-turn.c), yx: fixed(-turn.b), yy: fixed(turn.d))
    }
}

extension GlyphRun {
    /// Baseline shared by most glyphs; marks can be above or below the baseline.
    var baseline: Double {
        guard let first = glyphs.first else { return 0 }
        if glyphs.allSatisfy({ $0.position.y == first.position.y }) { return first.position.y }
        var counts: [Double: Int] = [:]
        for glyph in glyphs { counts[glyph.position.y, default: 0] += 1 }
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? first.position.y
    }
}
