import Tableshot
import TableshotTesting
import Testing

/// The code of the README and of the guides compiles, runs, and equals the code of this file.
@Suite(.snapshots(record: Snapshots.policy, directory: "../../Snapshots/Readme"))
struct ReadmeTests {
    final class Cities: TableViewDataSource {
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 20 }
        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
            cell.textLabel?.text = "City \(indexPath.row)"
            return cell
        }
    }

    @Suite struct BadgeTests {
        @Test func newBadge() {
            assertSnapshot(of: Badge(title: "New"), as: .image(width: 320), named: "new")
        }
    }

    struct Badge: CellDrawing {
        var title: String
        func height(forWidth width: CGFloat, state: CellState) -> CGFloat { 60 }
        func draw(on canvas: Canvas, in bounds: CGRect, state: CellState) {
            (state.isSelected ? Color.white : .black).set()
            title.draw(at: CGPoint(x: 16, y: 20), withFont: .systemFont(ofSize: 17))
        }
    }

    @Test func `the lamps come from their nib with connected outlets`() throws {
        let context = RenderContext()
        try context.run {
            let controller = LampController()
            controller.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
            let cell = try #require(controller.tableView.visibleCells.first as? LampCell)
            #expect(cell.name.text == "Lamp 0")
            cell.level.value = 0.25
            cell.level.sendActions(for: .valueChanged)
            #expect(cell.name.alpha == 0.25)
        }
    }

    @Test func `the table of cities becomes a picture`() throws {
        let cities = Cities()
        let picture = try render(size: CGSize(width: 390, height: 844)) {
            let table = TableView(frame: .zero)
            table.register(TableViewCell.self, forCellReuseIdentifier: "city")
            table.dataSource = cities
            return table
        }
        #expect(try picture.pngData().count > 10_000)
        #expect(try picture.renderTree().root.dump.contains("City 0"))
    }

    @Test func `the inspector inspects the table of cities`() throws {
        let cities = Cities()
        func makeTable() -> TableView {
            let table = TableView(frame: .zero)
            table.register(TableViewCell.self, forCellReuseIdentifier: "city")
            table.dataSource = cities
            return table
        }
        let (report, _) = try inspect(
            size: CGSize(width: 390, height: 844), makeTable: { makeTable() }
        ) { PerformanceInspector().inspect($0.table) }
        print(report.dump)
        #expect(report.isClean)
    }

    @Test func `the badge draws its title at its stated height`() {
        let cell = DrawingCell<Badge>(style: .default, reuseIdentifier: nil)
        cell.content = Badge(title: "New")
        #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 60 as CGFloat)
        #expect(cell.lowered().dump.contains("drawing="))
    }

    @Test(arguments: ["README.md", "Documentation/swift.md", "Documentation/inspecting.md"])
    func `the Swift code of a page equals the code of this file`(page: String) throws {
        let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
        let lines = Set(source.split(separator: "\n").map { trimmed($0) })
        let shown = try Self.blocks("swift", of: page).flatMap { $0.split(separator: "\n") }
        for line in shown where !line.hasPrefix("try picture.write") {
            #expect(lines.contains(trimmed(line)), "\(line)")
        }
        #expect(shown.count >= 4)
    }

    @Test func `the README's document equals the fixture of the picture below it`() throws {
        let fixture = try Self.text("Fixtures/documents/alarms.table.yaml")
        let document = try #require(Self.blocks("yaml", of: "README.md").first)
        func withoutFirstLine(_ text: String) -> Substring {
            text.drop { $0 != "\n" }
        }
        #expect(withoutFirstLine(document) == withoutFirstLine(fixture))
        #expect(try Self.text("README.md").contains("Snapshots/Documents/alarms.png"))
    }

    @Test func `the README's timeline equals the timeline of the fixture`() throws {
        let fixture = try Self.text("Fixtures/documents/animations/crossfade.table.yaml")
        let timeline = try #require(Self.blocks("yaml", of: "README.md").last)
        #expect(fixture.hasSuffix(timeline))
    }

    /// Returns the code blocks of a page in a language.
    private static func blocks(_ language: String, of page: String) throws -> [String] {
        try text(page).components(separatedBy: "```\(language)\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
    }

    /// Returns the text of a file, by its path in the repository.
    private static func text(_ path: String) throws -> String {
        try String(contentsOf: Snapshots.root.appendingPathComponent(path), encoding: .utf8)
    }

    private func trimmed(_ line: Substring) -> String {
        line.trimmingCharacters(in: .whitespaces)
    }
}

final class LampCell: NibTableViewCell {
    @Outlet(.weak) var name: Label!
    @Outlet(.weak) var level: Slider!
    override class var bundle: NibBundle {
        var classes = ViewClasses.standard
        classes.register(LampCell.self)
        let cell = ViewDescription(
            "LampCell", frame: CGRect(x: 0, y: 0, width: 320, height: 60),
            properties: ["reuseIdentifier": "LampCell"],
            subviews: [
                ViewDescription(
                    "Label", name: "name", frame: CGRect(x: 16, y: 8, width: 90, height: 44)),
                ViewDescription(
                    "Slider", name: "level", frame: CGRect(x: 120, y: 15, width: 180, height: 30),
                    actions: [DescribedAction("dim", for: .valueChanged)]),
            ])
        return NibBundle(nibs: ["LampCell": [cell]], classes: classes)
    }
}

extension LampCell: ActionNaming {
    var actions: [String: NamedAction] { ["dim": NamedAction(self, LampCell.dim)] }
    func dim(_ slider: Slider) { name.alpha = CGFloat(slider.value) }
}

final class LampController: TableViewController {
    let lampNib = LampCell.nib
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
        -> TableViewCell
    {
        let cell = LampCell.cell(for: tableView, fromNib: lampNib)
        cell.name.text = "Lamp \(indexPath.row)"
        return cell
    }
}
