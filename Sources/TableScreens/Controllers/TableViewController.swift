import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableThemes
import TableViews

/// Controller of a table: data source and delegate, with UIKit's life cycle.
///
/// The table is created on first access, by `loadView()` and then `viewDidLoad()`. To
/// display the table, call `viewWillAppear(_:)` before and `viewDidAppear(_:)` after the
/// layout, like `render`. A nib may provide the table, with or without static cells.
open class TableViewController: ActionNaming, StaticCellOwner {
    /// Nib with the table, or `nil` for an empty table.
    public let nib: Nib?
    /// Whether the selection is cleared when the table appears; true by default, as in UIKit.
    open var clearsSelectionOnViewWillAppear = true
    /// Methods called by a nib's controls; a subclass adds its own methods.
    open var actions: [String: NamedAction] { [:] }
    /// Whether the table is loaded.
    public var isViewLoaded: Bool { ownTableView != nil }

    private let style: TableView.Style
    /// Default answers for optional methods of data source and delegate.
    private let standard = StandardAnswers()
    private var ownTableView: TableView?
    private var isLoading = false
    package var staticSections: [StaticCellSection] = []

    /// Creates a controller of an empty table.
    public init(style: TableView.Style = .plain) {
        self.style = style
        nib = nil
    }

    /// Creates a controller that owns a nib with the table.
    public init(nib: Nib) {
        self.nib = nib
        style = .plain
    }

    // MARK: The table

    /// Table of the controller; the first access loads the table.
    open var tableView: TableView! {
        get {
            loadViewIfNeeded()
            return ownTableView
        }
        set {
            ownTableView = newValue
            newValue?.dataSource = self
            newValue?.delegate = self
        }
    }

    /// Table of the controller.
    open var view: View! { tableView }

    /// Loads the table unless it is already loaded.
    open func loadViewIfNeeded() {
        guard ownTableView == nil, !isLoading else { return }
        isLoading = true
        loadView()
        if ownTableView == nil {
            DiagnosticLog.fail(
                "controller.no-table",
                "loadView() of the class \(type(of: self)) made no table; set tableView in it, or "
                    + "call super")
            tableView = TableView(frame: .zero, style: style)
        }
        isLoading = false
        viewDidLoad()
    }

    /// Releases the table, as a memory warning did before iOS 6; the next access loads a new
    /// table.
    open func unloadView() {
        guard isViewLoaded else { return }
        ownTableView = nil
        staticSections = []
        viewDidUnload()
    }

    // MARK: The life cycle

    /// Creates the table: from the nib, or an empty table.
    open func loadView() {
        guard let nib else {
            tableView = TableView(frame: .zero, style: style)
            return
        }
        let objects = nib.instantiate(withOwner: self)
        if let table = objects.lazy.compactMap({ $0 as? TableView }).first {
            tableView = table
        } else {
            DiagnosticLog.fail(
                "controller.no-table",
                "\(nib.described): it has no TableView among its objects, which the class "
                    + "\(type(of: self)) needs")
            tableView = TableView(frame: .zero, style: style)
        }
    }

    /// Runs after the table is loaded.
    open func viewDidLoad() {}

    /// Runs after the table is released; overrides release objects that can be recreated.
    open func viewDidUnload() {}

    /// Runs before the table appears; overrides call `super`.
    open func viewWillAppear(_ animated: Bool) {
        guard clearsSelectionOnViewWillAppear else { return }
        for row in tableView.indexPathsForSelectedRows ?? [] {
            tableView.deselectRow(at: row, animated: animated)
        }
    }

    /// Runs after the table has its frame, before the layout of its rows.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Runs before the layout of the table's rows.
    open func viewWillLayoutSubviews() {}

    /// Runs after the layout of the table's rows.
    open func viewDidLayoutSubviews() {}

    /// Runs after the table appears.
    open func viewDidAppear(_ animated: Bool) {}

    /// Runs before the table disappears.
    ///
    /// The caller that removes the table calls the method; rendering a picture never does.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Runs after the table has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}

    // MARK: Editing

    /// Whether the table is in editing mode.
    open var isEditing: Bool {
        get { tableView.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing mode; overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        tableView.setEditing(editing, animated: animated)
    }

    // MARK: The data source

    /// Returns the number of static sections, or 1 without static cells.
    open func numberOfSections(in tableView: TableView) -> Int {
        staticSections.isEmpty ? 1 : staticSections.count
    }

    /// Returns the number of static cells in a section, or 0 if the section does not exist.
    open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        staticSections.indices.contains(section) ? staticSections[section].cells.count : 0
    }

    /// Returns the static cell of a row; a row without a static cell is an error of the table.
    open func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        if let (cell, _) = staticCell(at: indexPath) { return cell }
        DiagnosticLog.fail(
            "controller.no-cell",
            "the class \(type(of: self)) has rows and no tableView(_:cellForRowAt:)")
        return TableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Returns the header's title of a static section, or `nil` without a title.
    open func tableView(
        _ tableView: TableView, titleForHeaderInSection section: Int
    ) -> String? {
        staticSections.indices.contains(section) ? staticSections[section].header : nil
    }

