import DocumentSyntax
import Foundation
import InterfaceBuilder
import TableControls
import TableDrawing
import TableMockups
import TableScreens
import TableViews
import Tableshot
import TestSupport
import Testing

@testable import InterfaceBuilderScenes

/// Cell with every kind of outlet.
private final class PriceCell: TableViewCell {
    @Outlet(.weak) var title: Label!
    @Outlet(.weak) var alias: Label!
    @Outlet(.weak) var space: NSLayoutConstraint!
    @OutletCollection var stars: [View]
    var currency = ""
    /// Names of views in the order of `awakeFromNib()`.
    var awakened: [String] = []

    override func awakeFromNib() { awakened.append("cell \(title?.text ?? "")") }
}

/// Cell that changes its views as soon as they are connected.
private final class EagerCell: TableViewCell {
    @Outlet(.weak) var title: Label!
    @Outlet(.weak) var alias: Label!
    @Outlet(.weak) var space: NSLayoutConstraint!
    @OutletCollection var stars: [View]

    override func awakeFromNib() {
        alias.text = "\(title.text ?? "") \(stars.count)"
        space.constant = 40
    }
}

/// View that notifies its cell in `awakeFromNib()`.
private final class StarView: View {
    override func awakeFromNib() {
        var view: View? = self
        while let each = view, !(each is PriceCell) { view = each.superview }
        (view as? PriceCell)?.awakened.append("star \(tag)")
    }
}

private final class Owner {
    @Outlet(.strong) var tvCell: TableViewCell!
}

/// Nibs of real files in code.
@Suite struct NibTests {
    private static let content = """
        <label text="Coffee" translatesAutoresizingMaskIntoConstraints="NO" id="lab"/>
        <view tag="1" customClass="StarView" id="one"><rect key="frame" x="200" y="4" width="8" height="8"/></view>
        <view tag="2" customClass="StarView" id="two"><rect key="frame" x="212" y="4" width="8" height="8"/></view>
        """

    private static let constraints = """
        <constraints>
        <constraint firstItem="lab" firstAttribute="leading" secondItem="con" \
        secondAttribute="leading" constant="24" id="con-l"/>
        <constraint firstItem="lab" firstAttribute="top" secondItem="con" secondAttribute="top" \
        constant="20" id="con-t"/>
        <constraint firstAttribute="bottom" secondItem="lab" secondAttribute="bottom" \
        constant="20" id="con-b"/>
        </constraints>
        """

    private static let connections = """
        <connections>
        <outlet property="title" destination="lab" id="o1"/>
        <outlet property="alias" destination="lab" id="o2"/>
        <outlet property="space" destination="con-l" id="o3"/>
        <outletCollection property="stars" destination="two" id="o4"/>
        <outletCollection property="stars" destination="one" id="o5"/>
        </connections>
        """

    private static let className = " customClass=\"PriceCell\""

    private static var classes: ViewClasses {
        var classes = ViewClasses.standard
        classes.register(
            PriceCell.self,
            properties: [
                .text("currency", of: PriceCell.self, get: { $0.currency }) {
                    $0.currency = $1 ?? ""
                }
            ])
        classes.register(StarView.self) { StarView(frame: .zero) }
        return classes
    }

    /// Returns a nib of a file in a separate folder.
    private func nib(
        _ text: String, name: String = "PriceCell.xib", classes: ViewClasses = classes,
        scene: String? = nil, prototype: String? = nil
    ) throws -> Nib {
        let folder = try TemporaryFolder()
        try folder.write(name, text)
        return try Nib(
            contentsOf: URL(fileURLWithPath: folder.path + "/" + name), scene: scene,
            prototype: prototype, classes: classes)
    }

    /// Returns the diagnostics of `body`, with their locations in the file.
    private func messages(_ work: () throws -> Void) rethrows -> [String] {
        let log = DiagnosticLog()
        try DiagnosticLog.$current.withValue(log) { try work() }
        return log.diagnostics.map { diagnostic in
            let place = diagnostic.location?.split(separator: ":").suffix(2).joined(separator: ":")
            return "\(place ?? "-") \(diagnostic.severity.rawValue) \(diagnostic.message)"
        }
    }

    // MARK: Cells

