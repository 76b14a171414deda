import Foundation
import TableDrawing
import TableThemes

/// Control for increasing or decreasing a value by a step; UIKit's class.
///
/// The theme determines the size; setting a frame only moves the stepper.
open class Stepper: Control {
    /// Half of the stepper with touches of its own.
    public enum Half: Int, Sendable, Hashable, CaseIterable { case decrement, increment }

    /// Value from `minimumValue` to `maximumValue`; values out of range are clamped.
    open var value: Double {
        get { storedValue }
        set {
            guard !newValue.isNaN else { return }
            storedValue = min(maximumValue, max(minimumValue, newValue))
            setNeedsDisplay()
        }
    }
    private var storedValue: Double = 0
    /// Minimum value; a minimum above the maximum also sets the maximum.
    open var minimumValue: Double = 0 {
        didSet {
            if minimumValue > maximumValue { maximumValue = minimumValue }
            value = storedValue
        }
    }
    /// Maximum value; a maximum below the minimum also sets the minimum.
    open var maximumValue: Double = 100 {
        didSet {
            if maximumValue < minimumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }
    /// Step above 0; other values are an error and change nothing.
    open var stepValue: Double = 1 {
        didSet {
            guard !(stepValue > 0) else { return }
            DiagnosticLog.fail(
                "stepper.step", "a stepper's step of \(stepValue) is not above 0")
            stepValue = oldValue
        }
    }
    /// Whether the value wraps around at the ends, which always enables both halves.
    open var wraps = false { didSet { setNeedsDisplay() } }
    /// Whether holding a half repeats its step; pictures have no touches.
    open var autorepeat = true
    /// Whether each step sends an event; pictures have no touches.
    open var isContinuous = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        self.frame = frame
    }

    package override var fixedSize: CGSize? { metrics.stepper.size }

    package override var takesHighlightOfCell: Bool { false }

    package override var artCornerRadius: CGFloat? { metrics.stepper.cornerRadius }

    /// Half that looks pressed while the stepper is highlighted, in place of a touch.
    open var touchedHalf = Half.increment { didSet { setNeedsDisplay() } }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.stepper.size }
    open override var intrinsicContentSize: CGSize { metrics.stepper.size }

    override func drawArt(on canvas: Canvas) {
        let looks = metrics.stepper
        canvas.withOpacity(isEnabled ? 1 : metrics.disabledOpacity) {
            drawPlate(on: canvas)
            let width = looks.divider.thickness.points(
                atScale: TraitCollection.current.displayScale)
            canvas.setFillColor(looks.divider.color ?? tintColor)
            canvas.fill(
                CGRect(
                    x: aligned(bounds.midX - width / 2), y: bounds.minY + looks.dividerInset,
                    width: width, height: max(0, bounds.height - 2 * looks.dividerInset)))
            if let border = looks.border {
                canvas.drawBorder(border, tint: tintColor, of: bounds, radius: looks.cornerRadius)
            }
            drawSign(on: canvas, share: isMirrored ? 0.75 : 0.25, isPlus: false)
            drawSign(on: canvas, share: isMirrored ? 0.25 : 0.75, isPlus: true)
        }
    }

    /// Returns the frame of a half at its side of the middle.
    private func rect(of half: Half) -> CGRect {
        let isAtLeft = (half == .decrement) != isMirrored
        let middle = aligned(bounds.midX)
        return CGRect(
            x: isAtLeft ? bounds.minX : middle, y: bounds.minY,
            width: isAtLeft ? middle - bounds.minX : bounds.maxX - middle, height: bounds.height)
    }

    /// Draws the plate; only the touched half looks pressed.
    private func drawPlate(on canvas: Canvas) {
        let looks = metrics.stepper
        let plate = Path.rounded(bounds, radius: looks.cornerRadius)
        guard isHighlighted else { return canvas.fill(plate, with: looks.fill, in: bounds) }
        for half in Half.allCases {
            canvas.withState {
                canvas.clip(to: Path(rect(of: half)))
                canvas.fill(
                    plate, with: half == touchedHalf ? looks.highlightedFill : looks.fill,
                    in: bounds)
            }
        }
    }

    private func drawSign(on canvas: Canvas, share: CGFloat, isPlus: Bool) {
        let looks = metrics.stepper
        let isUsable = wraps || (isPlus ? value < maximumValue : value > minimumValue)
        let (length, width) = (looks.inkLength, looks.inkWidth)
        let left = aligned(bounds.minX + bounds.width * share - length / 2)
        let top = aligned(bounds.midY - width / 2)
        canvas.setFillColor(isUsable ? looks.ink ?? tintColor : looks.disabledInk)
        var path = Path(CGRect(x: left, y: top, width: length, height: width))
        if isPlus {
            let reach = (length - width) / 2
            path.addRect(
                CGRect(x: left + reach, y: top - reach, width: width, height: length))
        }
        canvas.fill(path)
    }
}
