import Foundation
import TableDrawing
import TableGeometry

/// A scrolled list of rows in sections; UIKit's class.
///
/// Coordinates are points of the content: y 0 is the top of the table header, and `contentOffset`
/// is the content's point in the view's top left corner. The table is loaded when it is first
/// asked about, and again after `reloadData()`.
open class TableView: View {
    /// Raw values are UIKit's.
    public enum Style: Int, Sendable, Hashable, CaseIterable {
        /// Rows from edge to edge, with headers that float.
        case plain
        /// Sections that are set apart, as the theme does it.
        case grouped
        /// Sections in boxes with round corners, narrower than the table; the themes of eras that had
        /// none draw their grouped ones, and a diagnostic says so.
        case insetGrouped
    }

    /// Raw values are UIKit's.
    public enum SeparatorStyle: Int, Sendable, Hashable, CaseIterable {
        /// No lines, and no border around classic sections.
        case none
        case singleLine
        /// Classic grouped tables: lines and borders seem cut into the background. Elsewhere it is
        /// `singleLine`.
        case singleLineEtched
    }

    /// What separator insets are measured from; raw values are UIKit's.
    public enum SeparatorInsetReference: Int, Sendable, Hashable, CaseIterable {
        case fromCellEdges
        /// The insets are added to those that follow the text.
        case fromAutomaticInsets
    }

    /// Stands for a height that the content decides, or the theme where it cannot.
    public static let automaticDimension: CGFloat = -1
    /// The most rows that are measured at once: when a table without estimates is loaded, or before
    /// all of its content is drawn.
    public static let maximumNumberOfMeasuredRows = 100_000
    /// The most rows of a section whose heights a delegate decides.
    public static let maximumNumberOfDelegateHeights = 20_000_000
    /// The most sections.
    public static let maximumNumberOfSections = 1_000_000

    public let style: Style
    /// The look of this table and all it shows; the render's, unless it is set.
    open var theme: Theme {
        get { own.theme ?? RenderContext.current.theme }
        set {
            own.theme = newValue
            setNeedsReload()
            // Cells take fonts and colours from the theme when they are made.
            pool.removeAll()
            headerFooterPool.removeAll()
        }
    }
    /// What was set; the theme decides the rest.
    var own = OwnTableMetrics()
    public weak var dataSource: (any TableViewDataSource)? { didSet { dataSourceDidChange() } }
    /// Whether the table was given a data source, which may since be gone.
    var wasGivenDataSource = false
    public weak var delegate: (any TableViewDelegate)? {
        didSet {
            delegateLeavesIndentation = false
            setNeedsReload()
        }
    }

    // MARK: Metrics

