import Foundation
import TableDrawing
import TableGeometry

/// Buttons at the bottom of a screen; UIKit's class.
public final class Toolbar: View {
    /// The buttons and the spaces between them, from the leading side on.
    ///
    /// Without any space they are spread evenly. They keep to the safe area's sides, and two buttons
    /// keep the theme's distance.
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
        let isMirrored = traitCollection.layoutDirection == .rightToLeft
        let safe = safeAreaInsets
        let flexible = CGFloat(parts.filter { $0.space == .flexible }.count)
        let neighbours = zip(parts, parts.dropFirst()).filter {
            $0.0.button != nil && $0.1.button != nil
        }
        let gaps = CGFloat(neighbours.count) * metrics.button.spacing
        let room =
            bounds.width - safe.left - safe.right - metrics.margin * 2 - widths.reduce(0, +) - gaps
        let share = flexible > 0 ? max(metrics.button.spacing, room / flexible) : 0
        let grid = PixelGrid.current
        var x = metrics.margin + (isMirrored ? safe.right : safe.left)
        var followsButton = false
        for (part, width) in zip(parts, widths) {
            if part.button != nil, followsButton { x += metrics.button.spacing }
            followsButton = part.button != nil
            if let button = part.button {
                let height = button.sizeThatFits(bounds.size).height
                var frame = CGRect(
                    x: grid.round(x), y: grid.round((metrics.height - height) / 2),
                    width: grid.ceil(width), height: height)
                if isMirrored { frame.origin.x = bounds.width - frame.maxX }
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
