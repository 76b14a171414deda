import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableScreens
import TableViews
import Testing

/// Diagnostics about mistakes in nibs.
extension NibTests {
    private func failure(_ description: ViewDescription, owner: Any? = nil) -> [String] {
        logging {
            _ = Nib(name: "N", objects: [description], classes: OutletCell.bundle.classes)
                .instantiate(withOwner: owner)
        }
        return messages
    }

    @Test("A first object of another class is an error that names the class")
    func firstObject() {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let plain = Nib(name: "N", objects: [Self.cell("TableViewCell")])
        let cell = logging { OutletCell.cell(for: table, fromNib: plain) }
        #expect(cell.title == nil)
        _ = logging { OutletCell.cell(for: table, fromNib: Nib(name: "E", objects: [])) }
        #expect(
            messages == [
                "nib.first-object: nib N: the first object is a TableViewCell, expected a cell of "
                    + "the class OutletCell",
                "nib.first-object: nib E: the first object is nothing, expected a cell of the "
                    + "class OutletCell",
            ])
    }

    @Test("A dequeued cell of another class is an error that names the class")
    func waitingCell() {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        table.register(TableViewCell.self, forCellReuseIdentifier: "OutletCell")
        let nib = Nib(
            name: "N", objects: [Self.cell(identifier: "OutletCell")],
            classes: OutletCell.bundle.classes)
        _ = logging { OutletCell.cell(for: table, fromNib: nib) }
        #expect(
            messages == [
                "nib.waiting-cell: the table's cell for the identifier \"OutletCell\" is a "
                    + "TableViewCell, expected a OutletCell; give each class an identifier of its own"
            ])
    }

    @Test("A nib's identifier that differs from the class's identifier causes a diagnostic")
    func identifier() {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        for identifier in ["Other", nil] {
            let nib = Nib(
                name: "N", objects: [Self.cell(identifier: identifier)],
                classes: OutletCell.bundle.classes)
            _ = logging { OutletCell.cell(for: table, fromNib: nib) }
        }
        #expect(
            messages == [
                "nib.identifier: nib N: the identifier of the cell is \"Other\", expected "
                    + "\"OutletCell\", which the class OutletCell asks for; its cells would never "
                    + "be reused",
                "nib.identifier: nib N: the identifier of the cell is absent, expected "
                    + "\"OutletCell\", which the class OutletCell asks for; its cells would never "
                    + "be reused",
            ])
    }

    @Test("An unknown outlet and an outlet of another class cause diagnostics")
    func lackingOutlet() {
        let description = Self.cell(subviews: [
            ViewDescription("Label", name: "subtitle"), ViewDescription("Label", name: "photo"),
        ])
        #expect(
            failure(description) == [
                "nib.outlet: nib N: the class OutletCell has no outlet \"subtitle\"; it has photo, "
                    + "title",
                "nib.outlet: nib N: the outlet \"photo\" of the class OutletCell takes a "
                    + "ImageView, not a Label",
            ])
    }

    /// Text written to standard error during `body`.
    private func written(_ body: () -> Void) -> [String] {
        final class Lines: @unchecked Sendable { var all: [String] = [] }
        let lines = Lines()
        DiagnosticLog.$lostErrors.withValue({ lines.all.append($0) }, operation: body)
        return lines.all
    }

    @Test("A missing outlet is reported once before the access ends the program")
    func readOutlet() throws {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let nib = Nib(
            name: "Lacking",
            objects: [Self.cell(subviews: [ViewDescription("Label", name: "subtitle")])],
            classes: OutletCell.bundle.classes)
        let words =
            "error: nib Lacking: the class OutletCell has no outlet \"subtitle\"; it has photo, title"
        let lines = written {
            logging {
                let cell = OutletCell.cell(for: table, fromNib: nib)
                #expect(cell.title as Label? == nil)
                #expect(cell.photo as ImageView? == nil)
            }
        }
        #expect(lines == [words])
        #expect(messages.count == 1, "the render throws it, too")
        // Outside a render, no caller throws the error.
        let lost = written { _ = OutletCell.cell(for: table, fromNib: nib) }
        #expect(lost == [words])
        // A nib with correct outlets causes no diagnostic.
        let good = Nib(name: "Good", objects: [Self.cell()], classes: OutletCell.bundle.classes)
        let silent = written {
            let other = TableView(frame: table.frame)
            #expect(OutletCell.cell(for: other, fromNib: good).title as Label? != nil)
        }
        #expect(silent == [])
    }

    @Test("Names in a plain cell without an owner need no outlet")
    func plainNames() {
        #expect(failure(Self.cell("TableViewCell")) == [])
    }

    @Test("The message about an owner without outlets shows how to declare an outlet")
    func ownerWithoutOutlets() {
        final class Owner {}
        var description = Self.cell("TableViewCell", subviews: [])
        description.name = "tvCell"
        #expect(
            failure(description, owner: Owner()) == [
                "nib.outlet: nib N: the class Owner has no outlet \"tvCell\"; it has none: declare "
                    + "@Outlet(.weak) var tvCell: TableViewCell!"
            ])
    }

    @Test("An unregistered class is an error, and a plain view replaces the object")
    func unknownClass() {
        let found = failure(Self.cell("TableViewCell", subviews: [ViewDescription("PriceTag")]))
        #expect(
            found == [
                "nib.class: nib N: the class \"PriceTag\" is not registered; registered: OutletCell"
            ])
    }

    @Test("Unknown properties and wrong values cause diagnostics")
    func properties() {
        let description = Self.cell(
            "TableViewCell",
            subviews: [ViewDescription("Label", properties: ["alpha": 2, "txet": "a"])])
        let found = failure(description)
        #expect(found.count == 2)
        #expect(found.first?.contains("the class Label has no property \"txet\"; it has ") == true)
        #expect(
            found.last == "nib.value: nib N: the property alpha of the class Label is a number "
                + "from 0.0 to 1.0, not the number 2.0")
    }

    @Test("A description's parameter among the properties causes a diagnostic")
    func parameters() {
        let description = Self.cell(
            "TableViewCell", subviews: [ViewDescription("Label", properties: ["tag": 7])])
        #expect(
            failure(description) == [
                "nib.property: nib N: found \"tag\" among the properties of the class Label, expected it as "
                    + "a parameter of ViewDescription: tag: …"
            ])
    }

    @Test("An action without a receiver is reported only if the nib has an owner")
    func unnamedActions() {
        final class Owner {}
        let nib = Nib(
            name: "N",
            objects: [
                ViewDescription(
                    "View",
                    subviews: [
                        ViewDescription(
                            "Button", actions: [DescribedAction("save", for: .touchUpInside)])
                    ])
            ])
        func warnings(_ owner: Any?) -> [String] {
            let log = DiagnosticLog()
            DiagnosticLog.$current.withValue(log) { _ = nib.instantiate(withOwner: owner) }
            return log.diagnostics.map { "\($0.severity.rawValue) \($0.message)" }
        }
        #expect(
            warnings(Owner()) == [
                "warning nib N: the class Owner names no actions, so that \"save\" is never called; "
                    + "adopt ActionNaming"
            ])
        // A nib without an owner shows the button in any case.
        #expect(warnings(nil) == [])
    }

    @Test("An unknown action and an action of a view without events cause diagnostics")
    func actions() {
        final class Owner: ActionNaming {
            var actions: [String: NamedAction] { ["save": NamedAction(self, Owner.save)] }
            func save() {}
        }
        let description = Self.cell(
            "TableViewCell",
            subviews: [
                ViewDescription("Button", actions: [DescribedAction("sav", for: .touchUpInside)]),
                ViewDescription("Label", actions: [DescribedAction("save", for: .touchUpInside)]),
            ])
        #expect(
            failure(description, owner: Owner()) == [
                "nib.action: nib N: the class Owner has no action \"sav\"; it has save",
                "nib.action: nib N: the class Label sends no actions, so that \"save\" is never "
                    + "called",
            ])
    }

    @Test("The message about a missing nib lists the bundle's nibs")
    func missingNib() {
        logging {
            _ = OutletCell.bundle.loadNibNamed("Outlet", owner: nil)
            _ = NibTableViewCell.nib.instantiate(withOwner: nil)
        }
        #expect(
            messages == [
                "nib.unreadable: nib Outlet: the bundle has no nib of that name; it has OutletCell",
                "nib.unreadable: nib NibTableViewCell: the bundle has no nibs",
            ])
    }

    @Test("A second class of a registered name is a mistake of the registry")
    func twoClasses() {
        var classes = ViewClasses.standard
        classes.register(OutletCell.self, named: "Label")
        #expect(classes.mistakes == ["two classes of views have the name \"Label\""])
        #expect(ViewClasses.standard.mistakes == [])
    }
}
