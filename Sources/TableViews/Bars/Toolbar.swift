import Foundation
import TableDrawing
import TableGeometry

/// Buttons at the bottom of a screen; UIKit's class.
public final class Toolbar: View {
    /// The buttons and the spaces between them, from the leading side on.
    ///
    /// Without any space they are spread evenly.
    public var items: [BarButtonItem] { didSet { setNeedsLayout() } }

    private let background = BarBackgroundView()

    public init(items: [BarButtonItem]) {
        self.items = items
        super.init(frame: .zero)
        isOpaque = false
        partName = "toolbar"
    }

    private var metrics: ToolbarMetrics { RenderContext.current.theme.bars.toolbar }

    /// The height without the safe area below it, in points.
    public var intrinsicHeight: CGFloat { metrics.height }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicHeight)
    }

    public override func layoutSubviews() {
        for view in ownSubviews { view.removeFromSuperview() }
        background.frame = bounds
        background.fill = metrics.background
        addSubview(background)
        let parts = spaced.map { item -> (button: BarButton?, space: BarButtonItem.Space?) in
            item.space.map { (nil, $0) } ?? (BarButton(item, metrics.button), nil)
        }
        for part in parts { if let button = part.button { addSubview(button) } }
        let widths = parts.map { part -> CGFloat in
            if case .fixed(let width) = part.space { return width }
            return part.button?.sizeThatFits(bounds.size).width ?? 0
        }
        let flexible = CGFloat(parts.filter { $0.space == .flexible }.count)
        let room = bounds.width - metrics.margin * 2 - widths.reduce(0, +)
        let share = flexible > 0 ? max(0, room / flexible) : 0
        let grid = PixelGrid.current
        var x = metrics.margin
        for (part, width) in zip(parts, widths) {
            if let button = part.button {
                let height = button.sizeThatFits(bounds.size).height
                var frame = CGRect(
                    x: grid.round(x), y: grid.round((metrics.height - height) / 2),
                    width: grid.ceil(width), height: height)
                if traitCollection.layoutDirection == .rightToLeft {
                    frame.origin.x = bounds.width - frame.maxX
                }
                button.frame = frame
            }
            x += part.space == .flexible ? share : width
        }
        needsLayout = false
    }

    private var spaced: [BarButtonItem] {
        guard items.count > 1, items.allSatisfy({ $0.space == nil }) else { return items }
        return items.dropLast().flatMap { [$0, .flexibleSpace()] } + items.suffix(1)
    }
}
