import Foundation

/// Components of a transform, decomposed for interpolation as in Core Animation.
///
/// A rotation changes its angle during the interpolation and does not shrink.
package struct TransformParts {
    private var translation: CGPoint
    private var scale: CGSize
    private var shear: CGFloat
    private var angle: CGFloat

    /// Decomposes a transform.
    package init(_ matrix: CGAffineTransform) {
        translation = CGPoint(x: matrix.tx, y: matrix.ty)
        let width = (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
        let determinant = matrix.a * matrix.d - matrix.b * matrix.c
        angle = atan2(matrix.b, matrix.a)
        scale = CGSize(width: width, height: width > 0 ? determinant / width : 0)
        shear = width > 0 ? (matrix.a * matrix.c + matrix.b * matrix.d) / (width * width) : 0
    }

    /// Returns the components interpolated by a fraction; an angle takes the shorter direction.
    package func interpolated(to other: TransformParts, _ share: CGFloat) -> TransformParts {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        var result = self
        result.translation.x = mix(translation.x, other.translation.x)
        result.translation.y = mix(translation.y, other.translation.y)
        result.scale.width = mix(scale.width, other.scale.width)
        result.scale.height = mix(scale.height, other.scale.height)
        result.shear = mix(shear, other.shear)
        var turn = other.angle - angle
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        result.angle = angle + turn * share
        return result
    }

    /// Transform composed of the components.
    package var matrix: CGAffineTransform {
        let (sine, cosine) = (sin(angle), cos(angle))
        let a = cosine * scale.width
        let b = sine * scale.width
        return CGAffineTransform(
            a: a, b: b, c: a * shear - sine * scale.height, d: b * shear + cosine * scale.height,
            tx: translation.x, ty: translation.y)
    }
}
