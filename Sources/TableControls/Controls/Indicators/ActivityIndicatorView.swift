import Foundation
import TableDrawing
import TableThemes

/// Indicator of an activity in progress; UIKit's class.
///
/// The wheel turns while an `AnimationClock` runs. In a still picture, `phase` determines the
/// displayed moment.
open class ActivityIndicatorView: View {
    /// Size and colour; `white`, `whiteLarge` and `gray` are styles from before iOS 13.
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        case whiteLarge = 0
        case white = 1
        case gray = 2
        case medium = 100
        case large = 101
    }

    /// Size and default colour of the wheel.
    open var style: Style { didSet { setNeedsDisplay() } }
    /// Whether the view is empty while the wheel is stopped.
    open var hidesWhenStopped = true
    /// Colour of the spokes, or `nil` for the style's colour.
    open var color: Color? { didSet { setNeedsDisplay() } }
    /// Whether the wheel turns.
    public private(set) var isAnimating = false
    /// Clockwise phase of a turn, from 0 to below 1; whole turns are ignored.
    open var phase: Double = 0 { didSet { setNeedsDisplay() } }

    /// Creates a stopped wheel in the size of a style.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        prepare()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        prepare()
    }

    private func prepare() {
        isOpaque = false
        if bounds.size == .zero { frame.size = intrinsicContentSize }
    }

    /// Starts the wheel.
    open func startAnimating() { isAnimating = true }
    /// Stops the wheel, which disappears if `hidesWhenStopped` is `true`.
    open func stopAnimating() { isAnimating = false }

    /// Displayed phase of the turn, which advances while a clock runs.
    private var shownPhase: Double {
        var phase = phase.isFinite ? phase : 0
        if isAnimating, let clock = AnimationClock.current {
            phase += clock.time / RenderContext.current.theme.animation.spinnerPeriod
        }
        return phase - phase.rounded(.down)
    }

    private var looks: ActivityIndicatorMetrics {
        RenderContext.current.theme.controls.activityIndicator
    }

    open override var intrinsicContentSize: CGSize {
        let side = style == .large || style == .whiteLarge ? looks.largeSize : looks.mediumSize
        return CGSize(width: side, height: side)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var ink: Color {
        switch style {
        case .white, .whiteLarge: return color ?? .white
        case .gray, .medium, .large: return color ?? looks.color
        }
    }

    /// Frame of the wheel, centred in its own size.
    private var wheelRect: CGRect {
        let side = intrinsicContentSize.width
        return CGRect(
            x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    }

    private var showsWheel: Bool { isAnimating || !hidesWhenStopped }

    @_spi(Subclassing) public override func makeContents() -> RenderContents {
        guard showsWheel, bounds.contains(wheelRect) else { return .none }
        return .drawing(wheel(in: bounds))
    }

    /// Returns the drawing of a wheel that extends beyond the view.
    override func makeOverflow() -> RenderNode? {
        let place = wheelRect
        guard showsWheel, !bounds.contains(place) else { return nil }
        return RenderNode(
            name: "control drawing", frame: place, boundsOrigin: place.origin,
            contents: .drawing(wheel(in: place)))
    }

    private func wheel(in place: CGRect) -> Drawing {
        let canvas = Canvas(bounds: place)
        let side = intrinsicContentSize.width
        let spokes = max(1, looks.spokes)
        let turn = shownPhase
        let first = Int(clamping: (turn * Double(spokes)).rounded(.down)) % spokes
        canvas.translateBy(x: bounds.midX, y: bounds.midY)
        let style = StrokeStyle(lineWidth: side * looks.spokeWidth, lineCap: .round)
        let reach = side / 2 - style.lineWidth / 2
        let ink = ink.resolved
        for spoke in 0..<spokes {
            // The spoke at the phase is the strongest; previous spokes fade.
            let age = (first - spoke + spokes) % spokes
            let share = isAnimating ? 1 - Double(age) / Double(spokes) : 0.5
            let alpha = Double(looks.faintest) + (1 - Double(looks.faintest)) * share
            let angle = Double(spoke) / Double(spokes) * 2 * .pi
            let (x, y) = (CGFloat(sin(angle)) * reach, CGFloat(-cos(angle)) * reach)
            canvas.setStrokeColor(Color(ink.multiplyingAlpha(by: alpha)))
            canvas.stroke(
                .lines([
                    CGPoint(x: x * looks.innerRadius, y: y * looks.innerRadius),
                    CGPoint(x: x * looks.outerRadius, y: y * looks.outerRadius),
                ]), style: style)
        }
        return canvas.finish()
    }
}
