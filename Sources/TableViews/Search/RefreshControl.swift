import Foundation
import TableDrawing
import TableGeometry
import TableText

/// The wheel above a table that is pulled down to be refreshed; UIKit's class.
///
/// It turns while an `AnimationClock` runs; in a still picture `spinnerPhase` says which moment is shown.
public final class RefreshControl: View {
    /// Whether something is being refreshed; then the content stays pulled down, once it has come there,
    /// and the wheel turns.
    public private(set) var isRefreshing = false
    /// How far the table is pulled, from 0 to 1, while nothing is refreshed.
    public var pullProgress: Double = 0 { didSet { setNeedsDisplay() } }
    /// The turning wheel's state, in turns; a whole one looks like none.
    public var spinnerPhase: Double = 0 { didSet { setNeedsDisplay() } }
    /// Whether it is on its way down, and shows as much as `pullProgress` says.
    package internal(set) var isComing = false { didSet { setNeedsDisplay() } }
    /// Counts its ways down and up, so that a later one ends an earlier.
    var movementToken = 0
    /// The number of the scroll by which its latest movement moves the table's content.
    var scrollToken: Int?
    /// Whether the wheel goes on turning while it shrinks out of sight after a refresh.
    var isLeaving = false { didSet { setNeedsDisplay() } }
    /// A line below the wheel.
    public var attributedTitle: NSAttributedString? { didSet { setNeedsLayout() } }
    private let label = Label(frame: .zero)

    public init() {
        super.init(frame: .zero)
        isOpaque = false
        clipsToBounds = true
        partName = "refreshControl"
        label.textAlignment = .center
        addSubview(label)
    }

    public func beginRefreshing() {
        isRefreshing = true
        isComing = false
        isLeaving = false
        movementToken += 1
        setNeedsDisplay()
    }

    public func endRefreshing() {
        isRefreshing = false
        isComing = false
        movementToken += 1
        setNeedsDisplay()
    }

    /// Has it come down from where it is, which takes its time.
    func beginComing(refreshing: Bool) {
        if isOpen { pullProgress = 1 }
        isComing = true
        if refreshing { isRefreshing = true }
        movementToken += 1
    }

    private var metrics: RefreshControlMetrics { RenderContext.current.theme.bars.refreshControl }

    /// Whether it has come all the way, and stays.
    private var isOpen: Bool { isRefreshing && !isComing }
    /// A wheel that comes turns once it is there; one that turned when it was called back goes on.
    private var turns: Bool { isOpen || isLeaving }

    /// The moment of the turn, which goes on while a clock runs.
    private var shownPhase: Double {
        var phase = spinnerPhase
        if turns, let clock = AnimationClock.current {
            phase += clock.time / RenderContext.current.theme.animation.spinnerPeriod
        }
        return phase - phase.rounded(.down)
    }

    private var fullHeight: CGFloat { metrics.height + titleHeight }

    /// What the title takes below the wheel: the theme's height, or more where larger text needs it.
    private var titleHeight: CGFloat {
        guard attributedTitle != nil else { return 0 }
        prepareLabel()
        let height = label.naturalSize(maximumWidth: titleWidth).height
        return max(metrics.titleHeight, PixelGrid.current.ceil(height))
    }

    /// The width of the title's lines in the table.
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

    /// How much of it shows above the content, in points.
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

    /// Spokes, of which as many show as the table is pulled; while it turns they fade behind the first.
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
