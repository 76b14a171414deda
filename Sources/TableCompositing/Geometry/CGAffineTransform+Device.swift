import Foundation
import TableDrawing

/// Properties of a transform for painting.
extension CGAffineTransform {
    var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }

    var determinant: Double { a * d - b * c }

    /// Whether the transform makes all content invisible, because it flattens the plane or
    /// contains an invalid number.
    var isDegenerate: Bool { !isFinite || abs(determinant) < 1e-12 || !determinant.isFinite }

    /// Whether rectangles stay upright, possibly mirrored.
    var isAxisAligned: Bool { b == 0 && c == 0 }

    /// Whether the transform consists of a uniform scaling and a translation.
    var isUniformScale: Bool { isAxisAligned && a > 0 && abs(a - d) <= a * 1e-9 }

    /// Mean growth of lengths over all directions.
    var meanScale: Double { abs(determinant).squareRoot() }

    /// Transform without its translation.
    var linear: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }

    func moved(x: Double, y: Double) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx + x, ty: ty + y)
    }
}
