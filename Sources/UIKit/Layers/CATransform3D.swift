import Foundation
import TableDrawing

/// Transform in space; the part in the plane is drawn.
public struct CATransform3D: Sendable, Hashable {
    /// Elements of the matrix, row by row.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
    /// Elements of the second row.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
    /// Elements of the third row.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
    /// Elements of the fourth row.
    public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

    /// Creates the identity.
    public init() {}

    /// The part in the plane.
    var affine: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }
    /// Whether the transform stays in the plane.
    var isAffine: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0
    }
}

/// Transform without a change.
public let CATransform3DIdentity = CATransform3D()

/// Returns the transform in space of a transform in the plane.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m12) = (transform.a, transform.b)
    (result.m21, result.m22) = (transform.c, transform.d)
    (result.m41, result.m42) = (transform.tx, transform.ty)
    return result
}

/// Returns a scale.
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: x, y: y))
}

/// Returns a movement, in points.
public func CATransform3DMakeTranslation(
    _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeAffineTransform(CGAffineTransform(translationX: x, y: y)) }

/// Returns a rotation about an axis, by radians; other axes than z flatten the layer.
public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let isAboutZ = x == 0 && y == 0 && z != 0
    let transform = CGAffineTransform(rotationAngle: z < 0 ? -angle : angle)
    var result = CATransform3DMakeAffineTransform(isAboutZ ? transform : .identity)
    if !isAboutZ, angle != 0 {
        if x != 0 { result.m22 = CGFloat(cos(Double(angle))) }
        if y != 0 { result.m11 = CGFloat(cos(Double(angle))) }
        result.m34 = .leastNormalMagnitude
    }
    return result
}

/// Returns a transform after another transform.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    CATransform3DMakeAffineTransform(a.affine.concatenating(b.affine))
}

/// Returns a transform before a scale.
public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// Returns a transform before a movement, in points.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Returns a transform before a rotation, by radians.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Returns the transform that undoes a transform in the plane.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    CATransform3DMakeAffineTransform(t.affine.inverted())
}

/// Returns whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a == b
}

/// Returns whether a transform stays in the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// Returns the part of a transform in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
