import Foundation
import TableControls
import TableDrawing
import TableEvents
import TableThemes
import TableViews

/// Controller of a table.
open class UITableViewController: UIViewController, TableViewDataSource, TableViewDelegate {
    /// Table of the controller.
    open var tableView: TableView! {
        get { view as? TableView }
        set { view = newValue }
    }
    /// Whether the selection is removed when the table appears.
    open var clearsSelectionOnViewWillAppear = true
    private let style: TableView.Style

    /// Creates a controller of a table in a style.
    public init(style: TableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller of a plain table.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller of a plain table.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    open override func loadView() {
        let table = TableView(frame: UIScreen.main.bounds, style: style)
        table.dataSource = self
        table.delegate = self
        view = table
    }

    /// Number of sections.
    open func numberOfSections(in tableView: TableView) -> Int { 1 }

    /// Number of rows in a section.
    open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

    /// Cell of a row.
    open func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
    ) -> TableViewCell { TableViewCell(style: .default, reuseIdentifier: nil) }

    /// Title above a section.
    open func tableView(
        _ tableView: TableView, titleForHeaderInSection section: Int
    ) -> String? { nil }

    /// Title below a section.
    open func tableView(
        _ tableView: TableView, titleForFooterInSection section: Int
    ) -> String? { nil }

    /// Called after a row was selected.
    open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

    /// Height of a row, in points.
    open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
}
