import Foundation
import TableAnimation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableText
import TableThemes

/// Row of a table with content, accessory, backgrounds and states; UIKit's class.
///
/// The order from the back: the cell's own drawing, `backgroundView`, the selected background,
/// the content view, the accessory, the editing controls, the separator. Lengths are in
/// points.
open class TableViewCell: View {
    public typealias CellStyle = TableViewCellStyle
    public typealias SelectionStyle = TableViewCellSelectionStyle

    public let style: CellStyle
    public let reuseIdentifier: String?
    /// Container of the cell's content; it ends before an accessory.
    public let contentView = View(frame: .zero)

    /// View behind all parts except the cell's own drawing.
    ///
    /// A cell of a grouped table has a default view: its part of the section's box, in the
    /// cell's `backgroundColor` or the theme's colour. The default view hides the cell's own
    /// drawing. Setting a custom view sets `backgroundConfiguration` to `nil`.
    open var backgroundView: View? {
        didSet {
            replacePart(oldValue, with: backgroundView, named: "backgroundView")
            endConfiguredBackground(for: backgroundView)
        }
    }
    /// View over `backgroundView` while the cell is selected or highlighted, in place of the
    /// theme's.
    ///
    /// Setting the view sets `backgroundConfiguration` to `nil`.
    open var selectedBackgroundView: View? {
        didSet {
            endConfiguredBackground(for: selectedBackgroundView)
            replacePart(oldValue, with: selectedBackgroundView, named: "selectedBackgroundView")
        }
    }
    /// View in place of `selectedBackgroundView` in a table with multiple selection.
    open var multipleSelectionBackgroundView: View? {
        didSet {
            endConfiguredBackground(for: multipleSelectionBackgroundView)
            replacePart(
                oldValue, with: multipleSelectionBackgroundView,
                named: "multipleSelectionBackgroundView")
        }
    }
    open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// Custom view in place of the standard accessory.
    open var accessoryView: View? {
        didSet { replacePart(oldValue, with: accessoryView, named: "accessoryView") }
    }
    /// Accessory in editing mode; none by default, as documented.
    open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// Custom view in place of the standard accessory in editing mode.
    open var editingAccessoryView: View? {
        didSet { replacePart(oldValue, with: editingAccessoryView, named: "editingAccessoryView") }
    }
    open var selectionStyle = SelectionStyle.default
    /// Editing operation of the row in editing mode; a table asks its delegate.
    open internal(set) var editingStyle = EditingStyle.none { didSet { setNeedsLayout() } }
    /// Whether the content is indented in editing mode, even without a control.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    /// Whether a grip is visible in editing mode, if the data source permits moving the row.
    open var showsReorderControl = false { didSet { setNeedsLayout() } }
    /// Number of indentation steps of the content.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// Width of an indentation step, in points; 10 by default, as documented.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Insets of the separator from the sides, or `nil` for the insets of the table or theme.
    open var separatorInset: EdgeInsets? { didSet { setNeedsLayout() } }

