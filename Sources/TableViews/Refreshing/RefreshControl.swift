import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes

/// Wheel above a table that is pulled down to refresh; UIKit's class.
///
/// The wheel turns while an `AnimationClock` runs. In a still picture, `spinnerPhase`
/// determines the displayed moment.
public final class RefreshControl: View {
    /// Whether the table is refreshing.
    ///
    /// While refreshing, the content stays pulled down once it has arrived there, and the
    /// wheel turns.
    public private(set) var isRefreshing = false
    /// Pulled share of the control's height, from 0 to 1, while the table is not refreshing.
    public var pullProgress: Double = 0 { didSet { setNeedsDisplay() } }
    /// Rotation of the wheel, in turns; a whole turn looks like no rotation.
    public var spinnerPhase: Double = 0 { didSet { setNeedsDisplay() } }
    /// Whether the control is moving down and displays the share `pullProgress`.
    package internal(set) var isComing = false { didSet { setNeedsDisplay() } }
    /// Counter of movements down and up, with which a later movement ends an earlier movement.
    var movementToken = 0
    /// Number of the scroll animation of the latest movement of the table's content.
    var scrollToken: Int?
    /// Whether the wheel continues to turn while it shrinks after a refresh.
    var isLeaving = false { didSet { setNeedsDisplay() } }
    /// Line of text below the wheel.
    public var attributedTitle: NSAttributedString? { didSet { setNeedsLayout() } }
    private let label = Label(frame: .zero)

    /// Creates a closed control; the table sets the frame.
    public init() {
        super.init(frame: .zero)
        isOpaque = false
        clipsToBounds = true
        identity.partName = "refreshControl"
        label.textAlignment = .center
        addSubview(label)
    }

    /// Begins refreshing: the control opens to its full height, and the wheel turns.
    public func beginRefreshing() {
        isRefreshing = true
        isComing = false
        isLeaving = false
        movementToken += 1
        setNeedsDisplay()
    }

    /// Ends refreshing: the control closes to the share `pullProgress` of its height.
    public func endRefreshing() {
        isRefreshing = false
        isComing = false
        movementToken += 1
        setNeedsDisplay()
    }

    /// Begins an animated movement down from the current position.
    func beginComing(refreshing: Bool) {
        if isOpen { pullProgress = 1 }
        isComing = true
        if refreshing { isRefreshing = true }
        movementToken += 1
    }

    private var metrics: RefreshControlMetrics { RenderContext.current.theme.bars.refreshControl }

    /// Whether the control has reached its full height and stays open.
    private var isOpen: Bool { isRefreshing && !isComing }
    /// Whether the wheel turns.
    ///
    /// A wheel that moves down turns after its arrival; a turning wheel continues while it
    /// leaves.
    private var turns: Bool { isOpen || isLeaving }

    /// Displayed rotation, which advances while a clock runs.
    private var shownPhase: Double {
        var phase = spinnerPhase
        if turns, let clock = AnimationClock.current {
            phase += clock.time / RenderContext.current.theme.animation.spinnerPeriod
        }
        return phase - phase.rounded(.down)
    }

    private var fullHeight: CGFloat { metrics.height + titleHeight }

    /// Height of the title below the wheel: the theme's height, or more for larger text.
    private var titleHeight: CGFloat {
        guard attributedTitle != nil else { return 0 }
        prepareLabel()
        let height = label.naturalSize(maximumWidth: titleWidth).height
        return max(metrics.titleHeight, PixelGrid.current.ceil(height))
    }

    /// Width of the title's lines in the table.
    private var titleWidth: CGFloat {
        let width = superview?.bounds.width ?? bounds.width
        return max(1, width - RenderContext.current.theme.cell.margins.margin(forWidth: width) * 2)
    }

    private func prepareLabel() {
        metrics.text.apply(to: label, tint: tintColor)
        label.numberOfLines = 0
        label.attributedText = attributedTitle
    }
    private var progress: CGFloat {
        pullProgress.isFinite ? CGFloat(min(max(0, pullProgress), 1)) : 0
    }

    /// Visible height above the content, in points.
    public var revealedHeight: CGFloat {
        isOpen ? fullHeight : PixelGrid.current.round(fullHeight * progress)
    }

    public override func layoutSubviews() {
        prepareLabel()
        let width = titleWidth
        let height = label.naturalSize(maximumWidth: width).height
        let y = bounds.height - titleHeight - 4
        label.frame = CGRect(
            x: PixelGrid.current.round((bounds.width - width) / 2), y: PixelGrid.current.round(y),
            width: width, height: height)
        label.isHidden = attributedTitle == nil
        label.alpha = isOpen ? 1 : progress
        setNeedsDisplay()
    }

    /// Draws a number of spokes in proportion to the pull; spokes of a turning wheel fade
    /// behind the first.
    public override func draw(_ rect: CGRect) {
        guard let canvas = Canvas.current else { return }
        let metrics = metrics
        let center = CGPoint(x: bounds.midX, y: bounds.height - titleHeight - metrics.height / 2)
        let color = metrics.color
        let shown = turns ? metrics.spokes : Int(clamping: (progress * CGFloat(metrics.spokes)))
        let size = isLeaving ? Double(progress) : 1
        let phase = shownPhase
        let first = Int(clamping: phase * Double(metrics.spokes)) % max(1, metrics.spokes)
        for spoke in 0..<max(0, shown) {
            let behind = (first - spoke + metrics.spokes) % metrics.spokes
            let fade = turns ? 1 - 0.75 * Double(behind) / Double(metrics.spokes) : 0.85
            let angle = Double(spoke) / Double(metrics.spokes) * 2 * .pi - .pi / 2
            let inner = (metrics.wheelHole / 2 + metrics.spokeWidth / 2) * size
            let outer = (metrics.wheelDiameter / 2 - metrics.spokeWidth / 2) * size
            var path = Path()
            path.move(
                to: CGPoint(x: center.x + inner * cos(angle), y: center.y + inner * sin(angle)))
            path.addLine(
                to: CGPoint(x: center.x + outer * cos(angle), y: center.y + outer * sin(angle)))
            canvas.setStrokeColor(color.withAlphaComponent(fade * size))
            canvas.stroke(
                path, style: StrokeStyle(lineWidth: metrics.spokeWidth * size, lineCap: .round))
        }
    }
}
