import Foundation
import TableDrawing
import TableGeometry

/// Turns one thing on or off; UIKit's class.
///
/// Its size is the theme's; setting another one only moves it. Its own `tintColor` is the outline of one that
/// is off, where the theme has one, as from iOS 5 to 12; a tint that it inherits is not.
open class Switch: Control {
    /// Whether it is on; setting it sends nothing, as in UIKit.
    open var isOn = false {
        didSet { if isOn != oldValue { setNeedsDisplay() } }
    }
    /// The track where it is on; nothing takes the theme's.
    open var onTintColor: Color? { didSet { setNeedsDisplay() } }
    /// The knob; nothing takes the theme's.
    open var thumbTintColor: Color? { didSet { setNeedsDisplay() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        self.frame = frame
    }

    override var takesHighlightOfCell: Bool { false }

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: metrics.toggle.size) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.toggle.size }
    open override var intrinsicContentSize: CGSize { metrics.toggle.size }

    override var artOverflow: CGFloat { 12 }
    override var artCornerRadius: CGFloat? { bounds.height / 2 }

    override func drawArt(on canvas: Canvas) {
        canvas.withOpacity(isEnabled ? 1 : metrics.disabledOpacity) {
            canvas.withState {
                // Where the knob reaches the track's end, the end's curve is the knob's alone.
                if metrics.toggle.knobInset == 0 { canvas.clip(to: trackBesideKnob) }
                drawTrack(on: canvas)
            }
            if let words = metrics.toggle.words { draw(words, on: canvas) }
            canvas.draw(metrics.toggle.knob, in: knobRect, tint: thumbTintColor)
        }
    }

    /// Whether the knob stands at the right.
    private var isKnobAtRight: Bool { isOn != isMirrored }

    /// Where the knob stands, at one side.
    var knobRect: CGRect {
        let looks = metrics.toggle
        var size = looks.knob.size
        let room = bounds.width - looks.knobInset * 2
        if isHighlighted {
            size.width = max(size.width, min(room, size.width + looks.pressedKnobWidening))
        }
        return CGRect(
            x: isKnobAtRight
                ? bounds.maxX - looks.knobInset - size.width : bounds.minX + looks.knobInset,
            y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The bounds up to the middle of the knob, which lies on a whole pixel.
    private var trackBesideKnob: CGRect {
        let middle = PixelGrid.current.round(knobRect.midX)
        let (left, right) =
            isKnobAtRight ? (bounds.minX, middle) : (middle, bounds.maxX)
        return CGRect(x: left, y: bounds.minY, width: right - left, height: bounds.height)
    }

    private func drawTrack(on canvas: Canvas) {
        let looks = metrics.toggle
        let path = Path.rounded(bounds, radius: .infinity)
        if isOn {
            canvas.fill(path, with: ControlFill(onTintColor ?? looks.onColor), in: bounds)
            if let gloss = looks.onGloss { canvas.fill(path, with: gloss, in: bounds) }
        } else {
            canvas.fill(path, with: looks.offFill, in: bounds)
        }
        if var border = isOn ? looks.onBorder : looks.offBorder {
            if !isOn, let ownTintColor { border.color = ownTintColor }
            canvas.drawBorder(border, tint: tintColor, of: bounds, radius: .infinity)
        }
    }

    /// The word stands in the middle of what the knob leaves free.
    private func draw(_ words: SwitchMetrics.Words, on canvas: Canvas) {
        let knob = knobRect
        let left = isKnobAtRight ? bounds.minX + 3 : knob.maxX
        let right = isKnobAtRight ? knob.minX : bounds.maxX - 3
        let shadow = words.onShadowColor.map {
            Shadow(offset: CGSize(width: 0, height: -1), blur: 0, color: $0.resolved)
        }
        ControlText(
            string: isOn ? words.on : words.off, font: words.font,
            color: isOn ? words.onColor : words.offColor, shadow: isOn ? shadow : nil
        ).draw(
            on: canvas,
            in: CGRect(
                x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height))
    }
}
