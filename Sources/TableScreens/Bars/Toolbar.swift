import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Toolbar at the bottom of a screen; UIKit's class.
public final class Toolbar: View, ScreenBar {
    /// Buttons and the spaces between them, from the leading side.
    ///
    /// Without any space, the buttons are distributed evenly. They stay within the safe area's
    /// sides, with the theme's distance between adjacent buttons. If the width is
    /// insufficient, spaces and margins shrink to a half. Then titles are truncated, longest
    /// first, and a warning names them.
    public var items: [BarButtonItem] { didSet { setNeedsLayout() } }

    /// Whether no content lies behind the bar, which gives the bar its scroll edge background.
    public var isAtScrollEdge: Bool {
        get { contentOverlap <= 0 }
        set { contentOverlap = newValue ? 0 : .infinity }
    }
    /// Height of the content behind the bar, in points.
    var contentOverlap: CGFloat = 0 {
        didSet { if contentOverlap != oldValue { setNeedsLayout() } }
    }

    /// Search bar in a floating toolbar, or `nil` for no search bar.
    ///
    /// The search bar takes the width that the buttons leave, at the place of
    /// `BarButtonItem.searchBarPlacement`, or at the trailing end.
    public var searchBar: SearchBar? {
        didSet {
            oldValue?.capsule = nil
            setNeedsLayout()
        }
    }

    private let background = BarBackgroundView()

    /// Creates a bar of buttons and spaces, from the leading side.
    public init(items: [BarButtonItem]) {
        self.items = items
        super.init(frame: .zero)
        isOpaque = false
        identity.partName = "toolbar"
    }

    /// Creates a bar without buttons.
    public convenience override init(frame: CGRect) {
        self.init(items: [])
        self.frame = frame
    }

    var screenSizeClasses: ScreenSizeClasses? { didSet { setNeedsLayout() } }

    private var metrics: ToolbarMetrics {
        RenderContext.current.theme.bars.toolbar.sized(for: sizeClasses)
    }

