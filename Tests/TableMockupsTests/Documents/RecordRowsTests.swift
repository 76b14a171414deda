import Foundation
import TableDrawing
import TableGeometry
import TableControls
import TableViews
import TestSupport
import Testing

@testable import TableMockups

@Suite struct RecordRowsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "data/cities.csv", "city,country,flag\nCairo,Egypt,true\nLima,Peru,false\n")
    }

    @Test("Each record of a CSV or JSON file becomes a row")
    func rows() throws {
        try folder.write("cities.json", #"{"cities": [{"city": "Cairo"}, {"city": "Lima"}]}"#)
        for source in ["data/cities.csv", "cities.json, list: cities"] {
            let (table, _, log) = try document(
                """
                screen: {width: 320, height: 200, scale: 2}
                table:
                  rows: {from: \(source), each: {text: "{city}!", accessory: checkmark}}
                """, in: folder
            ).lowered()
            #expect(log.diagnostics.isEmpty)
            #expect(table.visibleCells.map { $0.textLabel?.text } == ["Cairo!", "Lima!"])
            #expect(table.visibleCells.allSatisfy { $0.accessoryType == .checkmark })
        }
    }

    @Test("Columns can provide Boolean values and other types")
    func typedColumns() throws {
        let (table, _, _) = try document(
            """
            table:
              rows: {from: data/cities.csv, each: {text: "{city}", selected: "{flag}"}}
            """, in: folder
        ).lowered()
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
    }

    @Test("Mistakes of templates and records are reported at their locations")
    func mistakesOfRecords() {
        #expect(
            mistakes(
                """
                table:
                  sections:
                    - rows: {from: data/cities.csv, each: {text: "{ctiy}", style: subtitel}}
                    - rows: {from: data/cities.csv, each: {text: a, height: "{country}"}}
                    - rows: {from: data/citys.csv, each: {text: a}}
                    - rows: {from: data/cities.csv}
                """, in: folder) == [
                    "3:51 found the placeholder \"ctiy\", which is no column; did you mean "
                        + "\"city\"? (the columns are \"city\", \"country\" and \"flag\")",
                    "3:67 found \"subtitel\", expected \"default\", \"value1\", \"value2\" or "
                        + "\"subtitle\"; did you mean \"subtitle\"?",
                    "5:20 no file \"data/citys.csv\"; did you mean \"cities.csv\"? "
                        + "(files may come from \"\(folder.path)\"; another folder is allowed with "
                        + "--assets DIR)",
                    "6:13 rows from a file lacks the key \"each\"",
                    "data/cities.csv:2:1 expected a number such as 44, found the text \"Egypt\" "
                        + "(the text is filled in by \"{country}\" at \(folder.path)/d.yaml:4:61)",
                    "data/cities.csv:3:1 expected a number such as 44, found the text \"Peru\" "
                        + "(the text is filled in by \"{country}\" at \(folder.path)/d.yaml:4:61)",
                ])
    }

    @Test("A template is checked even if the file has no records")
    func emptyFiles() throws {
        try folder.write("empty.csv", "city,height\n")
        #expect(
            mistakes(
                """
                table:
                  rows: {from: empty.csv, each: {text: "{city}", height: "{height}", styel: a}}
                """, in: folder) == [
                    "2:70 found the unknown key \"styel\" in a row; did you mean \"style\"?"
                ])
        let (table, _, _) = try document(
            "table: {rows: {from: empty.csv, each: {text: \"{city}\"}}}", in: folder
        ).lowered()
        #expect(table.numberOfRows(inSection: 0) == 0)
    }

    @Test("Rows of a template have different heights only if the template depends on the record")
    func heights() throws {
        try folder.write("h.csv", "name,h\na,30\nb,50\n")
        func heights(_ each: String) throws -> RowHeights {
            let document = try document(
                "theme: modern\ntable: {rows: {from: h.csv, each: {\(each)}}}", in: folder)
            guard case .described(let description) = document.table else { return .none }
            return document.context().run {
                RowMeasure(
                    TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)),
                    as: description, isEditing: false, images: document.images
                )
                .heights(of: document.sections[0].rows)
            }
        }
        #expect(try heights("text: '{name}'") == .uniform(count: 2, height: 44))
        #expect(try heights("text: a, height: 70") == .uniform(count: 2, height: 70))
        #expect(try heights("text: a, height: '{h}'") == .varying([30, 50]))
        #expect(
            try heights("cell: Note, values: {text: '{name}{name}'}") == .varying([20, 20]))
        guard case .uniform(2, let height) = try heights("style: subtitle, text: a, detail: '{h}'")
        else {
            Issue.record("rows of two lines are equally high")
            return
        }
        #expect(height > 50)
    }

    @Test("An error in an unchecked record is reported at its location when the record is drawn")
    func lateMistakes() throws {
        let good = String(repeating: "a,true\n", count: RecordRows.checkedRows)
        try folder.write("late.csv", "name,flag\n" + good + "b,maybe\n")
        let (_, _, log) = try document(
            """
            scrollTo: {row: \(RecordRows.checkedRows), position: bottom}
            table:
              rowHeight: 50
              rows: {from: late.csv, each: {text: "{name}", highlighted: "{flag}"}}
            """, in: folder
        ).lowered()
        let line = RecordRows.checkedRows + 2
        #expect(
            log.diagnostics.filter { $0.identifier == "document.record" }.map(\.message)
                == ["expected true or false, found the text \"maybe\""])
        #expect(
            log.diagnostics.contains {
                $0.severity == .error && $0.location == "\(folder.path)/late.csv:\(line):1"
            })
    }

    @Test("A table of a million rows opens without making a row, and can show any row")
    func millionRows() throws {
        var text = "city,country\n"
        text.reserveCapacity(24_000_000)
        for index in 0..<1_000_000 { text += "City \(index),Country\n" }
        try folder.write("many.csv", text)
        let document = try document(
            """
            screen: {width: 320, height: 440, scale: 2}
            scrollTo: {row: 999999, position: bottom}
            theme: classic
            table:
              rows: {from: many.csv, each: {style: subtitle, text: "{city}", detail: "{country}"}}
            """, in: folder)
        let before = try residentBytes()
        let (table, _, log) = document.lowered()
        #expect(log.diagnostics.isEmpty)
        #expect(table.numberOfRows(inSection: 0) == 1_000_000)
        #expect(table.contentSize.height == 44_000_000)
        #expect(table.visibleCells.last?.textLabel?.text == "City 999999")
        #expect(table.reuseStatistics["style:subtitle"].created <= 12)
        // Heights of all rows would take 8 MB. The opened fonts take memory, too.
        #expect(try residentBytes() - before < 64 << 20)
    }

    private func residentBytes() throws -> Int {
        let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
            .split(separator: " ")
        return try #require(Int(fields[1])) * 4096
    }
}
