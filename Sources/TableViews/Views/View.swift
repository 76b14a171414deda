import Foundation
import TableDrawing

/// A rectangle that draws itself and holds others; UIKit's class.
///
/// Coordinates are points, y down. Views belong to one task and are not Sendable; what crosses to
/// the compositor is the `RenderNode` that a view is lowered to.
open class View {
    // MARK: Geometry

    /// The place in the superview's coordinates.
    open var frame: CGRect {
        get {
            let rect = CGRect(
                x: center.x - bounds.width / 2, y: center.y - bounds.height / 2,
                width: bounds.width, height: bounds.height)
            guard !transform.isIdentity else { return rect }
            let about = CGAffineTransform(translationX: -center.x, y: -center.y)
                .concatenating(transform)
                .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
            return rect.applying(about)
        }
        set {
            let value = newValue.finite
            center = CGPoint(x: value.midX, y: value.midY)
            bounds = CGRect(origin: bounds.origin, size: value.size)
        }
    }

    /// The rectangle in the view's own coordinates.
    open var bounds: CGRect {
        didSet {
            bounds = bounds.finite
            guard bounds.size != oldValue.size else { return }
            resizeSubviews(from: oldValue.size)
            setNeedsLayout()
        }
    }

    /// The centre in the superview's coordinates.
    open var center: CGPoint
    /// Applied about the centre.
    open var transform = CGAffineTransform.identity
    open var autoresizingMask: AutoresizingMask = []
    /// Whether subviews follow their autoresizing masks when the bounds change.
    open var autoresizesSubviews = true

    // MARK: Looks

    open var backgroundColor: Color?
    /// From 0 to 1; the view and its subviews fade as one.
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// A promise that the view fills its bounds; it does not change what is drawn.
    open var isOpaque = true
    open var contentMode = ContentMode.scaleToFill
    /// Edges: corners, border, shadow.
    public let layer = Layer()
    private var ownTintColor: Color?
    /// The colour of template images and controls; the superview's where it is not set.
    open var tintColor: Color {
        get { ownTintColor ?? superview?.tintColor ?? RenderContext.current.theme.colors.tint }
        set { ownTintColor = newValue }
    }

    // MARK: Hierarchy

    public internal(set) weak var superview: View?
    public internal(set) var subviews: [View] = []
    /// A number to find the view by.
    open var tag = 0

    /// Decided by a screen for what it shows; nothing leaves it to the superview's.
    var ownSafeAreaInsets: EdgeInsets?

    // MARK: State of layout and display

    /// Set by a cell on the views of its content while it shows its selection.
    var isBackgroundCleared = false
    var needsLayout = true
    var needsDisplay = true
    var picture: (drawing: Drawing, key: PictureKey)?

    public init(frame: CGRect) {
        let value = frame.finite
        center = CGPoint(x: value.midX, y: value.midY)
        bounds = CGRect(origin: .zero, size: value.size)
    }

    public convenience init() { self.init(frame: .zero) }

    /// The traits of the render under way.
    open var traitCollection: TraitCollection { .current }

    // MARK: Overridden by subclasses

    /// Draws on `Canvas.current`, in the view's own coordinates; this one draws nothing.
    ///
    /// It runs when the view was marked by `setNeedsDisplay()`, or its size or traits changed.
    open func draw(_ rect: CGRect) {}

    /// Places the subviews; this one leaves them where they are.
    open func layoutSubviews() {}

    /// The size that suits the view best; this one is content with what it has.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// What the view shows of its own; by default what `draw(_:)` records.
    func makeContents() -> RenderContents {
        let drawing = recordedDrawing()
        return drawing.isEmpty ? .none : .drawing(drawing)
    }

    /// Whether contents and subviews end at the view's edge.
    var clipsContents: Bool { clipsToBounds }

    /// What lies beneath the contents; by default the background colour.
    func makeBackground() -> Paint? {
        guard !isBackgroundCleared else { return nil }
        return backgroundColor.map { .color($0.resolved) }
    }

    /// The view and everything below it, laid out already; nothing for one that cannot be seen.
    func lowered(depth: Int) -> RenderNode? { loweredTree(depth: depth) }

    /// Where the author of a table finds what the view shows: `file:line:column`.
    ///
    /// Diagnostics that are raised while the view is laid out or drawn name it; nothing for what has
    /// no such place.
    public var sourcePlace: String?

    /// A name for dumps: the type's, unless a part of a cell names itself.
    var nodeName: String { partName ?? String(describing: type(of: self)) }
    var partName: String?
}

extension CGRect {
    /// The rectangle with what is not a number taken as 0 and negative sizes turned positive.
    var finite: CGRect {
        func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        let rect = CGRect(
            x: number(origin.x), y: number(origin.y), width: number(size.width),
            height: number(size.height))
        return rect.standardized
    }
}
