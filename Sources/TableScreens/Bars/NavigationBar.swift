import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes
import TableViews

/// Navigation bar at the top of a screen, with back button, title and buttons; UIKit's class.
///
/// The height depends on the content. Lengths are in points.
public final class NavigationBar: View, ScreenBar {
    /// Item displayed in the bar.
    public var topItem: NavigationItem { didSet { rebuild() } }
    /// Whether titles are large and below the bar's row, in themes with large titles.
    public var prefersLargeTitles = false { didSet { setNeedsLayout() } }
    /// Search bar below the title.
    public var searchBar: SearchBar? {
        didSet {
            oldValue?.removeFromSuperview()
            oldValue?.navigationBar = nil
            // The height is requested before the search bar is laid out.
            searchBar?.navigationBar = self
            if let searchBar { addSubview(searchBar) }
        }
    }
    /// View in place of the title, or `nil`; its size is the size of its frame.
    package var titleView: View? {
        didSet {
            oldValue?.removeFromSuperview()
            setNeedsLayout()
        }
    }
    /// Part of the large title's height that is scrolled away, in points.
    public var largeTitleOffset: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Folded part of the search bar's height, in points.
    var searchBarOffset: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Height by which pulled content stretches a bar with a large title, in points.
    var pulledHeight: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Refresh control between the buttons and the large title, or `nil` for no control.
    var refreshControl: RefreshControl? {
        didSet { if oldValue !== refreshControl { oldValue?.removeFromSuperview() } }
    }
    /// Whether no content lies behind the bar, which gives the bar its scroll edge background.
    ///
    /// A large title makes way for the content: content lies behind the bar after the large
    /// title is scrolled away.
    public var isAtScrollEdge: Bool {
        get { contentOverlap <= 0 }
        set { contentOverlap = newValue ? 0 : .infinity }
    }
    /// Height of the content behind the bar, in points.
    var contentOverlap: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Distance that the background extends upwards, behind a status bar.
    var backgroundReach: CGFloat = 0 { didSet { setNeedsLayout() } }

    /// Share to which a floating header continues the bar's background, from 0 to 1.
    var headerShare: CGFloat = 0 { didSet { if headerShare != oldValue { setNeedsLayout() } } }

    /// Background colour of the content below the bar.
    var contentColor: Color? { didSet { if contentColor != oldValue { setNeedsLayout() } } }

    var screenSizeClasses: ScreenSizeClasses? { didSet { setNeedsLayout() } }

    /// Transition from or to another bar.
    var barTransition: BarTransition?

    private let background = BarBackgroundView()
    let titleLabel = Label(frame: .zero)
    let subtitleLabel = Label(frame: .zero)
    let largeTitleLabel = Label(frame: .zero)
    let largeSubtitleLabel = Label(frame: .zero)
    let largeTitleWindow = View(frame: .zero)
    private let promptLabel = Label(frame: .zero)
    private weak var shownBackButton: View?
    private var spaceBetweenButtons: ClosedRange<CGFloat> = 0...0

    /// Creates a bar that displays an item.
    public init(item: NavigationItem) {
        topItem = item
        super.init(frame: .zero)
        isOpaque = false
        identity.partName = "navigationBar"
        titleLabel.identity.partName = "title"
        largeTitleLabel.identity.partName = "largeTitle"
        subtitleLabel.identity.partName = "subtitle"
        largeSubtitleLabel.identity.partName = "largeSubtitle"
        for label in [titleLabel, largeTitleLabel] { label.accessibilityTraits = .header }
        promptLabel.identity.partName = "prompt"
        largeTitleWindow.identity.partName = "largeTitleWindow"
        largeTitleWindow.isOpaque = false
        largeTitleWindow.clipsToBounds = true
        for label in [largeTitleLabel, largeSubtitleLabel] { largeTitleWindow.addSubview(label) }
    }

    private var themeMetrics: NavigationBarMetrics {
        RenderContext.current.theme.bars.navigationBar
    }

    var metrics: NavigationBarMetrics { themeMetrics.sized(for: sizeClasses) }

