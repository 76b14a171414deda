import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableThemes
import TableViews

/// Screen for mockups: a table or another view with optional bars around it.
///
/// The content fills the screen. Bars are in front of the content and extend into its safe
/// area: rows begin below the bars, and floating headers stay below them. Lengths are in
/// points.
public final class ScreenView: View {
    /// Content between the screen's bars.
    public let contentView: View
    /// Device with its effects on the screen.
    public let device: DeviceFrame
    /// Status bar; omitted with a diagnostic on phones in landscape, which have hidden it
    /// since iOS 8.
    public var statusBar: StatusBar? {
        didSet {
            setNeedsLayout()
            guard statusBar != nil, hidesStatusBar else { return }
            statusBar = nil
            DiagnosticLog.warn(
                "screen.no-status-bar",
                "phones show no status bar in landscape since iOS 8; it is left out")
        }
    }
    /// Navigation bar at the top, or `nil` for no bar.
    public var navigationBar: NavigationBar? { didSet { fit(navigationBar) } }
    /// Toolbar at the bottom, or `nil` for no bar.
    public var toolbar: Toolbar? { didSet { fit(toolbar) } }
    /// Tab bar at the bottom, or `nil` for no bar.
    public var tabBar: TabBar? { didSet { fit(tabBar) } }
    /// Keyboard at the bottom, in front of other bars, or `nil` for no keyboard.
    public var keyboard: KeyboardView? { didSet { fit(keyboard) } }
    /// Home indicator; omitted with a diagnostic on devices with a home button.
    public var homeIndicator: HomeIndicator? {
        didSet {
            setNeedsLayout()
            guard homeIndicator != nil, device.hasHomeButton else { return }
            homeIndicator = nil
            DiagnosticLog.warn(
                "screen.no-home-indicator",
                "devices with a home button show no home indicator; it is left out")
        }
    }
    /// Bars that stay in place in another view while the screen slides.
    var lentBars: [View] = [] { didSet { setNeedsLayout() } }
    /// Vertical extent of the screen to lower to nodes, or `nil` for the whole screen.
    var slab: Extent?
    /// Inset of the content when it was last laid out at its top.
    private var restingInset: CGFloat?
    private let bottomEdge = BarBackgroundView()

    /// Creates a screen of a size; the content's own frame is ignored.
    public init(size: CGSize, contentView: View, device: DeviceFrame = .plain) {
        self.contentView = contentView
        self.device = device
        super.init(frame: CGRect(origin: .zero, size: size))
        identity.partName = "screen"
        clipsToBounds = true
        bottomEdge.identity.partName = "bottomEdge"
    }

    /// Whether the theme's era hides the status bar on the device in its orientation.
    package var hidesStatusBar: Bool {
        guard device.verticalSizeClass == .compact else { return false }
        // Phones with a cutout have only had later versions of iOS.
        return device.sideCutout.splitsStatusBar
            || RenderContext.current.theme.bars.statusBar.isHiddenInCompactHeight
    }

    /// Sets a bar's size classes from a device in landscape, because the traits do not include
    /// them.
    private func fit(_ bar: (any ScreenBar)?) {
        if device.verticalSizeClass == .compact {
            bar?.screenSizeClasses = ScreenSizeClasses(
                horizontal: device.horizontalSizeClass, vertical: .compact)
        }
        (bar as? KeyboardView)?.isOnWideScreen = bounds.width > bounds.height
        setNeedsLayout()
    }

    /// Moves the search bar of the navigation bar into the toolbar.
    ///
    /// iOS 26 integrates the search bar on phones; other screens keep it below the title. A
    /// search bar with a prompt or scope buttons stays there, too.
    package func integrateSearchBar() {
        guard let searchBar = navigationBar?.searchBar, tabBar == nil,
            searchBar.isSingleRow, device.horizontalSizeClass != .regular,
            RenderContext.current.theme.bars.toolbar.button.shape == .capsule
        else { return }
        navigationBar?.searchBar = nil
        let bar = toolbar ?? Toolbar(items: [])
        bar.searchBar = searchBar
        toolbar = bar
    }

    /// Moves the search bar of the navigation bar into the field of a selected search tab.
    ///
    /// A search bar with a prompt or scope buttons stays below the title, and the tab bar has no
    /// field.
    package func moveSearchBarToTabBar() {
        guard let searchBar = navigationBar?.searchBar, let tabBar, tabBar.showsSearchField else {
            return
        }
        guard searchBar.isSingleRow else { return tabBar.showsSearchTabAsField = false }
        navigationBar?.searchBar = nil
        tabBar.searchBar = searchBar
    }

    /// Table in the screen, or `nil` if the content is another view.
    public var tableView: TableView? { contentView as? TableView }

    private var statusHeight: CGFloat {
        guard statusBar != nil else { return 0 }
        let own = RenderContext.current.theme.bars.statusBar.height
        return max(device.safeAreaInsets.top, own)
    }

