import Foundation
import TableDrawing
import TableGeometry

/// A view with states that sends actions; UIKit's class.
///
/// Pictures have no touches: set the state that is to be seen, and call `sendActions(for:)` where a
/// touch would have done so.
open class Control: View, HighlightableView {
    /// Whether the control can be used; a disabled one looks faded.
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether it is pressed; a cell sets it on its buttons, and on controls of other modules, while it is
    /// selected.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }
    /// Whether it has the focus; this sets nothing but `state`.
    open var isFocused = false { didSet { if isFocused != oldValue { stateDidChange() } } }

    /// The states together.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Where the content stands across.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }
    /// Where the content stands down.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// Whether a selected or highlighted cell highlights it, with what is in it.
    ///
    /// UIKit sets the property on all, but of its own controls the buttons alone look otherwise for it.
    var takesHighlightOfCell: Bool { true }

    /// The handlers in the order in which they were added.
    var handlers: [ControlHandler] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// Runs when one of the states has changed.
    func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Art

    /// The theme's looks of controls.
    var metrics: ControlMetrics { RenderContext.current.theme.controls }

    /// Draws the control's own art in its bounds; what `draw(_:)` of a subclass draws comes above.
    ///
    /// It runs each time the control is lowered, so that it follows theme, tint and state.
    func drawArt(on canvas: Canvas) {}

    /// How far the art may leave the bounds, for shadows; points.
    var artOverflow: CGFloat { 0 }

    override func makeContents() -> RenderContents {
        guard artOverflow == 0 else { return super.makeContents() }
        let canvas = Canvas(bounds: bounds)
        drawArt(on: canvas)
        canvas.draw(recordedDrawing())
        let drawing = canvas.finish()
        return drawing.isEmpty ? .none : .drawing(drawing)
    }

    /// How round the corners are of what the control shows; nothing where its corners show nothing.
    var artCornerRadius: CGFloat? { nil }

    override func makeOverflow() -> RenderNode? {
        guard artOverflow > 0 else { return nil }
        let place = bounds.insetBy(dx: -artOverflow, dy: -artOverflow)
        let canvas = Canvas(bounds: place)
        drawArt(on: canvas)
        let drawing = canvas.finish()
        guard !drawing.isEmpty else { return nil }
        return RenderNode(
            name: "control drawing", frame: place, boundsOrigin: place.origin,
            contents: .drawing(drawing))
    }

    /// The length rounded to device pixels.
    func aligned(_ length: CGFloat) -> CGFloat { PixelGrid.current.round(length) }

    /// Whether content runs from right to left.
    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
