import Foundation
import TableDrawing
@_exported import TableEvents
import TableGeometry
import TableThemes

/// A rectangle that draws content and contains other views.
///
/// This is UIKit's class.
///
/// Coordinates are points with y down. Views belong to a single task and are not Sendable. The
/// compositor receives the `RenderNode` that a view is lowered to.
open class View: Responder {
    // MARK: Geometry

    /// The frame in the superview's coordinates.
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
            renderState.work.isPlaced = true
            place(at: newValue)
            if placement.constraints != nil { constraintValuesDidChange() }
        }
    }

    /// The bounds in the view's own coordinates.
    open var bounds: CGRect {
        didSet {
            bounds = bounds.finite
            if bounds.origin != oldValue.origin {
                layer.animate(
                    .boundsOrigin, from: .point(oldValue.origin), to: .point(bounds.origin))
            }
            guard bounds.size != oldValue.size else { return }
            layer.animate(.boundsSize, from: .size(oldValue.size), to: .size(bounds.size))
            AutoresizingOrigin.resizeSubviews(of: self, from: oldValue.size)
            setNeedsLayout()
        }
    }

    /// The centre in the superview's coordinates.
    ///
    /// If the layer's `anchorPoint` is moved, the property is the position of the anchor point.
    open var center: CGPoint {
        didSet {
            guard center != oldValue else { return }
            layer.animate(.position, from: .point(oldValue), to: .point(center))
        }
    }
    /// Transform about `center`.
    open var transform = CGAffineTransform.identity {
        didSet {
            guard transform != oldValue else { return }
            layer.animate(.transform, from: .transform(oldValue), to: .transform(transform))
        }
    }
    /// Margins and sizes that adapt when the superview is resized; empty keeps the frame.
    open var autoresizingMask: AutoresizingMask {
        get { placement.autoresizingMask }
        set { placement.autoresizingMask = newValue }
    }
    /// Whether subviews follow their autoresizing masks when the bounds change.
    open var autoresizesSubviews: Bool {
        get { placement.autoresizesSubviews }
        set { placement.autoresizesSubviews = newValue }
    }

    // MARK: Looks

    /// Background colour of the layer.
    open var backgroundColor: Color? {
        get { layer.backgroundColor }
        set { layer.backgroundColor = newValue }
    }
    /// Opacity from 0 to 1.
    ///
    /// The view and its subviews fade as a group.
    open var alpha: CGFloat {
        get { layer.alpha }
        set { layer.alpha = newValue }
    }
    /// Whether the view and its subviews are hidden; a hidden view takes no space in a stack.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            let isOther = newValue != layer.isHidden
            layer.isHidden = newValue
            if isOther { visibilityDidChange() }
        }
    }
    /// Whether contents and subviews are clipped to the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// A promise that the view fills its bounds.
    ///
    /// It does not change the drawing.
    ///
    /// The default is true. Only a value that was set is a promise, and the inspector checks
    /// it.
    open var isOpaque: Bool {
        get { appearance.promisedOpacity ?? true }
        set { appearance.promisedOpacity = newValue }
    }
    /// Placement of contents whose size differs from the bounds, for example an image.
    open var contentMode: ContentMode {
        get { appearance.contentMode }
        set { appearance.contentMode = newValue }
    }
    /// The layer with corners, border, shadow, gradients and shapes.
    public let layer: Layer
    /// The class of the view's layer; a subclass may return `GradientLayer.self`.
    open class var layerClass: AnyClass { Layer.self }
    /// Colour of template images and controls.
    ///
    /// The default is the superview's tint, or the theme's tint at the root.
    ///
    /// Setting `nil` inherits the tint again.
    open var tintColor: Color! {
        get {
            appearance.ownTintColor ?? superview?.tintColor
                ?? RenderContext.current.theme.colors.tint
        }
        set {
            appearance.ownTintColor = newValue
            tintColorDidSpread()
        }
    }

    // MARK: Hierarchy

    /// View that contains the view, or `nil` for a root view.
    public package(set) weak var superview: View?
    open override var next: Responder? { superview }
    /// The subviews from back to front.
    ///
    /// A table also includes its displayed cells, headers and footers.
    open var subviews: [View] { ownSubviews }
    /// The views that were added as subviews.
    package final var ownSubviews: [View] = []
    /// The subviews of `subviews` that exist already.
    @_spi(Subclassing) open var heldSubviews: [View] { ownSubviews }
    /// The views searched by a hit test, from back to front.
    @_spi(Subclassing) open var partsUnderTouches: [View] { ownSubviews }
    /// The displayed views below this view, from back to front.
    @_spi(Subclassing) open var displayedParts: [View] { ownSubviews }
    /// A number that identifies the view.
    open var tag: Int {
        get { identity.tag }
        set { identity.tag = newValue }
    }
    /// Name of the view in the description that created it, or `nil` without a description.
    public package(set) var outletName: String? {
        get { identity.outletName }
        set { identity.outletName = newValue }
    }

    /// Whether subviews have the view's whole safe area wherever they lie, because they move as
    /// a group.
    @_spi(Subclassing) open var movesSubviewsAside: Bool { false }
    /// Height of the top that is folded away, in points.
    @_spi(Subclassing) open var foldedInset: CGFloat { 0 }
    // MARK: Interaction and direction

    /// Whether `hitTest(_:with:)` finds the view and its subviews.
    open var isUserInteractionEnabled: Bool {
        get { appearance.isUserInteractionEnabled }
        set { appearance.isUserInteractionEnabled = newValue }
    }
    /// Whether and how the view is mirrored in an interface from right to left.
    open var semanticContentAttribute = SemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
    }

    /// Appearance in which the view and the views below it are drawn, or `nil` for the superview's.
    ///
    /// The property has no effect in a theme without a dark appearance.
    public var overrideUserInterfaceStyle: UserInterfaceStyle? {
        get { appearance.ownStyle }
        set { appearance.ownStyle = newValue }
    }

    // MARK: Accessibility

    package var accessibility = AccessibilityAttributes()

    /// Whether a screen reader stops at the view.
    ///
    /// The default is true for labels and controls, and false for plain views.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? describedAccessibility.isElement }
        set { accessibility.isElement = newValue }
    }
    /// A short description of the view: a label's text, a button's title, a cell's parts.
    open var accessibilityLabel: String? {
        get { accessibility.label ?? describedAccessibility.label }
        set { accessibility.label = newValue }
    }
    /// The current value of the view: `1` or `0` for a switch, a percentage for a slider.
    open var accessibilityValue: String? {
        get { accessibility.value ?? describedAccessibility.value }
        set { accessibility.value = newValue }
    }
    /// The effect of using the view.
    ///
    /// The default is `nil`.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    /// A name for tests that is never spoken.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
    /// The behaviour of the view.
    open var accessibilityTraits: AccessibilityTraits {
        get {
            accessibility.traits
                ?? describedAccessibility.traits.union(accessibilityReader.traitsOfPlace)
        }
        set { accessibility.traits = newValue }
    }
    /// The view's rectangle on the screen, in points.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? convert(bounds, to: nil) }
        set { accessibility.frame = newValue }
    }
    /// The views and `AccessibilityElement`s in the view, in reading order.
    ///
    /// `nil` finds elements by their positions.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements ?? namedElements ?? describedAccessibility.elements }
        set { accessibility.elements = newValue }
    }
    /// Whether all elements in the view are hidden from accessibility.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.areElementsHidden }
        set { accessibility.areElementsHidden = newValue }
    }
    /// Whether the elements in the view are read as a group, before its siblings.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }

    // MARK: Parts

    package final var identity = ViewIdentity()
    package final var placement = ViewPlacement()
    package final var appearance = ViewAppearance()
    package final var renderState = ViewRenderState()

    package final var inspection: ViewInspection { ViewInspection(view: self) }
    package final var accessibilityReader: AccessibilityReader { AccessibilityReader(view: self) }

    /// Creates a view with a frame in the superview's coordinates, in points.
    public init(frame: CGRect) {
        let value = frame.finite
        center = CGPoint(x: value.midX, y: value.midY)
        bounds = CGRect(origin: .zero, size: value.size)
        layer = (Self.layerClass as? Layer.Type ?? Layer.self).init()
        super.init()
        layer.view = self
    }

    /// Creates a view with an empty frame.
    public convenience override init() { self.init(frame: .zero) }

    /// The layout margins by screen side, in points.
    ///
    /// The default is 8 on each side.
    ///
    /// The default is documented for `UIView.layoutMargins`. Cells, headers, footers and their
    /// content views have the theme's margins, so that custom content aligns with the standard
    /// parts. The content view of a cell has the margins that are set on the cell, except that a
    /// margin beside an accessory stays 8.
    open var layoutMargins: EdgeInsets {
        get { directionalLayoutMargins.resolved(in: effectiveUserInterfaceLayoutDirection) }
        set {
            directionalLayoutMargins = DirectionalEdgeInsets(
                newValue, in: effectiveUserInterfaceLayoutDirection)
        }
    }

    /// The traits of the current render.
    open var traitCollection: TraitCollection { .current }

    // MARK: Overridden by subclasses

    /// Draws on `Canvas.current`, in the view's own coordinates.
    ///
    /// The default draws nothing.
    ///
    /// The method runs after `setNeedsDisplay()`, or after a change of the size, traits or
    /// tint.
    open func draw(_ rect: CGRect) {}

    /// Places the subviews.
    ///
    /// The default does not move them.
    open func layoutSubviews() {}

    /// Requests a layout of the view at the next `layoutIfNeeded()`.
    open func setNeedsLayout() {
        renderState.needsLayout = true
        if placement.constraints != nil { constraintValuesDidChange() }
    }

    /// Lays out this view and its subviews, if a layout was requested.
    open func layoutIfNeeded() {
        if renderState.needsUpdateConstraints {
            renderState.needsUpdateConstraints = false
            updateConstraints()
        }
        layOutByConstraints()
        if renderState.needsLayout {
            renderState.needsLayout = false
            layoutSublayers(of: layer)
        }
        // The height needed by a flow part may have changed deeper in the hierarchy.
        placement.verticalFlow?.layOut(in: self)
        for view in ownSubviews { view.layoutIfNeeded() }
    }

    /// Size of a control that keeps its size in every frame, in points, or `nil`.
    package var fixedSize: CGSize? { nil }

    /// Resizes the view to fit its content.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        frame = CGRect(origin: frame.origin, size: size)
    }

    /// Requests a layout of the superview after a change of `intrinsicContentSize`.
    open func invalidateIntrinsicContentSize() {
        superview?.setNeedsLayout()
        if placement.constraints != nil { constraintValuesDidChange() }
        // The arranged views are the content of a stack, so the enclosing stack also lays out
        // again.
        if let stack = superview as? StackView { stack.invalidateIntrinsicContentSize() }
    }

    /// Places the sublayers; the default calls `layoutSubviews()`.
    open func layoutSublayers(of layer: Layer) { layoutSubviews() }

    /// Returns the size that fits the view's content.
    ///
    /// The default is the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// The natural size of the content.
    ///
    /// The default has no length along either axis.
    open var intrinsicContentSize: CGSize {
        placement.constraints?.placeholderSize
            ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }

    /// Insets of the rectangle that constraints determine, in points; zero by default.
    open var alignmentRectInsets: EdgeInsets { .zero }

    /// Adds and changes constraints before a layout, after `setNeedsUpdateConstraints()`.
    ///
    /// An override calls `super` as its last step. The default does nothing.
    open func updateConstraints() {}

    /// Returns the view's own guide with a name in a description, or `nil` for a new guide.
    @_spi(Subclassing) open func describedGuide(named name: String) -> LayoutGuide? { nil }

    /// Returns the size that satisfies the constraints and is closest to a size in points, with
    /// priorities of the width and height.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
        verticalFittingPriority vertical: LayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontal, vertical) }

    /// Adds `view` in front of all subviews, and removes `view` from its former superview.
    open func addSubview(_ view: View) { insert(view) { self.ownSubviews.count } }

    /// Adds `view` at an index in the order of subviews.
    ///
    /// Index 0 is the back.
    open func insertSubview(_ view: View, at index: Int) { insert(view) { index } }

    /// Removes the view from its superview, if any.
    open func removeFromSuperview() {
        guard superview != nil else { return }
        willMove(toSuperview: nil)
        detach()
        didMoveToSuperview()
    }

    /// Marks the view's drawing for a new call of `draw(_:)`.
    open func setNeedsDisplay() { renderState.needsDisplay = true }

    /// Called after a nib has made the view and connected all outlets, subviews first.
    open func awakeFromNib() {}

    /// Called when the view's own or inherited tint has changed.
    open func tintColorDidChange() {}

    /// Called before the superview changes.
    ///
    /// `newSuperview` is `nil` if the view is removed.
    open func willMove(toSuperview newSuperview: View?) {}

    /// Called after the superview has changed.
    open func didMoveToSuperview() {}

    /// Called after a subview was added.
    open func didAddSubview(_ subview: View) {}

    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: View) {}

    /// Returns the deepest and foremost view at a point of this view's coordinates, or `nil` if
    /// no view takes touches there.
    ///
    /// As in UIKit, a view is skipped with its subviews if it is hidden, nearly transparent
    /// (alpha below 0.01), takes no touches, or does not contain the point. Clipping does not
    /// matter. A table searches its displayed rows, headers and footers, its own views, and the
    /// index.
    open func hitTest(_ point: CGPoint, with event: TableControls.Event? = nil) -> View? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
            self.point(inside: point, with: event)
        else { return nil }
        for view in partsUnderTouches.reversed() {
            if let found = view.hitTest(convert(point, to: view), with: event) { return found }
        }
        return self
    }

    /// Whether a point of the view's own coordinates lies in its bounds.
    open func point(inside point: CGPoint, with event: TableControls.Event? = nil) -> Bool {
        bounds.contains(point)
    }

    /// Fractions of the spare room before and above the view's text, from 0 to 1.
    var textAnchor: CGPoint { .zero }

    /// Returns the view's own contents.
    ///
    /// The default is the recorded output of `draw(_:)`.
    @_spi(Subclassing) open func makeContents() -> RenderContents {
        // A plain view draws nothing. Skipping the check of its recorded picture saves most of
        // the time.
        guard type(of: self) != View.self else { return .none }
        let drawing = recordedDrawing()
        return drawing.isEmpty ? .none : .drawing(drawing)
    }

    /// Whether contents and subviews are clipped to the view's bounds.
    @_spi(Subclassing) open var clipsContents: Bool { clipsToBounds }

    /// Returns the paint beneath the contents.
    ///
    /// The default is the background colour.
    @_spi(Subclassing) open func makeBackground() -> Paint? {
        guard !appearance.isBackgroundCleared else { return nil }
        return layer.shownBackgroundColor.map { .color($0.resolved) }
    }

    /// Returns a node between the contents and the subviews that may leave the bounds.
    ///
    /// The default is `nil`.
    func makeOverflow() -> RenderNode? { nil }

    /// Returns the node of the laid out view and all views below it, or `nil` if the view is
    /// not visible.
    @_spi(Subclassing) open func lowered(depth: Int) -> RenderNode? { loweredTree(depth: depth) }

    /// Source place of the view's description, as `file:line:column`, or `nil` without a
    /// description.
    ///
    /// Diagnostics raised during layout or drawing of the view name this place.
    public var sourcePlace: String? {
        get { identity.sourcePlace }
        set { identity.sourcePlace = newValue }
    }

    /// Name for dumps: the name of the type, unless a part of a cell sets a name.
    package var nodeName: String { identity.partName ?? String(describing: type(of: self)) }
}
