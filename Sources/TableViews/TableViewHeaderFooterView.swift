import Foundation
import TableControls
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// Reusable section header or footer; UIKit's class.
///
/// A table also displays titles in such views. Lengths are in points.
open class TableViewHeaderFooterView: View {
    /// Identifier of the view's reuse queue, or `nil` for a view that is not reused.
    public let reuseIdentifier: String?
    /// View for the labels and custom subviews; it fills the width beside the section index.
    public let contentView = View(frame: .zero)
    /// View behind the content, or `nil` for the theme's background.
    ///
    /// Setting the view sets `backgroundConfiguration` to `nil`.
    open var backgroundView: View? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            backgroundView?.identity.partName = "backgroundView"
            if let backgroundView {
                insertSubview(backgroundView, at: 0)
                if configuring.background != nil { backgroundConfiguration = nil }
            }
            setNeedsLayout()
        }
    }
    /// Colour of the view's background in place of the theme's strip, and tint colour of its
    /// subviews.
    open override var tintColor: Color! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            standardBackground.tint = newValue
        }
    }

    /// Colour of the view's background in place of the theme's strip.
    open override var backgroundColor: Color? {
        get { super.backgroundColor }
        set {
            super.backgroundColor = newValue
            setNeedsLayout()
        }
    }

    /// Width that the section index takes from the content, in points.
    var trailingReserve: CGFloat = 0 {
        didSet { if trailingReserve != oldValue { setNeedsLayout() } }
    }
    /// Background colour of a view without a background of its own while it floats above rows.
    var floatingFill: Color? {
        get { standardBackground.floatingFill }
        set { standardBackground.floatingFill = newValue }
    }
    /// Whether the view floats above rows that would be visible through it.
    var isSeenThrough: Bool {
        isFloating && floatingFill == nil && !standardBackground.isHidden
            && standardBackground.showsNothing
    }
    /// Whether the view is above rows that scroll beneath it.
    var isFloating = false
    var configuring =
        ViewConfiguring<TableViewHeaderFooterView, ViewConfigurationState>()
    /// Whether the table created the view for a title.
    var isMadeForTitle = false
    /// Required height of the labels' texts, in points.
    private(set) var heightOfTexts: CGFloat = 0
    /// Whether the view is lower than the required height of its texts.
    var hasCutTexts: Bool { bounds.height > 0 && heightOfTexts > bounds.height + 1 }
    private let standardBackground = HeaderBackgroundView(frame: .zero)
    private var ownTextLabel: Label?
    private var ownDetailTextLabel: Label?
    private var ownLook: HeaderLook?

    /// Creates an empty header or footer; the table sets the frame.
    public required init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        standardBackground.identity.partName = "background"
        contentView.identity.partName = "contentView"
        addSubview(standardBackground)
        addSubview(contentView)
    }

    /// Creates an empty header or footer that is not reused.
    public convenience init() { self.init(reuseIdentifier: nil) }

    /// Label for the title, created on first access.
    open var textLabel: Label? {
        if let ownTextLabel { return ownTextLabel }
        let label = makeLabel(named: "textLabel", look.metrics)
        ownTextLabel = label
        return label
    }

    /// Label below the title, displayed in grouped tables only, as in UIKit.
    open var detailTextLabel: Label? {
        if let ownDetailTextLabel { return ownDetailTextLabel }
        let label = makeLabel(named: "detailTextLabel", look.metrics)
        ownDetailTextLabel = label
        return label
    }

    private func makeLabel(named name: String, _ metrics: HeaderMetrics) -> Label {
        let label = Label(frame: .zero)
        label.identity.partName = name
        label.font = metrics.font.font()
        label.textColor = metrics.textColor
        label.textAlignment = metrics.textAlignment
        label.numberOfLines = metrics.numberOfLines
        label.shadowColor = metrics.textShadowColor
        label.shadowOffset = metrics.textShadowOffset
        label.owner = self
        contentView.addSubview(label)
        return label
    }

    /// Runs before a reused view is returned to the delegate; resets properties other than
    /// content.
    open func prepareForReuse() {
        alpha = 1
        isHidden = false
        setNeedsLayout()
    }

    /// State that the view's appearance depends on.
    open var configurationState: ViewConfigurationState {
        var state = ViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isFloating
        return state
    }

    /// Updates the configurations for a state.
    ///
    /// Overrides set `contentConfiguration` and `backgroundConfiguration`.
    open func updateConfiguration(using state: ViewConfigurationState) {
        adaptConfigurations(to: state)
    }

    // MARK: The table's look

    /// Layout values set by the table; by default, the values of a header in a plain table.
    var look: HeaderLook {
        get {
            if let ownLook { return ownLook }
            let theme = RenderContext.current.theme
            return HeaderLook(
                role: .header, metrics: theme.header,
                margin: theme.header.margins.margin(forWidth: bounds.width),
                standardHeight: theme.table.sectionHeaderHeight, showsDetail: false)
        }
        set {
            let (old, margin) = (look.metrics, look.margin)
            ownLook = newValue
            if newValue.margin != margin { contentView.refillMargins() }
            for label in [ownTextLabel, ownDetailTextLabel].compactMap({ $0 }) {
                label.follow(newValue.metrics, insteadOf: old)
            }
            if newValue.metrics != old { refitContent() }
            setNeedsLayout()
        }
    }

    // MARK: Layout

    private var shownLabels: [Label] {
        guard configuring.contentView == nil else { return [] }
        return [ownTextLabel, look.showsDetail ? ownDetailTextLabel : nil].compactMap { $0 }
            .filter(\.hasText)
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        let look = look
        standardBackground.metrics = look.metrics
        standardBackground.isFooter = look.role == .footer
        standardBackground.isHidden =
            backgroundView != nil || configuring.backgroundContent != nil
            || backgroundColor != nil && standardBackground.tint == nil
        for view in [standardBackground, configuring.backgroundContent, backgroundView] {
            view?.frame = CGRect(origin: .zero, size: bounds.size)
        }
        contentView.frame = CGRect(
            x: traitCollection.layoutDirection == .rightToLeft ? trailingReserve : 0, y: 0,
            width: freeWidth(of: bounds.width), height: bounds.height)
        ownTextLabel?.isHidden = configuring.contentView != nil
        ownDetailTextLabel?.isHidden = !look.showsDetail || configuring.contentView != nil
        let space = textSpace(bounds.width)
        let heights = shownLabels.map { $0.naturalSize(maximumWidth: space).height }
        let needed = heights.reduce(0, +)
        let total = min(needed, bounds.height)
        heightOfTexts = needed
        var y: CGFloat
        switch look.metrics.placement {
        case .centred(let offset): y = (bounds.height - total) / 2 + offset
        case .padded(let top, let bottom):
            y = look.role == .header ? bounds.height - bottom - total : top
            // In a view lower than its paddings require, the text has priority.
            y = max(0, min(y, bounds.height - total))
        }
        y = PixelGrid.current.round(y)
        for (label, height) in zip(shownLabels, heights) {
            label.frame = CGRect(
                x: look.margin, y: y, width: space, height: min(height, bounds.height))
            y += height
        }
    }

    @_spi(Subclassing) public override func lowered(depth: Int) -> RenderNode? {
        updateConfigurationIfNeeded()
        return super.lowered(depth: depth)
    }

    /// Returns the required height of the text at a width, in whole device pixels.
    ///
    /// Without a text, the height is the theme's height of a header or footer without a title.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        if let content = configuring.contentView {
            let space = freeWidth(of: size.width)
            let height = content.fittingHeight(forWidth: space)
            return CGSize(
                width: size.width, height: max(look.standardHeight, PixelGrid.current.ceil(height)))
        }
        if contentView.isConstraintRoot {
            let height = contentView.fittingHeight(forWidth: freeWidth(of: size.width))
            guard height <= 0 else {
                return CGSize(width: size.width, height: PixelGrid.current.ceil(height))
            }
        }
        let space = textSpace(size.width)
        let labels = shownLabels
        let lines = labels.map { $0.naturalSize(maximumWidth: space).height }.reduce(0, +)
        return CGSize(width: size.width, height: height(ofLines: lines))
    }

    private func height(ofLines lines: CGFloat) -> CGFloat {
        let look = look
        guard lines > 0 else { return look.standardHeight }
        switch look.metrics.placement {
        case .padded(let top, let bottom): return PixelGrid.current.ceil(top + lines + bottom)
        case .centred:
            let label = Label(frame: .zero)
            label.font = look.metrics.font.font(compatibleWith: TraitCollection())
            label.text = "x"
            let line = label.naturalSize(maximumWidth: 0).height
            // A modified theme may have a font that is too large for its header height.
            let isTooLow = line > look.standardHeight
            let standard = isTooLow ? line + Self.leastPadding * 2 : look.standardHeight
            return max(standard, PixelGrid.current.ceil(standard + lines - line))
        }
    }

    /// Minimum padding above and below a text that is higher than the theme's headers, in
    /// points; not proven.
    private static let leastPadding: CGFloat = 4

    /// Returns the part of a width that the section index leaves free.
    private func freeWidth(of width: CGFloat) -> CGFloat { max(0, width - trailingReserve) }

    private func textSpace(_ width: CGFloat) -> CGFloat {
        max(0, freeWidth(of: width) - look.margin * 2)
    }

    /// Whether the view displays a text or a configuration, in addition to subviews of its
    /// content view.
    package var showsOwnContent: Bool {
        configuring.contentView != nil || !shownLabels.isEmpty
    }
}