    /// The height of rows that no delegate decides, in points.
    ///
    /// With `automaticDimension` each row is as high as its cell's `sizeThatFits(_:)` says: every cell
    /// is asked for when the table is loaded, so that is for tables of at most
    /// `maximumNumberOfMeasuredRows` rows. With `estimatedRowHeight` there may be any number of them.
    ///
    /// Unless it is set, it is the theme's; where a person has chosen larger text than the theme's
    /// rows are made for, it is `automaticDimension`, with estimates.
    open var rowHeight: CGFloat {
        get {
            own.rowHeight ?? (rowsGrowWithText ? Self.automaticDimension : theme.table.rowHeight)
        }
        set {
            own.rowHeight = newValue
            setNeedsReload()
        }
    }
    /// The height that rows are taken to have until they come into view, in points; 0 for none.
    ///
    /// With an estimate, the heights of rows are asked of the delegate or measured only when the rows
    /// are about to be shown; the content's size is corrected then, and what is on display stays
    /// where it is. `automaticDimension` estimates the theme's row height. The default is 0, where
    /// UIKit's has been `automaticDimension` since iOS 11: all heights are known at once, so that
    /// sizes and rectangles do not depend on what has been shown. A delegate that implements
    /// `tableView(_:estimatedHeightForRowAt:)` estimates in any case.
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
    /// The height of section headers that no delegate decides, in points.
    ///
    /// Unless it is set, a header is as high as its text or view needs, and at least what the theme
    /// gives one without a title. In grouped tables a title has the height it needs in any case: a
    /// set height is the least.
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
    /// The height of section footers that no delegate decides, as `sectionHeaderHeight`.
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
    /// The height of a header whose view has no size of its own, in points; 0 or `automaticDimension` leaves
    /// it to the theme.
    ///
    /// Headers and footers are all measured when the table is loaded, so that an estimate never stands for
    /// another height, as it does in UIKit until a header comes into view.
    open var estimatedSectionHeaderHeight: CGFloat {
        get { own.estimatedSectionHeaderHeight ?? 0 }
        set {
            own.estimatedSectionHeaderHeight = newValue
            setNeedsReload()
        }
    }
    /// The height of a footer whose view has no size of its own, as `estimatedSectionHeaderHeight`.
    open var estimatedSectionFooterHeight: CGFloat {
        get { own.estimatedSectionFooterHeight ?? 0 }
        set {
            own.estimatedSectionFooterHeight = newValue
            setNeedsReload()
        }
    }
    /// Space above each section header, in points; in plain tables the theme's unless it is set.
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
    /// The pitch of the empty rows below the last one; 0 draws none, and nor does a table with a
    /// footer view.
    open var fillerRowHeight: CGFloat {
        get {
            own.fillerRowHeight ?? (theme.table.showsFillerRows ? Self.automaticDimension : 0)
        }
        set { own.fillerRowHeight = newValue }
    }
    /// The lines between rows; the theme's for the table's style unless it is set.
    open var separatorStyle: SeparatorStyle {
        get { own.separatorStyle ?? groupedMetrics?.separatorStyle ?? .singleLine }
        set {
            own.separatorStyle = newValue
            setNeedsReload()
        }
    }
    /// The colour of the lines and of the borders of classic sections; nothing leaves it to the theme.
    open var separatorColor: Color?
    /// Of cells that have none of their own; nothing leaves the insets to the theme.
    open var separatorInset: EdgeInsets?
    /// What `separatorInset` is measured from, the cells' own too.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges

    // MARK: Scrolling

