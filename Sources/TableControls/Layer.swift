import Foundation
import TableDrawing
import TableGeometry

/// Appearance of a view or of a part of a view, with Core Animation's names; lengths in
/// points.
///
/// A view has a layer, and `addSublayer(_:)` adds further layers. A view's layer takes its
/// frame from the view; a layer without a view has a `frame` of its own. Colours are `Color`
/// and adapt to the traits of the render.
open class Layer {
    /// Type of `maskedCorners`.
    public typealias CornerMask = RectCorner

    // MARK: Shape

    /// Radius of the rounded corners, in points.
    open var cornerRadius: CGFloat = 0 {
        didSet {
            guard cornerRadius != oldValue else { return }
            animate(.cornerRadius, from: .number(oldValue), to: .number(cornerRadius))
        }
    }
    /// Corners that `cornerRadius` rounds.
    open var maskedCorners: CornerMask = .allCorners
    /// Shape of the rounded corners.
    open var cornerCurve = CornerCurve.circular
    /// Width of the border inside the edge, above all contents of the layer.
    open var borderWidth: CGFloat = 0 {
        didSet {
            guard borderWidth != oldValue else { return }
            animate(.borderWidth, from: .number(oldValue), to: .number(borderWidth))
        }
    }
    /// Colour of the border, or `nil` for no border.
    open var borderColor: Color? = .black {
        didSet {
            guard borderColor != oldValue else { return }
            animate(.borderColor, from: .color(oldValue), to: .color(borderColor))
        }
    }
    /// Whether contents and sublayers are clipped to the (rounded) edge; a clipping layer
    /// casts no shadow.
    open var masksToBounds = false
    /// Mask layer; its opacity masks the layer and the layer's shadow, in coordinates of the
    /// masked layer.
    ///
    /// Areas outside the mask are hidden. A layer with a superlayer, or a layer that contains
    /// this layer, is rejected with a diagnostic.
    open var mask: Layer? {
        get { ownMask }
        set { setMask(newValue) }
    }
    var ownMask: Layer?

    // MARK: Shadow