    /// Whether the cell is selected; setting the property calls `setSelected(_:animated:)`
    /// without animation.
    open var isSelected: Bool {
        get { states.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether the cell is highlighted; setting it calls `setHighlighted(_:animated:)` without
    /// animation.
    open var isHighlighted: Bool {
        get { states.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Whether the cell is in editing mode; setting it calls `setEditing(_:animated:)` without
    /// animation.
    open var isEditing: Bool {
        get { states.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var states = (isSelected: false, isHighlighted: false, isEditing: false)
    /// Whether the Delete button is visible; setting the property opens or closes the row.
    open var showingDeleteConfirmation: Bool {
        get { swipe?.showsDelete == true }
        set {
            guard newValue != showingDeleteConfirmation else { return }
            setSwipe(newValue ? CellSwipe(edge: .trailing, configuration: .delete) : nil)
        }
    }

    let selectionFill = SelectionFillView(frame: .zero)
    let accessoryGlyph = ThemeShapeView(named: "accessory")
    var accessoryButton: ThemeShapeView?
    var isAccessoryHighlighted = false { didSet { setNeedsLayout() } }
    var editControl: ThemeShapeView?
    var reorderControl: ThemeShapeView?
    var swipe: CellSwipe?
    var swipeActions: SwipeActionsView?
    /// Views that are highlighted by the cell.
    var highlightedViews: [any HighlightableView] = []
    /// Animations in progress in the cell.
    var movement = CellMovement()
    /// Context of the row, set by the table that displays the cell.
    var rowContext = CellRowContext() { didSet { setNeedsLayout() } }
    var configuring = ViewConfiguring<TableViewCell, CellConfigurationState>()
    /// Whether texts are truncated because the row is too low.
    var hasCutTexts = false
    /// Whether the row is known to be self-sizing.
    package var hasHeightOfContent = false
    /// Height that an accessory view beneath the texts takes from the content, in points.
    var heightBelowTexts: CGFloat = 0
    /// Whether parts are placed to determine the row's height, independent of its current
    /// height.
    var measuresHeight = false
    /// Widths of the parts before and after the content, in points.
    var sideInsets: (leading: CGFloat, trailing: CGFloat) = (0, 0)
    let separator = View(frame: .zero)
    /// Line above the first row of a section between two lines.
    let upperSeparator = View(frame: .zero)
    /// Width that the section index takes from the content, in points.
    var trailingReserve: CGFloat = 0 {
        didSet { if trailingReserve != oldValue { setNeedsLayout() } }
    }
    /// Lifted share of a dragged row, from 0 to 1, set by the table.
    ///
    /// A lifted row has no lines.
    var lift: CGFloat = 0 {
        didSet { if lift != oldValue { setNeedsLayout() } }
    }
    /// Insets of the screen's own edges at the row's sides, set by the table.
    var sideSafeArea = EdgeInsets.zero {
        didSet { if sideSafeArea != oldValue { setNeedsLayout() } }
    }
    var separatorStyle = TableView.SeparatorStyle.singleLine
    var separatorColor: Color?
    /// Separator insets of the table, for a cell without insets of its own.
    var tableSeparatorInset: EdgeInsets?
    var separatorInsetReference = TableView.SeparatorInsetReference.fromCellEdges
    /// Position of the row in a grouped table, set by the table before display.
    var location: RowLocation? { didSet { updateLocation(from: oldValue) } }
    /// Whether the table hides the line, as beside a selected row.
    var isSeparatorHidden = false
    /// Whether the table hides the upper line, as above a selected first row of a section.
    var isUpperSeparatorHidden = false
    /// Index path of the displayed row.
    var displayedIndexPath: IndexPath?
    /// Whether the table has counted the cell as created.
    var isKnownToTable = false
    var ownTextLabel: Label?
    var ownDetailTextLabel: Label?
    var ownImageView: ImageView?

    public required init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        let theme = RenderContext.current.theme
        super.init(
            frame: CGRect(x: 0, y: 0, width: 320, height: theme.table.rowHeight))
        contentView.partName = "contentView"
        selectionFill.partName = "selectedBackground"
        separator.partName = "separator"
        upperSeparator.partName = "upperSeparator"
        selectionFill.isHidden = true
        // A touch on a line or a chevron is a touch on the cell.
        for part in [selectionFill, accessoryGlyph, separator, upperSeparator] {
            part.isUserInteractionEnabled = false
        }
        for part in [selectionFill, contentView, accessoryGlyph, separator, upperSeparator] {
            addSubview(part)
        }
        layoutParts()
    }

    // MARK: Content of the four styles

    /// Label of the main text, created on first access and displayed with a text.
    open var textLabel: Label? {
        if let ownTextLabel { return ownTextLabel }
        let label = makeLabel(named: "textLabel")
        let metrics = styleMetrics
        label.font = standardTextFont(location)
        label.textColor = metrics.textColor
        label.textAlignment = standardTextAlignment
        ownTextLabel = label
        return label
    }

    /// Label of the secondary text, or `nil` in the style `default`.
    open var detailTextLabel: Label? {
        guard style != .default else { return nil }
        if let ownDetailTextLabel { return ownDetailTextLabel }
        let label = makeLabel(named: "detailTextLabel")
        let metrics = styleMetrics
        label.font = metrics.detailFont.font()
        label.textColor = metrics.detailColor
        ownDetailTextLabel = label
        return label
    }

    /// View of the image before the text, or `nil` in the style `value2`.
    open var imageView: ImageView? {
        guard style != .value2 else { return nil }
        if let ownImageView { return ownImageView }
        let view = ImageView(frame: .zero)
        view.partName = "imageView"
        view.contentMode = .scaleAspectFit
        // Symbols have the size of the text.
        view.preferredSymbolConfiguration = RenderContext.current.theme.accessory.textStyle.map {
            Image.SymbolConfiguration(textStyle: $0)
        }
        view.owner = self
        ownImageView = view
        return view
    }

    private func makeLabel(named name: String) -> Label {
        let label = Label(frame: .zero)
        label.partName = name
        label.highlightedTextColor = RenderContext.current.theme.colors.highlightedText
        label.owner = self
        label.numberOfLines = standardNumberOfLines
        return label
    }

    var styleMetrics: StyleMetrics { RenderContext.current.theme.cell.metrics(for: style) }

    // MARK: State

    /// Selects or deselects the cell; overrides call `super`.
    open func setSelected(_ selected: Bool, animated: Bool) {
        fadeSelection(animated: animated && selected != states.isSelected) {
            states.isSelected = selected
            if editControlKind == .selection { setNeedsLayout() }
            updateHighlight()
        }
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        fadeSelection(animated: animated && highlighted != states.isHighlighted) {
            states.isHighlighted = highlighted
            updateHighlight()
        }
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != states.isEditing else { return }
        var mask = stateMask
        mask.formSymmetricDifference(.showingEditControlMask)
        transition(to: mask) { states.isEditing = editing }
        setNeedsLayout()
    }

    /// Runs before the edit control or the Delete button appears or disappears.
    open func willTransition(to state: StateMask) {}

    /// Runs after the edit control or the Delete button has appeared or disappeared.
    open func didTransition(to state: StateMask) {}

    /// Opens the row with swipe actions, or closes it.
    ///
    /// Visible buttons are kept: new buttons would grow from zero during an animation.
    func setSwipe(_ new: CellSwipe?) {
        if let new, new.token == swipe?.token, new.token > 0, swipeActions != nil {
            swipe = new
            return setNeedsLayout()
        }
        var mask = stateMask.subtracting(.showingDeleteConfirmationMask)
        if new?.showsDelete == true { mask.insert(.showingDeleteConfirmationMask) }
        transition(to: mask) { swipe = new }
        updateSwipeActions()
    }

    /// Runs before a reused cell is returned to the data source; resets properties other than
    /// content.
    open func prepareForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
        setEditing(false, animated: false)
        if swipe != nil { setSwipe(nil) }
        isAccessoryHighlighted = false
        rowContext = CellRowContext()
        isSeparatorHidden = false
        isUpperSeparatorHidden = false
        lift = 0
        alpha = 1
        isHidden = false
        stopMoving()
        setNeedsLayout()
    }

    /// State that the cell's appearance depends on.
    open var configurationState: CellConfigurationState {
        var state = CellConfigurationState(
            isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing,
            isShowingDelete: showingDeleteConfirmation, traits: traitCollection)
        state.isSwiped = swipe != nil
        state.isReordering = rowContext.isLifted
        state.tableStyle = location?.tableStyle ?? .plain
        state.isChosenByCircle = isChosenByCircle
        state.selectionStyle = selectionStyle
        return state
    }

    /// Updates the configurations for a state.
    ///
    /// Overrides set `contentConfiguration` and `backgroundConfiguration`.
    open func updateConfiguration(using state: CellConfigurationState) {
        adaptConfigurations(to: state)
    }

    private func replacePart(_ old: View?, with new: View?, named name: String) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        new?.partName = name
        if let new { insertSubview(new, at: 0) }
        orderParts()
        setNeedsLayout()
    }

    func orderParts() {
        let order: [View] = [
            configuring.backgroundContent, backgroundView, selectionFill, selectedBackgroundView,
            multipleSelectionBackgroundView, contentView, accessoryGlyph, accessoryButton,
            accessoryView, editingAccessoryView, editControl, reorderControl, swipeActions,
            separator, upperSeparator,
        ].compactMap { $0 }
        for part in order { bringSubviewToFront(part) }
        updateHighlight()
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        if AnimationTransaction.current == nil {
            layoutPartsKeepingMovements()
        } else {
            layoutPartsAnimated()
        }
    }

    /// Returns the required height of the style's texts for a width, in points; at least the
    /// theme's row height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        return CGSize(width: size.width, height: naturalHeight(forWidth: size.width))
    }

    /// Whether contents are clipped, as in an open row or while parts appear and disappear.
    @_spi(Subclassing) public override var clipsContents: Bool {
        clipsToBounds || swipe != nil || movement.clips(at: AnimationClock.current?.time)
    }

    @_spi(Subclassing) public override func lowered(depth: Int) -> RenderNode? {
        loweredInForm(depth: depth).map { liveLookFade(liveSelectionFade($0, depth), depth) }
    }

    /// Returns the cell's own background beneath all parts, by default the theme's background.
    ///
    /// In a grouped table, the background view draws the colour instead.
    @_spi(Subclassing) public override func makeBackground() -> Paint? {
        guard configuring.background == nil else { return nil }
        if location != nil {
            guard !(backgroundView is GroupedBackgroundView) else { return nil }
            return backgroundColor.map { .color($0.resolved) }
        }
        return .color(ownOrLifted(RenderContext.current.theme.colors.cellBackground).resolved)
    }
}
