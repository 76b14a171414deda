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
    ///
    /// In a floating bar of a phone, a selected search tab is a search field. The tab that was selected
    /// before is a circle beside the field; the other tabs are hidden.
    public var selectedIndex: Int? = 0 {
        didSet {
            if let oldValue, items.indices.contains(oldValue), !items[oldValue].isSearchTab {
                indexBeforeSearch = oldValue
            }
            setNeedsLayout()
        }
    }
    /// Index of the tab that was selected before the search tab.
    private var indexBeforeSearch = 0

    /// Search bar in place of a selected search tab, or `nil` for a standard search bar.
    ///
    /// A bar that does not float has no place for the search bar.
    public var searchBar: SearchBar? {
        didSet {
            oldValue?.removeFromSuperview()
            oldValue?.capsule = nil
            setNeedsLayout()
        }
    }

    /// Whether a selected search tab is a search field; false if the screen has the field elsewhere.
    package var showsSearchTabAsField = true { didSet { setNeedsLayout() } }

    /// View above the tabs, or `nil` for no view; the content of UIKit's `UITabAccessory`.
    ///
    /// The view has the theme's height. In a floating bar, the view is in a capsule of its own.
    public var accessoryView: View? {
        didSet {
            oldValue?.removeFromSuperview()
            setNeedsLayout()
        }
    }

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
    private let searchBackground = BarBackgroundView()
    private let accessoryBackground = BarBackgroundView()
    private let accessoryWindow = View(frame: .zero)

    /// Creates a bar of tabs with the first tab selected.
    public init(items: [TabBarItem]) {
        self.items = items
        super.init(frame: .zero)
        isOpaque = false
        identity.partName = "tabBar"
        accessoryWindow.identity.partName = "accessory"
        accessoryWindow.isOpaque = false
        accessoryWindow.clipsToBounds = true
    }

    var screenSizeClasses: ScreenSizeClasses? { didSet { setNeedsLayout() } }

    private var metrics: TabBarMetrics {
        RenderContext.current.theme.bars.tabBar.sized(for: sizeClasses)
    }

    /// Height without the safe area below the bar, in points; a floating bar extends into the
    /// safe area.
    public var intrinsicHeight: CGFloat { metrics.height + accessoryReach }

    /// Height that the accessory adds above the tabs, in points.
    private var accessoryReach: CGFloat {
        accessoryView == nil ? 0 : metrics.accessoryHeight + metrics.partSpacing
    }

    /// Returns the height covered at the bottom of a screen with a safe area, in points.
    public func heightOnScreen(safeAreaBottom: CGFloat) -> CGFloat {
        intrinsicHeight + (metrics.floatingInset?.bottom ?? safeAreaBottom)
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicHeight)
    }

    public override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: intrinsicHeight)
    }

    public override func layoutSubviews() {
        for view in ownSubviews { view.removeFromSuperview() }
        addSubview(background)
        let safe = safeAreaInsets
        let metrics = metrics
        let inlineGap = metrics.inline(for: sizeClasses)?.imageGap
        let isFloating = metrics.floatingInset != nil
        if showsSearchField { return layoutSearch() }
        let (apart, others) = divided(isFloating: isFloating)
        let hidden = tabsOfMore
        var shown = others.filter { !hidden.contains($0) }.map {
            (item: items[$0], isSelected: $0 == selectedIndex)
        }
        if !hidden.isEmpty {
            shown.append((.more, selectedIndex.map(hidden.contains) == true))
        }
        let buttons = shown.map {
            TabBarButton($0.item, isSelected: $0.isSelected, metrics, inlineGap: inlineGap)
        }
        let tabs = places(of: buttons)
        var bar = CGRect(
            x: 0, y: accessoryReach, width: bounds.width, height: bounds.height - accessoryReach)
        var sides = EdgeInsets(left: safe.left, right: safe.right)
        if let inset = metrics.floatingInset {
            let reserve = apart == nil ? 0 : metrics.height + metrics.partSpacing
            let widening = Self.widening(
                of: bounds.width - inset.left - inset.right - reserve, for: buttons, inset)
            sides.left = max(inset.left - widening, safe.left)
            sides.right = max(inset.right - widening, safe.right)
            bar = CGRect(
                x: sides.left, y: accessoryReach,
                width: max(0, bounds.width - sides.left - sides.right - reserve),
                height: metrics.height)
            // The search tab keeps its place at the trailing end.
            let whole = bar
            if tabs.isCentered, tabs.centeredWidth < bar.width {
                let spare = bar.width - tabs.centeredWidth
                bar.size.width -= spare
                bar.origin.x += apart == nil ? spare / 2 : isMirrored ? spare : 0
            }
            if let apart { bar.origin.x += add(apart, beside: whole) }
        }
        addAccessory(between: sides)
        show(background, in: isFloating ? bar : bounds, isFloating: isFloating)
        let grid = PixelGrid.current
        // A floating bar is already within the safe area.
        let row = isFloating ? bar : bar.inset(by: sides)
        for (button, place) in zip(buttons, tabs.places(inWidth: row.width)) {
            let far = place.start + place.width
            let start = grid.round(row.minX + (isMirrored ? row.width - far : place.start))
            let end = grid.round(row.minX + (isMirrored ? row.width - place.start : far))
            button.frame = CGRect(
                x: start, y: row.minY, width: end - start, height: metrics.height)
            addSubview(button)
        }
        if isFloating {
            let scale = buttons.map(\.fittingTitleScale).min() ?? 1
            for button in buttons { button.titleScale = scale }
        }
        BarButtonWidths.warn(
            "bar.tabs-without-room", "the tab bar", buttons.flatMap(\.cutTexts),
            "shorter titles and badges, or fewer tabs, would be whole")
        renderState.needsLayout = false
    }

    /// Indexes of the tabs that a phone shows in the list of a More tab.
    private var tabsOfMore: Set<Int> {
        guard items.count > Self.mostTabs, sizeClasses.horizontal != .regular else { return [] }
        let others = items.indices.filter { !items[$0].isSearchTab }
        return Set(others.dropFirst(Self.mostTabs - 1 - (items.count - others.count)))
    }

    /// Maximum number of tabs on a phone, as Apple's documentation of `UITabBarController` states.
    private static let mostTabs = 5

    private var isMirrored: Bool { traitCollection.layoutDirection == .rightToLeft }

    /// Returns the index of the tab that stands apart, or `nil` for none, and the indexes of
    /// the other tabs.
    private func divided(isFloating: Bool) -> (apart: Int?, others: [Int]) {
        let apart = isFloating ? items.firstIndex(where: \.isSearchTab) : nil
        return (apart, items.indices.filter { $0 != apart })
    }

    /// Shows a background of the bar in a frame; a floating background has a shadow.
    private func show(_ view: BarBackgroundView, in frame: CGRect, isFloating: Bool) {
        view.frame = frame
        view.show(
            metrics.background, atScrollEdge: metrics.scrollEdgeBackground, overlap: contentOverlap)
        view.layer.shadowOpacity = isFloating ? 0.12 : 0
        view.rim = isFloating ? RenderContext.current.theme.bars.toolbar.button : nil
        guard isFloating else { return }
        view.layer.cornerRadius = frame.height / 2
        view.layer.shadowColor = .black
        view.layer.shadowRadius = 12
        view.layer.shadowOffset = CGSize(width: 0, height: 4)
    }

    /// Adds the search tab at the trailing end of the space for the tabs, and returns the
    /// distance by which the tabs make way from right to left, in points.
    private func add(_ searchTab: Int, beside tabs: CGRect) -> CGFloat {
        let side = metrics.height
        let distance = side + metrics.partSpacing
        addCircle(
            of: searchTab,
            in: CGRect(
                x: isMirrored ? tabs.minX : tabs.maxX + metrics.partSpacing, y: tabs.minY,
                width: side, height: side))
        return isMirrored ? distance : 0
    }

    /// Adds a tab without its title in a circle of its own.
    private func addCircle(of tab: Int, in frame: CGRect) {
        addSubview(searchBackground)
        show(searchBackground, in: frame, isFloating: true)
        let button = TabBarButton(
            items[tab], isSelected: tab == selectedIndex, metrics, inlineGap: 0, showsTitle: false)
        button.frame = frame
        addSubview(button)
    }

    /// Whether the search field of a selected search tab is in place of the tabs.
    var showsSearchField: Bool {
        guard showsSearchTabAsField, metrics.floatingInset != nil,
            sizeClasses.horizontal != .regular, let selectedIndex,
            items.indices.contains(selectedIndex)
        else { return false }
        return items[selectedIndex].isSearchTab
    }

    /// Places the tab before the search and the search field.
    private func layoutSearch() {
        let metrics = metrics
        let grid = PixelGrid.current
        let inset = metrics.floatingInset ?? .zero
        let side = min(metrics.searchFieldHeight, metrics.height)
        let y = accessoryReach + grid.round((metrics.height - side) / 2)
        let sides = EdgeInsets(
            left: max(inset.left, safeAreaInsets.left),
            right: max(inset.right, safeAreaInsets.right))
        var field = CGRect(
            x: sides.left, y: y, width: max(0, bounds.width - sides.left - sides.right),
            height: side)
        addAccessory(between: sides)
        let search = searchBar ?? standardSearchBar
        // In an active search, the Cancel button takes the place of the tab.
        if !search.showsCancelButton, items.indices.contains(indexBeforeSearch),
            !items[indexBeforeSearch].isSearchTab
        {
            let x = isMirrored ? field.maxX - side : field.minX
            addCircle(
                of: indexBeforeSearch, in: CGRect(x: x, y: y, width: side, height: side))
            let distance = side + metrics.partSpacing
            field.size.width = max(0, field.width - distance)
            if !isMirrored { field.origin.x += distance }
        }
        search.capsule =
            search.capsule
            ?? BarButtonCapsule(RenderContext.current.theme.bars.toolbar.button)
        search.frame = field
        addSubview(search)
        renderState.needsLayout = false
    }

    /// Search bar of a search tab without a search bar of its own.
    private lazy var standardSearchBar = SearchBar(placeholder: LocalizedDefault.search.shown)

    /// Adds the accessory above the tabs, between the sides.
    private func addAccessory(between sides: EdgeInsets) {
        guard let accessoryView else { return }
        let isFloating = metrics.floatingInset != nil
        let frame = CGRect(
            x: sides.left, y: 0, width: max(0, bounds.width - sides.left - sides.right),
            height: metrics.accessoryHeight)
        if isFloating {
            addSubview(accessoryBackground)
            show(accessoryBackground, in: frame, isFloating: true)
        }
        accessoryWindow.frame = frame
        accessoryWindow.layer.cornerRadius = isFloating ? frame.height / 2 : 0
        accessoryView.frame = accessoryWindow.bounds
        if accessoryView.superview !== accessoryWindow { accessoryWindow.addSubview(accessoryView) }
        addSubview(accessoryWindow)
    }

    private func places(of buttons: [TabBarButton]) -> TabPlaces {
        let isStandard = itemWidth == 0 && itemSpacing == 0
        let isStacked = metrics.inline(for: sizeClasses) == nil
        let overlap = isStandard && isStacked ? metrics.itemOverlap : 0
        let isCentered =
            switch itemPositioning {
            case .automatic:
                sizeClasses.horizontal == .regular && bounds.width >= Self.regularWidth
                    || metrics.floatingInset != nil
            case .fill: false
            case .centered: true
            }
        return TabPlaces(
            metrics: metrics, wishes: buttons.map(\.naturalWidth),
            leastWidth: buttons.map(\.leastWidth).max() ?? 0, isCentered: isCentered,
            itemWidth: itemWidth > 0 ? itemWidth : metrics.itemWidth,
            itemSpacing: itemSpacing > 0 ? itemSpacing : metrics.itemSpacing, overlap: overlap)
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
