import Foundation
import TableControls
import TableDrawing
import TableGeometry
import TableInspection
import TableText
import TableThemes
import TableViews
import Testing

/// The inspector finds each planted fault of a small table, and no other fault.
@Suite struct PerformanceFaultTests {
    private func report(
        _ source: ClosureSource, change: ((TableView) -> Void)? = nil
    ) -> PerformanceReport {
        PerformanceInspector().inspect(source.makeTable(), change: change)
    }

    private func kinds(_ report: PerformanceReport) -> [PerformanceFinding.Kind] {
        report.findings.map(\.kind)
    }

    /// Subject and message of the first finding.
    private func first(_ report: PerformanceReport) -> String? {
        report.findings.first.map { $0.subject + ": " + $0.message }
    }

    private func clean(_ count: Int = 50) -> ClosureSource {
        .reusing(TableViewCell.self, count: count) { cell, path in
            cell.textLabel?.text = "Row \(path.row)"
            cell.detailTextLabel?.text = path.row % 3 == 0 ? nil : "Detail \(path.row)"
            cell.accessoryType = path.row % 4 == 0 ? .checkmark : .none
        }
    }

    /// Fifty rows of a kind, whose cells are reused under this number of identifiers.
    private func scattered(over identifiers: Int) -> ClosureSource {
        ClosureSource(50) { table, path in
            let identifier = "id\(path.row % identifiers)"
            let cell =
                table.dequeueReusableCell(withIdentifier: identifier)
                ?? TableViewCell(style: .default, reuseIdentifier: identifier)
            cell.textLabel?.text = "Row \(path.row)"
            return cell
        }
    }

    @Test func `a correct table has no findings`() {
        let report = report(clean())
        #expect(report.findings == [], "\(report.dump)")
        #expect(report.cells.count == 1)
        #expect(report.cells.first?.reuseIdentifier == "Cell")
        #expect(report.cells.first?.created == 10)
        #expect(report.cells.first?.needed == 10)
        #expect(report.screens == 5)
        #expect(report.scrolledScreens == 5)
        #expect(!report.isTruncated)
    }

    @Test func `cells made for every row are found, with their different identifiers`() throws {
        let report = report(
            ClosureSource(50) { table, path in
                let waiting = table.dequeueReusableCell(withIdentifier: "Cell")
                let cell = waiting ?? TableViewCell(style: .default, reuseIdentifier: "Cel")
                cell.textLabel?.text = "Row \(path.row)"
                return cell
            })
        #expect(kinds(report) == [.cellsBeyondNeed])
        let finding = try #require(report.findings.first)
        #expect(finding.subject == "Cel")
        #expect(finding.message.contains("asks for \"Cell\", and the cell has \"Cel\""))
        #expect(finding.row == 10)
    }

    @Test func `cells without an identifier are found`() throws {
        let asked = report(
            ClosureSource(50) { table, _ in
                table.dequeueReusableCell(withIdentifier: "Cell") ?? TableViewCell(style: .default)
            })
        #expect(kinds(asked) == [.cellsBeyondNeed])
        #expect(first(asked)?.contains("the cell has no identifier") == true)
        let silent = report(ClosureSource(50) { _, _ in TableViewCell(style: .default) })
        #expect(kinds(silent) == [.cellsBeyondNeed])
        #expect(first(silent)?.contains("the cells have no reuse identifier") == true)
    }

    @Test func `unused cells of the reuse pool are found`() {
        let report = report(
            ClosureSource(50) { _, _ in TableViewCell(style: .default, reuseIdentifier: "Cell") })
        #expect(kinds(report) == [.cellsBeyondNeed])
        #expect(first(report)?.contains("the data source does not ask for a reusable cell") == true)
    }

