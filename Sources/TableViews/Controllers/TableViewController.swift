import Foundation
import TableDrawing
import TableGeometry

/// The owner of a table: its data source and delegate, with UIKit's life cycle.
///
/// The table is made when it is first asked for: `loadView()`, then `viewDidLoad()`. Whoever shows it
/// calls `viewWillAppear(_:)` before and `viewDidAppear(_:)` after it is laid out, as `render` does.
/// A nib may give the table, with static cells or without.
open class TableViewController: ActionNaming {
    /// A section of static cells, and the heights in points that they state.
    struct Section {
        var header: String?
        var footer: String?
        var cells: [(cell: TableViewCell, height: CGFloat?)]
    }

    /// Where the table comes from; nothing makes an empty one.
    public let nib: Nib?
    /// Whether the selection goes when the table appears; true, as in UIKit.
    open var clearsSelectionOnViewWillAppear = true
    /// The methods that a nib's controls call; a subclass names its own.
    open var actions: [String: NamedAction] { [:] }
    /// Whether the table is there.
    public var isViewLoaded: Bool { ownTableView != nil }

    private let style: TableView.Style
    /// Answers as a source and delegate do that implement nothing.
    private let standard = StandardAnswers()
    private var ownTableView: TableView?
    private var isLoading = false
    var staticSections: [Section] = []

    /// A controller of an empty table.
    public init(style: TableView.Style = .plain) {
        self.style = style
        nib = nil
    }

    /// A controller whose table is described in a nib that it is the owner of.
    public init(nib: Nib) {
        self.nib = nib
        style = .plain
    }

    // MARK: The table

    /// The table; asking for it loads it.
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

    /// The same as the table.
    open var view: View! { tableView }

    /// Loads the table unless it is there.
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

    /// Lets go of the table, as a warning of little memory did before iOS 6; who asks for it next has it
    /// loaded anew.
    open func unloadView() {
        guard isViewLoaded else { return }
        ownTableView = nil
        staticSections = []
        viewDidUnload()
    }

    // MARK: The life cycle

    /// Makes the table: from the nib, or an empty one.
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

    /// Runs once the table is there.
    open func viewDidLoad() {}

    /// Runs once the table has been let go: what can be made again is let go here.
    open func viewDidUnload() {}

    /// Runs before the table is shown; subclasses that override it call `super`.
    open func viewWillAppear(_ animated: Bool) {
        guard clearsSelectionOnViewWillAppear else { return }
        for row in tableView.indexPathsForSelectedRows ?? [] {
            tableView.deselectRow(at: row, animated: animated)
        }
    }

    /// Runs once the table has its place and size, before its rows are laid out.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Runs before the table's rows are laid out on its way to the screen.
    open func viewWillLayoutSubviews() {}

    /// Runs once they are.
    open func viewDidLayoutSubviews() {}

    /// Runs once the table is shown.
    open func viewDidAppear(_ animated: Bool) {}

    /// Runs before the table leaves the screen; whoever takes it away calls it, for a picture has no
    /// such moment.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Runs once the table has left the screen.
    open func viewDidDisappear(_ animated: Bool) {}

    // MARK: Editing

    /// Whether rows are edited; the same as the table's.
    open var isEditing: Bool {
        get { tableView.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends the editing of rows; subclasses that override it call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        tableView.setEditing(editing, animated: animated)
    }

    /// The bar's button that begins and ends editing, as it is at present: Edit or Done.
    ///
    /// Bars are values, so it is set anew where editing begins or ends.
    open var editButtonItem: BarButtonItem {
        isEditing ? BarButtonItem(title: "Done", style: .done) : BarButtonItem(title: "Edit")
    }

    // MARK: The data source

    open func numberOfSections(in tableView: TableView) -> Int {
        staticSections.isEmpty ? 1 : staticSections.count
    }

    open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        staticSections.indices.contains(section) ? staticSections[section].cells.count : 0
    }

    open func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell {
        if let (cell, _) = staticCell(at: indexPath) { return cell }
        DiagnosticLog.fail(
            "controller.no-cell",
            "the class \(type(of: self)) has rows and no tableView(_:cellForRowAt:)")
        return TableViewCell(style: .default, reuseIdentifier: nil)
    }

    open func tableView(
        _ tableView: TableView, titleForHeaderInSection section: Int
    ) -> String? {
        staticSections.indices.contains(section) ? staticSections[section].header : nil
    }

    open func tableView(
        _ tableView: TableView, titleForFooterInSection section: Int
    ) -> String? {
        staticSections.indices.contains(section) ? staticSections[section].footer : nil
    }

    open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

    open func tableView(
        _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        standard.tableView(tableView, canEditRowAt: indexPath)
    }

    open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        standard.tableView(tableView, canMoveRowAt: indexPath)
    }

    open func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    open func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    func staticCell(at indexPath: IndexPath) -> (cell: TableViewCell, height: CGFloat?)? {
        guard staticSections.indices.contains(indexPath.section),
            staticSections[indexPath.section].cells.indices.contains(indexPath.row)
        else { return nil }
        return staticSections[indexPath.section].cells[indexPath.row]
    }

    // MARK: The delegate

    /// A static cell's height is the one that it was described with.
    open func tableView(
        _ tableView: TableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
        guard !staticSections.isEmpty else {
            return standard.tableView(tableView, heightForRowAt: indexPath)
        }
        return staticCell(at: indexPath)?.height ?? tableView.rowHeight
    }

    open func tableView(
        _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { standard.tableView(tableView, estimatedHeightForRowAt: indexPath) }

    open func tableView(
        _ tableView: TableView, heightForHeaderInSection section: Int
    ) -> CGFloat { standard.tableView(tableView, heightForHeaderInSection: section) }

    open func tableView(
        _ tableView: TableView, heightForFooterInSection section: Int
    ) -> CGFloat { standard.tableView(tableView, heightForFooterInSection: section) }

    open func tableView(
        _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { standard.tableView(tableView, estimatedHeightForHeaderInSection: section) }

    open func tableView(
        _ tableView: TableView, estimatedHeightForFooterInSection section: Int
    ) -> CGFloat { standard.tableView(tableView, estimatedHeightForFooterInSection: section) }

    open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        nil
    }

    open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        nil
    }

    open func tableView(
        _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
    ) {}

    open func tableView(
        _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
    ) {}

    open func tableView(
        _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
    ) {}

    open func tableView(
        _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
    ) {}

    open func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {}

    open func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell,
        forRowAt indexPath: IndexPath
    ) {}

    open func tableView(
        _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {}

    open func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle {
        standard.tableView(tableView, editingStyleForRowAt: indexPath)
    }

    open func tableView(
        _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { standard.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }

    open func tableView(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        standard.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }

    open func tableView(
        _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
        standard.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }

    open func tableView(
        _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
        standard.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }

    open func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}

    open func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}

    open func tableView(
        _ tableView: TableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

    open func tableView(
        _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath }

    open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

    open func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}

    open func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}

    open func tableView(
        _ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int {
        standard.tableView(tableView, indentationLevelForRowAt: indexPath)
    }

    open func tableView(
        _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { true }

    open func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
}

/// A class conforms once and for all: what a subclass overrides has to be declared above.
extension TableViewController: TableViewDataSource, TableViewDelegate {}