    @Test("A picture connects every outlet of a registered class before views awake")
    func outletsOfAPicture() throws {
        let file = Files.cell(
            Self.content, after: Self.constraints, cell: Self.connections,
            attributes: " customClass=\"EagerCell\"")
        let picture = try picture(file) {
            $0.catalogue.viewClasses.register(EagerCell.self)
        }
        let label = try inspect(picture.document) { inspector in
            inspector.outline().first { $0.text != nil }
        }.value
        #expect(label?.text == "Coffee 2")
        #expect(label?.frame.x == 40)
    }

    @Test("Outlets, constraints and collections are connected before awakeFromNib")
    func outlets() throws {
        let attributes = """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="currency" value="EUR"/>
            </userDefinedRuntimeAttributes>
            """
        let file = Files.cell(
            Self.content, after: Self.constraints, cell: Self.connections + attributes,
            attributes: Self.className)
        var cell: PriceCell?
        let log = try messages {
            let nib = try nib(file)
            let objects = nib.instantiate(withOwner: nil)
            #expect(objects.count == 1)
            cell = objects.first as? PriceCell
        }
        #expect(log.isEmpty)
        let price = try #require(cell)
        #expect(price.title.text == "Coffee")
        #expect(price.alias === price.title)
        #expect(price.space.constant == 24)
        #expect(price.stars.map(\.tag) == [2, 1])
        #expect(price.currency == "EUR")
        #expect(price.awakened == ["star 2", "star 1", "cell Coffee"])
        #expect(price.reuseIdentifier == "Price")
        price.space.constant = 40
        price.frame = CGRect(x: 0, y: 0, width: 375, height: 64)
        price.layoutIfNeeded()
        #expect(price.title.frame.minX == 40)
    }

