import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes
import TableViews

/// Search field in its bar; UIKit's class.
///
/// As a table's header the bar has the theme's height; in a navigation bar it has no
/// background. Lengths are in points.
public final class SearchBar: View {
    /// Text of an empty field, or `nil` for no text.
    public var placeholder: String? { didSet { setNeedsLayout() } }
    /// Text in the field, or `nil` for an empty field.
    public var text: String? { didSet { setNeedsLayout() } }
    /// Line above the field.
    public var prompt: String? { didSet { setNeedsLayout() } }
    /// Whether a Cancel button is beside the field, as during a search.
    public var showsCancelButton = false {
        didSet {
            setNeedsLayout()
            navigationBar?.setNeedsLayout()
        }
    }
    /// Title of the Cancel button; the standard word by default.
    ///
    /// A floating button has a cross in place of the title, as in iOS 26.
    public var cancelButtonTitle: String {
        get { ownCancelTitle ?? LocalizedDefault.cancel.text }
        set { ownCancelTitle = newValue }
    }
    private var ownCancelTitle: String? { didSet { setNeedsLayout() } }
    /// Titles of the scope buttons, from the leading side.
    public var scopeButtonTitles: [String] = [] { didSet { setNeedsLayout() } }
    /// Index of the selected scope button, from 0.
    public var selectedScopeButtonIndex = 0 { didSet { setNeedsLayout() } }
    /// Whether scope buttons are below the field, if scopes have titles.
    public var showsScopeBar = false { didSet { setNeedsLayout() } }
    /// Width of the section index at the row's end, in points.
    package var trailingReserve: CGFloat = 0 {
        didSet { if trailingReserve != oldValue { setNeedsLayout() } }
    }
    /// Navigation bar that contains the search bar, or `nil` outside of a navigation bar.
    weak var navigationBar: NavigationBar? { didSet { setNeedsLayout() } }
    private var isInNavigationBar: Bool { navigationBar != nil }
    /// Whether the search bar is below the row with the navigation bar's title.
    private var isBelowTitle: Bool { navigationBar?.hidesTitleForSearch == false }
    /// Height by which a navigation bar folds the search bar, in points.
    ///
    /// The field becomes lower, and its content fades out.
    var foldedHeight: CGFloat = 0 { didSet { if foldedHeight != oldValue { setNeedsLayout() } } }
    /// Floating background of the field in a toolbar, or `nil` outside of a toolbar.
    ///
    /// In a toolbar, the bar consists of its field.
    var capsule: BarButtonCapsule? { didSet { setNeedsLayout() } }

    private let background = BarBackgroundView()
    /// Colour in the field that hides the content behind a navigation bar, or `nil` for none.
    var fieldBackdrop: Color? {
        didSet { if fieldBackdrop != oldValue { setNeedsLayout() } }
    }

    private let field = SearchField()
    private let promptLabel = Label(frame: .zero)
    private let scopes = ScopeBar()

