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
    public enum Style: Int, Sendable, Hashable {
        case plain
    }

    /// Raw values are UIKit's.
    public enum SeparatorStyle: Int, Sendable, Hashable {
        case none, singleLine
    }

    /// Stands for a height that the theme or the content decides.
    public static let automaticDimension: CGFloat = -1

    public let style: Style
    public weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }
    public weak var delegate: (any TableViewDelegate)? { didSet { reloadData() } }

    // MARK: Metrics

    /// The height of rows that no delegate decides, in points.
    open var rowHeight: CGFloat { didSet { setNeedsReload() } }
    open var sectionHeaderHeight: CGFloat { didSet { setNeedsReload() } }
    open var sectionFooterHeight: CGFloat { didSet { setNeedsReload() } }
    /// Space above each section header of a plain table; 0 as up to iOS 14.
    open var sectionHeaderTopPadding: CGFloat = 0 { didSet { setNeedsReload() } }
    /// The pitch of the empty rows below the last one; 0 draws none.
    open var fillerRowHeight: CGFloat
    open var separatorStyle = SeparatorStyle.singleLine
    /// Nothing leaves the colour to the theme.
    open var separatorColor: Color?
    /// Nothing leaves the insets to the theme.
    open var separatorInset: EdgeInsets?

    // MARK: Scrolling

    open var contentOffset = CGPoint.zero
    /// Space around the content, in points.
    open var contentInset = EdgeInsets.zero

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

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    var selectedRows: Set<IndexPath> = []
    var highlightedRows: Set<IndexPath> = []
    open private(set) var isEditing = false

    // MARK: What is loaded and displayed

    var loaded: TableGeometry?
    var delegateLeavesRowHeights = false
    var pool = ReusePool<TableViewCell>()
    var cellClasses: [String: TableViewCell.Type] = [:]
    var displayed: [IndexPath: TableViewCell] = [:]
    var headers: [Int: View] = [:]
    var footers: [Int: View] = [:]

    public init(frame: CGRect, style: Style = .plain) {
        self.style = style
        let metrics = RenderContext.current.theme.table
        rowHeight = metrics.rowHeight
        sectionHeaderHeight = metrics.sectionHeaderHeight
        sectionFooterHeight = metrics.sectionFooterHeight
        fillerRowHeight = metrics.showsFillerRows ? Self.automaticDimension : 0
        super.init(frame: frame)
        clipsToBounds = true
        partName = "table"
    }

    /// Forgets the rows' number, heights and cells; they are asked for again when needed.
    open func reloadData() {
        selectedRows.removeAll()
        highlightedRows.removeAll()
        setNeedsReload()
    }

    func setNeedsReload() {
        loaded = nil
        recycleAll()
        headers.removeAll()
        footers.removeAll()
        setNeedsLayout()
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        for cell in displayed.values { cell.setEditing(editing, animated: animated) }
    }

    private func replaceExtra(_ old: View?, _ new: View?, _ name: String) {
        old?.superview = nil
        new?.removeFromSuperview()
        new?.superview = self
        new?.partName = name
        setNeedsReload()
    }

    /// How often cells were created, asked for and reused, by identifier.
    public var reuseStatistics: ReuseStatistics { pool.statistics }

    override func lowered(depth: Int) -> RenderNode? {
        guard !isHidden, alpha > 0 else { return nil }
        return lowered(slab: visibleExtent, viewport: visibleExtent, depth: depth)
    }

    override func makeBackground() -> Paint? {
        let color = backgroundColor ?? RenderContext.current.theme.colors.tableBackground
        return .color(color.resolved)
    }
}
