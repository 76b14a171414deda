import Foundation
import TableDrawing

/// The looks of a view or of a part of one, with Core Animation's names; lengths in points.
///
/// A view has a layer, and further layers can be put into it by `addSublayer(_:)`. A layer of a view
/// takes its place from the view; one without a view has a `frame` of its own. Colours are `Color`
/// and adapt to the traits of the render.
open class Layer {
    /// Which corners `cornerRadius` rounds.
    public typealias CornerMask = RectCorner

    // MARK: Shape

    open var cornerRadius: CGFloat = 0 {
        didSet {
            guard cornerRadius != oldValue else { return }
            animate(.cornerRadius, from: .number(oldValue), to: .number(cornerRadius))
        }
    }
    /// The corners that `cornerRadius` rounds.
    open var maskedCorners: CornerMask = .allCorners
    open var cornerCurve = CornerCurve.circular
    /// Inside the edge, above everything that the layer shows.
    open var borderWidth: CGFloat = 0 {
        didSet {
            guard borderWidth != oldValue else { return }
            animate(.borderWidth, from: .number(oldValue), to: .number(borderWidth))
        }
    }
    open var borderColor: Color? = .black {
        didSet {
            guard borderColor != oldValue else { return }
            animate(.borderColor, from: .color(oldValue), to: .color(borderColor))
        }
    }
    /// Whether contents and sublayers end at the (rounded) edge; such a layer casts no shadow.
    open var masksToBounds = false
    /// A layer whose opacity decides how much shows of this one, its shadow included, in this layer's
    /// coordinates; what lies outside of it is hidden.
    ///
    /// A layer that belongs elsewhere, or holds this one, is refused with a diagnostic.
    open var mask: Layer? {
        get { ownMask }
        set { setMask(newValue) }
    }
    var ownMask: Layer?

    // MARK: Shadow

    open var shadowColor: Color? = .black {
        didSet {
            guard shadowColor != oldValue else { return }
            animate(.shadowColor, from: .color(oldValue), to: .color(shadowColor))
        }
    }
    /// From 0 to 1; 0 is no shadow.
    open var shadowOpacity: Float = 0 {
        didSet {
            guard shadowOpacity != oldValue else { return }
            animate(
                .shadowOpacity, from: .number(CGFloat(oldValue)),
                to: .number(CGFloat(shadowOpacity)))
        }
    }
    /// The blur, as the standard deviation of its Gaussian in points.
    open var shadowRadius: CGFloat = 3 {
        didSet {
            guard shadowRadius != oldValue else { return }
            animate(.shadowRadius, from: .number(oldValue), to: .number(shadowRadius))
        }
    }
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet {
            guard shadowOffset != oldValue else { return }
            animate(.shadowOffset, from: .size(oldValue), to: .size(shadowOffset))
        }
    }
    /// What casts the shadow instead of what the layer shows, in the layer's own coordinates.
    open var shadowPath: Path?

    // MARK: Contents

    open var backgroundColor: Color? {
        didSet {
            guard backgroundColor != oldValue else { return }
            animate(.backgroundColor, from: .color(oldValue), to: .color(backgroundColor))
        }
    }
    /// A picture above the background, placed by `contentsGravity`.
    open var contents: Image?
    /// How `contents` are placed; a view's layer follows the view's `contentMode` until it is set.
    open var contentsGravity: LayerContentsGravity {
        get { ownContentsGravity ?? LayerContentsGravity(view?.contentMode ?? .scaleToFill) }
        set { ownContentsGravity = newValue }
    }
    private var ownContentsGravity: LayerContentsGravity?
    /// The part of `contents` that is shown, in shares of its size; all of it by default.
    ///
    /// What lies outside of the picture is empty.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part of `contents` that stretches where `contentsGravity` resizes it, in shares of its size.
    ///
    /// The corners around it keep their size. It counts where `contentsRect` is all of the picture.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// A name to find the layer by, and its name in dumps.
    open var name: String?
    open var isHidden = false
    /// From 0 to 1; the layer and its sublayers fade as one.
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
    /// The depth among the siblings; those with more are shown in front.
    ///
    /// What is equally deep keeps its order. Touches are found by the order alone, as in UIKit.
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

    /// The rectangle in the layer's own coordinates.
    open var bounds: CGRect {
        get { view?.bounds ?? ownBounds }
        set { if let view { view.bounds = newValue } else { ownBounds = newValue.finite } }
    }

    /// The point of the layer that `position` places and that it is turned about, in shares of the bounds:
    /// (0, 0) is the top left corner, (1, 1) the bottom right one.
    ///
    /// Another point leaves the position as it is, so that the frame moves.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet {
            guard anchorPoint.x.isFinite, anchorPoint.y.isFinite else {
                return anchorPoint = oldValue
            }
        }
    }

    /// The place of `anchorPoint`, by default the centre, in the superlayer's coordinates.
    open var position: CGPoint {
        get { view?.center ?? ownPosition }
        set { if let view { view.center = newValue } else { ownPosition = newValue } }
    }

    /// The place in the superlayer's coordinates.
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

    /// The place at the clock's instant, before the transform.
    var shownFrame: CGRect {
        CGRect(anchor: anchorPoint, at: shownPosition, size: shownBounds.size)
    }

    /// The transform at the clock's instant as render nodes have it, which turn about their middles.
    var shownTransformAboutMiddle: CGAffineTransform {
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

    /// What is applied about `position`.
    public func affineTransform() -> CGAffineTransform { view?.transform ?? ownTransform }

    public func setAffineTransform(_ transform: CGAffineTransform) {
        if let view { view.transform = transform } else { ownTransform = transform }
    }

    // MARK: Tree

    /// The view whose layer this is.
    weak var view: View?
    /// What moves at present; see `View.animate`.
    var animations: [LayerAnimation] = []
    /// The layer that this one was added to; a view's layer stands in its superview's without it.
    weak var ownSuperlayer: Layer?
    /// The layers within, from the back to the front, once there is one that is no subview's.
    var orderedLayers: [Layer]?

    public required init() {}

    /// What the layer shows of its own kind above its background, in its own coordinates; this
    /// class shows nothing.
    func drawing() -> Drawing? { nil }

    /// Where that drawing ends; nothing for the layer's bounds.
    var drawingBounds: CGRect { bounds }

    /// Marks the view of the layer; one without a view is always drawn as it is.
    public func setNeedsDisplay() { view?.setNeedsDisplay() }
    public func setNeedsLayout() { view?.setNeedsLayout() }
}
