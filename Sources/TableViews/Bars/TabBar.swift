import Foundation
import TableDrawing
import TableGeometry

/// The tabs at the bottom of a screen; UIKit's class.
public final class TabBar: View {
    public var items: [TabBarItem] { didSet { setNeedsLayout() } }
    /// The number of the selected tab; nothing selects none.
    public var selectedIndex: Int? = 0 { didSet { setNeedsLayout() } }

    private let background = BarBackgroundView()

    public init(items: [TabBarItem]) {
        self.items = items
        super.init(frame: .zero)
        isOpaque = false
        partName = "tabBar"
    }

    private var metrics: TabBarMetrics { RenderContext.current.theme.bars.tabBar }

    /// The height without the safe area below it, in points; a floating bar reaches into that.
    public var intrinsicHeight: CGFloat { metrics.height }
    /// What it takes from the bottom of a screen with this safe area, in points.
    public func heightOnScreen(safeAreaBottom: CGFloat) -> CGFloat {
        guard let inset = metrics.floatingInset else { return metrics.height + safeAreaBottom }
        return metrics.height + inset.bottom
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicHeight)
    }

    public override func layoutSubviews() {
        for view in ownSubviews { view.removeFromSuperview() }
        addSubview(background)
        var bar = bounds
        let safe = safeAreaInsets
        background.layer.shadowOpacity = 0
        if let inset = metrics.floatingInset {
            let left = max(inset.left, safe.left)
            let right = max(inset.right, safe.right)
            bar = CGRect(
                x: left, y: 0, width: max(0, bounds.width - left - right), height: metrics.height)
            background.layer.cornerRadius = metrics.height / 2
            background.layer.shadowColor = .black
            background.layer.shadowOpacity = 0.12
            background.layer.shadowRadius = 12
            background.layer.shadowOffset = CGSize(width: 0, height: 4)
        }
        background.frame = bar
        background.fill = metrics.background
        let grid = PixelGrid.current
        // A bar that floats stands within the safe area already.
        let row =
            metrics.floatingInset == nil
            ? bar.inset(by: EdgeInsets(left: safe.left, right: safe.right)) : bar
        let width = items.isEmpty ? 0 : row.width / CGFloat(items.count)
        for (index, item) in items.enumerated() {
            let place =
                traitCollection.layoutDirection == .rightToLeft ? items.count - 1 - index : index
            let left = grid.round(row.minX + CGFloat(place) * width)
            let right = grid.round(row.minX + CGFloat(place + 1) * width)
            let button = TabBarButton(item, isSelected: index == selectedIndex, metrics)
            button.frame = CGRect(x: left, y: 0, width: right - left, height: metrics.height)
            addSubview(button)
        }
        needsLayout = false
    }
}
