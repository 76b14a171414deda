import Foundation
import TableDrawing
import TableGeometry
import TableText

/// A section header or footer that can be reused; UIKit's class.
///
/// A table shows titles in such views too. Lengths are points.
open class TableViewHeaderFooterView: View {
    /// What the view is used as.
    enum Role { case header, footer }

    public let reuseIdentifier: String?
    /// Holds the labels and what you add; it fills the view, but for the section index.
    public let contentView = View(frame: .zero)
    /// Behind the content; nothing leaves it to the theme.
    ///
    /// It takes the place of `backgroundConfiguration`, which becomes nothing.
    open var backgroundView: View? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            backgroundView?.partName = "backgroundView"
            if let backgroundView {
                insertSubview(backgroundView, at: 0)
                if configuring.background != nil { backgroundConfiguration = nil }
            }
            setNeedsLayout()
        }
    }
    /// Of the view's background in place of the theme's strip, and of what is in the view.
    open override var tintColor: Color! {
        get { super.tintColor }
        set {
            super.tintColor = newValue
            standardBackground.tint = newValue
        }
    }

    /// How much of the width the section index takes from the content, in points.
    var trailingReserve: CGFloat = 0 {
        didSet { if trailingReserve != oldValue { setNeedsLayout() } }
    }
    /// What a view without a background of its own lies on while it floats above rows.
    var floatingFill: Color? {
        get { standardBackground.floatingFill }
        set { standardBackground.floatingFill = newValue }
    }
    /// Whether it floats above rows, which would be seen through it.
    var isSeenThrough: Bool {
        isFloating && floatingFill == nil && !standardBackground.isHidden
            && standardBackground.showsNothing
    }
    /// Whether it stands above rows that are scrolled beneath it.
    var isFloating = false
    var configuring =
        ViewConfiguring<TableViewHeaderFooterView, ViewConfigurationState>()
    /// Whether the table made the view for a title.
    var isMadeForTitle = false
    /// The height that the labels' texts need, in points.
    private(set) var heightOfTexts: CGFloat = 0
    /// Whether the labels have less height than that.
    var hasCutTexts: Bool { bounds.height > 0 && heightOfTexts > bounds.height + 1 }
    private let standardBackground = HeaderBackgroundView(frame: .zero)
    private var ownTextLabel: Label?
    private var ownDetailTextLabel: Label?
    private var ownLook: HeaderLook?

    public required init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        standardBackground.partName = "background"
        contentView.partName = "contentView"
        addSubview(standardBackground)
        addSubview(contentView)
    }

    public convenience init() { self.init(reuseIdentifier: nil) }

    /// The title; made when first asked for.
    open var textLabel: Label? {
        if let ownTextLabel { return ownTextLabel }
        let label = makeLabel(named: "textLabel", look.metrics)
        ownTextLabel = label
        return label
    }

    /// A text below the title; shown in grouped tables only, as in UIKit.
    open var detailTextLabel: Label? {
        if let ownDetailTextLabel { return ownDetailTextLabel }
        let label = makeLabel(named: "detailTextLabel", look.metrics)
        ownDetailTextLabel = label
        return label
    }

    private func makeLabel(named name: String, _ metrics: HeaderMetrics) -> Label {
        let label = Label(frame: .zero)
        label.partName = name
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

    /// Runs just before a reused view is handed out; resets what is not content.
    open func prepareForReuse() {
        alpha = 1
        isHidden = false
        setNeedsLayout()
    }

    /// What the view's looks depend on.
    open var configurationState: ViewConfigurationState {
        var state = ViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isFloating
        return state
    }

    /// Brings the configurations up to date with a state; subclasses that override it set
    /// `contentConfiguration` and `backgroundConfiguration` there.
    open func updateConfiguration(using state: ViewConfigurationState) {
        adaptConfigurations(to: state)
    }

    // MARK: The table's look

    /// What the table said of the view's place; before, a header of a plain table.
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
        standardBackground.isHidden =
            backgroundView != nil || configuring.backgroundContent != nil
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
            // In what is lower than the paddings ask for, the text comes first.
            y = max(0, min(y, bounds.height - total))
        }
        y = PixelGrid.current.round(y)
        for (label, height) in zip(shownLabels, heights) {
            label.frame = CGRect(
                x: look.margin, y: y, width: space, height: min(height, bounds.height))
            y += height
        }
    }

    override func lowered(depth: Int) -> RenderNode? {
        updateConfigurationIfNeeded()
        warnOfCutTexts()
        return super.lowered(depth: depth)
    }

    /// As high as the text needs at a width, in whole device pixels; without text what the theme
    /// gives a header or footer that has none.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        if let content = configuring.contentView {
            let space = freeWidth(of: size.width)
            let height = content.sizeThatFits(CGSize(width: space, height: 0)).height
            return CGSize(
                width: size.width, height: max(look.standardHeight, PixelGrid.current.ceil(height)))
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
            // A theme may have been given a larger font than its height is for.
            let isTooLow = line > look.standardHeight
            let standard = isTooLow ? line + Self.leastPadding * 2 : look.standardHeight
            return max(standard, PixelGrid.current.ceil(standard + lines - line))
        }
    }

    /// Above and below the text where the theme's font is higher than its headers, in points; not proven.
    private static let leastPadding: CGFloat = 4

    /// What the section index leaves of a width.
    private func freeWidth(of width: CGFloat) -> CGFloat { max(0, width - trailingReserve) }

    private func textSpace(_ width: CGFloat) -> CGFloat {
        max(0, freeWidth(of: width) - look.margin * 2)
    }

    /// Whether it shows a text or a configuration, besides what was added to its content view.
    package var showsOwnContent: Bool {
        configuring.contentView != nil || !shownLabels.isEmpty
    }
}

extension TableViewHeaderFooterView: CellContentObserver {
    func contentDidChange() { setNeedsLayout() }
}

extension Label {
    /// Takes on what a header's look says, where the label has what another look said.
    fileprivate func follow(_ new: HeaderMetrics, insteadOf old: HeaderMetrics) {
        if font == old.font.font() { font = new.font.font() }
        if textColor == old.textColor { textColor = new.textColor }
        if textAlignment == old.textAlignment { textAlignment = new.textAlignment }
        if numberOfLines == old.numberOfLines { numberOfLines = new.numberOfLines }
        if shadowColor == old.textShadowColor { shadowColor = new.textShadowColor }
        if shadowOffset == old.textShadowOffset { shadowOffset = new.textShadowOffset }
    }
}
