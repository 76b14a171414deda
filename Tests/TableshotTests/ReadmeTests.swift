import Tableshot
import Testing

/// What the README shows compiles, runs and is what it shows.
@Suite struct ReadmeTests {
    final class Cities: TableViewDataSource {
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 20 }
        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
            cell.textLabel?.text = "City \(indexPath.row)"
            return cell
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

    @Test func `the table of cities is inspected`() throws {
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

    @Test func `the badge draws its title at the height it says`() {
        let cell = DrawingCell<Badge>(style: .default, reuseIdentifier: nil)
        cell.content = Badge(title: "New")
        #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 60 as CGFloat)
        #expect(cell.lowered().dump.contains("drawing="))
    }

    @Test func `the README's Swift is this Swift`() throws {
        let readme = try String(
            contentsOf: Snapshots.root.appendingPathComponent("README.md"), encoding: .utf8)
        let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
        let lines = Set(source.split(separator: "\n").map { trimmed($0) })
        var shown = 0
        for block in readme.components(separatedBy: "```swift\n").dropFirst() {
            let code = block.components(separatedBy: "```")[0]
            for line in code.split(separator: "\n") where !line.hasPrefix("try picture.write") {
                #expect(lines.contains(trimmed(line)), "\(line)")
                shown += 1
            }
        }
        #expect(shown > 20)
    }

    private func trimmed(_ line: Substring) -> String {
        line.trimmingCharacters(in: .whitespaces)
    }
}
