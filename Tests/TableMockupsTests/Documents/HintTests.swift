import TableDrawing
import TableControls
import TestSupport
import Testing

@testable import TableMockups

/// Hints for frequent mistakes.
@Suite struct HintTests {
    @Test(
        "Messages explain frequent mistakes",
        arguments: [
            (
                "screen: iphone-15\ntable: {rows: []}",
                "1:9 expected a screen, written as keys and values, found the text \"iphone-15\" "
                    + "(a device is written screen: {device: iphone-15})"
            ),
            (
                "table: {rows: [\"a\"]}",
                "1:16 expected a row, written as keys and values, found the text \"a\" "
                    + "(a row with a text is written {text: \"a\"})"
            ),
            (
                "table: [a]",
                "1:8 expected a table, written as keys and values, found a list "
                    + "(rows are written table: {rows: […]})"
            ),
            (
                "rows: [{text: a}]",
                "1:1 found the unknown key \"rows\" in a document "
                    + "(rows stand in the table: table: {rows: [{text: Hello}]})"
            ),
            (
                "table: {rows: [{text: a, font: bold}]}",
                "1:32 expected a font, written as keys and values, found the text \"bold\" "
                    + "(a weight is written {weight: bold})"
            ),
            (
                "table: {rows: [{text: a, font: 12}]}",
                "1:32 expected a font, written as keys and values, found the number 12 "
                    + "(a size is written {size: 12})"
            ),
            (
                "table: {rows: [{text: a, font: Courier}]}",
                "1:32 expected a font, written as keys and values, found the text \"Courier\" "
                    + "(a font's name is written {name: \"Courier\"})"
            ),
            (
                "scale: 2\ntable: {rows: []}",
                "1:1 found the unknown key \"scale\" in a document; did you mean \"locale\"? "
                    + "(the scale is the screen's: screen: {scale: 2})"
            ),
            (
                "tintColor: red\ntable: {rows: []}",
                "1:1 found the unknown key \"tintColor\" in a document "
                    + "(the tint colour of the screen is tint: systemPink)"
            ),
            (
                "bars: {toolbar: {items: [Edit]}}\ntable: {rows: []}",
                "1:17 expected a list, found a mapping"
            ),
            (
                "table: {rows: [{text: a, accessoryView: {segments: []}}]}",
                "1:52 the segmented control has no segments; add at least one: segments: [Day, "
                    + "Week]"
            ),
            (
                "table: {rows: [{swiped: {trailing: [{title: a, tint: red}]}}]}",
                "1:48 found the unknown key \"tint\" in a swipe action; did you mean \"color\"? "
                    + "(it is a key of the document, at its top: tint: …)"
            ),
            (
                "table: {rows: [{image: {symbol: gear, tintColor: red}}]}",
                "1:39 found the unknown key \"tintColor\" in an image; did you mean \"tint\"? (it is a key of the "
                    + "table: table: {tintColor: …})"
            ),
        ])
    func slips(text: String, message: String) {
        #expect(mistakes(text) == [message])
    }

    @Test("The message for a style at the wrong level names the right level")
    func styles() {
        let row = mistakes("table: {rows: [{style: plain, text: a}]}")
        #expect(row.count == 1)
        #expect(row[0].contains("found \"plain\", expected \"default\""))
        #expect(row[0].hasSuffix("(the style of the table stands in it: table: {style: plain})"))
        let table = mistakes("table: {style: subtitle, rows: []}")
        #expect(table.count == 1)
        #expect(
            table[0].hasSuffix(
                "(the style of a cell stands in its row: {style: subtitle, text: Hello})"))
        let document = mistakes("style: grouped\ntable: {rows: []}")
        #expect(document.count == 1)
        #expect(
            document[0].hasSuffix(
                "(it is a key of the table: table: {style: …}, and of a row: rows: [{style: …}])"))
        let section = mistakes("table: {sections: [{style: grouped, rows: []}]}")
        #expect(section.count == 1)
        #expect(section[0].contains("the style stands in the table"))
    }

    @Test("The last message states the number of further problems")
    func remainder() {
        let rows = (0..<230).map { _ in "{txt: a}" }.joined(separator: ",\n")
        let found = mistakes("table: {rows: [\(rows)]}")
        #expect(found.count == 201)
        #expect(found.last == "0:0 30 more problems are not shown")
    }

    @Test("Errors in a value of a data file name the template")
    func templates() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.csv", "name,size\nx,44\ny,tall\n")
        #expect(
            mistakes(
                "table: {rows: {from: a.csv, each: {text: \"{name}\", height: \"{size}\"}}}",
                in: folder) == [
                    "a.csv:3:1 expected a number such as 44, found the text \"tall\" "
                        + "(the text is filled in by \"{size}\" at \(folder.path)/d.yaml:1:60)"
                ])
    }

    @Test("Scales with fractions are valid", arguments: [0.25, 0.5, 1.5, 8])
    func scales(scale: Double) throws {
        let document = try document("screen: {scale: \(scale)}\ntable: {rows: [{text: a}]}")
        #expect(document.context().traits.displayScale == scale)
        #expect(document.lowered().log.diagnostics.isEmpty)
    }

    @Test("Diagnostics of a row's drawing name the row")
    func places() throws {
        let text =
            "table:\n  rows:\n    - {text: a}\n    - {style: subtitle, text: a, detail: "
            + "\"\u{10FFFD}\"}\n    - {text: \"\u{10FFFD}\"}\n"
        let log = try document(text).lowered().log
        #expect(log.diagnostics.map(\.identifier) == ["text.missing-glyph", "text.missing-glyph"])
        #expect(log.diagnostics.map(\.location) == ["d.yaml:4:7", "d.yaml:5:7"])
    }

    @Test("A hint with the key replaces the suggestion")
    func once() {
        #expect(
            mistakes("table: {tableHeaderView: {text: x}, rows: [{text: a}]}") == [
                "1:9 found the unknown key \"tableHeaderView\" in a table "
                    + "(the key is headerView: table: {headerView: …})"
            ])
    }
}