    /// The content's point in the table's top left corner; the origin of `bounds`.
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
    /// How much of the safe area at the top folds away as the content scrolls from its top, in points.
    var foldingInset: CGFloat = 0
    /// Whether the safe area at the sides moves what rows hold; without it they reach from edge to edge.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { setNeedsReload() } }
    }
    /// Whether the safe area counts as an inset of the content too.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

    // MARK: Views

    /// Above the first section; its height counts, its width follows the table's.
    open var tableHeaderView: View? {
        didSet { replaceExtra(oldValue, tableHeaderView, "tableHeaderView") }
    }
    /// Below the last section.
    open var tableFooterView: View? {
        didSet { replaceExtra(oldValue, tableFooterView, "tableFooterView") }
    }
    /// Behind all rows; it fills the table's bounds and does not scroll.
    open var backgroundView: View? {
        didSet { replaceExtra(oldValue, backgroundView, "backgroundView") }
    }

    /// Shows at the top that the table is being refreshed, or pulled to be.
    open var refreshControl: RefreshControl? {
        didSet {
            oldValue?.stand(in: nil)
            refreshControl?.removeFromSuperview()
            refreshControl?.stand(in: self)
        }
    }
    /// The section index: its colours, its titles and its bar.
    var sectionIndex = SectionIndexState()

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    /// Whether a tap selects a row while the table is edited.
    open var allowsSelectionDuringEditing = false
    /// Whether rows are chosen by circles while the table is edited.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if isEditing { applyRowStates() } }
    }
    var rowStates = RowStates()
    var selectedRows: Set<IndexPath> = []
    var highlightedRows: Set<IndexPath> = []
    /// Setting it is `setEditing(_:animated:)` without animation.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    var editing = false
    /// The changes of the editing mode that are under way, from the first to the last.
    var editingChanges: [EditingChange] = []

    // MARK: What is loaded and displayed

    var loaded: TableGeometry?
    /// The part of the content that is to be lowered; nothing is what the bounds show.
    var slab: Extent?
    /// The numbers of rows that were loaded before heights had to be asked for again.
    var staleCounts: [Int]?
    /// The numbers of rows known so far, while the table is being loaded.
    var countsWhileLoading: [Int]?
    /// Whether cells are being asked for, and whether a reload was asked for meanwhile.
    var isDisplaying = false
    var reloadsAfterDisplay = false
    var delegateLeavesRowHeights = false
    /// Whether the delegate was found to leave indentation to the cells.
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
    /// Hears of cells while the table is inspected.
    package weak var observer: (any TableViewObserver)?
    /// How many batches of changes have been shown.
    package internal(set) var numberOfUpdates = 0
    var shownHeaders: Set<Int> = []
    var shownFooters: Set<Int> = []
    var headerFooterPool = ReusePool<TableViewHeaderFooterView>(
        capacity: CacheBudgets.current.waitingCells)
    var headerFooterClasses: [String: TableViewHeaderFooterView.Type] = [:]
    /// The heights of headers and footers of one line, as far as they were measured.
    var oneLineHeights: [TableViewHeaderFooterView.Role: CGFloat] = [:]
    var pendingUpdate: PendingUpdate?
    var lastUpdate: UpdateRecord?
    /// What is on its way to its place, or out of the table.
    var updateMovement = UpdateMovement()
    /// Counts the rows that were lifted or put down, so that nothing carries another row.
    var carryToken = 0
    /// Counts the scrolls, so that a later one ends an earlier.
    var scrollToken = 0
    /// Has a scroll that is under way keep to the content as it is after a batch; told whether the batch
    /// moves the content back into the window itself.
    var adaptScrolling: ((_ isDrawnBack: Bool) -> Void)?
    /// How rows' selection comes and goes where that is animated.
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

    /// Forgets the rows' number, heights and cells; they are asked for again when needed.
    open func reloadData() {
        selectedRows.removeAll()
        highlightedRows.removeAll()
        rowStates = RowStates()
        updateMovement = UpdateMovement()
        setNeedsReload()
        staleCounts = nil
        lastUpdate = nil
    }

    /// The heights of rows depend on the width: they are asked for again when it changes.
    open override var bounds: CGRect {
        didSet { if bounds.width != oldValue.width { setNeedsReload() } }
    }

    /// Begins or ends editing; rows that are open for a swipe close, and one that is carried is put down.
    ///
    /// Rows whose heights are left to their cells are measured again.
    open func setEditing(_ editing: Bool, animated: Bool) {
        settleLiftedRow()
        let isAnimated = animated && AnimationTransaction.isEnabled
        // Rows that have just come into view begin in the state before.
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
        for cell in visibleCells + cellsOutOfSight.map(\.cell) { cell.layoutIfNeeded() }
    }

    private func replaceExtra(_ old: View?, _ new: View?, _ name: String) {
        old?.stand(in: nil)
        new?.removeFromSuperview()
        new?.partName = name
        new?.stand(in: self)
        setNeedsReload()
    }

    /// How often cells were created, asked for and reused, by identifier.
    public var reuseStatistics: ReuseStatistics { pool.statistics }

    /// Rows from the top down, sections' headers and footers, the table's own views, and those that were
    /// added to it, which lie above the rows and their headers, in the content's coordinates.
    public override var subviews: [View] {
        displayVisibleRows()
        return partsAtHand
    }

    override var foldedInset: CGFloat { foldedInset(at: contentOffset.y) }
    override var heldSubviews: [View] { partsAtHand }
    override var partsUnderTouches: [View] { partsLaidOut }
    package override var displayedParts: [View] { partsOnDisplay }

    override func lowered(depth: Int) -> RenderNode? {
        layer.removeFinishedAnimations()
        guard !isHidden, layer.shownAlpha > 0 else { return nil }
        if slab == nil { displayVisibleRows() }
        return lowered(slab: slab ?? visibleExtent, viewport: visibleExtent, depth: depth)
    }

    override func makeBackground() -> Paint? {
        .color(effectiveBackgroundColor.resolved)
    }
}
