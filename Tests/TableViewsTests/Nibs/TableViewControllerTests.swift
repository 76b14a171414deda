import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableScreens
import TableThemes
import TableViews
import Testing

/// The life cycle of controllers.
@Suite struct TableViewControllerTests {
    class Recorder: TableViewController {
        var calls: [String] = []

        override func loadView() {
            super.loadView()
            calls.append("loadView")
        }
        override func viewDidLoad() {
            // An access to the table within loadView returns the table.
            calls.append("viewDidLoad \(tableView != nil)")
        }
        override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            3
        }
        override func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell { TableViewCell(style: .default, reuseIdentifier: nil) }
    }

    /// A subclass cannot override a method that its superclass does not declare, and the table
    /// would never call it.
    @Test("Every method of the protocols can be overridden")
    func declarations() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources").standardizedFileURL
        func methods(_ path: String, _ word: String) throws -> Set<String> {
            let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
            // Requirements of a protocol precede the defaults of its extension.
            let demanded = text.components(separatedBy: "\nextension ")[0]
            var found: Set<String> = []
            for piece in demanded.components(separatedBy: word + "func ").dropFirst() {
                var depth = 0
                let parameters = piece.drop { $0 != "(" }.prefix {
                    depth += $0 == "(" ? 1 : $0 == ")" ? -1 : 0
                    return depth > 0
                }.dropFirst()
                let labels = parameters.components(separatedBy: ",").compactMap {
                    $0.split { " \n:".contains($0) }.first
                }
                found.insert("\(piece.prefix { $0 != "(" })(\(labels.joined(separator: ":")))")
            }
            return found
        }
        let declared = try methods("TableScreens/Controllers/TableViewController.swift", "open ")
        let demanded = try methods("TableViews/TableViewDelegate.swift", "")
            .union(methods("TableViews/TableViewDataSource.swift", ""))
        #expect(demanded.count > 30)
        #expect(demanded.subtracting(declared).sorted() == [])
    }

    private let log = DiagnosticLog()

    private var messages: [String] { log.diagnostics.map(\.message) }

    private func logging<Result>(_ body: () throws -> Result) rethrows -> Result {
        try DiagnosticLog.$current.withValue(log, operation: body)
    }

    @Test("The table is loaded once, on its first access, and the controller is its data source")
    func loading() {
        let controller = Recorder(style: .grouped)
        #expect(!controller.isViewLoaded)
        #expect(controller.calls == [])
        let table: TableView = controller.tableView
        #expect(controller.view === table)
        #expect(table.style == .grouped)
        #expect(table.dataSource === controller)
        #expect(table.delegate === controller)
        #expect(controller.calls == ["loadView", "viewDidLoad true"])
    }

    @Test("The table deselects its rows when it appears, unless the controller prevents it")
    func selection() {
        for clears in [true, false] {
            let controller = Recorder()
            controller.clearsSelectionOnViewWillAppear = clears
            let table: TableView = controller.tableView
            table.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
            table.selectRow(
                at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            controller.viewWillAppear(false)
            #expect((table.indexPathsForSelectedRows == nil) == clears)
        }
    }

    @Test("A controller without height methods has rows of uniform height")
    func uniformHeights() {
        let controller = Recorder()
        let table: TableView = controller.tableView
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
        table.rowHeight = 31
        #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 62)
    }

    @Test("Static cells have the heights and texts of their description")
    func staticCells() {
        let nib = Nib(objects: [
            ViewDescription(
                "TableView",
                sections: [
                    StaticSection(
                        header: "A",
                        cells: [
                            ViewDescription(
                                "TableViewCell", frame: CGRect(x: 0, y: 0, width: 320, height: 70)),
                            ViewDescription("TableViewCell", properties: ["text": "Two"]),
                        ])
                ])
        ])
        logging {
            let controller = TableViewController(nib: nib)
            let table: TableView = controller.tableView
            table.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
            table.rowHeight = 50
            let heights = (0..<2).map {
                table.rectForRow(at: IndexPath(row: $0, section: 0)).height
            }
            #expect(heights == [70, 50])
            #expect(table.visibleCells.map { $0.textLabel?.text } == [nil, "Two"])
            #expect(controller.tableView(table, titleForHeaderInSection: 0) == "A")
        }
        #expect(messages == [])
    }

    @Test("A nib without a table and static cells without a controller are errors")
    func mistakes() {
        final class Lazy: TableViewController { override func loadView() {} }
        final class Rows: TableViewController {
            override func tableView(
                _ tableView: TableView, numberOfRowsInSection section: Int
            ) -> Int { 1 }
        }
        logging {
            #expect(TableViewController(nib: Nib(name: "N", objects: [])).tableView != nil)
            #expect(Lazy().tableView != nil)
            let rows = Rows()
            rows.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
            #expect(rows.tableView.visibleCells.count == 1)
            let section = StaticSection(cells: [ViewDescription("TableViewCell")])
            _ = Nib(name: "S", objects: [ViewDescription("TableView", sections: [section])])
                .instantiate(withOwner: nil)
        }
        #expect(
            messages == [
                "nib N: it has no TableView among its objects, which the class "
                    + "TableViewController needs",
                "loadView() of the class Lazy made no table; set tableView in it, or call super",
                "the class Rows has rows and no tableView(_:cellForRowAt:)",
                "nib S: static cells need a TableViewController as the nib's owner, not nobody",
            ])
    }

    @Test func `setEditing of the controller edits the table and changes the edit button`() {
        class Editing: Recorder {
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                calls.append("setEditing \(editing)")
            }
        }
        let controller = Editing(style: .plain)
        #expect(controller.editButtonItem.title == "Edit")
        controller.isEditing = true
        #expect(controller.tableView.isEditing)
        #expect(controller.editButtonItem == BarButtonItem(title: "Done", style: .done))
        controller.setEditing(false, animated: true)
        #expect(!controller.tableView.isEditing)
        #expect(controller.calls.suffix(2) == ["setEditing true", "setEditing false"])
    }
}
