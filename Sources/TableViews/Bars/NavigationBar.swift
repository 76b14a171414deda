import Foundation
import TableDrawing
import TableGeometry
import TableText

/// The bar at the top of a screen: back button, title, buttons; UIKit's class.
///
/// Its height follows from what it shows. Lengths are points.
public final class NavigationBar: View, ScreenBar {
    /// What it shows.
    public var topItem: NavigationItem { didSet { rebuild() } }
    /// Whether titles stand large below the bar, in themes that know it.
    public var prefersLargeTitles = false { didSet { setNeedsLayout() } }
    /// A search bar below the title.
    public var searchBar: SearchBar? {
        didSet {
            oldValue?.removeFromSuperview()
            oldValue?.isInNavigationBar = false
            // Its height is asked for before it is laid out.
            searchBar?.isInNavigationBar = true
            if let searchBar { addSubview(searchBar) }
        }
    }
    /// How much of the large title is scrolled away, in points.
    public var largeTitleOffset: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Whether the content is at its top: then the bar has its other background.
    public var isAtScrollEdge = true { didSet { setNeedsLayout() } }
    /// How far the background reaches up, behind a status bar.
    var backgroundReach: CGFloat = 0 { didSet { setNeedsLayout() } }

    /// The colour that the content below the bar stands on.
    var contentColor: Color? { didSet { if contentColor != oldValue { setNeedsLayout() } } }

    var screenSizeClasses: ScreenSizeClasses? { didSet { setNeedsLayout() } }

    /// How the bar takes another's place, or gives its own to another.
    var passage: BarPassage?

    private let background = BarBackgroundView()
    private let titleLabel = Label(frame: .zero)
    private let largeTitleLabel = Label(frame: .zero)
    private let largeTitleWindow = View(frame: .zero)
    private let promptLabel = Label(frame: .zero)
    private var buttons: [View] = []
    private weak var shownBackButton: View?

    public init(item: NavigationItem) {
        topItem = item
        super.init(frame: .zero)
        isOpaque = false
        partName = "navigationBar"
        titleLabel.partName = "title"
        largeTitleLabel.partName = "largeTitle"
        for label in [titleLabel, largeTitleLabel] { label.accessibilityTraits = .header }
        promptLabel.partName = "prompt"
        largeTitleWindow.partName = "largeTitleWindow"
        largeTitleWindow.isOpaque = false
        largeTitleWindow.clipsToBounds = true
        largeTitleWindow.addSubview(largeTitleLabel)
    }

    private var themeMetrics: NavigationBarMetrics {
        RenderContext.current.theme.bars.navigationBar
    }

    private var metrics: NavigationBarMetrics { themeMetrics.sized(for: sizeClasses) }

    /// What a large title adds while nothing is scrolled; 0 where the title is not large, as on a phone on
    /// its side.
    public var largeTitleHeight: CGFloat {
        guard prefersLargeTitles, topItem.largeTitleDisplayMode != .never else { return 0 }
        guard let height = metrics.largeTitleHeight else { return 0 }
        // The theme's height is made for its own font; a larger one needs as much more.
        let font = metrics.largeTitle.font
        return height
            + PixelGrid.current.ceil(max(0, font.font().lineHeight - font.font.lineHeight))
    }

    /// The height with the large title as it is scrolled, without a status bar.
    public var intrinsicHeight: CGFloat {
        heightAtRest - min(max(0, largeTitleOffset), largeTitleHeight)
    }

    /// The height while nothing is scrolled, without a status bar.
    var heightAtRest: CGFloat {
        metrics.height + promptHeight + largeTitleHeight + searchHeight
    }

    private var promptHeight: CGFloat { topItem.prompt == nil ? 0 : metrics.promptHeight }
    private var searchHeight: CGFloat { searchBar?.intrinsicHeight ?? 0 }
    private var isMirrored: Bool { traitCollection.layoutDirection == .rightToLeft }

    /// Says that an era had no large titles, where it had none.
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

    /// The button that leads back, where the bar has one.
    package var backButton: View? {
        layoutIfNeeded()
        return shownBackButton
    }

    /// The title of the back button and its middle in the bar, in points.
    var shownBackTitle: BarTitle? {
        guard let button = backButton as? BarButton, var title = button.shownTitle else {
            return nil
        }
        title.middle += button.frame.minX
        return title
    }