    /// Insets of the bars and the device with unscrolled content.
    private var restingInsets: EdgeInsets {
        var insets = device.safeAreaInsets
        insets.bottom = bottomReach
        // Without a status bar, a screen with square corners has no top inset.
        if statusBar == nil, !device.cutout.splitsStatusBar { insets.top = 0 }
        insets.top = max(insets.top, statusHeight)
        if let navigationBar {
            insets.top = max(insets.top, navigationBar.minimumTop) + navigationBar.heightAtRest
        }
        if let tabBar { insets.bottom = tabBar.heightOnScreen(safeAreaBottom: bottomReach) }
        if let toolbar { insets.bottom = toolbar.intrinsicHeight + reachBelowToolbar }
        if let keyboard { insets.bottom = keyboard.intrinsicHeight + bottomReach }
        return insets
    }

    /// Height below the bars: the device's safe area, or the home indicator's inset without a
    /// device.
    private var bottomReach: CGFloat {
        guard homeIndicator != nil, device.safeAreaInsets.bottom == 0 else {
            return device.safeAreaInsets.bottom
        }
        return bounds.width > bounds.height
            ? DeviceFrame.landscapeHomeIndicatorInset : DeviceFrame.homeIndicatorInset
    }

    /// Height below the toolbar: the tab bar, or the reach below all bars.
    private var reachBelowToolbar: CGFloat {
        tabBar?.heightOnScreen(safeAreaBottom: bottomReach) ?? bottomReach
    }

    public override func layoutSubviews() {
        for view in ownSubviews { view.removeFromSuperview() }
        withTheme {
            addSubview(contentView)
            layoutContent()
            layoutBars()
        }
        renderState.needsLayout = false
    }

    /// Runs a closure in the table's own theme, which also applies to the screen.
    func withTheme(_ body: () -> Void) {
        if let tableView { tableView.withOwnTheme(body) } else { body() }
    }

    /// Sets frame and safe area of the content; content scrolled to its top stays at its top.
    private func layoutContent() {
        contentView.frame = bounds
        contentView.placement.ownSafeAreaInsets = restingInsets
        guard let tableView else { return }
        placeRefreshControl(of: tableView)
        tableView.scrolling.foldingInset = navigationBar?.foldingHeight ?? 0
        let inset = tableView.scrolling.restingContentInset.top
        if tableView.contentOffset.y == -(restingInset ?? 0) { tableView.contentOffset.y = -inset }
        restingInset = inset
        let visible = tableView.visibleExtent
        let below = tableView.updates.contentEnd - visible.maxY + restingInsets.bottom
        toolbar?.contentOverlap = max(0, below)
        tabBar?.contentOverlap = max(0, below)
        guard let navigationBar else { return }
        // Rows begin at whole pixels.
        let top = PixelGrid.current.round(visible.minY)
        let folded = tableView.scrolling.foldedInset(at: top)
        let distance = top + tableView.scrolling.barInset
        navigationBar.contentOverlap = max(0, distance - folded)
        navigationBar.headerShare = tableView.headersAndFooters.shareOfHeaderAtEdge(
            within: RenderContext.current.theme.bars.scrollEdgeFadeDistance)
        navigationBar.follow(folded: folded, pulled: max(0, -distance))
    }

    /// Places the refresh control in a navigation bar with a large title, or else in the table.
    private func placeRefreshControl(of table: TableView) {
        let control = table.refreshControl
        if let navigationBar, navigationBar.largeTitleHeight > 0 {
            navigationBar.refreshControl = control
            return
        }
        navigationBar?.refreshControl = nil
        guard let control, control.superview !== table else { return }
        control.removeFromSuperview()
        control.stand(in: table)
    }

