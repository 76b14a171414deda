import Foundation
import Testing

@testable import TableMockups

@Suite struct DocumentMistakeTests {
    @Test("All mistakes of a document are reported in a single run, each at its location")
    func allAtOnce() {
        let found = mistakes(
            """
            theem: classic
            screen: {device: iphone-44}
            appearance: drak
            now: yesterday
            timeZone: Africa/Kairo
            locale: xx_YY
            table:
              rowHeight: -3
              rows:
                - {style: subtitel, text: a}
                - {txet: a}
                - {text: a, selected: yes, accessory: checkmrak}
                - {textColor: rde, backgroundColor: "#12345"}
            """)
        #expect(
            found.filter { !$0.hasPrefix("2:") } == [
                "1:1 found the unknown key \"theem\" in a document; did you mean \"theme\"?",
                "3:13 found \"drak\", expected \"light\" or \"dark\"; did you mean \"dark\"?",
                "4:6 expected a date and time such as 2025-06-15T12:00:00Z or "
                    + "2025-06-15T14:00:00+02:00, found the text \"yesterday\"",
                "5:11 expected a time zone such as Africa/Cairo, found the text \"Africa/Kairo\"; "
                    + "did you mean \"Africa/Cairo\"?",
                "6:9 expected a locale such as en_US or ar_EG, found the text \"xx_YY\"",
                "8:14 expected a height greater than 0 and at most 10000, found -3",
                "10:15 found \"subtitel\", expected \"default\", \"value1\", \"value2\" or "
                    + "\"subtitle\"; did you mean \"subtitle\"?",
                "11:8 found the unknown key \"txet\" in a row; did you mean \"text\"?",
                "12:27 expected true or false, found the text \"yes\"; did you mean true?",
                "12:43 found \"checkmrak\", expected \"none\", \"disclosureIndicator\", "
                    + "\"detailDisclosureButton\", \"checkmark\" or \"detailButton\"; did you mean "
                    + "\"checkmark\"?",
                "13:19 expected a colour such as \"#FF9500\", \"#FF950080\", red or systemBlue, "
                    + "found \"rde\"; did you mean \"red\"?",
                "13:41 expected a colour such as \"#FF9500\", \"#FF950080\", red or systemBlue, "
                    + "found \"#12345\"",
            ])
    }

    @Test("A message with a long list of choices suggests the most similar choices")
    func longChoices() {
        let found = mistakes("screen: {device: iphone-44}\ntable: {rows: []}")
        #expect(found.count == 1)
        #expect(
            found.first?.hasPrefix("1:18 found \"iphone-44\", expected \"iphone-3gs\", ") == true)
        #expect(found.first?.contains("; did you mean \"iphone-14\", \"iphone-4\" or ") == true)
    }

    @Test(
        "Impossible sizes of pictures are errors",
        arguments: [
            ("width: 0", "8 expected a width from 1 to 10000, found 0"),
            ("width: -390", "8 expected a width from 1 to 10000, found -390"),
            ("width: .nan", "8 expected a width from 1 to 10000, found .nan"),
            ("width: 1e300", "8 expected a width from 1 to 10000, found 1e300"),
            ("height: .inf", "9 expected a height from 1 to 100000, found .inf"),
            ("height: 0", "9 expected a height from 1 to 100000, found 0"),
            (
                "height: contnet",
                "9 expected a height such as 844, or content, found the text \"contnet\"; "
                    + "did you mean \"content\"?"
            ),
            ("scale: 9", "8 expected a scale from 0.25 to 8, found 9"),
            ("scale: 0.2", "8 expected a scale from 0.25 to 8, found 0.2"),
        ])
    func sizes(key: String, message: String) {
        let found = mistakes("table: {rows: []}\nscreen:\n  \(key)")
        let parts = message.split(separator: " ", maxSplits: 1)
        let column = key.prefix { $0 != ":" }.count + 5
        #expect(found == ["3:\(column) \(parts[1])"])
    }

    @Test("The message for a value of a wrong type states the expected form")
    func wrongTypes() {
        #expect(
            mistakes("table: [a]") == [
                "1:8 expected a table, written as keys and values, found a list "
                    + "(rows are written table: {rows: […]})"
            ])
        #expect(
            mistakes("[a]") == [
                "1:1 expected a document, written as keys and values, found a list"
            ])
        #expect(
            mistakes("table: {rows: 5}") == [
                "1:15 expected a list of rows, or {from: FILE, each: {…}}, found the number 5"
            ])
        #expect(
            mistakes("table: {rows: [5]}") == [
                "1:16 expected a row, written as keys and values, found the number 5 "
                    + "(a row with a text is written {text: \"5\"})"
            ])
        #expect(
            mistakes("table: {sections: {header: a}}") == [
                "1:19 expected a list, found a mapping"
            ])
        #expect(mistakes("theme: modern") == ["1:1 a document lacks the key \"table\""])
    }

    @Test("The message for a colour read as a YAML comment explains the quotes")
    func unquotedColour() {
        #expect(
            mistakes("table:\n  backgroundColor: #FF0000\n  rows: []") == [
                "2:19 expected a colour, found nothing (after a space \"#\" begins a comment: "
                    + "write the colour as \"#RRGGBB\", in quotes)"
            ])
    }

    @Test("Keys that exclude each other are reported")
    func contradictions() {
        #expect(
            mistakes("offset: 3\nscrollTo: {row: 0}\ntable: {rows: [{text: a}]}") == [
                "2:1 found \"scrollTo\" beside \"offset\", expected only one of them in a document"
            ])
        #expect(
            mistakes("table: {rows: [], sections: []}") == [
                "1:19 found \"sections\" beside \"rows\", expected only one of them in a table"
            ])
        #expect(
            mistakes("table: {rows: [{cell: TimeZoneCell, values: {zone: GMT}, text: a}]}") == [
                "1:58 found \"text\" beside \"cell\", expected only one of them in a row"
            ])
    }

    @Test("A scroll target must exist")
    func scrollTargets() {
        let table = "table: {rows: [{text: a}, {text: b}]}"
        #expect(
            mistakes("scrollTo: {row: 2}\n\(table)") == [
                "1:17 section 0 has no row 2: it has rows 0 to 1"
            ])
        #expect(
            mistakes("scrollTo: {section: 1, row: 0}\n\(table)") == [
                "1:21 the table has no section 1: it has section 0 alone"
            ])
        #expect(
            mistakes("scrollTo: {section: 0}\n\(table)") == [
                "1:11 a row to scroll to lacks the key \"row\""
            ])
    }

    @Test("A part that the style does not show causes a warning")
    func unshownParts() {
        #expect(
            mistakes("table: {rows: [{text: a, detail: b}]}") == [
                "warning 1:34 the style default shows no detail; use the style value1, value2 or "
                    + "subtitle"
            ])
    }

    @Test("An unknown font is an error, and a known font is none")
    func fonts() {
        #expect(mistakes("table: {rows: [{font: {name: Helvetica-Bold, size: 12}}]}").isEmpty)
        let found = mistakes("table: {rows: [{font: {name: Nosuch Sans}}]}")
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("1:30 no font is named \"Nosuch Sans\"") == true, "\(found)")
    }

    @Test("An invalid list of segments causes no further errors")
    func wrongSegments() {
        let row = "table: {rows: [{text: a, accessoryView: {segments: [A, {b: c}], selected: 1}}]}"
        #expect(mistakes(row).count == 1)
        let view =
            "prototypes: {p: {subviews: [{class: SegmentedControl, name: s, segments: [A, [b]], "
            + "selectedSegmentIndex: 1, disabledSegments: [A]}]}}\n"
        #expect(mistakes(view + "table: {rows: [{cell: p}]}").count == 1)
        let given =
            "prototypes: {p: {subviews: [{class: SegmentedControl, name: s, segments: [A, b]}]}}\n"
        let values = "{s: {segments: {a: b}, selectedSegmentIndex: 5}}"
        #expect(mistakes(given + "table: {rows: [{cell: p, values: \(values)}]}").count == 1)
    }
}