    /// Height without the safe area below the bar, in points.
    public var intrinsicHeight: CGFloat { metrics.height }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicHeight)
    }

    public override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: intrinsicHeight)
    }

    /// Warns about a place of the search bar without a search bar.
    private func checkSearchBarPlacement() {
        guard searchBar == nil, metrics.button.shape == .capsule,
            items.contains(.searchBarPlacement)
        else { return }
        DiagnosticLog.warn(
            "bar.no-search-bar",
            "searchBarPlacement is a flexible space, because the toolbar has no search bar; integrate the "
                + "search bar of a navigation bar on a phone without a tab bar")
    }

    public override func layoutSubviews() {
        checkSearchBarPlacement()
        for view in ownSubviews { view.removeFromSuperview() }
        background.frame = bounds
        background.show(
            metrics.background, atScrollEdge: metrics.scrollEdgeBackground, overlap: contentOverlap)
        addSubview(background)
        let parts = spaced.map { item -> (button: BarButton?, space: BarButtonItem.Space?) in
            item.space.map { (nil, $0) } ?? (BarButton(item, metrics.button(for: item)), nil)
        }
        for (part, previous) in zip(parts.dropFirst(), parts) {
            _ = part.button?.joins(previous.button)
        }
        for part in parts { if let button = part.button { addSubview(button) } }
        let isMirrored = traitCollection.layoutDirection == .rightToLeft
        let safe = safeAreaInsets
        let growing: BarButtonItem.Space = searchBar == nil ? .flexible : .searchBar
        let flexible = CGFloat(parts.filter { $0.space == growing }.count)
        // The distance between two buttons is in addition to a fixed space.
        var followsButton = false
        let gaps = parts.map { part -> CGFloat in
            if part.space == growing { followsButton = false }
            guard let button = part.button else { return 0 }
            defer { followsButton = true }
            guard followsButton else { return 0 }
            return button.joinsPrevious ? metrics.button.sharedSpacing : metrics.button.spacing
        }
        let buttons = parts.compactMap(\.button)
        let sizes = buttons.map { $0.sizeThatFits(bounds.size).width }
        let fixed = parts.map { part -> CGFloat in
            if case .fixed(let width) = part.space { return width }
            return 0
        }
        let whole = bounds.width - safe.left - safe.right
        // Missing width is first taken from spaces and margins, then from titles.
        let distances =
            metrics.margin * 2 + metrics.button.spacing * flexible + gaps.reduce(0, +)
            + fixed.reduce(0, +)
        let spare = whole - sizes.reduce(0, +)
        let factor =
            spare < distances ? max(Self.smallestDistance, spare / distances) : 1
        let margin = metrics.margin * factor
        let spacing = metrics.button.spacing * factor
        let room = whole - distances * factor
        let shared = BarButtonWidths(of: buttons, sizes: sizes, in: room, limit: whole)
        shared.warn(
            "bar.toolbar-without-room", "the toolbar", "shorter or fewer buttons would be whole")
        let rest = room - shared.widths.reduce(0, +)
        let share = flexible > 0 ? spacing + max(0, rest / flexible) : 0
        var buttonWidths = shared.widths[...]
        let widths = zip(parts, fixed).map { part, fixed in
            part.button == nil ? fixed * factor : buttonWidths.popFirst() ?? 0
        }
        let grid = PixelGrid.current
        var x = margin + (isMirrored ? safe.right : safe.left)
        for (index, (part, width)) in zip(parts, widths).enumerated() {
            x += gaps[index] * factor
            if let button = part.button {
                let height = button.sizeThatFits(bounds.size).height
                var frame = CGRect(
                    x: grid.round(x), y: grid.round((metrics.height - height) / 2),
                    width: grid.ceil(width), height: height)
                if isMirrored { frame.origin.x = bounds.width - frame.maxX }
                button.frame = frame
            }
            let step = part.space == growing ? share : width
            if part.space == .searchBar {
                let isFirst = parts[..<index].allSatisfy { $0.button == nil }
                let isLast = parts[index...].allSatisfy { $0.button == nil }
                place(
                    from: x + (isFirst ? 0 : spacing), to: x + step - (isLast ? 0 : spacing),
                    isMirrored)
            }
            x += step
        }
        addCapsules(behind: buttons, metrics.button)
        renderState.needsLayout = false
    }

    /// Places the search bar between two distances from the leading side, in points.
    private func place(from start: CGFloat, to end: CGFloat, _ isMirrored: Bool) {
        guard let searchBar else { return }
        let grid = PixelGrid.current
        let height = metrics.button.height
        var frame = CGRect(
            x: grid.round(start), y: grid.round((metrics.height - height) / 2),
            width: max(0, grid.round(end) - grid.round(start)), height: height)
        if isMirrored { frame.origin.x = bounds.width - frame.maxX }
        searchBar.capsule = searchBar.capsule ?? BarButtonCapsule(metrics.button)
        searchBar.frame = frame
        addSubview(searchBar)
    }

    /// Minimum scale of margins and spaces in a bar with insufficient width; not proven.
    private static let smallestDistance: CGFloat = 0.5

    /// Buttons and spaces; between buttons without any spaces, the spaces are flexible.
    private var spaced: [BarButtonItem] {
        if let searchBar {
            // An active search takes the place of the buttons.
            if searchBar.showsCancelButton { return [.searchBarPlacement] }
            return items.contains(.searchBarPlacement) ? items : items + [.searchBarPlacement]
        }
        // Without a search bar, its place is a flexible space.
        let items = items.map { $0 == .searchBarPlacement ? .flexibleSpace() : $0 }
        guard items.count > 1, items.allSatisfy({ $0.space == nil }) else { return items }
        return items.dropLast().flatMap { [$0, .flexibleSpace()] } + items.suffix(1)
    }
}

extension ToolbarMetrics {
    /// Returns the metrics of an item's button; a plain button may have no background.
    fileprivate func button(for item: BarButtonItem) -> BarButtonMetrics {
        guard item.style == .plain, !bordersPlainButtons else { return button }
        var plain = button
        plain.shape = .plain
        return plain
    }
}
