import Foundation
import TableDrawing
import TableGeometry
import TableThemes

/// View with states that sends actions; UIKit's class.
///
/// Pictures have no touches: set the displayed state, and call `sendActions(for:)` in place of
/// a touch.
open class Control: View, HighlightableView {
    /// Whether the control is enabled; a disabled control is faded.
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
    /// Whether the control is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether the control is pressed.
    ///
    /// A selected cell highlights its buttons, and controls of other modules.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }
    /// Whether the control has the focus, which only affects `state`.
    open var isFocused = false { didSet { if isFocused != oldValue { stateDidChange() } } }

    /// Combination of the control's states.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Horizontal alignment of the content.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }
    /// Vertical alignment of the content.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }

    /// Whether a selected or highlighted cell also highlights the control.
    ///
    /// UIKit sets the property on all controls, but of its own controls only buttons change
    /// their appearance.
    package var takesHighlightOfCell: Bool { true }

    /// Receivers in the order of their addition.
    var handlers: [ControlHandler] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// Runs after a change of a state.
    func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Art

    /// Metrics of the theme's controls.
    var metrics: ControlMetrics { RenderContext.current.theme.controls }

    /// Draws the control's own art in its bounds, below the drawing of a subclass's
    /// `draw(_:)`.
    ///
    /// The method runs each time the control is lowered, and therefore follows theme, tint and
    /// state.
    func drawArt(on canvas: Canvas) {}

    /// Distance that the art may extend beyond the bounds, for shadows; in points.
    var artOverflow: CGFloat { 0 }

    @_spi(Subclassing) public override func makeContents() -> RenderContents {
        guard artOverflow == 0 else { return super.makeContents() }
        let canvas = Canvas(bounds: bounds)
        drawArt(on: canvas)
        canvas.draw(recordedDrawing())
        let drawing = canvas.finish()
        return drawing.isEmpty ? .none : .drawing(drawing)
    }

    /// Corner radius of the control's art, or `nil` if its corners are empty.
    package var artCornerRadius: CGFloat? { nil }

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

    /// Returns the length rounded to device pixels.
    func aligned(_ length: CGFloat) -> CGFloat { PixelGrid.current.round(length) }

    /// Whether content has a right-to-left layout.
    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
