import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableThemes

/// Row of a table with content, accessory, backgrounds and states; UIKit's class.
///
/// The order from the back: the cell's own drawing, `backgroundView`, the selected background,
/// the content view, the accessory, the editing controls, the separator. Lengths are in
/// points.
open class TableViewCell: View {
    /// Standard arrangement of a cell's texts.
    public typealias CellStyle = TableViewCellStyle
    /// Appearance of a selected cell.
    public typealias SelectionStyle = TableViewCellSelectionStyle

    /// Arrangement of the texts and the image.
    package let style: CellStyle
    /// Identifier of the cell's reuse queue, or `nil` for a cell that is not reused.
    open var reuseIdentifier: String? { ownIdentifier }
    var ownIdentifier: String?
    /// Container of the cell's content; it ends before an accessory.
    public let contentView = View(frame: .zero)

    /// View behind all parts except the cell's own drawing.
    ///
    /// A cell of a grouped table has a default view: its part of the section's box, in the
    /// cell's `backgroundColor` or the theme's colour. The default view hides the cell's own
    /// drawing. Setting a custom view sets `backgroundConfiguration` to `nil`.
    open var backgroundView: View? {
        get { background.backgroundView }
        set { background.backgroundView = newValue }
    }
    /// View over `backgroundView` while the cell is selected or highlighted, in place of the
    /// theme's.
    ///
    /// Setting the view sets `backgroundConfiguration` to `nil`.
    open var selectedBackgroundView: View? {
        get { background.selectedBackgroundView }
        set { background.selectedBackgroundView = newValue }
    }
    /// View in place of `selectedBackgroundView` in a table with multiple selection.
    open var multipleSelectionBackgroundView: View? {
        get { background.multipleSelectionBackgroundView }
        set { background.multipleSelectionBackgroundView = newValue }
    }
    /// Standard accessory at the trailing edge; without effect beside an `accessoryView`.
    open var accessoryType: AccessoryType {
        get { accessory.accessoryType }
        set { accessory.accessoryType = newValue }
    }
    /// Custom view in place of the standard accessory.
    open var accessoryView: View? {
        get { accessory.accessoryView }
        set { accessory.accessoryView = newValue }
    }
    /// Accessory in editing mode; none by default, as documented.
    open var editingAccessoryType: AccessoryType {
        get { accessory.editingAccessoryType }
        set { accessory.editingAccessoryType = newValue }
    }
    /// Custom view in place of the standard accessory in editing mode.
    open var editingAccessoryView: View? {
        get { accessory.editingAccessoryView }
        set { accessory.editingAccessoryView = newValue }
    }
    /// Appearance of the cell while selected or highlighted.
    open var selectionStyle: SelectionStyle {
        get { selection.selectionStyle }
        set { selection.selectionStyle = newValue }
    }
    /// Editing operation of the row in editing mode; a table asks its delegate.
    open internal(set) var editingStyle: EditingStyle {
        get { editing.editingStyle }
        set { editing.editingStyle = newValue }
    }
    /// Whether the content is indented in editing mode, even without a control.
    open var shouldIndentWhileEditing: Bool {
        get { editing.shouldIndentWhileEditing }
        set { editing.shouldIndentWhileEditing = newValue }
    }
    /// Whether a grip is visible in editing mode, if the data source permits moving the row.
    open var showsReorderControl: Bool {
        get { editing.showsReorderControl }
        set { editing.showsReorderControl = newValue }
    }
    /// Number of indentation steps of the content.
    open var indentationLevel: Int {
        get { layout.indentationLevel }
        set { layout.indentationLevel = newValue }
    }
    /// Width of an indentation step, in points; 10 by default, as documented.
    open var indentationWidth: CGFloat {
        get { layout.indentationWidth }
        set { layout.indentationWidth = newValue }
    }
    /// Insets of the separator from the sides, or `nil` for the insets of the table or theme.
    open var separatorInset: EdgeInsets? {
        get { separators.separatorInset }
        set { separators.separatorInset = newValue }
    }