    /// Creates a search bar with a width, in points, and the theme's height.
    public init(placeholder: String? = nil, width: CGFloat = 320) {
        self.placeholder = placeholder
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: 0))
        isOpaque = false
        identity.partName = "searchBar"
        frame.size.height = intrinsicHeight
    }

    /// Metrics at the standard text size.
    private var standardMetrics: SearchBarMetrics {
        let metrics = RenderContext.current.theme.bars.searchBar
        return navigationBar?.prefersLargeTitles == true ? metrics.withLargeTitles : metrics
    }

    private var metrics: SearchBarMetrics { standardMetrics.fitted }

    /// Height of the bar's content.
    public var intrinsicHeight: CGFloat {
        (prompt == nil ? 0 : metrics.promptHeight) + rowHeight
            + (showsScopes ? metrics.scopeHeight : 0)
    }

    /// Height of the field's row; the row of a navigation bar's title provides the space above the
    /// field.
    private var rowHeight: CGFloat {
        isBelowTitle
            ? metrics.fieldHeight + max(8, (metrics.height - metrics.fieldHeight) / 2 + 5)
            : metrics.height
    }

    /// Distance from the field or the scope buttons to the lower edge in a navigation bar, in
    /// points.
    var marginBelow: CGFloat {
        showsScopes
            ? (metrics.scopeHeight - metrics.scope.height) / 2 + 4
            : rowHeight - metrics.fieldHeight - marginAbove
    }

    /// Distance from the row's upper edge to the field, in points.
    private var marginAbove: CGFloat {
        isBelowTitle
            ? 1 : PixelGrid.current.round((rowHeight - metrics.fieldHeight) / 2)
    }

    /// Extent of a floating Cancel button's shadow below the bar, in points, or 0 without a
    /// shadow.
    package var shadowReach: CGFloat {
        let button = metrics.cancel
        guard showsCancelButton, !isInNavigationBar, button.shape == .capsule,
            button.shadowColor != nil
        else { return 0 }
        return BarButtonMetrics.shadowOffset.height + button.shadowRadius * 2
    }

    /// Whether the bar has only a row for the field, without a prompt and scope buttons.
    var isSingleRow: Bool { prompt == nil && !showsScopes }

    private var showsScopes: Bool { showsScopeBar && !scopeButtonTitles.isEmpty }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicHeight)
    }

    public override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: intrinsicHeight)
    }

    public override func layoutSubviews() {
        for view in ownSubviews { view.removeFromSuperview() }
        field.isClear = capsule != nil
        if let capsule { return layoutCapsule(capsule) }
        let metrics = metrics
        let grid = PixelGrid.current
        if !isInNavigationBar {
            background.fill = metrics.background
            background.frame = bounds
            addSubview(background)
        }
        var top: CGFloat = 0
        if let prompt {
            promptLabel.text = prompt
            promptLabel.textAlignment = .center
            // In a navigation bar, the prompt has the navigation bar's colours.
            let bars = RenderContext.current.theme.bars
            let text = isInNavigationBar ? bars.navigationBar.prompt : metrics.prompt
            text.apply(to: promptLabel, tint: tintColor)
            // A large text size shrinks before the text is truncated.
            promptLabel.adjustsFontSizeToFitWidth = true
            let standard = text.font.font(compatibleWith: TraitCollection())
            promptLabel.minimumScaleFactor = standard.pointSize / promptLabel.font.pointSize
            let height = promptLabel.naturalSize(maximumWidth: 0).height
            let margin = metrics.margins.margin(forWidth: bounds.width)
            promptLabel.frame = mirrored(
                CGRect(
                    x: margin, y: grid.round((metrics.promptHeight - height) / 2 + 2),
                    width: max(0, bounds.width - margin - max(margin, trailingReserve)),
                    height: height))
            addSubview(promptLabel)
            top = metrics.promptHeight
        }
        layoutRow(top)
        if showsScopes {
            scopes.titles = scopeButtonTitles
            scopes.selectedIndex = selectedScopeButtonIndex
            let margin = metrics.margins.margin(forWidth: bounds.width)
            let y = top + rowHeight + (metrics.scopeHeight - metrics.scope.height) / 2 - 4
            scopes.frame = mirrored(
                CGRect(
                    x: margin, y: grid.round(y),
                    width: max(0, bounds.width - margin - max(margin, trailingReserve)),
                    height: metrics.scope.height))
            addSubview(scopes)
        }
        renderState.needsLayout = false
    }

    private func layoutCapsule(_ capsule: BarButtonCapsule) {
        var frame = bounds
        if showsCancelButton { frame.size.width -= addCancelButton(in: bounds) }
        capsule.frame = mirrored(frame)
        showField(in: mirrored(frame))
        insertSubview(capsule, at: 0)
        renderState.needsLayout = false
    }

    private func showField(in frame: CGRect) {
        field.standardMetrics = standardMetrics
        field.text = text
        field.placeholder = placeholder
        field.isInUse = showsCancelButton
        field.backdrop = isInNavigationBar ? fieldBackdrop : nil
        field.frame = frame
        field.setNeedsLayout()
        addSubview(field)
    }

    private func layoutRow(_ top: CGFloat) {
        let metrics = metrics
        let margin = metrics.margins.margin(forWidth: bounds.width)
        var box = CGRect(
            x: margin,
            y: top + marginAbove,
            width: max(0, bounds.width - margin - max(margin, trailingReserve)),
            height: max(0, metrics.fieldHeight - foldedHeight))
        field.contentOpacity = max(0, 1 - foldedHeight / (metrics.fieldHeight / 2))
        // A field with a border is at least as high as its two lines.
        guard box.height > 2 else { return }
        if showsCancelButton {
            box.size.width = max(0, box.width - addCancelButton(in: box))
        }
        showField(in: mirrored(box))
    }

    /// Adds the Cancel button at the trailing end of a row, and returns its width and the distance
    /// to the field, in points.
    private func addCancelButton(in row: CGRect) -> CGFloat {
        let grid = PixelGrid.current
        let button = BarButton(cancelItem, metrics.cancel)
        addSubview(button)
        let size = button.sizeThatFits(bounds.size)
        let width = grid.ceil(size.width)
        let gap: CGFloat =
            switch metrics.cancel.shape {
            case .plain: 10
            case .capsule: metrics.cancel.spacing
            default: 6
            }
        button.frame = mirrored(
            CGRect(
                x: row.maxX - width, y: grid.round(row.midY - size.height / 2), width: width,
                height: size.height))
        return width + gap
    }

    private var cancelItem: BarButtonItem {
        guard metrics.cancel.shape == .capsule else {
            return BarButtonItem(title: ownCancelTitle ?? LocalizedDefault.cancel.shown)
        }
        var item = BarButtonItem(title: cancelButtonTitle)
        item.image = Image(systemName: "xmark")
        return item
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        guard traitCollection.layoutDirection == .rightToLeft else { return frame }
        var frame = frame
        frame.origin.x = bounds.width - frame.maxX
        return frame
    }
}

extension SearchBar: TableHeaderBar {}
