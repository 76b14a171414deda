import Foundation
import TableDrawing
import TableText

/// One row of a table: content, accessory, backgrounds and their states; UIKit's class.
///
/// From the back: what the cell itself draws, `backgroundView`, the selected background, the content
/// view, the accessory, the parts for editing, the separator. Lengths are points.
open class TableViewCell: View {
    /// The four arrangements of text that a cell comes with; raw values are UIKit's.
    public enum CellStyle: Int, Sendable, Hashable, CaseIterable {
        case `default`, value1, value2, subtitle
    }

    /// What a selected cell looks like; raw values are UIKit's.
    public enum SelectionStyle: Int, Sendable, Hashable, CaseIterable {
        case none, blue, gray, `default`
    }

    public let style: CellStyle
    public let reuseIdentifier: String?
    /// Holds the cell's content; it ends where an accessory begins.
    public let contentView = View(frame: .zero)

    /// Behind everything but what the cell itself draws.
    ///
    /// A cell of a grouped table has one by default: its part of the section's box, in the cell's
    /// `backgroundColor` or the theme's colour. So what a cell draws itself is hidden there.
    /// One of your own takes the place of `backgroundConfiguration`, which becomes nothing.
    open var backgroundView: View? {
        didSet {
            replacePart(oldValue, with: backgroundView, named: "backgroundView")
            endConfiguredBackground(for: backgroundView)
        }
    }
    /// Shown over `backgroundView` while the cell is selected or highlighted, instead of the theme's.
    ///
    /// It takes the place of `backgroundConfiguration`, which becomes nothing.
    open var selectedBackgroundView: View? {
        didSet {
            endConfiguredBackground(for: selectedBackgroundView)
            replacePart(oldValue, with: selectedBackgroundView, named: "selectedBackgroundView")
        }
    }
    /// Shown instead of `selectedBackgroundView` where the table lets several rows be selected.
    open var multipleSelectionBackgroundView: View? {
        didSet {
            endConfiguredBackground(for: multipleSelectionBackgroundView)
            replacePart(
                oldValue, with: multipleSelectionBackgroundView,
                named: "multipleSelectionBackgroundView")
        }
    }
    open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// A view of your own in place of the standard accessory.
    open var accessoryView: View? {
        didSet { replacePart(oldValue, with: accessoryView, named: "accessoryView") }
    }
    /// The accessory while the cell is edited; by default there is none then, as documented.
    open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    /// A view of your own in place of the standard accessory while the cell is edited.
    open var editingAccessoryView: View? {
        didSet { replacePart(oldValue, with: editingAccessoryView, named: "editingAccessoryView") }
    }
    open var selectionStyle = SelectionStyle.default
    /// What can be done to the row while it is edited; a table asks its delegate.
    open internal(set) var editingStyle = EditingStyle.none { didSet { setNeedsLayout() } }
    /// Whether the content makes room for a control while the cell is edited, though it has none.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    /// Whether a grip is shown while the cell is edited, if the data source lets the row be moved.
    open var showsReorderControl = false { didSet { setNeedsLayout() } }
    /// How many steps the content is moved to the right.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of one step, in points; 10 by default, as documented.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// The separator's distances from the sides; nothing leaves them to the theme.
    open var separatorInset: EdgeInsets? { didSet { setNeedsLayout() } }