    /// Height of an unscrolled large title, or 0 if the title is not large, as on a phone in
    /// landscape.
    public var largeTitleHeight: CGFloat {
        guard prefersLargeTitles, topItem.largeTitleDisplayMode != .never, !hidesTitleForSearch,
            let height = metrics.largeTitleHeight
        else { return 0 }
        // The theme's height fits its own font; a larger font increases the height by its
        // growth.
        let font = metrics.largeTitle.font
        return height
            + PixelGrid.current.ceil(max(0, font.font().lineHeight - font.font.lineHeight))
            + largeSubtitleHeight
    }

    /// Height including the visible part of the large title, without a status bar.
    public var intrinsicHeight: CGFloat {
        heightAtRest + pulledHeight - searchBarOffset
            - min(max(0, largeTitleOffset), largeTitleHeight)
    }

    /// Height with unscrolled content, without a status bar.
    var heightAtRest: CGFloat {
        rowHeight + promptHeight + largeTitleHeight + searchHeight
    }

    /// Whether an active search takes the place of the titles, the prompt and the buttons.
    var hidesTitleForSearch: Bool {
        searchBar?.showsCancelButton == true && topItem.hidesNavigationBarDuringPresentation
            && themeMetrics.largeTitleHeight != nil
    }

    /// Minimum distance from the screen's top to the bar, in points.
    var minimumTop: CGFloat { metrics.minimumTop }

    private var rowHeight: CGFloat { hidesTitleForSearch ? 0 : metrics.height }
    private var promptHeight: CGFloat {
        topItem.prompt == nil || hidesTitleForSearch ? 0 : metrics.promptHeight
    }
    var searchHeight: CGFloat { searchBar?.intrinsicHeight ?? 0 }
    var isMirrored: Bool { traitCollection.layoutDirection == .rightToLeft }

    /// Warns if the theme's era had no large titles.
    private func checkLargeTitle() {
        guard prefersLargeTitles, topItem.largeTitleDisplayMode != .never, topItem.title != nil,
            themeMetrics.largeTitleHeight == nil
        else { return }
        DiagnosticLog.warn(
            "theme.no-large-titles",
            "the theme \(RenderContext.current.theme.name) has no large titles; the title stands in "
                + "the bar's row")
    }

    private func rebuild() { setNeedsLayout() }

    /// Back button, or `nil` if the bar has no back button.
    package var backButton: View? {
        layoutIfNeeded()
        return shownBackButton
    }

