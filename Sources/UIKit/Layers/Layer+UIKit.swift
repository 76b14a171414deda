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
    /// Puts a layer in the place of a sublayer.
    public func replaceSublayer(_ oldLayer: Layer, with newLayer: Layer) {
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }
    /// Whether the layer contains a point of its coordinates.
    public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
    /// Returns a point of this layer in the coordinates of another layer.
    public func convert(_ point: CGPoint, to layer: Layer?) -> CGPoint {
        let root = pointInRoot(point)
        return layer.map { $0.pointFromRoot(root) } ?? root
    }
    /// Returns a point of another layer in the coordinates of this layer.
    public func convert(_ point: CGPoint, from layer: Layer?) -> CGPoint {
        pointFromRoot(layer?.pointInRoot(point) ?? point)
    }
    /// Returns a rectangle of this layer in the coordinates of another layer.
    public func convert(_ rect: CGRect, to layer: Layer?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: layer), size: rect.size)
    }
    /// Returns a rectangle of another layer in the coordinates of this layer.
    public func convert(_ rect: CGRect, from layer: Layer?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: layer), size: rect.size)
    }

    private func pointInRoot(_ point: CGPoint) -> CGPoint {
        var point = point
        var layer = self
        while let above = layer.superlayer {
            point.x += layer.frame.minX - layer.bounds.minX
            point.y += layer.frame.minY - layer.bounds.minY
            layer = above
        }
        return point
    }

    private func pointFromRoot(_ point: CGPoint) -> CGPoint {
        let origin = pointInRoot(.zero)
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
}

/// Properties that a picture does not show.
extension Layer {
    /// Speed relative to the layer above.
    public var speed: Float {
        get { 1 }
        set {}
    }
    /// Seconds that are added to the time.
    public var timeOffset: CFTimeInterval {
        get { 0 }
        set {}
    }
    /// Start of the time, in seconds.
    public var beginTime: CFTimeInterval {
        get { 0 }
        set {}
    }
    /// Returns a time of this layer.
    public func convertTime(_ time: CFTimeInterval, from layer: Layer?) -> CFTimeInterval { time }
    /// Whether a change of the bounds draws the layer again; it always does.
    public var needsDisplayOnBoundsChange: Bool {
        get { true }
        set {}
    }
    /// Edges that are smooth; all are.
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge] }
        set {}
    }
    /// Filter of an enlarged image; images are drawn smoothly.
    public var magnificationFilter: CALayerContentsFilter {
        get { .linear }
        set { if newValue != .linear { AcceptedInterface.note("CALayerContentsFilter", .looks) } }
    }
    /// Filter of a reduced image; images are drawn smoothly.
    public var minificationFilter: CALayerContentsFilter {
        get { .linear }
        set { if newValue == .nearest { AcceptedInterface.note("CALayerContentsFilter", .looks) } }
    }
    /// Filter between the layer and the layers below; not drawn.
    public var compositingFilter: Any? {
        get { nil }
        set {
            if newValue != nil { AcceptedInterface.note("CALayer.compositingFilter", .looks) }
        }
    }
    /// Filters of the layer; not drawn.
    public var filters: [Any]? {
        get { nil }
        set {
            if newValue?.isEmpty == false { AcceptedInterface.note("CALayer.filters", .looks) }
        }
    }
    /// Filters of the layers below; not drawn.
    public var backgroundFilters: [Any]? {
        get { nil }
        set { filters = newValue }
    }
    /// Animations after changes; a picture shows the values after all animations.
    public var actions: [String: any CAAction]? {
        get { nil }
        set {}
    }
    /// Style of the layer.
    public var style: [AnyHashable: Any]? {
        get { nil }
        set {}
    }
    /// Delegate of the layer, which a picture does not ask.
    public var delegate: AnyObject? {
        get { nil }
        set {}
    }
    /// Transform of the sublayers; not drawn.
    public var sublayerTransform: CATransform3D {
        get { CATransform3DIdentity }
        set {
            if newValue != CATransform3DIdentity {
                AcceptedInterface.note("CALayer.sublayerTransform", .looks)
            }
        }
    }
    /// Whether the back of the layer is drawn.
    public var isDoubleSided: Bool {
        get { true }
        set {}
    }
    /// Whether the layer is turned over.
    public var isGeometryFlipped: Bool {
        get { false }
        set {}
    }
    /// Stores a value of a key; the keys of animations have no effect.
    public func setValue(_ value: Any?, forKey key: String) {
        setValue(value, forKeyPath: key)
    }
    /// Stores a value of a key path; a scale and a rotation are drawn.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let number = (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat
        switch (keyPath, number) {
        case ("transform.scale", let scale?):
            setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
        case ("transform.rotation", let angle?), ("transform.rotation.z", let angle?):
            setAffineTransform(CGAffineTransform(rotationAngle: angle))
        case ("cornerRadius", let radius?): cornerRadius = radius
        case ("borderWidth", let width?): borderWidth = width
        default: AcceptedInterface.note("CALayer.setValue(_:forKeyPath:)", .looks)
        }
    }
    /// Value of a key; `nil`.
    public func value(forKey key: String) -> Any? { nil }
    /// Value of a key path; `nil`.
    public func value(forKeyPath keyPath: String) -> Any? { nil }
    /// Returns the layer at a point of the superlayer's coordinates.
    public func hitTest(_ p: CGPoint) -> Layer? {
        let point = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
        guard bounds.contains(point) else { return nil }
        return sublayers?.reversed().lazy.compactMap { $0.hitTest(point) }.first ?? self
    }
}

/// Edges of a layer that are smooth.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable, Hashable {
    /// Bits of the edges, equal to Core Animation's bits.
    public let rawValue: UInt32
    /// Creates edges from Core Animation's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The left edge.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The right edge.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The bottom edge.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The top edge.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// Filter of an image in another size.
public enum CALayerContentsFilter: String, Sendable, Hashable, CaseIterable {
    case nearest, linear, trilinear
}

/// Delegate of a layer; its methods are not called in a picture.
public protocol CALayerDelegate: AnyObject {}

extension ShapeLayer {
    /// Path of the shape; later changes of a path that can be changed have no effect.
    public var path: (any CGPathConvertible)? {
        get { plainPath }
        set { plainPath = newValue?.plainPath }
    }
}

/// Returns the seconds since the start of the machine.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
