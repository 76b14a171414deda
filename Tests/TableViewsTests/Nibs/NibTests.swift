import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableText
import TableThemes
import TableScreens
import TableViews
import Testing

/// Views, outlets and cells instantiated from nibs.
@Suite struct NibTests {
    final class OutletCell: NibTableViewCell {
        @Outlet(.weak) var title: Label!
        @Outlet(.strong) var photo: ImageView!
        override class var bundle: NibBundle {
            var classes = ViewClasses.standard
            classes.register(OutletCell.self)
            return NibBundle(nibs: ["OutletCell": [NibTests.cell()]], classes: classes)
        }
    }

    static func cell(
        _ className: String = "OutletCell", identifier: String? = "OutletCell",
        subviews: [ViewDescription] = [
            ViewDescription(
                "Label", name: "title", tag: 1, frame: CGRect(x: 10, y: 5, width: 100, height: 20)),
            ViewDescription(
                "ImageView", name: "photo", frame: CGRect(x: 200, y: 5, width: 30, height: 30),
                autoresizingMask: .flexibleLeftMargin),
        ]
    ) -> ViewDescription {
        var view = ViewDescription(
            className, frame: CGRect(x: 0, y: 0, width: 320, height: 44), subviews: subviews)
        view.reuseIdentifier = identifier
        return view
    }

    let log = DiagnosticLog()

    var messages: [String] {
        log.diagnostics.map { "\($0.identifier): \($0.message)" }
    }

    func logging<Result>(_ body: () throws -> Result) rethrows -> Result {
        try DiagnosticLog.$current.withValue(log, operation: body)
    }

