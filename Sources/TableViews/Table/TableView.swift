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
    public typealias Style = TableViewStyle
    public typealias SeparatorStyle = TableViewSeparatorStyle
    public typealias RowAnimation = TableViewRowAnimation

    /// References of separator insets.
    ///
    /// Raw values are UIKit's.
    public enum SeparatorInsetReference: Int, Sendable, Hashable, CaseIterable {
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

    public let style: Style
    /// The look of the table and its contents.
    ///
    /// The default is the theme of the render.
    open var theme: Theme {
        get { own.theme ?? RenderContext.current.theme }
        set {
            own.theme = newValue
            setNeedsReload()
            // Cells take fonts and colours from the theme on creation.
            pool.removeAll()
            headerFooterPool.removeAll()
        }
    }
    /// Metrics set on the table.
    ///
    /// The theme decides all other metrics.
    var own = OwnTableMetrics()
    public weak var dataSource: (any TableViewDataSource)? { didSet { dataSourceDidChange() } }
    /// Whether the table was given a data source, even if the data source was released since.
    var wasGivenDataSource = false
    public weak var delegate: (any TableViewDelegate)? {
        didSet {
            delegateLeavesIndentation = false
            setNeedsReload()
        }
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
            setNeedsReload()
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
            setNeedsReload()
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
                ?? groupedMetrics?.spacing.headerHeight ?? theme.table.sectionHeaderHeight
        }
        set {
            own.sectionHeaderHeight = newValue
            setNeedsReload()
        }
    }
    /// Height of section footers without a height from the delegate, in points; see
    /// `sectionHeaderHeight`.
    open var sectionFooterHeight: CGFloat {
        get {
            own.sectionFooterHeight
                ?? groupedMetrics?.spacing.footerHeight ?? theme.table.sectionFooterHeight
        }
        set {
            own.sectionFooterHeight = newValue
            setNeedsReload()
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
            setNeedsReload()
        }
    }
    /// Height of a footer view without an intrinsic size, in points; see
    /// `estimatedSectionHeaderHeight`.
    open var estimatedSectionFooterHeight: CGFloat {
        get { own.estimatedSectionFooterHeight ?? 0 }
        set {
            own.estimatedSectionFooterHeight = newValue
            setNeedsReload()
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
            setNeedsReload()
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
        get { own.separatorStyle ?? groupedMetrics?.separatorStyle ?? .singleLine }
        set {
            own.separatorStyle = newValue
            setNeedsReload()
        }
    }
    /// Colour of the separators and of the borders of classic sections.
    ///
    /// `nil` leaves the colour to the theme.
    open var separatorColor: Color?
    /// Separator inset of cells without an inset of their own.
    ///
    /// `nil` leaves the inset to the theme.
    open var separatorInset: EdgeInsets?
    /// Reference of `separatorInset`, and of the cells' own insets.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges

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
    open var contentInset = EdgeInsets.zero
    /// Height of the top safe area that folds away when the content scrolls from its top, in
    /// points.
    package var foldingInset: CGFloat = 0
    /// Whether the safe area at the sides insets the contents of rows.
    ///
    /// Otherwise, contents reach from edge to edge.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { setNeedsReload() } }
    }
    /// Whether the safe area is added to the content inset.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

    // MARK: Views

    /// View above the first section.
    ///
    /// The table uses its height and sets its width.
    open var tableHeaderView: View? {
        didSet { replaceExtra(oldValue, tableHeaderView, "tableHeaderView") }
    }
    /// View below the last section.
    open var tableFooterView: View? {
        didSet { replaceExtra(oldValue, tableFooterView, "tableFooterView") }
    }
    /// View behind all rows.
    ///
    /// It fills the table's bounds and does not scroll.
    open var backgroundView: View? {
        didSet { replaceExtra(oldValue, backgroundView, "backgroundView") }
    }

    /// Control at the top that shows a refresh or a pull to refresh.
    open var refreshControl: RefreshControl? {
        didSet {
            oldValue?.stand(in: nil)
            refreshControl?.removeFromSuperview()
            refreshControl?.stand(in: self)
        }
    }
    /// Colours, titles and bar of the section index.
    var sectionIndex = SectionIndexState()

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    /// Whether a tap selects a row in the editing mode.
    open var allowsSelectionDuringEditing = false
    /// Whether rows are selected by circles in the editing mode.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if isEditing { applyRowStates() } }
    }
    var rowStates = RowStates() { didSet { movement.instant = nil } }
    var selectedRows: Set<IndexPath> = []
    var highlightedRows: Set<IndexPath> = []
    /// Whether the table is in the editing mode.
    ///
    /// Setting the property is not animated.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    var editing = false
    /// The running animations of the editing mode, in order of their start.
    var editingChanges: [EditingChange] = []

    // MARK: Loaded and displayed contents

    var loaded: TableGeometry? { didSet { movement.instant = nil } }
    /// The part of the content to lower.
    ///
    /// `nil` stands for the visible part.
    package var slab: Extent?
    /// The row counts loaded before heights had to be requested again.
    var staleCounts: [Int]?
    /// The row counts received so far while the table is being loaded, or `nil` otherwise.
    var countsWhileLoading: [Int]?
    /// Whether cells are being requested.
    ///
    /// `reloadsAfterDisplay` tells whether a reload was requested meanwhile.
    var isDisplaying = false
    var reloadsAfterDisplay = false
    var delegateLeavesRowHeights = false
    /// Whether the delegate does not implement indentation levels.
    var delegateLeavesIndentation = false
    var sizing = RowSizing()
    var pool = ReusePool<TableViewCell>(capacity: CacheBudgets.current.waitingCells)
    var cellClasses: [String: TableViewCell.Type] = [:]
    var cellNibs: [String: Nib] = [:]
    var displayed: [IndexPath: TableViewCell] = [:]
    var headerTitles: [Int: String] = [:]
    var footerTitles: [Int: String] = [:]
    var headers: [Int: View] = [:]
    var footers: [Int: View] = [:]
    /// Observer of cell events during an inspection.
    package weak var observer: (any TableViewObserver)?
    /// Number of batches that have been applied.
    package internal(set) var numberOfUpdates = 0
    var shownHeaders: Set<Int> = []
    var shownFooters: Set<Int> = []
    var headerFooterPool = ReusePool<TableViewHeaderFooterView>(
        capacity: CacheBudgets.current.waitingCells)
    var headerFooterClasses: [String: TableViewHeaderFooterView.Type] = [:]
    /// Measured heights of single-line headers and footers.
    var oneLineHeights: [TableViewHeaderFooterView.Role: CGFloat] = [:]
    var pendingUpdate: PendingUpdate?
    var lastUpdate: UpdateRecord?
    /// Rows and sections that are moving to their places or out of the table.
    var movement = TableMovement()
    /// Counter of lifted and dropped rows.
    ///
    /// It stops an earlier animation from carrying a different row.
    var carryToken = 0
    /// Counter of scrolls.
    ///
    /// A later scroll ends an earlier scroll.
    var scrollToken = 0
    /// Adapts a running scroll to the content after a batch.
    ///
    /// The argument tells whether the batch itself moves the content back into the window.
    var adaptScrolling: ((_ isDrawnBack: Bool) -> Void)?
    /// Style of animated changes of the selection.
    open var selectionFade = SelectionFade.crossfade {
        didSet { if selectionFade != oldValue { applyRowStates() } }
    }
    /// The row that is being configured in place, and its cell.
    var reconfigured: (indexPath: IndexPath, cell: TableViewCell)?

    public init(frame: CGRect, style: Style = .plain) {
        self.style = style
        super.init(frame: frame)
        clipsToBounds = true
        partName = "table"
    }

    /// Discards row counts, heights and cells.
    ///
    /// They are loaded again on demand.
    open func reloadData() {
        selectedRows.removeAll()
        highlightedRows.removeAll()
        rowStates = RowStates()
        movement = TableMovement()
        setNeedsReload()
        staleCounts = nil
        lastUpdate = nil
    }

    /// The bounds of the table.
    ///
    /// A change of the width reloads row heights, which depend on the width.
    open override var bounds: CGRect {
        didSet { if bounds.width != oldValue.width { setNeedsReload() } }
    }

    /// Begins or ends the editing mode.
    ///
    /// Open swipe actions close, and a carried row is put down.
    ///
    /// Rows with heights left to their cells are measured again.
    open func setEditing(_ editing: Bool, animated: Bool) {
        settleLiftedRow()
        let isAnimated = animated && AnimationTransaction.isEnabled
        // Rows that have just come into view begin in the state before the change.
        if isAnimated { withOwnTheme { layOutShownCells() } }
        let changes = self.editing != editing
        self.editing = editing
        closeSwipeActions(animated: animated)
        withOwnTheme {
            let timing = RenderContext.current.theme.animation.editing.overridden
            if isAnimated { layOutShownCells() }
            AnimationTransaction.animate(timing, if: animated) {
                if changes { noteEditingChange() }
                applyRowStates(animated: animated)
                if AnimationTransaction.current != nil { layOutShownCells() }
            }
        }
        if changes { measureRowsAfterEditingChange(animated: animated) }
    }

    private func layOutShownCells() {
        for cell in visibleCells { cell.layoutIfNeeded() }
    }

    private func replaceExtra(_ old: View?, _ new: View?, _ name: String) {
        old?.stand(in: nil)
        new?.removeFromSuperview()
        new?.partName = name
        new?.stand(in: self)
        setNeedsReload()
    }

    /// Numbers of created, requested and reused cells, by reuse identifier.
    public var reuseStatistics: ReuseStatistics { pool.statistics }

    /// The displayed rows from the top down, section headers and footers, the table's own
    /// views, and added subviews.
    ///
    /// Added subviews lie above the rows and their headers, in content coordinates.
    public override var subviews: [View] {
        displayVisibleRows()
        return partsAtHand
    }

    @_spi(Subclassing) public override var foldedInset: CGFloat { foldedInset(at: contentOffset.y) }
    @_spi(Subclassing) public override var heldSubviews: [View] { partsAtHand }
    @_spi(Subclassing) public override var partsUnderTouches: [View] { partsLaidOut }
    @_spi(Subclassing) public override var displayedParts: [View] { partsOnDisplay }

    @_spi(Subclassing) public override func lowered(depth: Int) -> RenderNode? {
        layer.removeFinishedAnimations()
        guard !isHidden, layer.shownAlpha > 0 else { return nil }
        if slab == nil { displayVisibleRows() }
        return lowered(slab: slab ?? visibleExtent, viewport: visibleExtent, depth: depth)
    }

    @_spi(Subclassing) public override func makeBackground() -> Paint? {
        .color(effectiveBackgroundColor.resolved)
    }
}
