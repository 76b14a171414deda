import Foundation
@_spi(Subclassing) import TableControls
import TableDrawing
import TableGeometry
import TableThemes

/// A scrolling list of rows in sections.
///
/// This is UIKit's class.
///
/// Coordinates are content coordinates in points. y 0 is the top of the table header, and
/// `contentOffset` is the content's point in the view's top left corner. The table is loaded on
/// first use, and again after `reloadData()`.
open class TableView: View {
    /// Style of a table: plain, grouped or inset grouped.
    public typealias Style = TableViewStyle
    /// Style of the lines between rows.
    public typealias SeparatorStyle = TableViewSeparatorStyle
    /// Animation of inserted and deleted rows.
    public typealias RowAnimation = TableViewRowAnimation

    /// References of separator insets.
    ///
    /// Raw values are UIKit's.
    public enum SeparatorInsetReference: Int, Sendable, Hashable, CaseIterable {
        /// The insets are measured from the edges of the cell.
        case fromCellEdges
        /// The insets are added to the automatic insets, which follow the text.
        case fromAutomaticInsets
    }

    /// A height that is decided by the content, or by the theme if the content cannot decide.
    public static let automaticDimension: CGFloat = -1
    /// Maximum number of rows measured at once, when a table without estimates is loaded or its
    /// whole content is drawn.
    public static let maximumNumberOfMeasuredRows = 100_000
    /// Maximum number of rows in a section with heights decided by the delegate.
    public static let maximumNumberOfDelegateHeights = 20_000_000
    /// Maximum number of sections.
    public static let maximumNumberOfSections = 1_000_000

    /// Style of the sections, fixed at creation.
    public let style: Style
    /// The look of the table and its contents.
    ///
    /// The default is the theme of the render.
    open var theme: Theme {
        get { own.theme ?? RenderContext.current.theme }
        set {
            own.theme = newValue
            layout.setNeedsReload()
            // Cells take fonts and colours from the theme on creation.
            rows.removeWaitingCells()
            headersAndFooters.removeWaitingViews()
        }
    }
    /// Metrics and options set on the table.
    ///
    /// The theme decides all other metrics.
    var own = OwnTableMetrics()
    /// Source of the rows, referenced weakly, or `nil` for an empty table.
    public var dataSource: (any TableViewDataSource)? {
        get { connections.dataSource }
        set { connections.dataSource = newValue }
    }
    /// Object with heights, headers and events of rows, referenced weakly, or `nil` for the
    /// defaults.
    public var delegate: (any TableViewDelegate)? {
        get { connections.delegate }
        set { connections.delegate = newValue }
    }

    // MARK: Metrics

