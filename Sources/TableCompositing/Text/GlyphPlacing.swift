import CFreeType
import Foundation
import TableDrawing

/// How a run's glyphs come to stand on device pixels.
///
/// Baselines lie on whole pixels where text stands upright; x is true to 1/64 pixel. Turned text is
/// placed to 1/64 pixel both ways.
struct GlyphPlacing {
    /// The em that outlines are made for, in 1/64 pixels.
    let size: Int
    /// The same in pixels, not rounded.
    let em: Double
    /// From points to pixels, without translation.
    let linear: CGAffineTransform
    /// What is left of `linear` once outlines have their size: turning, slanting, stretching.
    let turn: CGAffineTransform
    /// The pixel of the text's corner, or of its baseline, and where in it that lies, in 1/64.
    let originX: Int
    let originY: Int
    let phaseX: Int
    let phaseY: Int
    /// The run's baseline in points, where the origin is a pixel of it and not of the corner.
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
            // Upright: the whole pixel of the baseline is the origin, so that a mask does not
            // depend on where in a pixel the layout begins.
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

    /// A glyph's origin in 1/64 pixels, y down, from the pixel of the origin.
    func place(_ glyph: GlyphRun.Glyph) -> (x: Int, y: Int) {
        let (x, y) = (glyph.position.x, glyph.position.y)
        let across = DeviceGrid.sixtyFourths(linear.a * x + linear.c * y)
        if let baseline {
            return (phaseX + across, DeviceGrid.sixtyFourths(linear.d * (y - baseline)))
        }
        return (phaseX + across, phaseY + DeviceGrid.sixtyFourths(linear.b * x + linear.d * y))
    }

    /// `turn` for outlines, whose y points up; nothing where nothing is left to do.
    var outlineMatrix: FT_Matrix? {
        guard !turn.isIdentity else { return nil }
        func fixed(_ value: Double) -> FT_Fixed { FT_Fixed((value * 65_536).rounded()) }
        return FT_Matrix(
            xx: fixed(turn.a), xy: fixed(-turn.c), yx: fixed(-turn.b), yy: fixed(turn.d))
    }
}

extension GlyphRun {
    /// The height that most of the glyphs stand at; marks may stand above or below it.
    var baseline: Double {
        guard let first = glyphs.first else { return 0 }
        if glyphs.allSatisfy({ $0.position.y == first.position.y }) { return first.position.y }
        var counts: [Double: Int] = [:]
        for glyph in glyphs { counts[glyph.position.y, default: 0] += 1 }
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? first.position.y
    }
}
