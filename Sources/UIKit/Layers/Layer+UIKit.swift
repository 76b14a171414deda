import Foundation
import TableAnimation
import TableControls
import TableDrawing
import TableThemes

/// Properties and methods of `CALayer` that need no code of the layers.
extension Layer {
    /// Scale of the contents; the picture decides it.
    public var contentsScale: CGFloat {
        get { CGFloat(TraitCollection.current.displayScale) }
        set {}
    }
    /// Whether the layer is drawn into pixels first; without effect on a picture.
    public var shouldRasterize: Bool {
        get { false }
        set {}
    }
    /// Scale of the pixels of `shouldRasterize`.
    public var rasterizationScale: CGFloat {
        get { 1 }
        set {}
    }
    /// Whether edges are smooth; they always are.
    public var allowsEdgeAntialiasing: Bool {
        get { true }
        set {}
    }
    /// Whether the layer draws in the background; without effect on a picture.
    public var drawsAsynchronously: Bool {
        get { false }
        set {}
    }
    /// Whether the layer fills its bounds; a promise without effect.
    public var isOpaque: Bool {
        get { false }
        set {}
    }
    /// Whether the sublayers fade as a group; they always do.
    public var allowsGroupOpacity: Bool {
        get { true }
        set {}
    }
    /// The values of a running animation; the layer in a picture.
    public func presentation() -> Self? { self }
    /// The layer itself.
    public func model() -> Self { self }

    /// Transform of the layer; only transforms in its plane are drawn.
    public var transform: CATransform3D {
        get { CATransform3DMakeAffineTransform(affineTransform()) }
        set {
            if !newValue.isAffine { AcceptedInterface.note("CATransform3D", .looks) }
            setAffineTransform(newValue.affine)
        }
    }

    /// Adds an animation; without effect in a picture.
    public func add(_ animation: CAAnimation, forKey key: String?) {
        AcceptedInterface.note("CALayer.add(_:forKey:)", .time)
    }
    /// Removes an animation.
    public func removeAnimation(forKey key: String) {}
    /// Removes all animations.
    public func removeAllAnimations() {}
    /// Names of the animations; none in a picture.
    public func animationKeys() -> [String]? { nil }
    /// Returns an animation; `nil` in a picture.
    public func animation(forKey key: String) -> CAAnimation? { nil }

    /// Lays out the view of the layer if it needs a layout.
    public func layoutIfNeeded() {}
    /// Draws the layer if it needs drawing; layers are drawn with the picture.
    public func displayIfNeeded() {}
    /// Inserts a copy of the order of a sublayer.
    public func replaceSublayer(_ oldLayer: Layer, with newLayer: Layer) {
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }
    /// Whether the layer contains a point of its coordinates.
    public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
}

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
