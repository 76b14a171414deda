import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableScreens
import TableViews
import Testing

/// Mistakes in nibs, and what is said of them.
extension NibTests {
    private func failure(_ description: ViewDescription, owner: Any? = nil) -> [String] {
        logging {
            _ = Nib(name: "N", objects: [description], classes: OutletCell.bundle.classes)
                .instantiate(withOwner: owner)
        }
        return messages
    }

    @Test("A first object that is no such cell is explained")
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

    @Test("A waiting cell of another class is explained")
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

    @Test("An identifier in the nib that the class does not ask for is explained")
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

    @Test("An outlet that the class lacks is explained, and one of another class")
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

    /// What is written to standard error meanwhile.
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
        // Outside a render nobody throws it.
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

    @Test("Names in a plain cell that nobody owns need no outlet")
    func plainNames() {
        #expect(failure(Self.cell("TableViewCell")) == [])
    }

    @Test("An owner without outlets is told how to declare one")
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

    @Test("A class that is not registered is explained, and a plain view stands in its place")
    func unknownClass() {
        let found = failure(Self.cell("TableViewCell", subviews: [ViewDescription("PriceTag")]))
        #expect(
            found == [
                "nib.class: nib N: the class \"PriceTag\" is not registered; registered: OutletCell"
            ])
    }

    @Test("Properties and values that do not fit are explained")
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

    @Test("A parameter of the description among the properties is explained")
    func parameters() {
        let description = Self.cell(
            "TableViewCell", subviews: [ViewDescription("Label", properties: ["tag": 7])])
        #expect(
            failure(description) == [
                "nib.property: nib N: found \"tag\" among the properties of the class Label, expected it as "
                    + "a parameter of ViewDescription: tag: …"
            ])
    }

    @Test("An action that nobody can take is said where somebody is there")
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
        func said(_ owner: Any?) -> [String] {
            let log = DiagnosticLog()
            DiagnosticLog.$current.withValue(log) { _ = nib.instantiate(withOwner: owner) }
            return log.diagnostics.map { "\($0.severity.rawValue) \($0.message)" }
        }
        #expect(
            said(Owner()) == [
                "warning nib N: the class Owner names no actions, so that \"save\" is never called; "
                    + "adopt ActionNaming"
            ])
        // A picture without an owner shows the button all the same.
        #expect(said(nil) == [])
    }

    @Test("An action that the owner does not name is explained, and one of a view without events")
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

    @Test("A bundle says which nibs it has")
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

    @Test("Two classes of one name are a mistake of the registry")
    func twoClasses() {
        var classes = ViewClasses.standard
        classes.register(OutletCell.self, named: "Label")
        #expect(classes.mistakes == ["two classes of views have the name \"Label\""])
        #expect(ViewClasses.standard.mistakes == [])
    }
}