extension TableViewHeaderFooterView: ContentContainer {
    /// Margins of titles.
    package var standardMargins: DirectionalEdgeInsets {
        var margins = DirectionalEdgeInsets.defaultLayoutMargins
        margins.leading = look.margin
        margins.trailing = look.margin
        return margins
    }

    package var contentMargins: DirectionalEdgeInsets { directionalLayoutMargins }

    package func contentDidChange() { setNeedsLayout() }
}

extension Label {
    /// Applies the metrics of a new role to properties that still have the old role's values.
    fileprivate func follow(_ new: HeaderMetrics, insteadOf old: HeaderMetrics) {
        if font == old.font.font() { font = new.font.font() }
        if textColor == old.textColor { textColor = new.textColor }
        if textAlignment == old.textAlignment { textAlignment = new.textAlignment }
        if numberOfLines == old.numberOfLines { numberOfLines = new.numberOfLines }
        if shadowColor == old.textShadowColor { shadowColor = new.textShadowColor }
        if shadowOffset == old.textShadowOffset { shadowOffset = new.textShadowOffset }
    }
}

/// A header or footer is a single element with the words of its labels, unless it contains
/// controls.
extension TableViewHeaderFooterView: AccessibilityDescribing, AccessibilityContainer {
    package var standardAccessibility: StandardAccessibility {
        let label = AccessibilityLabels.joined(itemsInReadingOrder)
        return StandardAccessibility(
            isElement: label != nil && !accessibilityReader.holdsControls, label: label,
            traits: nodeName.hasPrefix("footer") ? .staticText : .header)
    }

    package var itemsOfLabel: [AccessibilityItem] { itemsInReadingOrder }

    /// Items of the view in reading order.
    private var itemsInReadingOrder: [AccessibilityItem] {
        ownSubviews.flatMap(\.accessibilityReader.accessibilityItems)
            .inReadingOrder(effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}