    @Test("A registered nib makes reusable cells with the frames of the drawn file")
    func registration() throws {
        let file = Files.cell(
            Self.content, after: Self.constraints, cell: Self.connections,
            attributes: Self.className)
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
        let nib = try nib(file)
        table.register(nib, forCellReuseIdentifier: "Price")
        let cell = try #require(
            table.dequeueReusableCell(withIdentifier: "Price") as? PriceCell)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 64)
        cell.layoutIfNeeded()
        let drawn = try self.cell(inPicture: file)
        #expect(frames(of: cell) == frames(of: drawn))
        #expect(cell.title.frame.origin == CGPoint(x: 24, y: 20))
        #expect(nib.loadCount == 1)
    }

    /// Returns the cell that `tableshot render` draws for a file, in the size of the file.
    private func cell(inPicture file: String) throws -> View {
        let picture = try picture(file)
        var description = try InterfaceBuilderScenesTests.cell(picture)
        description.outlets = []
        let view = Nib(objects: [description]).instantiate(withOwner: nil).first as? View
        let cell = try #require(view)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 64)
        cell.layoutIfNeeded()
        return cell
    }

    private func frames(of view: View) -> [CGRect] {
        view.subviews.flatMap { [$0.frame] + frames(of: $0) }
    }

    @Test("A cell of a standard style has the texts and colours of its labels")
    func standardStyle() throws {
        let file = Files.xib(
            """
            <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="tl" \
            detailTextLabel="dl" accessoryType="checkmark" indentationWidth="14" id="cel">
            <rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cel" id="con">
            <rect key="frame" x="0" y="0" width="280" height="44"/><subviews>
            <label text="Wi-Fi" tag="7" id="tl"><color key="textColor" red="1" green="0" blue="0" \
            alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
            <label text="Home" id="dl"/></subviews></tableViewCellContentView>
            <view key="selectedBackgroundView" tag="9" id="sel"/></tableViewCell>
            """)
        let cell = try #require(
            nib(file).instantiate(withOwner: nil).first as? TableViewCell)
        #expect(cell.textLabel?.text == "Wi-Fi")
        #expect(cell.textLabel?.tag == 7)
        #expect(cell.textLabel?.textColor.resolved.described == "255 0 0 100")
        #expect(cell.detailTextLabel?.text == "Home")
        #expect(cell.accessoryType == .checkmark)
        #expect(cell.indentationWidth == 14)
        #expect(cell.selectedBackgroundView?.tag == 9)
    }

    @Test("The owner's outlet is connected and retains the cell")
    func owner() throws {
        let path = "Fixtures/interface-builder/TVCell.xib"
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let nib = try Nib(contentsOf: root.appendingPathComponent(path))
        let owner = Owner()
        let log = messages { _ = nib.instantiate(withOwner: owner) }
        #expect(log.isEmpty)
        #expect((owner.tvCell?.viewWithTag(1) as? Label)?.text == "Name")
    }

    // MARK: Storyboards

    private static let storyboard = Files.storyboard(
        """
        <tableViewController storyboardIdentifier="Settings" id="set">
        <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="tab">
        <rect key="frame" x="0" y="0" width="393" height="852"/><sections>
        <tableViewSection headerTitle="General" id="sec"><cells>
        <tableViewCell rowHeight="72" id="c1"><rect key="frame" x="0" y="0" width="393" \
        height="72"/><tableViewCellContentView key="contentView" tableViewCell="c1" id="cc">
        <rect key="frame" x="0" y="0" width="393" height="72"/><subviews>
        <switch on="YES" id="sw"><rect key="frame" x="300" y="20" width="51" height="31"/></switch>
        </subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
        </tableView><connections><outlet property="wifi" destination="sw" id="o"/></connections>
        </tableViewController>
        """,
        """
        <tableViewController storyboardIdentifier="List" id="lis">
        <tableView key="view" id="tab2"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <prototypes><tableViewCell reuseIdentifier="Plain" id="p1"><rect key="frame" x="0" y="0" \
        width="393" height="50"/></tableViewCell></prototypes></tableView></tableViewController>
        """)

    private final class SettingsController: TableViewController {
        @Outlet(.weak) var wifi: Switch!
    }

    @Test("A scene with static cells has a controller with the cells, outlets and heights")
    func staticCells() throws {
        let controller = SettingsController(
            nib: try nib(Self.storyboard, name: "Main.storyboard", scene: "Settings"))
        let log = messages { controller.loadViewIfNeeded() }
        #expect(log.isEmpty)
        let table = try #require(controller.tableView)
        let row = IndexPath(row: 0, section: 0)
        #expect(table.style == .grouped)
        #expect(controller.tableView(table, titleForHeaderInSection: 0) == "General")
        #expect(controller.tableView(table, heightForRowAt: row) == 72)
        #expect(controller.wifi.isOn)
        #expect(controller.wifi.frame.origin == CGPoint(x: 300, y: 20))
    }

    @Test("A scene registers its prototypes, and a nib may consist of a prototype")
    func prototypes() throws {
        let controller = TableViewController(
            nib: try nib(Self.storyboard, name: "Main.storyboard", scene: "List"))
        let table = try #require(controller.tableView)
        #expect(table.dequeueReusableCell(withIdentifier: "Plain")?.reuseIdentifier == "Plain")
        let alone = try nib(Self.storyboard, name: "Main.storyboard", prototype: "Plain")
        #expect(alone.instantiate(withOwner: nil).first is TableViewCell)
    }

    // MARK: Mistakes

    @Test("An outlet without a property is UIKit's error, reported at its location in the file")
    func outletWithoutProperty() throws {
        let file = Files.cell(
            Self.content,
            cell: """
                <connections><outlet property="titel" destination="lab" id="o"/></connections>
                """, attributes: Self.className)
        let log = try messages { _ = try nib(file).instantiate(withOwner: nil) }
        #expect(
            log == [
                "16:14 error nib PriceCell: the class PriceCell is not key value coding-compliant "
                    + "for the key \"titel\" (NSUnknownKeyException); it has alias, space, stars, "
                    + "title; declare @Outlet(.weak) var titel: Label!"
            ])
    }

    @Test("An outlet of a cell without a custom class is a note, and is not connected")
    func outletWithoutClass() throws {
        let file = Files.cell(
            Self.content,
            cell: """
                <connections><outlet property="title" destination="lab" id="o"/></connections>
                """)
        let document = try IBDocument.read(path: "PriceCell.xib", bytes: Array(file.utf8))
        let nib = try IBNib(
            document, IBNib.Part(), classes: .standard, traits: .phone,
            environment: DocumentReader().environment(for: "PriceCell.xib"))
        #expect(nib.objects.first?.outlets?.map(\.property) == [])
        let notes = nib.problems.filter { $0.severity == .note }
        #expect(notes.count == 1)
        #expect(notes.first?.message.contains("\"title\" is not connected") == true)
    }

    @Test("The size classes of a nib are the size classes of the picture")
    func sizeClasses() {
        let low = TraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .compact)
        #expect(IBSizeClasses(low) == IBSizeClasses(horizontal: .compact, vertical: .compact))
        let pad = TraitCollection(userInterfaceIdiom: .pad)
        #expect(IBSizeClasses(pad) == IBSizeClasses(horizontal: .regular, vertical: .regular))
    }

    @Test("An outlet of File's Owner without an owner is an error")
    func outletOfNobody() throws {
        let file = Files.cell("").replacingOccurrences(
            of: "userLabel=\"File's Owner\"/>",
            with: "userLabel=\"File's Owner\"><connections><outlet property=\"tvCell\" "
                + "destination=\"cel\" id=\"o\"/></connections></placeholder>")
        let log = try messages { _ = try nib(file).instantiate(withOwner: nil) }
        #expect(log.count == 1)
        #expect(log.first?.contains("no owner for the outlet \"tvCell\" of File's Owner") == true)
    }

    @Test("An unregistered class is replaced by its base class, with a warning")
    func unknownClass() throws {
        let file = Files.cell(
            Self.content, after: Self.constraints, cell: Self.connections,
            attributes: Self.className)
        let log = try messages {
            let nib = try nib(file, classes: .standard)
            #expect(nib.instantiate(withOwner: nil).first is TableViewCell)
        }
        // Both stars cause a single warning.
        let names = ["PriceCell", "StarView"]
        #expect(log.count == names.count)
        for (message, name) in zip(log, names) {
            #expect(
                message.contains("warning unknown class \(name) in Interface Builder file"))
        }
    }

    @Test("A runtime attribute without a property of the registered class is an error")
    func attributeWithoutProperty() throws {
        let file = Files.cell(
            "",
            cell: """
                <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="curency" value="EUR"/>
                </userDefinedRuntimeAttributes>
                """, attributes: Self.className)
        let log = try messages { _ = try nib(file).instantiate(withOwner: nil) }
        #expect(log.count == 1)
        #expect(
            log.first?.contains(
                "error the class PriceCell is not key value coding-compliant for the key "
                    + "\"curency\"") == true)
    }

    @Test("The identifier of a registration must be the identifier of the cell")
    func identifier() throws {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
        let log = try messages {
            table.register(
                try nib(Files.cell(""), classes: .standard), forCellReuseIdentifier: "Cost")
            _ = table.dequeueReusableCell(withIdentifier: "Cost")
        }
        #expect(log.count == 1)
        #expect(log.first?.contains("is \"Price\", expected \"Cost\"") == true)
    }

    @Test(
        "The error for a file that cannot be a nib names the file",
        arguments: [
            ("NIBArchive…", "A.xib", "a compiled nib"),
            ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", "A.xib", "Xcode 3"),
            ("<document", "A.xib", "A.xib:1"),
        ])
    func refusals(text: String, name: String, message: String) throws {
        let error = #expect(throws: DocumentError.self) { _ = try nib(text, name: name) }
        #expect(error?.description.contains(message) == true)
    }

    @Test("A missing file and a missing scene are errors")
    func missing() throws {
        let error = #expect(throws: DocumentError.self) {
            _ = try Nib(contentsOf: URL(fileURLWithPath: "/nowhere/A.xib"))
        }
        #expect(error?.description.contains("/nowhere/A.xib") == true)
        let other = #expect(throws: DocumentError.self) {
            _ = try nib(Self.storyboard, name: "Main.storyboard", scene: "Lost")
        }
        #expect(other?.description.contains("the scenes are \"Settings\" and \"List\"") == true)
    }

    /// A catalogue of strings with a German text, and with a key that has no English text.
    private static let catalogue = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"lab.text": {"comment": "Drink",
        "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Kaffee"}}}}}}
        """

    @Test(
        "A nib in Base.lproj has the texts of the picture's language",
        arguments: [
            ("de.lproj/Cell.strings", "\"lab.text\" = \"Kaffee\";\n"),
            ("mul.lproj/Cell.xcstrings", catalogue),
        ])
    func localization(file: String, content: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("Base.lproj/Cell.xib", Files.cell(Self.content))
        try folder.write(file, content)
        let url = URL(fileURLWithPath: folder.path + "/Base.lproj/Cell.xib")
        func text(_ language: String) throws -> String? {
            let context = RenderContext(locale: Locale(identifier: language))
            return try context.run {
                let nib = try Nib(contentsOf: url, classes: Self.classes)
                let cell = nib.instantiate(withOwner: nil).first as? TableViewCell
                return (cell?.contentView.subviews.first as? Label)?.text
            }
        }
        #expect(try text("de_DE") == "Kaffee")
        #expect(try text("en_US") == "Coffee")
    }
}
