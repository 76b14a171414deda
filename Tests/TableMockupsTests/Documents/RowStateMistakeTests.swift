import Foundation
import TableDrawing
import TableControls
import TestSupport
import Testing

@testable import TableMockups

/// Errors in values of edited, swiped and carried rows and of rows with accessory views.
@Suite struct RowStateMistakeTests {
    @Test(
        "Wrong values are reported at their locations",
        arguments: [
            (
                "{accessoryView: {}}",
                "1:32 an accessory view shows nothing; give one of \"switch\", "
                    + "\"text\", \"badge\", \"image\", \"symbol\", \"slider\", \"segments\", "
                    + "\"stepper\", \"progress\", \"activity\", \"field\" or \"button\""
            ),
            (
                "{accessoryView: {switch: true, badge: 2}}",
                "1:47 found \"badge\" beside \"switch\", expected only one of them in an accessory "
                    + "view"
            ),
            (
                "{accessoryView: {slider: 2}}",
                "1:41 expected a share from 0 to 1, found 2"
            ),
            (
                "{accessoryView: {segments: [a, b], selected: 2}}",
                "1:61 there is no segment 2; choose one of 2, counted from 0"
            ),
            (
                "{accessoryView: {symbol: gaer}}",
                "1:41 there is no symbol \"gaer\"; did you mean \"gear\"? (the command symbols "
                    + "lists all \(Image.symbolNames.count))"
            ),
            (
                "{image: {symbol: wfi}}",
                "1:33 there is no symbol \"wfi\"; did you mean \"wifi\"? (the command symbols "
                    + "lists all \(Image.symbolNames.count))"
            ),
            (
                "{swiped: {}}",
                "1:25 a swiped row has no actions; give {leading: […]} or {trailing: […]}"
            ),
            (
                "{swiped: {leading: [{title: a}], trailing: [{title: b}]}}",
                "1:49 found \"trailing\" beside \"leading\", expected only one of them in a swiped "
                    + "row"
            ),
            (
                "{swiped: {trailing: [{style: destructive}]}}",
                "1:37 a swipe action lacks a title, an image or a symbol"
            ),
            (
                "{swiped: {trailing: [{title: a, style: destructiv}]}}",
                "1:55 found \"destructiv\", expected \"normal\" or \"destructive\"; did you mean "
                    + "\"destructive\"?"
            ),
            (
                "{editingStyle: remove}",
                "1:31 found \"remove\", expected \"none\", \"delete\" or \"insert\""
            ),
            (
                "{movable: true, lifted: {row: 1}}",
                "1:40 found no row 1 in the section 0, which has 1, counted from 0"
            ),
            (
                "{movable: true, lifted: {row: 0, section: 3}}",
                "1:40 found no row 0 in the section 3, which has 0, counted from 0"
            ),
            (
                "{lifted: {row: 0}}",
                "warning 1:25 only a row that can be moved can be carried; add movable: true"
            ),
            (
                "{armed: true, editingStyle: insert}",
                "warning 1:24 a row that cannot be deleted shows no Delete button; add "
                    + "editingStyle: delete"
            ),
            (
                "{armed: true, swiped: {trailing: [{title: a}]}}",
                "1:30 found \"swiped\" beside \"armed\", expected only one of them in a row"
            ),
            (
                "{textShadow: {offset: [0, 1]}}",
                "1:29 a text's shadow lacks the key \"color\""
            ),
            (
                "{textShadow: {color: red, offset: 3}}",
                "1:50 expected distances to the right and down such as [0, -1], found the number 3"
            ),
            (
                "{minimumScaleFactor: 0}",
                "1:37 expected a share greater than 0 and at most 1, found 0"
            ),
            (
                "{switch: true}",
                "1:17 found the unknown key \"switch\" in a row (a switch is an accessory: "
                    + "accessoryView: {switch: true})"
            ),
        ])
    func places(row: String, message: String) {
        #expect(mistakes("table: {rows: [\(row)]}") == [message])
    }

    @Test("A table has at most a single carried row, and no carried row of a data file")
    func lifted() throws {
        #expect(
            mistakes(
                "table:\n  rows:\n    - {movable: true, lifted: {row: 0}}\n"
                    + "    - {movable: true, lifted: {row: 0}}")
                == ["4:31 a second row is lifted; lift one row only"])
        let folder = try TemporaryFolder()
        try folder.write("a.csv", "name\na\n")
        #expect(
            mistakes(
                "table: {rows: {from: a.csv, each: {movable: true, lifted: {row: 0}}}}",
                in: folder)
                == [
                    "1:59 the row for each record cannot be lifted, because only one row can be "
                        + "carried; write the lifted row out"
                ])
    }

    @Test("Open rows after the first open row cause diagnostics at their locations")
    func severalOpenRows() throws {
        func diagnostics(_ text: String) throws -> [Diagnostic] {
            try document(text).lowered().log.diagnostics
        }
        let open = "swiped: {trailing: [{title: Delete}]}"
        let found = try diagnostics(
            """
            table:
              rows:
                - {text: a}
                - {text: b, \(open)}
                - {text: c, armed: true}
                - {text: d, \(open)}
            """)
        #expect(found.map(\.identifier) == Array(repeating: "table.several-open-rows", count: 2))
        #expect(found.map(\.location) == ["d.yaml:5:24", "d.yaml:6:25"])
        #expect(
            found.first?.message
                == "[0, 2] is open beside [0, 1]; open one row at a time")
        #expect(try diagnostics("table: {rows: [{text: a, \(open)}, {text: b}]}").isEmpty)
    }
}
