import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes

/// Row of scope buttons below a search field.
final class ScopeBar: View {
    var titles: [String] = [] { didSet { setNeedsLayout() } }
    var selectedIndex = 0 { didSet { setNeedsLayout() } }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        identity.partName = "scopeBar"
    }

    private var metrics: SearchBarMetrics.ScopeMetrics {
        RenderContext.current.theme.bars.searchBar.scope
    }

    /// Margin between a title and both sides of its segment, in points; not proven.
    ///
    /// All titles shrink before a title gets into the margin.
    private static let titleMargin: CGFloat = 4

    /// Minimum scale of titles.
    ///
    /// A title that is too long at this scale is truncated, and the other titles do not shrink
    /// for it.
    private static let smallestScale: CGFloat = 0.7

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

    /// Returns the frame of a title in its segment.
    private func titleBox(_ index: Int) -> CGRect {
        let box = box(index)
        let margin = min(Self.titleMargin, box.width / 2)
        return box.insetBy(dx: margin, dy: 0)
    }

    override func layoutSubviews() {
        for view in ownSubviews { view.removeFromSuperview() }
        let labels = titles.enumerated().map { index, title in
            let label = Label(frame: .zero)
            label.text = title
            let text = index == selectedIndex ? metrics.selectedText : metrics.text
            text.apply(to: label, tint: tintColor)
            label.textAlignment = .center
            return label
        }
        let scale = labels.enumerated().reduce(CGFloat(1)) { least, pair in
            let (index, label) = pair
            let natural = label.naturalSize(maximumWidth: 0)
            let width = titleBox(index).width
            // The width is measured, because the tracking depends on the size.
            label.textScale = Self.smallestScale
            label.adjustsFontSizeToFitWidth = label.naturalSize(maximumWidth: 0).width <= width
            label.textScale = 1
            label.minimumScaleFactor = Self.smallestScale
            return min(
                least, label.shownScale(in: CGSize(width: width, height: natural.height)))
        }
        for (index, label) in labels.enumerated() {
            label.textScale = scale
            label.minimumScaleFactor = Label.roundingScale
            let height = label.naturalSize(maximumWidth: 0).height
            let box = titleBox(index)
            label.frame = CGRect(
                x: box.minX, y: PixelGrid.current.round((box.height - height) / 2),
                width: box.width, height: height)
            addSubview(label)
        }
        setNeedsDisplay()
        renderState.needsLayout = false
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
