import Foundation
import TableSamples
import Tableshot
import Testing

@Suite struct TimeZoneCellTests {
    private static func cell<Cell: TimeZoneCell>(
        _ cellClass: Cell.Type = TimeZoneCell.self, zone: String = "Europe/Berlin",
        width: CGFloat = 320
    ) throws -> Cell {
        let cell = Fixture.cell(cellClass, width: width)
        cell.setTimeZoneWrapper(try Fixture.wrapper(zone))
        return cell
    }

    @Test("The fields are in the columns and rows of the listing", arguments: [320, 390, 480])
    func columns(width: CGFloat) throws {
        try Fixture.run(.classic) {
            let node = try Self.cell(width: width).lowered()
            let texts = node.drawnTexts
            let more = width - 320
            #expect(texts.map(\.string) == ["Berlin", "2:00 PM", "CEST (GMT+2)", "Today"])
            #expect(texts.map(\.fontSize) == [18, 18, 12, 12])
            #expect(texts.map(\.frame.minY) == [8, 8, 34, 34])
            #expect(texts.map(\.frame.minX)[0] == 10)
            #expect(texts.map(\.frame.minX)[2] == 10)
            // The middle column ends at 250. Widths are rounded up to whole points.
            for text in [texts[1], texts[3]] {
                #expect(text.frame.maxX <= 250 + more && text.frame.maxX > 249 + more)
            }
            // The content of a classic cell of 60 points has a height of 59.
            #expect(
                node.drawnImages["afternoon"]
                    == CGRect(x: 270 + more, y: 14.5, width: 30, height: 30))
        }
    }

    @Test("Text is black and dark gray, and white while selected or highlighted")
    func colors() throws {
        try Fixture.run(.classic) {
            let cell = try Self.cell()
            let darkGray = RGBA(red: 0, green: 0, blue: 0, alpha: 2.0 / 3)
            let plain = [RGBA.black, .black, darkGray, darkGray]
            let white = [RGBA](repeating: .white, count: 4)
            #expect(cell.lowered().drawnTexts.map(\.color) == plain)
            cell.setSelected(true, animated: false)
            #expect(cell.lowered().drawnTexts.map(\.color) == white)
            cell.setSelected(false, animated: false)
            #expect(cell.lowered().drawnTexts.map(\.color) == plain)
            cell.setHighlighted(true, animated: false)
            #expect(cell.lowered().drawnTexts.map(\.color) == white)
        }
    }

    @Test("The view has a background, but not over the selection")
    func background() throws {
        try Fixture.run(.classic) {
            let cell = try Self.cell()
            func background() -> Paint? {
                cell.lowered().node(named: "TimeZoneView")?.background
            }
            #expect(background() == .color(.white))
            cell.setSelected(true, animated: false)
            #expect(background() == nil)
            cell.setSelected(false, animated: false)
            #expect(background() == .color(.white))
        }
    }

    @Test("The cell draws no contents in editing mode")
    func editing() throws {
        try Fixture.run(.classic) {
            let cell = try Self.cell()
            cell.setEditing(true, animated: false)
            #expect(cell.lowered().node(named: "TimeZoneView")?.contents == RenderContents.none)
            cell.setEditing(false, animated: false)
            #expect(cell.lowered().drawnTexts.count == 4)
        }
    }

    @Test("The other cell moves its fields and shrinks them in editing mode")
    func editingVariant() throws {
        try Fixture.run(.classic) {
            let cell = try Self.cell(EditingTimeZoneCell.self)
            let normal = cell.lowered().drawnTexts
            #expect(try normal == Self.cell().lowered().drawnTexts)
            cell.setEditing(true, animated: false)
            let node = cell.lowered()
            let edited = node.drawnTexts
            #expect(edited.map(\.string) == normal.map(\.string))
            #expect(node.drawnImages.isEmpty)
            for (edited, normal) in zip(edited, normal) {
                #expect(edited.fontSize < normal.fontSize)
                #expect(edited.frame.origin != normal.frame.origin)
            }
            #expect(edited.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 320 })
        }
    }

    @Test("A long name shrinks to 16 points, and is then truncated")
    func longNames() throws {
        try Fixture.run(.classic) {
            func name(_ zone: String) throws -> DrawnText {
                try #require(try Self.cell(zone: zone).lowered().drawnTexts.first)
            }
            #expect(try name("Europe/Rome").fontSize == 18)
            let long = try name("America/Argentina/Buenos_Aires")
            #expect(long.fontSize == 16)
            #expect(long.string.hasSuffix("…"))
            #expect(long.frame.width <= 130)
            // The smaller letters have an unchanged baseline.
            #expect(long.frame.minY > 8)
        }
    }

    @Test("A new time zone is drawn with its own abbreviation")
    func reuse() throws {
        try Fixture.run(.classic) {
            let cell = try Self.cell()
            _ = cell.lowered()
            cell.prepareForReuse()
            cell.setTimeZoneWrapper(try Fixture.wrapper("Asia/Tokyo"))
            let node = cell.lowered()
            #expect(node.drawnTexts.map(\.string) == ["Tokyo", "9:00 PM", "JST (GMT+9)", "Today"])
            #expect(Array(node.drawnImages.keys) == ["evening"])
        }
    }

    @Test("The table has a section for each region, and reuses its cells")
    func table() throws {
        let table = TimeZoneTable(
            regions: Region.regions(of: ["Asia/Tokyo", "Africa/Cairo", "Africa/Lagos", "GMT"]))
        let tableView = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.configure(tableView)
        #expect(tableView.numberOfSections == 3)
        #expect((0..<3).map { tableView.numberOfRows(inSection: $0) } == [2, 1, 1])
        #expect(tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
        let names = (0..<3).map { table.tableView(tableView, titleForHeaderInSection: $0) }
        #expect(names == ["Africa", "Asia", "Other"])
        let places = tableView.visibleCells.compactMap {
            ($0 as? TimeZoneCell)?.timeZoneView.timeZoneWrapper?.timeZoneLocaleName
        }
        #expect(places == ["Cairo", "Lagos", "Tokyo", "GMT"])
    }

    @Test("The drawing shows the fields of the cell between the clock face and the margin")
    func drawing() throws {
        try Fixture.run(.modern) {
            let cell = Fixture.cell(DrawingCell<TimeZoneDrawing>.self)
            cell.content = TimeZoneDrawing(try Fixture.wrapper("Europe/Berlin"))
            #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height == 60)
            let texts = cell.lowered().drawnTexts
            #expect(texts.map(\.string) == ["Berlin", "2:00 PM", "CEST (GMT+2)", "Today"])
            #expect(texts.allSatisfy { $0.frame.minX >= 68 && $0.frame.maxX <= 304 })
        }
    }
}
