import Foundation
import TableDrawing
import TableViews
import Testing

@testable import TableMockups

@Suite struct CatalogueTests {
    @Test("Values are checked against the cell's declarations")
    func values() {
        #expect(
            mistakes(
                """
                table:
                  rows:
                    - {cell: BadgCell}
                    - {cell: BadgeCell}
                    - {cell: BadgeCell, values: {title: a, count: 100, color: bleu, cuont: 3}}
                    - {cell: BadgeCell, values: {title: [a], shape: oval, since: noon, share: 2}}
                    - {cell: TimeZoneCell, values: {zone: Africa/Kairo}}
                    - {text: a, values: {title: b}}
                """) == [
                    "3:14 the catalogue has no cell \"BadgCell\"; did you mean \"BadgeCell\"? "
                        + "(the catalogue has \"BadgeCell\", \"TimeZoneCell\" and \"Note\")",
                    "4:14 the cell BadgeCell lacks the key \"title\"",
                    "5:51 expected a whole number from 0 to 99, found 100",
                    "5:63 expected a colour such as \"#FF9500\", \"#FF950080\", red or systemBlue, "
                        + "found \"bleu\"; did you mean \"blue\"?",
                    "5:69 found the unknown key \"cuont\" in the cell BadgeCell; did you mean "
                        + "\"count\"?",
                    "6:41 expected a text, found a list (a text that begins with \"{\" or \"[\" must "
                        + "stand in quotes)",
                    "6:53 found \"oval\", expected \"round\" or \"square\"",
                    "6:66 expected a date and time such as 2025-06-15T12:00:00Z or "
                        + "2025-06-15T14:00:00+02:00, found the text \"noon\"",
                    "6:79 expected a number from 0 to 1, found 2",
                    "7:43 expected a time zone such as Africa/Cairo, found the text "
                        + "\"Africa/Kairo\"; did you mean \"Africa/Cairo\"?",
                    "8:25 the values belong to no cell; add cell: NAME",
                ])
    }

    @Test("Absent values have their defaults, or are absent")
    func defaults() throws {
        let document = try document(
            "table: {rows: [{cell: BadgeCell, values: {title: a, share: 0.5, tags: [x, 1]}}]}")
        guard case .cell(_, let values) = document.rows()[0].content else {
            Issue.record("no cell")
            return
        }
        #expect(values.text("title") == "a")
        #expect(values.integer("count") == 1)
        #expect(values.number("count") == 1)
        #expect(values.number("share") == 0.5)
        #expect(values.color("color") == .red)
        #expect(values.text("shape") == "round")
        #expect(values.texts("tags") == ["x", "1"])
        #expect(values.boolean(ifPresent: "isNew") == nil)
        #expect(values.boolean("isNew") == false)
        #expect(values.date(ifPresent: "since") == nil)
        #expect(values.image("picture") == nil)
    }

    @Test("A request for an undeclared value of a cell is reported")
    func undeclared() throws {
        let document = try document("table: {rows: [{cell: BadgeCell, values: {title: a}}]}")
        guard case .cell(_, let values) = document.rows()[0].content else {
            Issue.record("no cell")
            return
        }
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            #expect(values.text("titel") == "")
            #expect(values.integer("title") == 0)
        }
        #expect(
            log.diagnostics.map(\.message) == [
                "the cell BadgeCell asks for the value \"titel\", which it does not declare; "
                    + "did you mean \"title\"?",
                "the cell BadgeCell asks for a whole number named \"title\", which it declares as "
                    + "something else",
            ])
        #expect(log.diagnostics.allSatisfy { $0.severity == .error && $0.location != nil })
    }

    @Test("Duplicate names are reported when a document is read")
    func clashes() {
        var catalogue = CellCatalogue.sample
        catalogue.add(
            TableViewCell.self, named: "BadgeCell", values: [.text("a"), .number("a")]
        ) { _, _ in }
        catalogue.addTable(named: "Numbers", source: NumberSource.init)
        let found = mistakes("table: {rows: []}", catalogue: catalogue)
        #expect(
            Set(found) == [
                "0:0 the catalogue has two cells of the name \"BadgeCell\"",
                "0:0 the catalogue's cell \"BadgeCell\" declares the value \"a\" twice",
                "0:0 the catalogue has two tables of the name \"Numbers\"",
            ])
    }

    @Test("A table built in Swift is found by its name and keeps its data source")
    func tables() throws {
        let document = try document("table: Numbers")
        let (table, node, _) = document.lowered()
        #expect(table.numberOfRows(inSection: 0) == 3)
        #expect(node.children.filter { $0.name.hasPrefix("row") }.count == 3)
        #expect(
            mistakes("table: Nubmers") == [
                "1:8 the catalogue has no table \"Nubmers\"; did you mean \"Numbers\"? "
                    + "(the catalogue has \"Numbers\")"
            ])
    }
}