    /// The middle of a bordered back button's title in the bar, in points; nothing for one without a border.
    var borderedBackTitle: CGFloat? {
        metrics.button.shape == .plate ? shownBackTitle?.middle : nil
    }

    /// The title in the bar's row and its middle in the bar, in points; nothing where it stands large.
    var shownMiddleTitle: BarTitle? {
        layoutIfNeeded()
        guard titleLabel.superview === self, !titleLabel.isHidden, titleLabel.alpha > 0,
            let text = titleLabel.text
        else { return nil }
        return BarTitle(
            text: text, middle: titleLabel.frame.midX, fontSize: titleLabel.font.pointSize)
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicHeight)
    }

    public override func layoutSubviews() {
        checkLargeTitle()
        let metrics = metrics
        for view in ownSubviews { view.removeFromSuperview() }
        addSubview(background)
        let isLarge = largeTitleHeight > 0
        var fill =
            isLarge && isAtScrollEdge
            ? metrics.scrollEdgeBackground : metrics.background
        if metrics.fadesIntoContent, let contentColor { fill = fill.tinted(contentColor) }
        background.fill = fill
        background.frame = CGRect(
            x: 0, y: -backgroundReach, width: bounds.width, height: bounds.height + backgroundReach)
        addPrompt()
        let safe = safeAreaInsets
        let row = CGRect(
            x: safe.left, y: promptHeight, width: bounds.width - safe.left - safe.right,
            height: metrics.height)
        let free = addButtons(in: row)
        addTitle(in: row, free: free)
        if isLarge { addLargeTitle(below: row) }
        if let searchBar {
            addSubview(searchBar)
            searchBar.frame = CGRect(
                x: safe.left, y: bounds.height - searchHeight, width: row.width,
                height: searchHeight)
        }
        needsLayout = false
    }

    /// What lies behind the bar's items, as it is shown.
    var backgroundNode: RenderNode? {
        layoutIfNeeded()
        return background.loweredAsShown(depth: 1)
    }

    override func lowered(depth: Int) -> RenderNode? {
        guard let node = super.lowered(depth: depth) else { return nil }
        guard let passage, let time = AnimationClock.current?.time else { return node }
        return passage.node(node, backgroundName: background.partName, at: time)
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

    /// Places the buttons from both sides inwards and returns what is left between them.
    ///
    /// The buttons of both sides together take no more than the row: what is short is taken from their
    /// titles.
    private func addButtons(in row: CGRect) -> ClosedRange<CGFloat> {
        let metrics = metrics
        let margin = metrics.margins.margin(forWidth: bounds.width)
        let spacing = metrics.button.spacing
        buttons = []
        shownBackButton = nil
        let rightItems = topItem.rightBarButtonItems.map { BarButton($0, metrics.button) }
        let leftItems = topItem.leftBarButtonItems.map { BarButton($0, metrics.button) }
        var left = row.minX + (topItem.backBarButtonItem == nil ? margin : metrics.backMargin)
        var shown = leftItems + rightItems
        let whole = row.maxX - margin - left
        let back = topItem.backBarButtonItem.map { item in
            let limit = row.width * Self.widestButton
            let others = shown.reduce(0) { $0 + min(fitted($1).width, limit) + spacing }
            return backButton(item, fitting: whole - others - titleWidth - spacing)
        }
        if let back { shown.insert(back, at: 0) }
        let sizes = shown.map { fitted($0).width }
        let room = whole - spacing * CGFloat(max(0, shown.count - 1))
        let limit = widestButton(in: row, of: sizes, room: room)
        let shared = BarButtonWidths(of: shown, sizes: sizes, in: room, limit: limit)
        shared.warn(
            "bar.buttons-without-room", "the navigation bar",
            "shorter or fewer buttons would be whole")
        var widths = shared.widths[...]
        if let back {
            left = place(back, at: left, in: row, width: widths.removeFirst())
            shownBackButton = back
        }
        for button in leftItems {
            left = place(button, at: left, in: row, width: widths.removeFirst())
        }
        var right = row.maxX - margin
        for button in rightItems {
            let width = widths.removeFirst()
            _ = place(button, at: right - width, in: row, width: width)
            right -= width + spacing
        }
        let hasLeft = back != nil || !leftItems.isEmpty
        let start = hasLeft ? left : row.minX + margin
        return start...max(start, right)
    }

    /// The most that a button takes, in points: a share of the bar, or all that the others and the title
    /// leave.
    private func widestButton(in row: CGRect, of sizes: [CGFloat], room: CGFloat) -> CGFloat {
        let title = titleWidth
        // Widths are rounded to pixels on their way.
        let rounding = CGFloat(sizes.count)
        let taken = title > 0 ? title + metrics.button.spacing * 2 + rounding : 0
        let left = FairShares.divided(max(0, room - taken), among: sizes).max() ?? 0
        return max(row.width * Self.widestButton, left)
    }

    /// The share of the bar's width that a button has in any case; not proven.
    private static let widestButton: CGFloat = 0.4

    /// The back button with as much of its title as leaves the bar's title whole.
    ///
    /// That is the title itself, or Back, as iOS has said since version 7, or the chevron alone. A
    /// bordered one ends in dots.
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
        short.title = StandardWord.back.text
        let shorter = button(short, showsTitle: true)
        let width = fitted(shorter).width
        if width <= room, width < fitted(whole).width {
            _ = StandardWord.back.shown
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
        buttons.append(button)
        return x + width + metrics.button.spacing
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        guard isMirrored else { return frame }
        var frame = frame
        frame.origin.x = bounds.width - frame.maxX
        return frame
    }

    /// The title that stands between the buttons; a large one does not until it is scrolled away.
    private var middleTitle: String? {
        let isLarge = largeTitleHeight > 0
        return !isLarge || largeTitleOffset >= largeTitleHeight * 0.6 ? topItem.title : nil
    }

    /// The width of the title between the buttons where nothing cuts it, in points.
    private var titleWidth: CGFloat {
        guard let middleTitle else { return 0 }
        titleLabel.text = middleTitle
        metrics.title.apply(to: titleLabel, tint: tintColor)
        return titleLabel.naturalSize(maximumWidth: 0).width
    }

    /// In the middle of the bar, or as near to it as the buttons leave.
    private func addTitle(in row: CGRect, free: ClosedRange<CGFloat>) {
        guard let title = middleTitle else { return }
        titleLabel.text = title
        metrics.title.apply(to: titleLabel, tint: tintColor)
        titleLabel.textAlignment = .center
        let grid = PixelGrid.current
        let room = max(0, free.upperBound - free.lowerBound)
        let size = titleLabel.naturalSize(maximumWidth: 0)
        let width = min(size.width, room)
        guard width >= min(size.width, size.height) else {
            return DiagnosticLog.warn(
                "bar.title-without-room",
                "the title \"\(title)\" has no room between the buttons of the navigation bar and is "
                    + "left out; shorter or fewer ones would leave some")
        }
        let centred = row.midX - width / 2
        let x = min(max(centred, free.lowerBound), max(free.lowerBound, free.upperBound - width))
        titleLabel.frame = mirrored(
            CGRect(
                x: grid.round(x), y: row.minY + grid.round((row.height - size.height) / 2),
                width: width, height: size.height))
        addSubview(titleLabel)
    }

    /// It slides away under the row of buttons while the content is scrolled.
    private func addLargeTitle(below row: CGRect) {
        let height = max(0, largeTitleHeight - max(0, largeTitleOffset))
        guard let title = topItem.title, height > 0 else { return }
        let margin = metrics.margins.margin(forWidth: bounds.width)
        largeTitleLabel.text = title
        metrics.largeTitle.apply(to: largeTitleLabel, tint: tintColor)
        largeTitleLabel.adjustsFontSizeToFitWidth = true
        largeTitleLabel.minimumScaleFactor = 0.6
        let size = largeTitleLabel.naturalSize(maximumWidth: 0)
        let grid = PixelGrid.current
        largeTitleWindow.frame = CGRect(
            x: 0, y: row.maxY, width: bounds.width, height: height)
        largeTitleLabel.frame = CGRect(
            x: row.minX + margin, y: grid.round(height - size.height - 8),
            width: max(0, row.width - margin * 2), height: size.height)
        addSubview(largeTitleWindow)
    }
}