    /// Setting it is `setSelected(_:animated:)` without animation.
    open var isSelected: Bool {
        get { states.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// Setting it is `setHighlighted(_:animated:)` without animation.
    open var isHighlighted: Bool {
        get { states.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Setting it is `setEditing(_:animated:)` without animation.
    open var isEditing: Bool {
        get { states.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var states = (isSelected: false, isHighlighted: false, isEditing: false)
    /// Whether the row shows its Delete button; setting it shows one, or closes what is open.
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
    /// The views that are highlighted because the cell is.
    var highlightedViews: [any HighlightableView] = []
    /// What is on its way in the cell.
    var movement = CellMovement()
    /// What the table that displays the cell says of its row.
    var rowContext = CellRowContext() { didSet { setNeedsLayout() } }
    var configuring = ViewConfiguring<TableViewCell, CellConfigurationState>()
    /// Whether less of the texts is shown than there is, because the row is too low.
    var hasCutTexts = false
    /// Whether the row's height is known to be taken from its content.
    package var hasHeightOfContent = false
    /// What an accessory view beneath the texts takes from the content's height, in points.
    var heightBelowTexts: CGFloat = 0
    /// Whether parts are placed to find the row's height, whatever it is at present.
    var measuresHeight = false
    /// What stands before and after the content takes from its width, in points.
    var sideInsets: (leading: CGFloat, trailing: CGFloat) = (0, 0)
    let separator = View(frame: .zero)
    /// The line above the first row of a section that lies between two lines.
    let upperSeparator = View(frame: .zero)
    /// How much of the width the section index takes from the content, in points.
    var trailingReserve: CGFloat = 0 {
        didSet { if trailingReserve != oldValue { setNeedsLayout() } }
    }
    /// How far a carried row has been lifted, from 0 to 1; the table says it.
    ///
    /// What is lifted has no lines.
    var lift: CGFloat = 0 {
        didSet { if lift != oldValue { setNeedsLayout() } }
    }
    /// What the screen's own edges take from the row at its sides; the table says it.
    var sideSafeArea = EdgeInsets.zero {
        didSet { if sideSafeArea != oldValue { setNeedsLayout() } }
    }
    var separatorStyle = TableView.SeparatorStyle.singleLine
    var separatorColor: Color?
    /// The table's insets, for a cell that has none of its own.
    var tableSeparatorInset: EdgeInsets?
    var separatorInsetReference = TableView.SeparatorInsetReference.fromCellEdges
    /// Where the row stands in a grouped table, as the table says before display.
    var location: RowLocation? { didSet { updateLocation(from: oldValue) } }
    /// Set by a table that hides the line beside a selected row.
    var isSeparatorHidden = false
    /// Set by a table that hides the line above a selected row that begins its section.
    var isUpperSeparatorHidden = false
    /// The row that the cell is on display for.
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
        // A touch on a line or on a chevron is one on the cell.
        for part in [selectionFill, accessoryGlyph, separator, upperSeparator] {
            part.isUserInteractionEnabled = false
        }
        for part in [selectionFill, contentView, accessoryGlyph, separator, upperSeparator] {
            addSubview(part)
        }
        layoutParts()
    }

    // MARK: Content of the four styles

    /// The main text; made when first asked for, shown once it has text.
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

    /// The secondary text; the style `default` has none.
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

    /// The image before the text; the style `value2` has none.
    open var imageView: ImageView? {
        guard style != .value2 else { return nil }
        if let ownImageView { return ownImageView }
        let view = ImageView(frame: .zero)
        view.partName = "imageView"
        view.contentMode = .scaleAspectFit
        // Symbols stand beside the text, in its size.
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

    /// Selects or deselects; subclasses that override it call `super`.
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

    /// Runs before the cell begins or ends to show an edit control or the Delete button.
    open func willTransition(to state: StateMask) {}

    /// Runs after the cell has begun or ended to show an edit control or the Delete button.
    open func didTransition(to state: StateMask) {}

    /// Opens the row for a swipe's actions, or closes it.
    ///
    /// Buttons that are shown already stay: laid out anew while something moves, they would grow from
    /// nothing.
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

    /// Runs just before a reused cell is handed out; resets what is not content.
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

    /// What a cell's looks depend on, as one value.
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

    /// Brings the configurations up to date with a state; subclasses that override it set
    /// `contentConfiguration` and `backgroundConfiguration` there.
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

    /// The height that the style's text needs at a width, at least the theme's row height; points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        return CGSize(width: size.width, height: naturalHeight(forWidth: size.width))
    }

    /// What moves out of the row is not seen, while it is open for its swipe actions or parts of it
    /// come and go.
    override var clipsContents: Bool {
        clipsToBounds || swipe != nil || movement.clips(at: AnimationClock.current?.time)
    }

    override func lowered(depth: Int) -> RenderNode? {
        loweredInForm(depth: depth).map { liveLookFade(liveSelectionFade($0, depth), depth) }
    }

    /// The cell's own background lies beneath everything; without one the table gives it the theme's.
    ///
    /// In a grouped table the background view takes its colour.
    override func makeBackground() -> Paint? {
        guard configuring.background == nil else { return nil }
        if location != nil {
            guard !(backgroundView is GroupedBackgroundView) else { return nil }
            return backgroundColor.map { .color($0.resolved) }
        }
        return .color(ownOrLifted(RenderContext.current.theme.colors.cellBackground).resolved)
    }
}
