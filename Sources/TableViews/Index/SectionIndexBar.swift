import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes

/// Bar of section titles at a table's side.
///
/// The bar floats above cells and headers; the table creates and places it.
package final class SectionIndexBar: View {
    /// All titles; the layout determines the displayed titles.
    package var titles: [String] = [] { didSet { if titles != oldValue { setNeedsLayout() } } }
    /// Colour of the titles, or `nil` for the theme's colour or the tint colour.
    var color: Color? { didSet { setNeedsLayout() } }
    /// Colour beneath the titles.
    var fill: Color? { didSet { setNeedsDisplay() } }
    private var labels: [Label] = []

    init() {
        super.init(frame: .zero)
        identity.partName = "index"
        isOpaque = false
    }

    private var metrics: IndexBarMetrics { RenderContext.current.theme.indexBar }
    private var titleColor: Color { color ?? metrics.color ?? tintColor }

    /// Layout of the displayed titles for the current height.
    private var layout: SectionIndexLayout {
        SectionIndexLayout(
            count: titles.count, height: bounds.height, pitch: metrics.linePitch,
            beginsWithSearch: titles.first == TableView.indexSearch)
    }

    /// x coordinate of the titles' centres.
    private var centerX: CGFloat {
        let inset = metrics.centerInset + max(0, bounds.width - metrics.width) / 2
        return traitCollection.layoutDirection == .rightToLeft ? inset : bounds.width - inset
    }

    package override func layoutSubviews() {
        for label in labels { label.removeFromSuperview() }
        setNeedsDisplay()
        let layout = layout
        let grid = PixelGrid.current
        labels = layout.lines.enumerated().compactMap { line, content in
            guard case .title(let title) = content, titles[title] != TableView.indexSearch else {
                return nil
            }
            let label = Label(frame: .zero)
            label.identity.partName = "title \(title)"
            label.text = titles[title]
            label.font = metrics.font.font()
            label.textColor = titleColor
            label.textAlignment = .center
            var size = label.naturalSize(maximumWidth: 0)
            if bounds.width > metrics.width {
                size.width = min(size.width, metrics.titleSpace(inWidth: bounds.width))
            }
            let extent = layout.extent(ofLine: line)
            label.frame = CGRect(
                x: centerX - size.width / 2, y: grid.round(extent.midY - size.height / 2),
                width: size.width, height: size.height)
            addSubview(label)
            return label
        }
        renderState.needsLayout = false
    }

    package override func draw(_ rect: CGRect) {
        let metrics = metrics
        if let fill {
            fill.setFill()
            BezierPath(
                roundedRect: bounds.insetBy(
                    dx: metrics.backgroundInset, dy: metrics.backgroundInset),
                cornerRadius: metrics.backgroundCornerRadius
            ).fill()
        }
        titleColor.set()
        let layout = layout
        for (line, content) in layout.lines.enumerated() {
            let center = CGPoint(x: centerX, y: layout.extent(ofLine: line).midY)
            switch content {
            case .dot:
                let radius = metrics.dotRadius
                BezierPath(
                    ovalIn: CGRect(
                        x: center.x - radius, y: center.y - radius, width: radius * 2,
                        height: radius * 2)
                ).fill()
            case .title(let title) where titles[title] == TableView.indexSearch:
                drawMagnifier(center)
            case .title: break
            }
        }
    }

    private func drawMagnifier(_ center: CGPoint) {
        let size = metrics.searchSize
        let box = CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
        let path = BezierPath(path: Theme.magnifier(in: box, lineWidth: metrics.searchLineWidth))
        path.lineWidth = metrics.searchLineWidth
        path.lineCapStyle = .round
        path.stroke()
    }
}
