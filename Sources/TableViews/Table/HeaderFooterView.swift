import Foundation
import TableDrawing
import TableGeometry
import TableText

/// A section header or footer made of a string, in the theme's look.
final class HeaderFooterView: View {
    enum Role { case header, footer }

    private let role: Role
    private let label = Label(frame: .zero)
    /// How much of the width the section index takes from the text, in points.
    var trailingReserve: CGFloat = 0 { didSet { setNeedsLayout() } }

    init(title: String, role: Role) {
        self.role = role
        super.init(frame: .zero)
        label.text = title
        label.partName = "textLabel"
        addSubview(label)
    }

    /// What a header without a background of its own lies on while it floats above rows.
    var floatingFill: Color?

    private var metrics: HeaderMetrics {
        let theme = RenderContext.current.theme
        return role == .header ? theme.header : theme.footer
    }

    override func layoutSubviews() {
        let metrics = metrics
        label.font = metrics.font.font()
        label.textColor = metrics.textColor
        label.shadowColor = metrics.textShadowColor
        label.shadowOffset = metrics.textShadowOffset
        let margin = metrics.margins.margin(forWidth: bounds.width)
        let space = max(0, bounds.width - trailingReserve - margin * 2)
        let height = label.naturalSize(maximumWidth: space).height
        label.frame = CGRect(
            x: traitCollection.layoutDirection == .rightToLeft
                ? margin + trailingReserve : margin,
            y: PixelGrid.current.round((bounds.height - height) / 2 + metrics.verticalOffset),
            width: space, height: height)
    }

    override func makeBackground() -> Paint? {
        let stops = metrics.backgroundStops
        guard let first = stops.first else { return floatingFill.map { .color($0.resolved) } }
        guard stops.count > 1 else { return .color(first.color.resolved) }
        let gradient = Gradient(
            stops: stops.map { .init(location: $0.location, color: $0.color.resolved) })
        return .gradient(
            gradient, .linear(start: .zero, end: CGPoint(x: 0, y: bounds.height)),
            [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }

    override func draw(_ rect: CGRect) {
        let metrics = metrics
        let thickness = metrics.lineThickness
        if let line = metrics.topLine {
            line.setFill()
            rectFill(CGRect(x: 0, y: 0, width: bounds.width, height: thickness))
        }
        if let line = metrics.bottomLine {
            line.setFill()
            rectFill(
                CGRect(
                    x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness))
        }
    }
}