    /// Scrolls a row to a position below the bars in their resulting layout.
    public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition) {
        guard let tableView else { return }
        layoutIfNeeded()
        tableView.scrollToRow(at: indexPath, at: position, animated: false)
        setNeedsLayout()
    }

    /// Scrolls the table by a distance from its top, in points.
    public func scroll(by distance: CGFloat) {
        layoutIfNeeded()
        guard let tableView else { return }
        tableView.contentOffset.y = distance - (restingInset ?? 0)
        setNeedsLayout()
    }

    private func layoutBars() {
        if let navigationBar {
            let top = max(
                statusHeight, device.cutout.splitsStatusBar ? device.safeAreaInsets.top : 0,
                navigationBar.minimumTop)
            navigationBar.placement.ownSafeAreaInsets = sideInsets
            navigationBar.frame = CGRect(
                x: 0, y: top, width: bounds.width, height: navigationBar.intrinsicHeight)
            navigationBar.backgroundReach = reachesBehindStatusBar ? top : 0
            navigationBar.contentColor = tableView?.lowering.colorBehindRows
            add(navigationBar)
        }
        addBottomEdge()
        if let tabBar {
            let height = tabBar.heightOnScreen(safeAreaBottom: bottomReach)
            placeAtBottom(tabBar, height: height)
        }
        if let toolbar, tabBar != nil {
            placeAtBottom(
                toolbar, height: toolbar.intrinsicHeight, above: reachBelowToolbar)
        } else if let toolbar {
            placeAtBottom(toolbar, height: toolbar.intrinsicHeight + bottomReach)
        }
        if let keyboard { placeAtBottom(keyboard, height: keyboard.intrinsicHeight + bottomReach) }
        if let statusBar {
            statusBar.cutout = device.cutout
            statusBar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: statusHeight)
            add(statusBar)
        }
        if let homeIndicator {
            homeIndicator.place(in: bounds.size)
            homeIndicator.backdrop = colorAtBottom
            add(homeIndicator)
        }
    }

    /// Adds the theme's soft edge behind floating bars at the bottom.
    private func addBottomEdge() {
        let fill = RenderContext.current.theme.bars.bottomEdge
        let overlap = max(toolbar?.contentOverlap ?? 0, tabBar?.contentOverlap ?? 0)
        guard overlap > 0, !fill.stops.isEmpty, keyboard == nil,
            let content = tableView?.lowering.colorBehindRows
        else { return }
        let height = restingInsets.bottom
        bottomEdge.frame = CGRect(
            x: 0, y: bounds.height - height, width: bounds.width, height: height)
        bottomEdge.show(fill.tinted(content), atScrollEdge: .none, overlap: overlap)
        addSubview(bottomEdge)
    }

    private func add(_ bar: View) {
        if !lentBars.contains(where: { $0 === bar }) { addSubview(bar) }
    }

    /// Whether the navigation bar's background extends behind the status bar.
    ///
    /// A status bar with a background of its own ends the navigation bar's background.
    private var reachesBehindStatusBar: Bool {
        statusBar == nil || RenderContext.current.theme.bars.statusBar.background.stops.isEmpty
    }

    /// Colour at the screen's bottom: a bar's colour, or the table's colour without a bar.
    private var colorAtBottom: Color? {
        let bars = RenderContext.current.theme.bars
        if keyboard != nil { return bars.screen.keyboardFill.stops.last?.color }
        let content = tableView?.lowering.colorBehindRows
        if let toolbar, tabBar == nil {
            guard !bars.toolbar.background.stops.isEmpty else { return nil }
            let fill =
                toolbar.isAtScrollEdge ? bars.toolbar.scrollEdgeBackground : bars.toolbar.background
            return fill.stops.isEmpty ? content : fill.stops.last?.color
        }
        if let tabBar, bars.tabBar.floatingInset == nil {
            let fill =
                tabBar.isAtScrollEdge ? bars.tabBar.scrollEdgeBackground : bars.tabBar.background
            return fill.stops.isEmpty ? content : fill.stops.last?.color
        }
        return content
    }

    /// Insets of the screen's own edges for its bars.
    private var sideInsets: EdgeInsets {
        EdgeInsets(left: device.safeAreaInsets.left, right: device.safeAreaInsets.right)
    }

    private func placeAtBottom(_ bar: View, height: CGFloat, above reach: CGFloat = 0) {
        bar.placement.ownSafeAreaInsets = sideInsets
        bar.frame = CGRect(
            x: 0, y: bounds.height - reach - height, width: bounds.width, height: height)
        add(bar)
    }

    // MARK: Tall pictures

    /// Sets the screen's height to the height of its content and bars, scrolled to the top.
    ///
    /// - Returns: The height in points.
    public func fitContent() -> CGFloat {
        guard let tableView else { return bounds.height }
        layoutIfNeeded()
        tableView.contentOffset.y = -(restingInset ?? 0)
        setNeedsLayout()
        layoutIfNeeded()
        let insets = tableView.adjustedContentInset
        let height = insets.top + tableView.contentSize.height + insets.bottom
        frame = CGRect(origin: frame.origin, size: CGSize(width: bounds.width, height: height))
        layoutIfNeeded()
        return height
    }

    /// Returns the screen as a single render node with the rows in a vertical extent.
    public func lowered(slab: Extent) -> RenderNode {
        self.slab = slab
        defer { self.slab = nil }
        return lowered()
    }

    @_spi(Subclassing) public override func lowered(depth: Int) -> RenderNode? {
        var node: RenderNode?
        withTheme {
            // Bars follow a scrolling table.
            if AnimationClock.current != nil { setNeedsLayout() }
            layoutIfNeeded()
            if let tableView {
                tableView.lowering.slab = slab.map {
                    $0.offset(by: tableView.visibleExtent.minY - tableView.frame.minY)
                }
            }
            node = super.lowered(depth: depth)
            tableView?.lowering.slab = nil
        }
        return node
    }

    @_spi(Subclassing) public override func makeBackground() -> Paint? {
        let color = tableView?.effectiveBackgroundColor ?? backgroundColor
        return color.map { .color($0.resolved) }
    }
}
