import Foundation
import TableDrawing

/// Questions that painting asks of a transform.
extension CGAffineTransform {
    var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    var determinant: Double { a * d - b * c }

    /// Whether nothing can be seen through it: it flattens the plane or is not a number.
    var isDegenerate: Bool { !isFinite || abs(determinant) < 1e-12 || !determinant.isFinite }

    /// Whether rectangles stay upright rectangles, perhaps mirrored.
    var isAxisAligned: Bool { b == 0 && c == 0 }

    /// Whether it only enlarges, alike in both directions, and moves.
    var isUniformScale: Bool { isAxisAligned && a > 0 && abs(a - d) <= a * 1e-9 }

    /// How much lengths grow, on average over directions.
    var meanScale: Double { abs(determinant).squareRoot() }

    /// Without the translation.
    var linear: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }

    func moved(x: Double, y: Double) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx + x, ty: ty + y)
    }
}
