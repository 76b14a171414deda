import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Tab bar at the bottom of a screen; UIKit's class.
public final class TabBar: View, ScreenBar {
    /// Tabs from the leading side.
    public var items: [TabBarItem] { didSet { setNeedsLayout() } }
    /// Index of the selected tab, or `nil` for no selection.
    public var selectedIndex: Int? = 0 { didSet { setNeedsLayout() } }

    /// Distribution of tabs in the bar; UIKit's type.
    public enum ItemPositioning: Sendable, Hashable, CaseIterable {
        /// Tabs centred in a regular width, as on tablets, otherwise filling the bar.
        case automatic
        case fill, centered
    }

    /// Distribution of the tabs in the bar.
    public var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    /// Minimum width of a centred tab, in points, or 0 for the theme's width.
    public var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Distance between centred tabs, in points, or 0 for the theme's distance.
    public var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

    /// Whether no content lies behind the bar, which gives the bar its scroll edge background.
    public var isAtScrollEdge: Bool {
        get { contentOverlap <= 0 }
        set { contentOverlap = newValue ? 0 : .infinity }
    }
    /// Height of the content behind the bar, in points.
    var contentOverlap: CGFloat = 0 {
        didSet { if contentOverlap != oldValue { setNeedsLayout() } }
    }

    private let background = BarBackgroundView()

    /// Creates a bar of tabs with the first tab selected.
    public init(items: [TabBarItem]) {
        self.items = items
        super.init(frame: .zero)
        isOpaque = false
        identity.partName = "tabBar"
    }

    var screenSizeClasses: ScreenSizeClasses? { didSet { setNeedsLayout() } }

    private var metrics: TabBarMetrics {
        RenderContext.current.theme.bars.tabBar.sized(for: sizeClasses)
    }

    /// Height without the safe area below the bar, in points; a floating bar extends into the
    /// safe area.
    public var intrinsicHeight: CGFloat { metrics.height }
    /// Returns the height covered at the bottom of a screen with a safe area, in points.
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
        let metrics = metrics
        let inlineGap = metrics.inline(for: sizeClasses)?.imageGap
        let buttons = items.enumerated().map {
            TabBarButton(
                $1, isSelected: $0 == selectedIndex, metrics, inlineGap: inlineGap)
        }
        let tabs = places(of: buttons)
        if let inset = metrics.floatingInset {
            let widening = Self.widening(
                of: bounds.width - inset.left - inset.right, for: buttons, inset)
            let left = max(inset.left - widening, safe.left)
            let right = max(inset.right - widening, safe.right)
            bar = CGRect(
                x: left, y: 0, width: max(0, bounds.width - left - right), height: metrics.height)
            if tabs.isCentered, tabs.centeredWidth < bar.width {
                bar = bar.insetBy(dx: (bar.width - tabs.centeredWidth) / 2, dy: 0)
            }
            background.layer.cornerRadius = metrics.height / 2
            background.layer.shadowColor = .black
            background.layer.shadowOpacity = 0.12
            background.layer.shadowRadius = 12
            background.layer.shadowOffset = CGSize(width: 0, height: 4)
        }
        background.frame = bar
        background.show(
            metrics.background, atScrollEdge: metrics.scrollEdgeBackground, overlap: contentOverlap)
        let grid = PixelGrid.current
        // A floating bar is already within the safe area.
        let row =
            metrics.floatingInset == nil
            ? bar.inset(by: EdgeInsets(left: safe.left, right: safe.right)) : bar
        let isMirrored = traitCollection.layoutDirection == .rightToLeft
        for (button, place) in zip(buttons, tabs.places(inWidth: row.width)) {
            let far = place.start + place.width
            let start = grid.round(row.minX + (isMirrored ? row.width - far : place.start))
            let end = grid.round(row.minX + (isMirrored ? row.width - place.start : far))
            button.frame = CGRect(x: start, y: 0, width: end - start, height: metrics.height)
            addSubview(button)
        }
        if metrics.floatingInset != nil {
            let scale = buttons.map(\.fittingTitleScale).min() ?? 1
            for button in buttons { button.titleScale = scale }
        }
        BarButtonWidths.warn(
            "bar.tabs-without-room", "the tab bar", buttons.flatMap(\.cutTexts),
            "shorter titles and badges, or fewer tabs, would be whole")
        renderState.needsLayout = false
    }

    private func places(of buttons: [TabBarButton]) -> TabPlaces {
        let isCentered =
            switch itemPositioning {
            case .automatic:
                sizeClasses.horizontal == .regular && bounds.width >= Self.regularWidth
            case .fill: false
            case .centered: true
            }
        return TabPlaces(
            metrics: metrics, wishes: buttons.map(\.naturalWidth), isCentered: isCentered,
            itemWidth: itemWidth > 0 ? itemWidth : metrics.itemWidth,
            itemSpacing: itemSpacing > 0 ? itemSpacing : metrics.itemSpacing)
    }

    /// Minimum regular width of a tablet's screen, or of a part of the screen, in points.
    private static let regularWidth: CGFloat = 600

    /// Returns the extension of a floating bar on each side, in points, for titles that need
    /// more space.
    private static func widening(
        of width: CGFloat, for buttons: [TabBarButton], _ inset: EdgeInsets
    ) -> CGFloat {
        let missing = buttons.reduce(0) { $0 + $1.naturalWidth } - width
        let most = min(inset.left, inset.right) - leastFloatingInset
        return max(0, min(missing / 2, most))
    }

    /// Minimum distance from a floating bar to the sides, in points; not proven.
    private static let leastFloatingInset: CGFloat = 8
}
