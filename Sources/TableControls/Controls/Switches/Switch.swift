import Foundation
import TableDrawing
import TableGeometry
import TableThemes

/// Control for turning a setting on or off; UIKit's class.
///
/// The theme determines the size; setting a frame only moves the switch. The view's own
/// `tintColor` is the outline colour of the off state, in themes with such an outline (iOS 5
/// to 12). An inherited tint colour does not affect the outline.
open class Switch: Control {
    /// Whether the switch is on; setting the property sends no event, as in UIKit.
    open var isOn = false {
        didSet { if isOn != oldValue { setNeedsDisplay() } }
    }
    /// Colour of the track in the on state, or `nil` for the theme's colour.
    open var onTintColor: Color? { didSet { setNeedsDisplay() } }
    /// Colour of the knob, or `nil` for the theme's colour.
    open var thumbTintColor: Color? { didSet { setNeedsDisplay() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        self.frame = frame
    }

    package override var takesHighlightOfCell: Bool { false }

    /// Turns the switch on or off; `animated` has no effect.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    package override var fixedSize: CGSize? { metrics.toggle.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.toggle.size }
    open override var intrinsicContentSize: CGSize {
        alignmentRect(forFrame: CGRect(origin: .zero, size: metrics.toggle.size)).size
    }
    open override var alignmentRectInsets: EdgeInsets {
        EdgeInsets(top: 0, left: 0, bottom: 0, right: metrics.toggle.alignmentInset)
    }

    override var artOverflow: CGFloat { 12 }
    package override var artCornerRadius: CGFloat? { bounds.height / 2 }

    override func drawArt(on canvas: Canvas) {
        canvas.withOpacity(isEnabled ? 1 : metrics.disabledOpacity) {
            canvas.withState {
                // If the knob reaches the track's end, only the knob draws the end's curve.
                if metrics.toggle.knobInset == 0 { canvas.clip(to: trackBesideKnob) }
                drawTrack(on: canvas)
            }
            if let words = metrics.toggle.words { draw(words, on: canvas) }
            canvas.draw(metrics.toggle.knob, in: knobRect, tint: thumbTintColor)
        }
    }

    /// Whether the knob is at the right.
    private var isKnobAtRight: Bool { isOn != isMirrored }

    /// Frame of the knob at a side of the track.
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

    /// Bounds up to the knob's centre, which is aligned to a pixel.
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
            if !isOn, let ownTintColor = appearance.ownTintColor { border.color = ownTintColor }
            canvas.drawBorder(border, tint: tintColor, of: bounds, radius: .infinity)
        }
    }

    /// Draws a word centred in the area beside the knob.
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