    /// Whether the cell is selected; setting the property calls `setSelected(_:animated:)`
    /// without animation.
    open var isSelected: Bool {
        get { selection.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether the cell is highlighted; setting it calls `setHighlighted(_:animated:)` without
    /// animation.
    open var isHighlighted: Bool {
        get { selection.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Whether the cell is in editing mode; setting it calls `setEditing(_:animated:)` without
    /// animation.
    open var isEditing: Bool {
        get { editing.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Whether the Delete button is visible; setting the property opens or closes the row.
    open var showingDeleteConfirmation: Bool {
        get { editing.showsDelete }
        set {
            guard newValue != showingDeleteConfirmation else { return }
            editing.setSwipe(newValue ? CellSwipe(edge: .trailing, configuration: .delete) : nil)
        }
    }

    var configuring = ViewConfiguring<TableViewCell, CellConfigurationState>()

    final let layoutState = CellLayout.State()
    package final var layout: CellLayout { CellLayout(cell: self) }
    final let accessoryState = CellAccessory.State()
    package final var accessory: CellAccessory { CellAccessory(cell: self) }
    final let editingState = CellEditing.State()
    package final var editing: CellEditing { CellEditing(cell: self) }
    final let selectionState = CellSelection.State()
    package final var selection: CellSelection { CellSelection(cell: self) }
    final let backgroundState = CellBackground.State()
    package final var background: CellBackground { CellBackground(cell: self) }
    final let separatorsState = CellSeparators.State()
    package final var separators: CellSeparators { CellSeparators(cell: self) }
    final let animationState = CellAnimation.State()
    package final var animation: CellAnimation { CellAnimation(cell: self) }
    final let rowState = CellRow.State()
    package final var row: CellRow { CellRow(cell: self) }
    /// Creates a cell with a width of 320 points and the theme's row height.
    public required init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        self.style = style
        ownIdentifier = reuseIdentifier
        let theme = RenderContext.current.theme
        super.init(
            frame: CGRect(x: 0, y: 0, width: 320, height: theme.table.rowHeight))
        contentView.identity.partName = "contentView"
        let parts = selection.backgroundViews + [contentView] + accessory.parts
        for part in parts + [separators.separator, separators.upperSeparator] { addSubview(part) }
        layout.layoutParts()
    }

    // MARK: Content of the four styles

    /// Label of the main text, created on first access and displayed with a text.
    open var textLabel: Label? { layout.textLabel }

    /// Label of the secondary text, or `nil` in the style `default`.
    open var detailTextLabel: Label? { style == .default ? nil : layout.detailTextLabel }

    /// View of the image before the text, or `nil` in the style `value2`.
    open var imageView: ImageView? { style == .value2 ? nil : layout.imageView }

    // MARK: State

    /// Selects or deselects the cell; overrides call `super`.
    open func setSelected(_ selected: Bool, animated: Bool) {
        selection.setSelected(selected, animated: animated)
    }

    /// Highlights the cell or removes the highlight; overrides call `super`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        selection.setHighlighted(highlighted, animated: animated)
    }

    /// Begins or ends the cell's editing mode; overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing.setEditing(editing)
    }

    /// Runs before the edit control or the Delete button appears or disappears.
    open func willTransition(to state: StateMask) {}

    /// Runs after the edit control or the Delete button has appeared or disappeared.
    open func didTransition(to state: StateMask) {}

    /// Runs before a reused cell is returned to the data source; resets properties other than
    /// content.
    open func prepareForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
        setEditing(false, animated: false)
        if editing.isSwiped { editing.setSwipe(nil) }
        accessory.isAccessoryHighlighted = false
        row.rowContext = CellRowContext()
        separators.setHidden(false, upper: false)
        row.lift = 0
        alpha = 1
        isHidden = false
        animation.stopMoving()
        setNeedsLayout()
    }

    /// State that the cell's appearance depends on.
    open var configurationState: CellConfigurationState {
        var state = CellConfigurationState(
            isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing,
            isShowingDelete: showingDeleteConfirmation, traits: traitCollection)
        state.isSwiped = editing.isSwiped
        state.isReordering = row.rowContext.isLifted
        state.tableStyle = background.location?.tableStyle ?? .plain
        state.isSelectedByCircle = selection.isSelectedByCircle
        state.selectionStyle = selectionStyle
        return state
    }

    /// Updates the configurations for a state.
    ///
    /// Overrides set `contentConfiguration` and `backgroundConfiguration`.
    open func updateConfiguration(using state: CellConfigurationState) {
        adaptConfigurations(to: state)
    }

    open override func layoutSublayers(of layer: Layer) {
        layout.hasLaidOutParts = false
        super.layoutSublayers(of: layer)
        guard !layout.hasLaidOutParts else { return }
        // The content view follows a subclass that does not call the superclass, as in UIKit.
        layOutParts()
        super.layoutSublayers(of: layer)
    }

    open override func layoutSubviews() { layOutParts() }

    private func layOutParts() {
        layout.hasLaidOutParts = true
        updateConfigurationIfNeeded()
        if AnimationTransaction.current == nil {
            animation.layoutPartsKeepingMovements()
        } else {
            animation.layoutPartsAnimated()
        }
    }

    /// Returns the required height for a width, in points: the height of the style's texts, at
    /// least the theme's row height, or the height of a content configuration's view and the
    /// separator.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        return CGSize(width: size.width, height: layout.naturalHeight(forWidth: size.width))
    }

    /// Whether contents are clipped, as in an open row or while parts appear and disappear.
    @_spi(Subclassing) public override var clipsContents: Bool {
        clipsToBounds || editing.isSwiped || animation.partsOverhang
    }

    @_spi(Subclassing) public override func lowered(depth: Int) -> RenderNode? {
        animation.loweredInCornerTransition(depth: depth).map {
            animation.fadingFromReload(
                animation.liveLookFade(animation.liveSelectionFade($0, depth), depth))
        }
    }

    /// Returns the cell's own background beneath all parts, by default the theme's background.
    ///
    /// In a grouped table, the background view draws the colour instead.
    @_spi(Subclassing) public override func makeBackground() -> Paint? {
        guard configuring.background == nil else { return nil }
        if background.location != nil {
            guard !(backgroundView is GroupedBackgroundView) else { return nil }
            return backgroundColor.map { .color($0.resolved) }
        }
        return .color(
            background.ownOrLifted(RenderContext.current.theme.colors.cellBackground).resolved)
    }
}
