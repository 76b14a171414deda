import Foundation
import TableDrawing
import TableGeometry

/// A screen for mockups: a table or another view, and the bars around it, all of them optional.
///
/// The content fills the screen; bars lie over it and reach into its safe area, so that rows begin below
/// them and floating headers stay below them. Lengths are points.
public final class ScreenView: View {
    /// What the screen shows between its bars.
    public let contentView: View
    /// What the device does to the screen.
    public let device: DeviceFrame
    /// Phones on their sides show none since iOS 8: it is left out there, and a diagnostic says so.
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
    public var navigationBar: NavigationBar? { didSet { fit(navigationBar) } }
    public var toolbar: Toolbar? { didSet { fit(toolbar) } }
    public var tabBar: TabBar? { didSet { fit(tabBar) } }
    public var keyboard: KeyboardView? { didSet { fit(keyboard) } }
    /// Devices with a home button have none: it is left out there, and a diagnostic says so.
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
    /// Bars that stand still in another view while the screen slides.
    var lentBars: [View] = [] { didSet { setNeedsLayout() } }
    /// The part of the screen to be lowered; nothing is all of it.
    var slab: Extent?
    /// The content's inset that was reckoned with when it last stood at its top.
    private var restingInset: CGFloat?

    /// A screen of a size; the content's own frame does not count.
    public init(size: CGSize, contentView: View, device: DeviceFrame = .plain) {
        self.contentView = contentView
        self.device = device
        super.init(frame: CGRect(origin: .zero, size: size))
        partName = "screen"
        clipsToBounds = true
    }

    /// Whether the theme's era shows no status bar on the device as it is held.
    package var hidesStatusBar: Bool {
        guard device.verticalSizeClass == .compact else { return false }
        // Phones with a cutout never had another iOS.
        return device.sideCutout.splitsStatusBar
            || RenderContext.current.theme.bars.statusBar.isHiddenInCompactHeight
    }

    /// Tells a bar how much room the device's screen has: the device decides that on its side, where no traits say it.
    private func fit(_ bar: (any ScreenBar)?) {
        if device.verticalSizeClass == .compact {
            bar?.screenSizeClasses = ScreenSizeClasses(
                horizontal: device.horizontalSizeClass, vertical: .compact)
        }
        (bar as? KeyboardView)?.isOnWideScreen = bounds.width > bounds.height
        setNeedsLayout()
    }

    /// The table that the screen shows, if it shows one.
    public var tableView: TableView? { contentView as? TableView }

    private var statusHeight: CGFloat {
        guard statusBar != nil else { return 0 }
        let own = RenderContext.current.theme.bars.statusBar.height
        return max(device.safeAreaInsets.top, own)
    }

    /// What the bars and the device take while nothing is scrolled.
    private var restingInsets: EdgeInsets {
        var insets = device.safeAreaInsets
        insets.bottom = bottomReach
        // Without a status bar a screen with square corners has nothing at its top.
        if statusBar == nil, !device.cutout.splitsStatusBar { insets.top = 0 }
        insets.top = max(insets.top, statusHeight)
        if let navigationBar { insets.top += navigationBar.heightAtRest }
        if let tabBar { insets.bottom = tabBar.heightOnScreen(safeAreaBottom: bottomReach) }
        if let toolbar { insets.bottom = toolbar.intrinsicHeight + bottomReach }
        if let keyboard { insets.bottom = keyboard.intrinsicHeight + bottomReach }
        return insets
    }

    /// What lies below bars: the device's safe area, or where no device states one, the home
    /// indicator's.
    private var bottomReach: CGFloat {
        guard homeIndicator != nil, device.safeAreaInsets.bottom == 0 else {
            return device.safeAreaInsets.bottom
        }
        return bounds.width > bounds.height
            ? DeviceFrame.landscapeHomeIndicatorInset : DeviceFrame.homeIndicatorInset
    }

    public override func layoutSubviews() {
        for view in ownSubviews { view.removeFromSuperview() }
        withTheme {
            addSubview(contentView)
            layoutContent()
            layoutBars()
        }
        needsLayout = false
    }

