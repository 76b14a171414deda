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
            let rect = untransformedFrame
            guard !transform.isIdentity else { return rect }
            let about = CGAffineTransform(translationX: -center.x, y: -center.y)
                .concatenating(transform)
                .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
            return rect.applying(about)
        }
        set {
            work.isPlaced = true
            place(at: newValue)
        }
    }

    /// The rectangle in the view's own coordinates.
    open var bounds: CGRect {
        didSet {
            bounds = bounds.finite
            if bounds.origin != oldValue.origin {
                layer.animate(
                    .boundsOrigin, from: .point(oldValue.origin), to: .point(bounds.origin))
            }
            guard bounds.size != oldValue.size else { return }
            layer.animate(.boundsSize, from: .size(oldValue.size), to: .size(bounds.size))
            resizeSubviews(from: oldValue.size)
            setNeedsLayout()
        }
    }

    /// The centre in the superview's coordinates; that of the layer's `anchorPoint` where it is elsewhere.
    open var center: CGPoint {
        didSet {
            guard center != oldValue else { return }
            layer.animate(.position, from: .point(oldValue), to: .point(center))
        }
    }
    /// Applied about `center`.
    open var transform = CGAffineTransform.identity {
        didSet {
            guard transform != oldValue else { return }
            layer.animate(.transform, from: .transform(oldValue), to: .transform(transform))
        }
    }
    open var autoresizingMask: AutoresizingMask = []
    /// Whether subviews follow their autoresizing masks when the bounds change.
    open var autoresizesSubviews = true
    /// The initial frame for autoresizing, or `nil` if autoresizing has not changed the frame.
    var autoresizingOrigin: AutoresizingOrigin?

    // MARK: Looks

    /// The same as the layer's.
    open var backgroundColor: Color? {
        get { layer.backgroundColor }
        set { layer.backgroundColor = newValue }
    }
    /// From 0 to 1; the view and its subviews fade as one.
    open var alpha: CGFloat {
        get { layer.alpha }
        set { layer.alpha = newValue }
    }
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            let isOther = newValue != layer.isHidden
            layer.isHidden = newValue
            // What is hidden takes no room in a stack, nor in the stacks around it.
            if isOther, superview is StackView { invalidateIntrinsicContentSize() }
        }
    }
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// Whether the view promises to fill its bounds.
    ///
    /// The value does not change the drawing.
    ///
    /// The default is `true`. Only an explicitly set value is a promise that the inspector checks.
    open var isOpaque: Bool {
        get { promisedOpacity ?? true }
        set { promisedOpacity = newValue }
    }
    /// What was set as `isOpaque`; nothing where nothing was.
    package var promisedOpacity: Bool?
    open var contentMode = ContentMode.scaleToFill
    /// Corners, border, shadow, gradients and shapes.
    public let layer: Layer
    /// Keeps the view whose layer is the mask: layers do not keep their views.
    var maskView: View?
    /// The class of the view's layer; a subclass may return `GradientLayer.self`.
    open class var layerClass: Layer.Type { Layer.self }
    var ownTintColor: Color?
    /// The colour of template images and controls; the superview's where it is not set, and at the
    /// root the theme's.
    ///
    /// Setting it to nothing inherits it again.
    open var tintColor: Color! {
        get { ownTintColor ?? superview?.tintColor ?? RenderContext.current.theme.colors.tint }
        set {
            ownTintColor = newValue
            tintColorDidSpread()
        }
    }

    // MARK: Hierarchy

    public internal(set) weak var superview: View?
    /// The views inside, from the back to the front; of a table also the cells, headers and footers
    /// on display.
    public var subviews: [View] { ownSubviews }
    /// The views that were added to this one.
    final var ownSubviews: [View] = []
    /// What `subviews` lists, as far as it is there already.
    var heldSubviews: [View] { ownSubviews }
    /// The views that a hit test looks through, from the back to the front.
    var partsUnderTouches: [View] { ownSubviews }
    /// The views on display below this one, from the back to the front.
    package var displayedParts: [View] { ownSubviews }
    /// A number to find the view by.
    open var tag = 0
    /// The view's name in its description, or `nil` for a view without a description.
    public internal(set) var outletName: String?
    /// Origin of the view's description, or `nil` for a view without a description.
    var described: DescribedOrigin?
    /// Vertical flow of subviews that grow with their content, or `nil` for autoresizing only.
    package internal(set) var verticalFlow: VerticalFlow.Placed?

    /// Safe area insets that a screen sets for its content, or `nil` for the superview's insets.
    var ownSafeAreaInsets: EdgeInsets?
    /// Whether subviews have the whole safe area at any position, because the subviews move
    /// together.
    var movesSubviewsAside: Bool { false }
    /// How much of its top is folded away, in points.
    var foldedInset: CGFloat { 0 }
    // MARK: Interaction and direction

    /// Whether `hitTest(_:with:)` finds the view and what it holds.
    open var isUserInteractionEnabled = true
    /// Whether the view keeps its direction where the interface runs from right to left.
    open var semanticContentAttribute = SemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }
    var ownLayoutMargins: DirectionalEdgeInsets?
    var contentPriorities: ContentPriorities?
    /// Whether the view keeps filling its superview's bounds less the layout margins.
    var fillsSuperviewMargins = false

    // MARK: Accessibility

    package var accessibility = AccessibilityAttributes()

    /// Whether a screen reader stops at the view; labels and controls are elements, plain views not.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? describedAccessibility.isElement }
        set { accessibility.isElement = newValue }
    }
    /// What the view is, in a few words: a label's text, a button's title, a cell's parts.
    open var accessibilityLabel: String? {
        get { accessibility.label ?? describedAccessibility.label }
        set { accessibility.label = newValue }
    }
    /// What the view holds at present: a switch's `1` or `0`, a slider's percentage.
    open var accessibilityValue: String? {
        get { accessibility.value ?? describedAccessibility.value }
        set { accessibility.value = newValue }
    }
    /// The accessibility hint, or `nil` without a hint.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    /// A name for tests, which is never spoken.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
    /// How the view behaves.
    open var accessibilityTraits: AccessibilityTraits {
        get { accessibility.traits ?? describedAccessibility.traits.union(traitsOfPlace) }
        set { accessibility.traits = newValue }
    }
    /// The view's rectangle on the screen, in points.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? convert(bounds, to: nil) }
        set { accessibility.frame = newValue }
    }
    /// The views and `AccessibilityElement`s in the view, as they are read; nothing finds them by
    /// their places.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements ?? namedElements ?? describedAccessibility.elements }
        set { accessibility.elements = newValue }
    }
    /// Whether nothing in the view is found.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.areElementsHidden }
        set { accessibility.areElementsHidden = newValue }
    }
    /// Whether what the view holds is read together, before what stands beside it.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }

    // MARK: State of layout and display

    /// Layout and drawing work of the view, for inspection.
    package internal(set) var work = ViewWork()
    /// Set by a cell on the views of its content while it shows its selection.
    var isBackgroundCleared = false
    var needsLayout = true
    var needsDisplay = true
    var picture: (drawing: Drawing, key: PictureKey)?
    /// The fade from what the view looked like before.
    var dissolve: ViewDissolve?

    public init(frame: CGRect) {
        let value = frame.finite
        center = CGPoint(x: value.midX, y: value.midY)
        bounds = CGRect(origin: .zero, size: value.size)
        layer = Self.layerClass.init()
        layer.view = self
    }

    public convenience init() { self.init(frame: .zero) }

    /// The traits of the render under way.
    open var traitCollection: TraitCollection { .current }

    // MARK: Overridden by subclasses

    /// Draws on `Canvas.current`, in the view's own coordinates; this one draws nothing.
    ///
    /// It runs when the view was marked by `setNeedsDisplay()`, or its size, traits or tint changed.
    open func draw(_ rect: CGRect) {}

    /// Places the subviews; this one leaves them where they are.
    open func layoutSubviews() {}

    /// Returns the best size for the view.
    ///
    /// The default is the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// The length of `intrinsicContentSize` along an axis where the view has none of its own.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The natural size of the content.
    ///
    /// The default has no size along either axis.
    open var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Informs the view that its own or inherited tint colour has changed.
    open func tintColorDidChange() {}

    /// Runs before the superview changes; nothing where the view is taken out.
    open func willMove(toSuperview newSuperview: View?) {}

    /// Runs after the superview has changed.
    open func didMoveToSuperview() {}

    /// Runs after a subview was added.
    open func didAddSubview(_ subview: View) {}

    /// Runs before a subview is taken out.
    open func willRemoveSubview(_ subview: View) {}

    /// The deepest view at a point of this view's coordinates that takes touches, the foremost
    /// first; nothing where there is none.
    ///
    /// As in UIKit, a view that is hidden, nearly transparent (alpha below 0.01), takes no touches
    /// or does not contain the point is passed over with all that it holds; clipping plays no part. A
    /// table looks through what it has on display: rows, headers and footers, its own views, the index.
    open func hitTest(_ point: CGPoint, with event: TableViews.Event? = nil) -> View? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
            self.point(inside: point, with: event)
        else { return nil }
        for view in partsUnderTouches.reversed() {
            if let found = view.hitTest(convert(point, to: view), with: event) { return found }
        }
        return self
    }

    /// Whether a point of the view's own coordinates lies in its bounds.
    open func point(inside point: CGPoint, with event: TableViews.Event? = nil) -> Bool {
        bounds.contains(point)
    }

    /// Which part of the spare room lies before and above the view's text, from 0 to 1.
    var textAnchor: CGPoint { .zero }

    /// Returns the view's own contents.
    ///
    /// The default records `draw(_:)`.
    func makeContents() -> RenderContents {
        // A plain view draws nothing; asking it whether it would draw anew costs more than the rest.
        guard type(of: self) != View.self else { return .none }
        let drawing = recordedDrawing()
        return drawing.isEmpty ? .none : .drawing(drawing)
    }

    /// Whether contents and subviews end at the view's edge.
    var clipsContents: Bool { clipsToBounds }

    /// What lies beneath the contents; by default the background colour.
    func makeBackground() -> Paint? {
        guard !isBackgroundCleared else { return nil }
        return layer.shownBackgroundColor.map { .color($0.resolved) }
    }

    /// What lies between the contents and the subviews and may leave the bounds; by default nothing.
    func makeOverflow() -> RenderNode? { nil }

    /// Returns the render node of the laid-out view and its subviews, or `nil` if the view is
    /// not visible.
    func lowered(depth: Int) -> RenderNode? { loweredTree(depth: depth) }

    /// Where the author of a table finds what the view shows: `file:line:column`.
    ///
    /// Diagnostics that are raised while the view is laid out or drawn name it; nothing for what has
    /// no such place.
    public var sourcePlace: String?

    /// The widths that the view may have as an accessory of a cell; nothing keeps its frame's.
    package var accessoryWidths: AccessoryWidths?

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