    /// Height of rows without a height from the delegate, in points.
    ///
    /// With `automaticDimension`, each row has the height returned by its cell's
    /// `sizeThatFits(_:)`. Loading the table then asks for every cell, so the table may have at
    /// most `maximumNumberOfMeasuredRows` rows. With `estimatedRowHeight`, the number of rows
    /// is not limited.
    ///
    /// The default is the theme's row height. If the preferred text size is larger than the
    /// theme's rows allow, the default is `automaticDimension` with estimates.
    open var rowHeight: CGFloat {
        get {
            own.rowHeight ?? (rowsGrowWithText ? Self.automaticDimension : theme.table.rowHeight)
        }
        set {
            own.rowHeight = newValue
            layout.setNeedsReload()
        }
    }
    /// Estimated height of rows until they come into view, in points; 0 turns estimates off.
    ///
    /// With an estimate, row heights are requested or measured only when the rows are about to
    /// be displayed. The content size is then corrected, and displayed rows stay in place.
    /// `automaticDimension` estimates the theme's row height.
    ///
    /// The default is 0, whereas UIKit's default since iOS 11 is `automaticDimension`. With 0
    /// all heights are known at once, and sizes and rectangles do not depend on the rows
    /// displayed before. A delegate that implements `tableView(_:estimatedHeightForRowAt:)`
    /// always estimates.
    open var estimatedRowHeight: CGFloat {
        get {
            own.estimatedRowHeight
                ?? (own.rowHeight == nil && rowsGrowWithText ? Self.automaticDimension : 0)
        }
        set {
            own.estimatedRowHeight = newValue
            layout.setNeedsReload()
        }
    }
    /// Height of section headers without a height from the delegate, in points.
    ///
    /// By default, a header has the height of its text or view, and at least the theme's height
    /// of a header without a title. In grouped tables a title always gets the height of its
    /// text. A height that was set is then the minimum.
    open var sectionHeaderHeight: CGFloat {
        get {
            own.sectionHeaderHeight
                ?? layout.groupedMetrics?.spacing.headerHeight ?? theme.table.sectionHeaderHeight
        }
        set {
            own.sectionHeaderHeight = newValue
            layout.setNeedsReload()
        }
    }
    /// Height of section footers without a height from the delegate, in points; see
    /// `sectionHeaderHeight`.
    open var sectionFooterHeight: CGFloat {
        get {
            own.sectionFooterHeight
                ?? layout.groupedMetrics?.spacing.footerHeight ?? theme.table.sectionFooterHeight
        }
        set {
            own.sectionFooterHeight = newValue
            layout.setNeedsReload()
        }
    }
    /// Height of a header view without an intrinsic size, in points.
    ///
    /// 0 or `automaticDimension` leaves the height to the theme.
    ///
    /// All headers and footers are measured when the table is loaded. In UIKit, an estimate
    /// replaces the height until the header comes into view.
    open var estimatedSectionHeaderHeight: CGFloat {
        get { own.estimatedSectionHeaderHeight ?? 0 }
        set {
            own.estimatedSectionHeaderHeight = newValue
            layout.setNeedsReload()
        }
    }
    /// Height of a footer view without an intrinsic size, in points; see
    /// `estimatedSectionHeaderHeight`.
    open var estimatedSectionFooterHeight: CGFloat {
        get { own.estimatedSectionFooterHeight ?? 0 }
        set {
            own.estimatedSectionFooterHeight = newValue
            layout.setNeedsReload()
        }
    }
    /// Space above each section header, in points.
    ///
    /// The default in plain tables is the theme's padding.
    open var sectionHeaderTopPadding: CGFloat {
        get {
            own.sectionHeaderTopPadding
                ?? (style == .plain ? theme.table.sectionHeaderTopPadding : 0)
        }
        set {
            own.sectionHeaderTopPadding = newValue == Self.automaticDimension ? nil : newValue
            layout.setNeedsReload()
        }
    }
    /// Height of the empty rows below the last row, in points.
    ///
    /// With 0, or with a footer view, no empty rows are drawn.
    open var fillerRowHeight: CGFloat {
        get {
            own.fillerRowHeight ?? (theme.table.showsFillerRows ? Self.automaticDimension : 0)
        }
        set { own.fillerRowHeight = newValue }
    }
    /// Style of the lines between rows.
    ///
    /// The default is the theme's separator style for the table style.
    open var separatorStyle: SeparatorStyle {
        get { own.separatorStyle ?? layout.groupedMetrics?.separatorStyle ?? .singleLine }
        set {
            own.separatorStyle = newValue
            layout.setNeedsReload()
        }
    }
    /// Colour of the separators and of the borders of classic sections.
    ///
    /// `nil` leaves the colour to the theme.
    open var separatorColor: Color? {
        get { own.separatorColor }
        set { own.separatorColor = newValue }
    }
    /// Separator inset of cells without an inset of their own.
    ///
    /// `nil` leaves the inset to the theme.
    open var separatorInset: EdgeInsets? {
        get { own.separatorInset }
        set { own.separatorInset = newValue }
    }
    /// Reference of `separatorInset`, and of the cells' own insets.
    open var separatorInsetReference: SeparatorInsetReference {
        get { own.separatorInsetReference }
        set { own.separatorInsetReference = newValue }
    }

    // MARK: Scrolling

