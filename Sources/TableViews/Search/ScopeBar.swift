import Foundation
import TableDrawing
import TableGeometry
import TableText

/// The row of scope buttons below a search field.
final class ScopeBar: View {
    var titles: [String] = [] { didSet { setNeedsLayout() } }
    var selectedIndex = 0 { didSet { setNeedsLayout() } }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        partName = "scopeBar"
    }

    private var metrics: SearchBarMetrics.ScopeMetrics {
        RenderContext.current.theme.bars.searchBar.scope
    }

    /// What a title keeps from both sides of its segment, in points; not proven.
    ///
    /// Before it touches them it shrinks.
    private static let titleMargin: CGFloat = 4

    private func box(_ index: Int) -> CGRect {
        let grid = PixelGrid.current
        let width = bounds.width / CGFloat(max(1, titles.count))
        let place =
            traitCollection.layoutDirection == .rightToLeft ? titles.count - 1 - index : index
        let left = grid.round(CGFloat(place) * width)
        return CGRect(
            x: left, y: 0, width: grid.round(CGFloat(place + 1) * width) - left,
            height: bounds.height)
    }

    override func layoutSubviews() {
        for view in ownSubviews { view.removeFromSuperview() }
        for (index, title) in titles.enumerated() {
            let label = Label(frame: .zero)
            label.text = title
            let text = index == selectedIndex ? metrics.selectedText : metrics.text
            text.apply(to: label, tint: tintColor)
            label.textAlignment = .center
            let height = label.naturalSize(maximumWidth: 0).height
            let box = box(index).insetBy(dx: Self.titleMargin, dy: 0)
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.7
            label.frame = CGRect(
                x: box.minX, y: PixelGrid.current.round((box.height - height) / 2),
                width: max(0, box.width), height: height)
            addSubview(label)
        }
        setNeedsDisplay()
        needsLayout = false
    }

    override func draw(_ rect: CGRect) {
        guard let canvas = Canvas.current else { return }
        let metrics = metrics
        let line: CGFloat = metrics.borderColor == nil ? 0 : 1
        let inner = bounds.insetBy(dx: line / 2, dy: line / 2)
        let shape = BezierPath(roundedRect: inner, cornerRadius: metrics.cornerRadius)
        if !metrics.fill.stops.isEmpty { metrics.fill.fill(shape) }
        if titles.indices.contains(selectedIndex) {
            let selected = box(selectedIndex).insetBy(
                dx: metrics.selectedInset, dy: metrics.selectedInset)
            canvas.withState {
                canvas.clip(to: shape.path)
                let radius =
                    metrics.selectedInset > 0 ? metrics.cornerRadius - metrics.selectedInset : 0
                metrics.selectedFill.fill(
                    BezierPath(roundedRect: selected, cornerRadius: max(0, radius)))
            }
        }
        guard let border = metrics.borderColor else { return }
        border.set()
        shape.lineWidth = line
        shape.stroke()
        for index in titles.indices.dropFirst() {
            let box = box(index)
            let x = traitCollection.layoutDirection == .rightToLeft ? box.maxX : box.minX
            canvas.fill(CGRect(x: x - 0.5, y: 0, width: 1, height: bounds.height))
        }
    }
}