    /// Space for the title between the buttons, in points.
    var titleRoom: ClosedRange<CGFloat> {
        layoutIfNeeded()
        return spaceBetweenButtons
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicHeight)
    }

    public override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: intrinsicHeight)
    }

    public override func layoutSubviews() {
        checkLargeTitle()
        let metrics = metrics
        for view in ownSubviews { view.removeFromSuperview() }
        addSubview(background)
        let isLarge = largeTitleHeight > 0
        showBackground(isLarge: isLarge)
        background.frame = CGRect(
            x: 0, y: -backgroundReach, width: bounds.width, height: bounds.height + backgroundReach)
        let safe = safeAreaInsets
        let row = CGRect(
            x: safe.left, y: promptHeight, width: bounds.width - safe.left - safe.right,
            height: rowHeight)
        shownBackButton = nil
        spaceBetweenButtons = -bounds.width...bounds.width * 2
        if !hidesTitleForSearch {
            var parts = row
            parts.size.height = max(
                row.height - metrics.bottomPadding, min(row.height, metrics.button.height))
            addParts(to: parts)
        }
        addRefreshControl(below: row)
        if isLarge { addLargeTitle(below: row) }
        if let searchBar {
            addSubview(searchBar)
            searchBar.fieldBackdrop = metrics.fadesIntoContent ? contentColor : nil
            searchBar.foldedHeight = searchBarOffset
            let height = searchHeight - searchBarOffset
            searchBar.frame = CGRect(
                x: safe.left, y: bounds.height - height, width: row.width, height: height)
        }
        renderState.needsLayout = false
    }

    /// Adds the prompt, the buttons and the title.
    private func addParts(to row: CGRect) {
        addPrompt()
        let free = addButtons(in: row)
        // Without buttons, the space extends beyond the bar.
        let hasLeft = topItem.backBarButtonItem != nil || !topItem.leftBarButtonItems.isEmpty
        let left = hasLeft ? free.lowerBound : -bounds.width
        let right = topItem.rightBarButtonItems.isEmpty ? bounds.width * 2 : free.upperBound
        let room = mirrored(CGRect(x: left, y: 0, width: right - left, height: 0))
        spaceBetweenButtons = room.minX...room.maxX
        addTitle(in: row, free: free)
    }

    private func showBackground(isLarge: Bool) {
        let metrics = metrics
        var fills = [metrics.background, metrics.scrollEdgeBackground]
        if metrics.fadesIntoContent, let contentColor {
            fills = fills.map { softened($0).tinted(contentColor) }
        }
        let hasEdge = isLarge || metrics.usesScrollEdgeForSmallTitles
        background.show(
            fills[0], atScrollEdge: hasEdge ? fills[1] : fills[0], overlap: contentOverlap)
    }

    /// Returns a fill that hides the content around a search bar and above a floating header.
    private func softened(_ fill: BarFill) -> BarFill {
        var fill = fill
        let last = fill.stops.count - 1
        guard last > 0 else { return fill }
        let height = bounds.height + backgroundReach
        if searchHeight > searchBarOffset, height > 0, let margin = searchBar?.marginBelow {
            let start = Double(1 - margin / height)
            fill.stops[last - 1].location = max(fill.stops[last - 1].location, start)
        }
        let (inner, outer) = (fill.stops[last].color, fill.stops[0].color)
        let clear = CGFloat(inner.resolved.alpha)
        let alpha = clear + (CGFloat(outer.resolved.alpha) - clear) * headerShare
        fill.stops[last].color = inner.withAlphaComponent(alpha)
        return fill
    }

    /// Background behind the bar's items, as currently displayed.
    var backgroundNode: RenderNode? {
        layoutIfNeeded()
        return background.loweredAsShown(depth: 1)
    }

    @_spi(Subclassing) public override func lowered(depth: Int) -> RenderNode? {
        guard let node = super.lowered(depth: depth) else { return nil }
        guard let barTransition, let time = AnimationClock.current?.time else { return node }
        return barTransition.node(node, backgroundName: background.identity.partName, at: time)
    }

    private func addPrompt() {
        guard let prompt = topItem.prompt else { return }
        promptLabel.text = prompt
        metrics.prompt.apply(to: promptLabel, tint: tintColor)
        promptLabel.textAlignment = .center
        let safe = safeAreaInsets
        let margin = metrics.margins.margin(forWidth: bounds.width)
        let width = max(0, bounds.width - safe.left - safe.right - margin * 2)
        let size = promptLabel.naturalSize(maximumWidth: width)
        promptLabel.frame = CGRect(
            x: safe.left + margin, y: PixelGrid.current.round((promptHeight - size.height) / 2 + 3),
            width: width, height: size.height)
        addSubview(promptLabel)
    }

    /// Adds the buttons from both sides inwards and returns the remaining space between them.
    ///
    /// Together the buttons fit into the row: titles are truncated if the space is too narrow.
    private func addButtons(in row: CGRect) -> ClosedRange<CGFloat> {
        let metrics = metrics
        let isFloating = metrics.button.shape == .capsule
        let margin =
            isFloating ? metrics.backMargin : metrics.margins.margin(forWidth: bounds.width)
        let spacing = metrics.button.spacing
        let rightRun = BarButtonRun(topItem.rightBarButtonItems, metrics.button)
        let leftRun = BarButtonRun(topItem.leftBarButtonItems, metrics.button)
        var left = row.minX + (topItem.backBarButtonItem == nil ? margin : metrics.backMargin)
        var shown = leftRun.buttons + rightRun.buttons
        let whole = row.maxX - margin - left
        let distances = leftRun.distance + rightRun.distance
        let back = topItem.backBarButtonItem.map { item in
            let limit = row.width * Self.widestButton
            let others = shown.reduce(0) { $0 + min(fitted($1).width, limit) }
            let gaps = distances + spacing * (leftRun.buttons.isEmpty ? 1 : 2)
            return backButton(item, fitting: whole - others - gaps - titleWidth)
        }
        if let back { shown.insert(back, at: 0) }
        let sizes = shown.map { fitted($0).width }
        let parts = [back == nil, leftRun.buttons.isEmpty, rightRun.buttons.isEmpty]
        let gaps = distances + spacing * CGFloat(max(0, parts.count { !$0 } - 1))
        let room = whole - gaps
        let limit = widestButton(in: row, of: sizes, room: room)
        let shared = BarButtonWidths(of: shown, sizes: sizes, in: room, limit: limit)
        shared.warn(
            "bar.buttons-without-room", "the navigation bar",
            "shorter or fewer buttons would be whole")
        var widths = shared.widths[...]
        if let back {
            left = place(back, at: left, in: row, width: widths.removeFirst())
            shownBackButton = back
            if !leftRun.buttons.isEmpty { left += spacing }
        }
        for (button, distance) in zip(leftRun.buttons, leftRun.distances) {
            left = place(button, at: left + distance, in: row, width: widths.removeFirst())
        }
        var right = row.maxX - margin
        for (button, distance) in zip(rightRun.buttons, rightRun.distances) {
            let width = widths.removeFirst()
            right -= distance + width
            _ = place(button, at: right, in: row, width: width)
        }
        for run in [leftRun, rightRun] { addCapsules(behind: run.buttons, metrics.button) }
        let start = shown.count > rightRun.buttons.count ? left + spacing : row.minX + margin
        if !rightRun.buttons.isEmpty { right -= spacing }
        return start...max(start, right)
    }

    /// Returns the maximum width of a button, in points.
    ///
    /// The maximum is a share of the bar's width, or the width that the other buttons and the
    /// title leave.
    private func widestButton(in row: CGRect, of sizes: [CGFloat], room: CGFloat) -> CGFloat {
        let title = titleWidth
        // Widths are rounded to pixels.
        let rounding = CGFloat(sizes.count)
        let taken = title > 0 ? title + metrics.button.spacing * 2 + rounding : 0
        let left = FairShares.divided(max(0, room - taken), among: sizes).max() ?? 0
        return max(row.width * Self.widestButton, left)
    }

    /// Guaranteed share of the bar's width for a button; not proven.
    private static let widestButton: CGFloat = 0.4

    /// Returns a back button with the longest title that does not truncate the bar's title.
    ///
    /// The candidates are the whole title, "Back" as in iOS since version 7, and the chevron
    /// alone. The title of a bordered button is truncated with an ellipsis.
    private func backButton(_ item: BarButtonItem, fitting room: CGFloat) -> BarButton {
        let metrics = metrics
        func button(_ item: BarButtonItem, showsTitle: Bool) -> BarButton {
            BarButton(
                item, metrics.button, backIndicator: metrics.backIndicator, showsTitle: showsTitle)
        }
        let whole = button(item, showsTitle: metrics.showsBackTitle)
        guard metrics.showsBackTitle, metrics.button.shape != .plate, item.image == nil,
            fitted(whole).width > room
        else { return whole }
        var short = item
        short.title = LocalizedDefault.back.text
        let shorter = button(short, showsTitle: true)
        let width = fitted(shorter).width
        if width <= room, width < fitted(whole).width {
            _ = LocalizedDefault.back.shown
            return shorter
        }
        return button(item, showsTitle: false)
    }

    private func fitted(_ button: BarButton) -> CGSize {
        button.superview = self
        return button.sizeThatFits(bounds.size)
    }

    private func place(
        _ button: BarButton, at x: CGFloat, in row: CGRect, width: CGFloat
    ) -> CGFloat {
        let size = fitted(button)
        button.superview = nil
        let width = PixelGrid.current.ceil(width)
        let frame = CGRect(
            x: PixelGrid.current.round(x),
            y: row.minY + PixelGrid.current.round((row.height - size.height) / 2), width: width,
            height: size.height)
        button.frame = mirrored(frame)
        addSubview(button)
        return x + width
    }

    func mirrored(_ frame: CGRect) -> CGRect {
        guard isMirrored else { return frame }
        var frame = frame
        frame.origin.x = bounds.width - frame.maxX
        return frame
    }
}