    @Test(arguments: [50, 25])
    func `an identifier for each row or for few rows is found`(identifiers: Int) throws {
        let report = report(scattered(over: identifiers))
        #expect(kinds(report) == [.cellsBeyondNeed])
        let finding = try #require(report.findings.first)
        #expect(
            finding.message
                == "\(identifiers) reuse identifiers name cells of a single kind, and the screen has at most 10 "
                + "rows: hardly any cell is reused")
        #expect(finding.row == 10)
    }

    @Test func `as many identifiers as visible rows are no fault`() {
        let report = report(scattered(over: 10))
        #expect(report.findings == [], "\(report.dump)")
    }

    @Test func `a data source that keeps a cell for each row is no fault`() {
        var kept: [Int: TableViewCell] = [:]
        let report = report(
            ClosureSource(50) { _, path in
                let cell = kept[path.row] ?? TableViewCell(style: .default)
                kept[path.row] = cell
                return cell
            })
        #expect(report.findings == [], "\(report.dump)")
    }

    @Test func `inserted rows may need a burst of cells`() {
        let source = clean()
        let insertion = { (table: TableView) in
            source.count += 5
            table.insertRows(
                at: (0..<5).map { IndexPath(row: $0, section: 0) }, with: .automatic)
        }
        let report = report(source, change: insertion)
        #expect(report.findings == [], "\(report.dump)")
    }

    @Test func `content that remains from the previous row is found, with the name of its node`()
        throws
    {
        let report = report(
            .reusing(TableViewCell.self, count: 50) { cell, path in
                cell.textLabel?.text = "Row \(path.row)"
                if path.row == 2 { cell.detailTextLabel?.text = "Only here" }
            })
        #expect(kinds(report).contains(.staleContent))
        let finding = try #require(report.findings.first { $0.kind == .staleContent })
        #expect(finding.subject.contains("contentView"))
        #expect(finding.message.contains("detailTextLabel"))
        #expect((finding.row ?? 0) > 10)
    }

    @Test func `a remaining colour is found`() throws {
        let report = report(
            .reusing(TableViewCell.self, count: 50) { cell, path in
                cell.textLabel?.text = "Row"
                if path.row == 3 { cell.backgroundColor = .systemRed }
            })
        #expect(kinds(report) == [.staleContent])
        #expect(first(report)?.contains("another background") == true)
    }

    @Test func `a property that changes without setNeedsDisplay is found`() throws {
        let forgetful = report(
            .reusing(HostCell<ForgetfulView>.self, count: 50) { cell, path in
                cell.hosted.title = String(repeating: "x", count: path.row % 7)
            })
        #expect(kinds(forgetful) == [.notMarkedForDisplay])
        #expect(first(forgetful)?.contains("ForgetfulView") == true)
        let mindful = report(
            .reusing(HostCell<MindfulView>.self, count: 50) { cell, path in
                cell.hosted.title = String(repeating: "x", count: path.row)
            })
        #expect(mindful.findings == [], "\(mindful.dump)")
        #expect(mindful.drawingsPerRow > 0.8 && mindful.drawingsPerRow <= 1)
    }

    @Test func `content changed by willDisplay is found, and changed colours are no fault`() {
        let text = clean()
        text.willDisplay = { cell, path in cell.textLabel?.text = "Late \(path.row)" }
        let late = report(text)
        #expect(kinds(late) == [.contentInWillDisplay])
        #expect(late.findings.first?.count == 50)
        let colour = clean()
        colour.willDisplay = { cell, path in
            cell.backgroundColor = path.row % 2 == 0 ? .white : .lightGray
        }
        #expect(report(colour).findings == [])
    }

    @Test func `views that are laid out again on each reuse are found`() throws {
        let report = report(
            .reusing(HostCell<MindfulView>.self, count: 50) { cell, path in
                cell.hosted.title = "x"
                cell.hosted.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
            })
        #expect(kinds(report) == [.laidOutOnReuse])
        #expect(report.findings.first?.subject == "MindfulView")
    }

    @Test func `views added on each reuse are found`() {
        let report = report(
            .reusing(TableViewCell.self, count: 50) { cell, path in
                let label = Label(frame: CGRect(x: 10, y: 0, width: 100, height: 20))
                label.text = "Row"
                cell.contentView.addSubview(label)
            })
        #expect(kinds(report).contains(.laidOutOnReuse))
        let finding = report.findings.first { $0.kind == .laidOutOnReuse }
        #expect(finding?.message.contains("1 before, 2 after") == true)
    }

    @Test func `more than four views in a content view are found`() {
        func cells(_ number: Int) -> ClosureSource {
            ClosureSource(50) { table, _ in
                if let cell = table.dequeueReusableCell(withIdentifier: "Cell") { return cell }
                let cell = TableViewCell(style: .default, reuseIdentifier: "Cell")
                for index in 0..<number {
                    let view = View(frame: CGRect(x: index * 20, y: 2, width: 16, height: 16))
                    view.backgroundColor = .systemBlue
                    cell.contentView.addSubview(view)
                }
                return cell
            }
        }
        #expect(report(cells(4)).findings == [])
        let five = report(cells(5))
        #expect(kinds(five) == [.manySubviews])
        #expect(five.subviewsPerCell == 5)
    }

    @Test func `a translucent view over the row is found, and an opaque view is not`() {
        func cells(alpha: CGFloat) -> ClosureSource {
            ClosureSource(50) { table, _ in
                if let cell = table.dequeueReusableCell(withIdentifier: "Cell") { return cell }
                let cell = TableViewCell(style: .default, reuseIdentifier: "Cell")
                let view = View(frame: CGRect(x: 0, y: 0, width: 320, height: 43))
                view.backgroundColor = Color.systemBlue.withAlphaComponent(alpha)
                cell.contentView.addSubview(view)
                return cell
            }
        }
        #expect(report(cells(alpha: 1)).findings == [])
        let blended = report(cells(alpha: 0.5))
        #expect(kinds(blended) == [.blending])
        #expect(blended.blendedPercent > 90)
        // The finding counts rows, not the screens that they fill.
        #expect(blended.findings.first?.count == 50)
        #expect(blended.findings.first?.row == 0)
    }

    @Test func `a screen with much overdraw is found`() {
        let report = report(
            ClosureSource(50) { table, _ in
                if let cell = table.dequeueReusableCell(withIdentifier: "Cell") { return cell }
                let cell = TableViewCell(style: .default, reuseIdentifier: "Cell")
                for _ in 0..<4 {
                    let view = View(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
                    view.backgroundColor = .white
                    cell.contentView.addSubview(view)
                }
                return cell
            })
        #expect(kinds(report) == [.overdraw])
        #expect(report.overdraw > 5)
        // The part is painted as often as the screen, because the screen has no other part.
        let times = String(format: "%g", report.overdraw)
        #expect(
            report.findings.first?.message
                == "on the screen with the most overdraw, each point is painted \(times) times on average; the "
                + "largest part of the overdraw is painted \(times) times, of which 4 times by contentView"
        )
    }

    @Test
    func `overdraw names the row and the view with most painting, and the worst screen`()
        throws
    {
        let report = report(
            ClosureSource(30) { table, path in
                let cell = TableViewCell(style: .default, reuseIdentifier: "Cell")
                func add(to view: View) {
                    let part = HostedView()
                    part.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
                    part.backgroundColor = .white
                    view.addSubview(part)
                }
                for _ in 0..<3 { add(to: cell.contentView) }
                if path.row >= 20, let last = cell.contentView.subviews.last {
                    for _ in 0..<4 { add(to: last) }
                }
                return cell
            })
        let finding = try #require(report.findings.first { $0.kind == .overdraw })
        #expect(finding.section == 0)
        #expect(finding.row == 20)
        #expect(finding.subject == "contentView > HostedView #3")
        let worst = String(format: "%g", report.overdraw)
        #expect(finding.message.contains("each point is painted \(worst) times"))
        #expect(finding.message.contains(", of which 5 times by contentView > HostedView"))
        #expect(report.overdraw > 7)
    }

    @Test func `an opaque view that is not filled is found`() {
        let disc = report(.reusing(HostCell<DiscView>.self, count: 5) { _, _ in })
        #expect(kinds(disc) == [.notFilled])
        #expect(first(disc)?.contains("DiscView") == true)
        let honest = report(
            .reusing(HostCell<DiscView>.self, count: 5) { cell, _ in
                cell.hosted.isOpaque = false
            })
        #expect(honest.findings == [], "\(honest.dump)")
    }

    @Test func `a view with isOpaque set must fill its bounds`() {
        func found(_ change: @escaping (View) -> Void) -> [String] {
            report(
                .reusing(HostCell<HostedView>.self, count: 5) { cell, _ in change(cell.hosted) }
            ).findings.filter { $0.kind == .notFilled }.map(\.message)
        }
        let empty = ["contentView > HostedView is marked as opaque, but does not fill its bounds"]
        let round = [
            "contentView > HostedView is marked as opaque, but has round corners, which are not "
                + "filled"
        ]
        let faint = ["contentView > HostedView is marked as opaque, but is translucent"]
        // The default of isOpaque promises nothing.
        #expect(found { _ in } == [])
        #expect(found { $0.alpha = 0.5 } == [])
        #expect(found { $0.isOpaque = true } == empty)
        #expect(
            found {
                $0.isOpaque = true
                $0.backgroundColor = Color(white: 1, alpha: 0.5)
            } == empty)
        #expect(
            found {
                $0.isOpaque = true
                $0.backgroundColor = .white
                $0.layer.cornerRadius = 8
            } == round)
        #expect(
            found {
                $0.isOpaque = true
                $0.backgroundColor = .white
                $0.alpha = 0.5
            } == faint)
        #expect(
            found {
                $0.isOpaque = true
                $0.backgroundColor = .white
            } == [])
    }

    @Test func `a view that is drawn again while its row is unchanged is found`() {
        let report = report(.reusing(HostCell<RestlessView>.self, count: 50) { _, _ in })
        #expect(kinds(report) == [.drawnAgain])
    }

    @Test func `a huge table is scrolled up to the limit`() {
        var inspector = PerformanceInspector()
        inspector.limits.screens = 3
        let source = clean(1_000_000)
        let report = inspector.inspect(source.makeTable())
        #expect(report.isTruncated)
        #expect(report.scrolledScreens == 3)
        #expect(report.screens == 100_000)
        #expect(report.displayedRows == 30)
    }

    @Test func `the inspection restores the table`() {
        let source = clean()
        let table = source.makeTable()
        table.contentOffset.y = 88
        let before = table.lowered()
        _ = PerformanceInspector().inspect(table)
        #expect(table.contentOffset.y == 88)
        #expect(!table.isEditing)
        #expect(table.lowered() == before)
    }

    @Test func `a report survives the conversion to JSON and back`() throws {
        let report = report(
            ClosureSource(50) { _, _ in TableViewCell(style: .default, reuseIdentifier: "Cell") })
        let json = try report.json()
        let back = try JSONDecoder().decode(PerformanceReport.self, from: Data(json.utf8))
        #expect(back == report)
        #expect(try back.json() == json)
    }
}