    /// The content's point in the table's top left corner, equal to the origin of `bounds`.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            if !newValue.x.isFinite || !newValue.y.isFinite {
                DiagnosticLog.fail(
                    "table.content-offset",
                    "the content offset is (\(newValue.x), \(newValue.y)); both must be numbers")
            }
            bounds.origin = newValue
        }
    }
    /// Space around the content, in points.
    open var contentInset: EdgeInsets {
        get { own.contentInset }
        set { own.contentInset = newValue }
    }
    /// Whether the safe area at the sides insets the contents of rows.
    ///
    /// Otherwise, contents reach from edge to edge.
    open var insetsContentViewsToSafeArea: Bool {
        get { scrolling.insetsContentViewsToSafeArea }
        set { scrolling.insetsContentViewsToSafeArea = newValue }
    }
    /// Whether the safe area is added to the content inset.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { own.contentInsetAdjustmentBehavior }
        set { own.contentInsetAdjustmentBehavior = newValue }
    }

    // MARK: Views

    /// View above the first section.
    ///
    /// The table uses its height and sets its width.
    open var tableHeaderView: View? {
        get { accessories.tableHeaderView }
        set { accessories.tableHeaderView = newValue }
    }
    /// View below the last section.
    open var tableFooterView: View? {
        get { accessories.tableFooterView }
        set { accessories.tableFooterView = newValue }
    }
    /// View behind all rows.
    ///
    /// It fills the table's bounds and does not scroll.
    open var backgroundView: View? {
        get { accessories.backgroundView }
        set { accessories.backgroundView = newValue }
    }

    /// Control at the top that shows a refresh or a pull to refresh.
    open var refreshControl: RefreshControl? {
        get { accessories.refreshControl }
        set { accessories.refreshControl = newValue }
    }

    // MARK: Selection

    /// Whether a tap selects a row outside the editing mode; true by default.
    open var allowsSelection: Bool {
        get { own.allowsSelection }
        set { own.allowsSelection = newValue }
    }
    /// Whether several rows can be selected outside the editing mode; false by default.
    open var allowsMultipleSelection: Bool {
        get { own.allowsMultipleSelection }
        set { own.allowsMultipleSelection = newValue }
    }
    /// Whether a tap selects a row in the editing mode.
    open var allowsSelectionDuringEditing: Bool {
        get { own.allowsSelectionDuringEditing }
        set { own.allowsSelectionDuringEditing = newValue }
    }
    /// Whether rows are selected by circles in the editing mode.
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { selection.allowsMultipleSelectionDuringEditing }
        set { selection.allowsMultipleSelectionDuringEditing = newValue }
    }
    /// Whether the table is in the editing mode.
    ///
    /// Setting the property is not animated.
    open var isEditing: Bool {
        get { editing.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    // MARK: Loaded and displayed contents

    /// Style of animated changes of the selection.
    open var selectionFade: SelectionFade {
        get { selection.selectionFade }
        set { selection.selectionFade = newValue }
    }

    final let layoutState = ContentLayout.State()
    package final var layout: ContentLayout { ContentLayout(table: self) }
    final let rowsState = RowStore.State()
    package final var rows: RowStore { RowStore(table: self) }
    final let headersAndFootersState = HeaderFooterStore.State()
    package final var headersAndFooters: HeaderFooterStore { HeaderFooterStore(table: self) }
    final let selectionState = RowSelection.State()
    package final var selection: RowSelection { RowSelection(table: self) }
    final let editingState = TableEditing.State()
    package final var editing: TableEditing { TableEditing(table: self) }
    final let scrollingState = TableScrolling.State()
    package final var scrolling: TableScrolling { TableScrolling(table: self) }
    final let updatesState = TableUpdates.State()
    package final var updates: TableUpdates { TableUpdates(table: self) }
    final let loweringState = TableLowering.State()
    package final var lowering: TableLowering { TableLowering(table: self) }
    final let accessoriesState = TableAccessories.State()
    package final var accessories: TableAccessories { TableAccessories(table: self) }
    final let connectionsState = TableConnections.State()
    package final var connections: TableConnections { TableConnections(table: self) }
    /// Creates a table with a frame, in points, and a style.
    public init(frame: CGRect, style: Style = .plain) {
        self.style = style
        super.init(frame: frame)
        clipsToBounds = true
        identity.partName = "table"
    }

    /// Creates a plain table with an empty frame.
    public convenience init() { self.init(frame: .zero) }

    /// Size of the content, in points, with the width of the table; setting it has no effect.
    open var contentSize: CGSize {
        get { CGSize(width: bounds.width, height: geometry.contentHeight) }
        set {}
    }

    /// Discards row counts, heights and cells.
    ///
    /// They are loaded again on demand.
    open func reloadData() {
        selection.removeAll()
        editing.rowStates = RowStates()
        updates.removeAll()
        layout.setNeedsReload(rowCounts: nil)
    }

    /// The bounds of the table.
    ///
    /// A change of the width reloads row heights, which depend on the width.
    open override var bounds: CGRect {
        didSet { if bounds.width != oldValue.width { layout.setNeedsReload() } }
    }

    /// Begins or ends the editing mode.
    ///
    /// Open swipe actions close, and a carried row is put down. Rows with heights left to their
    /// cells are measured again. If circles selected the rows, the end deselects all rows.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing.setEditing(editing, animated: animated)
    }

    /// Numbers of created, requested and reused cells, by reuse identifier.
    public var reuseStatistics: ReuseStatistics { rows.reuseStatistics }

    /// The displayed rows from the top down, section headers and footers, the table's own
    /// views, and added subviews.
    ///
    /// Added subviews lie above the rows and their headers, in content coordinates.
    public override var subviews: [View] {
        rows.displayVisibleRows()
        return accessories.loadedSubviews
    }

    @_spi(Subclassing) public override var foldedInset: CGFloat {
        scrolling.foldedInset(at: contentOffset.y)
    }
    @_spi(Subclassing) public override var heldSubviews: [View] { accessories.loadedSubviews }
    @_spi(Subclassing) public override var partsUnderTouches: [View] { accessories.laidOutSubviews }
    @_spi(Subclassing) public override var displayedParts: [View] { accessories.visibleSubviews }

    @_spi(Subclassing) public override func lowered(depth: Int) -> RenderNode? {
        layer.removeFinishedAnimations()
        guard !isHidden, layer.shownAlpha > 0 else { return nil }
        if lowering.slab == nil { rows.displayVisibleRows() }
        return lowering.lowered(
            slab: lowering.slab ?? visibleExtent, viewport: visibleExtent, depth: depth)
    }

    @_spi(Subclassing) public override func makeBackground() -> Paint? {
        .color(effectiveBackgroundColor.resolved)
    }
}