    /// Returns the footer's title of a static section, or `nil` without a title.
    open func tableView(
        _ tableView: TableView, titleForFooterInSection section: Int
    ) -> String? {
        staticSections.indices.contains(section) ? staticSections[section].footer : nil
    }

    /// Returns `nil`, because a table has no section index by default.
    open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

    /// Returns the index of the title as the section.
    open func tableView(
        _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Returns whether a row can be deleted or inserted; true by default.
    open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        standard.tableView(tableView, canEditRowAt: indexPath)
    }

    /// Returns whether a row can be dragged; false by default.
    open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        standard.tableView(tableView, canMoveRowAt: indexPath)
    }

    /// Deletes or inserts a row in an override; does nothing by default.
    open func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Moves a row in the data in an override; does nothing by default.
    open func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    private func staticCell(at indexPath: IndexPath) -> (cell: TableViewCell, height: CGFloat?)? {
        guard staticSections.indices.contains(indexPath.section),
            staticSections[indexPath.section].cells.indices.contains(indexPath.row)
        else { return nil }
        return staticSections[indexPath.section].cells[indexPath.row]
    }

    // MARK: The delegate

    /// Returns the height from a static cell's description.
    open func tableView(
        _ tableView: TableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        guard !staticSections.isEmpty else {
            return standard.tableView(tableView, heightForRowAt: indexPath)
        }
        return staticCell(at: indexPath)?.height ?? tableView.rowHeight
    }

    /// Returns the table's `estimatedRowHeight`, in points.
    open func tableView(
        _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { standard.tableView(tableView, estimatedHeightForRowAt: indexPath) }

    /// Returns `automaticDimension`, a height decided by the header's content.
    open func tableView(
        _ tableView: TableView, heightForHeaderInSection section: Int
    ) -> CGFloat { standard.tableView(tableView, heightForHeaderInSection: section) }

    /// Returns `automaticDimension`, a height decided by the footer's content.
    open func tableView(
        _ tableView: TableView, heightForFooterInSection section: Int
    ) -> CGFloat { standard.tableView(tableView, heightForFooterInSection: section) }

    /// Returns the table's `estimatedSectionHeaderHeight`, in points.
    open func tableView(
        _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { standard.tableView(tableView, estimatedHeightForHeaderInSection: section) }

    /// Returns the table's `estimatedSectionFooterHeight`, in points.
    open func tableView(
        _ tableView: TableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { standard.tableView(tableView, estimatedHeightForFooterInSection: section) }

    /// Returns `nil`, for a header with a title or no header.
    open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        nil
    }

    /// Returns `nil`, for a footer with a title or no footer.
    open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        nil
    }

    /// Runs before a header comes into view; does nothing by default.
    open func tableView(
        _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
    ) {}

    /// Runs before a footer comes into view; does nothing by default.
    open func tableView(
        _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
    ) {}

    /// Runs after a header has left the display; does nothing by default.
    open func tableView(
        _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
    ) {}

    /// Runs after a footer has left the display; does nothing by default.
    open func tableView(
        _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
    ) {}

    /// Runs before a row is drawn; does nothing by default.
    open func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Runs after a row has left the display; does nothing by default.
    open func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    /// Runs after a tap on the accessory button of a row; does nothing by default.
    open func tableView(
        _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {}

    /// Returns the editing style of a row, by default `delete`.
    open func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle {
        standard.tableView(tableView, editingStyleForRowAt: indexPath)
    }

    /// Returns whether the content of a row is indented in editing mode; true by default.
    open func tableView(
        _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { standard.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }

    /// Returns `nil`, for the standard title of a Delete button.
    open func tableView(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        standard.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }

    /// Returns `nil`, for a row without leading swipe actions.
    open func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
        standard.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }

    /// Returns `nil`, for a Delete button in deletable rows.
    open func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
        standard.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }

    /// Runs before a row opens its swipe actions; does nothing by default.
    open func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// Runs after a row has closed its swipe actions; does nothing by default.
    open func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// Returns the tapped row, which permits the selection.
    open func tableView(
        _ tableView: TableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    /// Runs after a touch has selected a row; does nothing by default.
    open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

    /// Returns the row itself, which permits the deselection.
    open func tableView(
        _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    /// Runs after a touch has deselected a row; does nothing by default.
    open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Runs after a touch has highlighted a row; does nothing by default.
    open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Runs after the touch on a row has ended; does nothing by default.
    open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// Returns 0 as the number of indentation levels, and each cell keeps its own level.
    open func tableView(
        _ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int {
        standard.tableView(tableView, indentationLevelForRowAt: indexPath)
    }

    /// Returns whether a touch highlights a row; true by default.
    open func tableView(
        _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { true }

    /// Returns the proposed destination of a dragged row.
    open func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
}

/// A class declares a conformance only once: methods for overriding are declared in the class
/// above.
extension TableViewController: TableViewDataSource, TableViewDelegate {}