    /// A screen is drawn in its table's own theme.
    func withTheme(_ body: () -> Void) {
        if let tableView { tableView.withOwnTheme(body) } else { body() }
    }

    /// Gives the content its place and its safe area; content that stands at its top stays there.
    private func layoutContent() {
        contentView.frame = bounds
        contentView.ownSafeAreaInsets = restingInsets
        guard let tableView else { return }
        tableView.foldingInset = navigationBar?.largeTitleHeight ?? 0
        let inset = tableView.restingContentInset.top
        if tableView.contentOffset.y == -(restingInset ?? 0) { tableView.contentOffset.y = -inset }
        restingInset = inset
        guard let navigationBar else { return }
        let top = tableView.visibleExtent.minY
        navigationBar.isAtScrollEdge = top + inset <= 0
        navigationBar.largeTitleOffset = tableView.foldedInset(at: top)
    }

    /// Scrolls so that a row stands where it is asked for, below the bars as they are then.
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
                statusHeight, device.cutout.splitsStatusBar ? device.safeAreaInsets.top : 0)
            navigationBar.ownSafeAreaInsets = sideInsets
            navigationBar.frame = CGRect(
                x: 0, y: top, width: bounds.width, height: navigationBar.intrinsicHeight)
            navigationBar.backgroundReach = reachesBehindStatusBar ? top : 0
            navigationBar.contentColor = tableView?.colorBehindRows
            add(navigationBar)
        }
        if let tabBar {
            let height = tabBar.heightOnScreen(safeAreaBottom: bottomReach)
            placeAtBottom(tabBar, height: height)
        }
        if let toolbar { placeAtBottom(toolbar, height: toolbar.intrinsicHeight + bottomReach) }
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

    private func add(_ bar: View) {
        if !lentBars.contains(where: { $0 === bar }) { addSubview(bar) }
    }

    /// Where a status bar has a background of its own, the navigation bar's ends below it.
    private var reachesBehindStatusBar: Bool {
        statusBar == nil || RenderContext.current.theme.bars.statusBar.background.stops.isEmpty
    }

    /// The colour at the screen's bottom: a bar's, or the table's where none reaches there.
    private var colorAtBottom: Color? {
        let bars = RenderContext.current.theme.bars
        if keyboard != nil { return bars.screen.keyboardFill.stops.last?.color }
        if toolbar != nil { return bars.toolbar.background.stops.last?.color }
        if tabBar != nil, bars.tabBar.floatingInset == nil {
            return bars.tabBar.background.stops.last?.color
        }
        return tableView?.colorBehindRows
    }

    /// What the screen's own edges take from its bars.
    private var sideInsets: EdgeInsets {
        EdgeInsets(left: device.safeAreaInsets.left, right: device.safeAreaInsets.right)
    }

    private func placeAtBottom(_ bar: View, height: CGFloat) {
        bar.ownSafeAreaInsets = sideInsets
        bar.frame = CGRect(
            x: 0, y: bounds.height - height, width: bounds.width, height: height)
        add(bar)
    }

    // MARK: Tall pictures

    /// Makes the screen as high as its content and bars together, scrolled to the top.
    ///
    /// - Returns: the height in points.
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

    /// The screen as one node, holding what a stretch of it shows of its rows.
    public func lowered(slab: Extent) -> RenderNode {
        self.slab = slab
        defer { self.slab = nil }
        return lowered()
    }

    override func lowered(depth: Int) -> RenderNode? {
        var node: RenderNode?
        withTheme {
            // Bars follow a table that scrolls.
            if AnimationClock.current != nil { setNeedsLayout() }
            layoutIfNeeded()
            if let tableView {
                tableView.slab = slab.map {
                    $0.offset(by: tableView.visibleExtent.minY - tableView.frame.minY)
                }
            }
            node = super.lowered(depth: depth)
            tableView?.slab = nil
        }
        return node
    }

    override func makeBackground() -> Paint? {
        let color = tableView?.effectiveBackgroundColor ?? backgroundColor
        return color.map { .color($0.resolved) }
    }
}