    /// Colour of the shadow, or `nil` for no shadow.
    open var shadowColor: Color? = .black {
        didSet {
            guard shadowColor != oldValue else { return }
            animate(.shadowColor, from: .color(oldValue), to: .color(shadowColor))
        }
    }
    /// Opacity of the shadow from 0 to 1; 0 draws no shadow.
    open var shadowOpacity: Float = 0 {
        didSet {
            guard shadowOpacity != oldValue else { return }
            animate(
                .shadowOpacity, from: .number(CGFloat(oldValue)),
                to: .number(CGFloat(shadowOpacity)))
        }
    }
    /// Blur of the shadow: the standard deviation of its Gaussian, in points.
    open var shadowRadius: CGFloat = 3 {
        didSet {
            guard shadowRadius != oldValue else { return }
            animate(.shadowRadius, from: .number(oldValue), to: .number(shadowRadius))
        }
    }
    /// Offset of the shadow to the right and down, in points.
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet {
            guard shadowOffset != oldValue else { return }
            animate(.shadowOffset, from: .size(oldValue), to: .size(shadowOffset))
        }
    }
    /// Path that casts the shadow in place of the layer's content, in the layer's own
    /// coordinates.
    open var shadowPath: Path?

    // MARK: Contents

    /// Colour below all contents of the layer, or `nil` for a transparent background.
    open var backgroundColor: Color? {
        didSet {
            view?.appearance.isBackgroundCleared = false
            guard backgroundColor != oldValue else { return }
            animate(.backgroundColor, from: .color(oldValue), to: .color(backgroundColor))
        }
    }
    /// Image above the background, placed by `contentsGravity`.
    open var contents: Image?
    /// Placement of `contents`; by default, a view's layer follows the view's `contentMode`.
    open var contentsGravity: LayerContentsGravity {
        get { ownContentsGravity ?? LayerContentsGravity(view?.contentMode ?? .scaleToFill) }
        set { ownContentsGravity = newValue }
    }
    private var ownContentsGravity: LayerContentsGravity?
    /// Displayed part of `contents`, in shares of its size; the whole image by default.
    ///
    /// Areas outside the image are empty.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Part of `contents` that stretches if `contentsGravity` resizes the image, in shares of
    /// its size.
    ///
    /// The corners around the part keep their size. The part is ignored unless `contentsRect`
    /// is the whole image.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Name that identifies the layer, in dumps too.
    open var name: String?
    /// Whether the layer and its sublayers are hidden.
    open var isHidden = false
    /// Opacity from 0 to 1; the layer and its sublayers fade as a group.
    open var opacity: Float {
        get { Float(alpha) }
        set { alpha = CGFloat(newValue) }
    }
    var alpha: CGFloat = 1 {
        didSet {
            guard alpha != oldValue else { return }
            animate(.opacity, from: .number(oldValue), to: .number(alpha))
        }
    }
    /// Depth among siblings; a sibling with a greater depth is in front.
    ///
    /// Siblings of equal depth keep their order. Hit-testing only uses the order, as in UIKit.
    open var zPosition: CGFloat = 0 {
        didSet { if !zPosition.isFinite { zPosition = 0 } }
    }

    // MARK: Place

    private var ownBounds = CGRect.zero {
        didSet {
            if ownBounds.origin != oldValue.origin {
                animate(
                    .boundsOrigin, from: .point(oldValue.origin), to: .point(ownBounds.origin))
            }
            if ownBounds.size != oldValue.size {
                animate(.boundsSize, from: .size(oldValue.size), to: .size(ownBounds.size))
            }
        }
    }
    private var ownPosition = CGPoint.zero {
        didSet {
            guard ownPosition != oldValue else { return }
            animate(.position, from: .point(oldValue), to: .point(ownPosition))
        }
    }
    private var ownTransform = CGAffineTransform.identity {
        didSet {
            guard ownTransform != oldValue else { return }
            animate(.transform, from: .transform(oldValue), to: .transform(ownTransform))
        }
    }

    /// Rectangle in the layer's own coordinates.
    open var bounds: CGRect {
        get { view?.bounds ?? ownBounds }
        set { if let view { view.bounds = newValue } else { ownBounds = newValue.finite } }
    }

    /// Point of the layer that `position` places and transforms are applied about, in shares
    /// of the bounds.
    ///
    /// (0, 0) is the top left corner, (1, 1) the bottom right corner. Changing the point keeps
    /// the position and therefore moves the frame.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet {
            guard anchorPoint.x.isFinite, anchorPoint.y.isFinite else {
                return anchorPoint = oldValue
            }
        }
    }

    /// Position of `anchorPoint`, by default the centre, in the superlayer's coordinates.
    open var position: CGPoint {
        get { view?.center ?? ownPosition }
        set { if let view { view.center = newValue } else { ownPosition = newValue } }
    }

    /// Rectangle in the superlayer's coordinates.
    open var frame: CGRect {
        get {
            let rect = untransformedFrame
            guard !affineTransform().isIdentity else { return rect }
            let toCenter = CGAffineTransform(translationX: -position.x, y: -position.y)
            return rect.applying(
                toCenter.concatenating(affineTransform())
                    .concatenating(CGAffineTransform(translationX: position.x, y: position.y)))
        }
        set {
            let value = newValue.finite
            position = value.point(at: anchorPoint)
            bounds = CGRect(origin: bounds.origin, size: value.size)
        }
    }

    /// Frame at the clock's instant, before the transform.
    package var shownFrame: CGRect {
        CGRect(anchor: anchorPoint, at: shownPosition, size: shownBounds.size)
    }

    /// Transform at the clock's instant, about the layer's centre as in render nodes.
    package var shownTransformAboutMiddle: CGAffineTransform {
        let transform = shownTransform
        guard anchorPoint != CGPoint(x: 0.5, y: 0.5), !transform.isIdentity else {
            return transform
        }
        let size = shownBounds.size
        let (x, y) = (size.width * (0.5 - anchorPoint.x), size.height * (0.5 - anchorPoint.y))
        return CGAffineTransform(translationX: x, y: y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: -x, y: -y))
    }

    private var untransformedFrame: CGRect {
        CGRect(anchor: anchorPoint, at: position, size: bounds.size)
    }

    /// Returns the transform that is applied about `position`.
    public func affineTransform() -> CGAffineTransform { view?.transform ?? ownTransform }

    /// Sets the transform about `position`, of the view if the layer belongs to a view.
    public func setAffineTransform(_ transform: CGAffineTransform) {
        if let view { view.transform = transform } else { ownTransform = transform }
    }

    // MARK: Tree

    /// View that owns this layer.
    weak var view: View?
    /// Animations in progress; see `View.animate`.
    package var animations: [LayerAnimation] = []
    /// Superlayer of a layer without a view; `nil` for the layer of a view, which depends on the
    /// superview.
    weak var ownSuperlayer: Layer?
    /// Sublayers from back to front, once a sublayer without a subview exists.
    var orderedLayers: [Layer]?

    /// Creates an empty layer without a view.
    public required init() {}
    /// Creates an empty layer in place of a copy for an animation, which a picture does not need.
    public init(layer: Any) {}

    /// Returns the content of the layer's class above its background, in its own coordinates;
    /// the base class returns `nil`.
    func drawing() -> Drawing? { nil }

    /// Bounds of the drawing; the layer's bounds by default.
    var drawingBounds: CGRect { bounds }

    /// Marks the layer's view for redrawing; a layer without a view is always drawn in its
    /// current state.
    public func setNeedsDisplay() { view?.setNeedsDisplay() }
    /// Requests a layout of the layer's view; a layer without a view has no layout.
    public func setNeedsLayout() { view?.setNeedsLayout() }
}
