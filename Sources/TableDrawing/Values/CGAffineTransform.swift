import Foundation

#if !canImport(CoreGraphics)
    /// Affine transform of the plane: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
    ///
    /// Foundation on Linux lacks Core Graphics' type. This type has its name and conventions.
    public struct CGAffineTransform: Sendable, Hashable {
        /// Factor of x in x′.
        public var a: CGFloat
        /// Factor of x in y′.
        public var b: CGFloat
        /// Factor of y in x′.
        public var c: CGFloat
        /// Factor of y in y′.
        public var d: CGFloat
        /// Horizontal translation, in points.
        public var tx: CGFloat
        /// Vertical translation, in points.
        public var ty: CGFloat

        /// Creates a transform from its six coefficients.
        public init(
            a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
        ) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.tx = tx
            self.ty = ty
        }

        /// Creates a translation by distances in points.
        public init(translationX tx: CGFloat, y ty: CGFloat) {
            self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
        }

        /// Creates a scaling by a factor for each axis.
        public init(scaleX sx: CGFloat, y sy: CGFloat) {
            self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
        }

        /// Creates a rotation in radians; with y pointing down, positive angles turn clockwise.
        public init(rotationAngle angle: CGFloat) {
            let sine = CGFloat(sin(Double(angle)))
            let cosine = CGFloat(cos(Double(angle)))
            self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        }

        /// Transform that leaves every point in place.
        public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

        /// Whether the transform equals `identity`.
        public var isIdentity: Bool { self == .identity }

        /// Returns this transform followed by `other`.
        public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a: a * other.a + b * other.c, b: a * other.b + b * other.d,
                c: c * other.a + d * other.c, d: c * other.b + d * other.d,
                tx: tx * other.a + ty * other.c + other.tx,
                ty: tx * other.b + ty * other.d + other.ty)
        }

        /// Returns a translation followed by this transform.
        public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
            CGAffineTransform(translationX: x, y: y).concatenating(self)
        }

        /// Returns a scaling followed by this transform.
        public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
            CGAffineTransform(scaleX: x, y: y).concatenating(self)
        }

        /// Returns a rotation followed by this transform.
        public func rotated(by angle: CGFloat) -> CGAffineTransform {
            CGAffineTransform(rotationAngle: angle).concatenating(self)
        }

        /// Returns the inverse, or the unchanged transform if it has no inverse, as in Core
        /// Graphics.
        public func inverted() -> CGAffineTransform {
            let determinant = a * d - b * c
            guard determinant != 0, determinant.isFinite else { return self }
            return CGAffineTransform(
                a: d / determinant, b: -b / determinant, c: -c / determinant,
                d: a / determinant, tx: (c * ty - d * tx) / determinant,
                ty: (b * tx - a * ty) / determinant)
        }
    }

    extension CGPoint {
        /// Returns the transformed point.
        public func applying(_ t: CGAffineTransform) -> CGPoint {
            CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
        }
    }

    extension CGSize {
        /// Returns the transformed size, without the translation.
        public func applying(_ t: CGAffineTransform) -> CGSize {
            CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
        }
    }

    extension CGRect {
        /// Returns the smallest rectangle that encloses the four transformed corners.
        public func applying(_ t: CGAffineTransform) -> CGRect {
            // Add the smaller or larger end of each product instead of visiting the corners.
            let (ax, bx) = (t.a * minX, t.a * maxX)
            let (cx, dx) = (t.c * minY, t.c * maxY)
            let (ay, by) = (t.b * minX, t.b * maxX)
            let (cy, dy) = (t.d * minY, t.d * maxY)
            let left = min(ax, bx) + min(cx, dx) + t.tx
            let right = max(ax, bx) + max(cx, dx) + t.tx
            let top = min(ay, by) + min(cy, dy) + t.ty
            let bottom = max(ay, by) + max(cy, dy) + t.ty
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }
#endif