    @Test(
        "A view has its class, frame, tag and properties, and a cell's subviews are in its content")
    func making() throws {
        let nib = Nib(objects: [
            ViewDescription(
                "TableViewCell", frame: CGRect(x: 0, y: 0, width: 320, height: 60),
                properties: ["accessory": "checkmark", "style": "subtitle"],
                subviews: [
                    ViewDescription(
                        "View", place: .fill,
                        subviews: [
                            ViewDescription(
                                "Label", tag: 7, frame: CGRect(x: 1, y: 2, width: 3, height: 4),
                                properties: [
                                    "text": "Hello", "numberOfLines": 2, "textColor": .color(.red),
                                    "font": .font(FontDescription(size: 9)),
                                ])
                        ]),
                    ViewDescription(
                        "StackView", place: .margins, properties: ["axis": "vertical"],
                        subviews: [ViewDescription("Switch", properties: ["isOn": true])]),
                ])
        ])
        let cell = try #require(
            logging { nib.instantiate(withOwner: nil).first } as? TableViewCell)
        #expect(messages == [])
        #expect(cell.frame.size == CGSize(width: 320, height: 60))
        #expect(cell.accessoryType == .checkmark)
        #expect(cell.style == .subtitle)
        let label = try #require(cell.viewWithTag(7) as? Label)
        #expect(label.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(label.text == "Hello")
        #expect(label.numberOfLines == 2)
        #expect(label.textColor == .red)
        #expect(label.font.pointSize == 9)
        let content = cell.contentView
        #expect(label.superview?.frame == content.bounds)
        let stack = try #require(content.subviews.last as? StackView)
        #expect(stack.axis == .vertical)
        #expect((stack.arrangedSubviews.first as? Switch)?.isOn == true)
        #expect(stack.frame == content.bounds.inset(by: content.layoutMargins))
        // A view that fills the content follows the content's size.
        cell.frame.size.width = 480
        cell.layoutIfNeeded()
        #expect(label.superview?.frame == content.bounds)
    }

    @Test("Outlets of the cell and the owner are connected by name")
    func outlets() throws {
        final class Owner {
            @Outlet(.strong) var price: TableViewCell!
            @Outlet(.weak) var title: Label!
        }
        let owner = Owner()
        var description = Self.cell("TableViewCell")
        description.name = "price"
        description.subviews.removeLast()
        logging {
            _ = Nib(objects: [description]).instantiate(withOwner: owner)
        }
        #expect(messages == [])
        #expect(owner.price.viewWithTag(1) === owner.title)
        #expect(owner.price.view(named: "title") === owner.title)
        owner.price = nil
        #expect(owner.title == nil)
    }

    @Test("Objects besides the owner have outlets")
    func externalObjects() {
        final class Keeper { @Outlet(.strong) var photo: ImageView! }
        let keeper = Keeper()
        var description = Self.cell("TableViewCell")
        description.subviews.removeFirst()
        logging {
            _ = Nib(objects: [description]).instantiate(
                withOwner: nil, options: [.externalObjects: ["keeper": keeper]])
        }
        #expect(messages == [])
        #expect(keeper.photo != nil)
    }

    @Test("A single call returns a cell of a nib, and later calls reuse the nib")
    func cellForTable() {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let nib = OutletCell.nib
        let cell = logging { OutletCell.cell(for: table, fromNib: nib) }
        #expect(messages == [])
        #expect(nib.loadCount == 1)
        #expect(cell.title === cell.viewWithTag(1))
        #expect(cell.photo != nil)
        _ = logging { OutletCell.cell(for: table, fromNib: nib) }
        #expect(nib.loadCount == 1)
        #expect(nib.instantiationCount == 2)
    }

    @Test("A cell of a registered nib without an identifier has the registered identifier")
    func registered() {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        logging {
            table.register(
                Nib(objects: [Self.cell("TableViewCell", identifier: nil)]),
                forCellReuseIdentifier: "a")
            #expect(table.dequeueReusableCell(withIdentifier: "a")?.reuseIdentifier == "a")
            table.register(
                Nib(objects: [Self.cell("TableViewCell", identifier: "other")]),
                forCellReuseIdentifier: "a")
            _ = table.dequeueReusableCell(withIdentifier: "a")
            table.register(nil as Nib?, forCellReuseIdentifier: "a")
            #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
        }
        #expect(
            messages == [
                "nib.identifier: a nib: the identifier of the cell is \"other\", expected \"a\", "
                    + "which the nib is registered for"
            ])
    }

    @Test("A registered class has the properties of its superclass and its own properties")
    func ownProperties() throws {
        final class PriceLabel: Label { var price = 0.0 }
        var classes = ViewClasses.standard
        classes.register(
            PriceLabel.self,
            properties: [
                .number("price", in: 0...100, of: PriceLabel.self) {
                    $0.price
                } set: {
                    $0.price = $1
                }
            ]
        ) { PriceLabel(frame: .zero) }
        let nib = Nib(
            objects: [ViewDescription("PriceLabel", properties: ["price": 3.5, "text": "Tea"])],
            classes: classes)
        let label = try #require(
            logging { nib.instantiate(withOwner: nil).first } as? PriceLabel)
        #expect(messages == [])
        #expect(label.price == 3.5)
        #expect(label.text == "Tea")
    }

    @Test(
        "Every class accepts each of its properties, and returns its value",
        arguments: ViewClasses.standard.classes.map(\.name))
    func everyProperty(name: String) throws {
        let classes = ViewClasses.standard
        let viewClass = try #require(classes[name])
        let view = try #require(
            Nib(objects: [ViewDescription(name)]).instantiate(withOwner: nil).first as? View)
        #expect("\(type(of: view))" == name)
        for property in classes.properties(of: viewClass) where !property.isFixed {
            let value: ViewValue =
                switch property.kind {
                case .text, .attributedText: "a"
                case .number(let range): .number(range.upperBound)
                case .integer(let range): .number(Double(range.lowerBound))
                case .boolean: true
                case .color: .color(.red)
                case .font: .font(FontDescription(size: 20))
                case .image: .image { nil }
                case .choice(let names): .text(names.last ?? "")
                case .choices(let names): .texts(names)
                case .texts: ["a", "b"]
                case .colors: .list([.color(.red), .color(.white)])
                case .numbers(let range): .list([.number(range.upperBound)])
                case .segments: .list(["a", .image { nil }])
                case .symbolConfiguration: .symbolConfiguration(.init(weight: .bold))
                case .insets: .insets(.zero)
                case .size: .size(.zero)
                case .path: .path(Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
                }
            let takeBack = try #require(
                logging { property.set(value, of: view) }, "\(name).\(property.name)")
            takeBack()
            let withInsets = property.set(.insets(.zero), of: view)
            if property.kind == .insets { #expect(withInsets != nil) }
        }
        #expect(messages == [])
        if let main = viewClass.mainProperty {
            #expect(classes.mainProperty(of: viewClass)?.name == main)
        }
    }
}
