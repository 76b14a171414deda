import Foundation
import TestSupport
import Testing

@testable import DocumentSyntax
@testable import TableMockups

/// Errors in timelines.
@Suite struct TimelineMistakeTests {
    private static let rows = "table: {rows: [{text: a}, {text: b}, {text: c}]}\n"

    @Test(
        "Wrong steps are reported at their locations",
        arguments: [
            ("{select: [0, 0]}", "2:12 a step lacks the key \"at\""),
            (
                "{at: 0.5, select: [0, 0]}, {at: 0.2, deselect: [0, 0]}",
                "2:44 a step at 0.2 follows a step at 0.5; order the steps by their times"
            ),
            (
                "{at: -1, select: [0, 0]}", "2:17 expected a time from 0 to 3600, found -1"
            ),
            (
                "{at: 0, select: [0, 0], duration: 0}",
                "2:46 expected a duration greater than 0 and at most 600, found 0"
            ),
            (
                "{at: 0, select: [0, 0], duration: -0.5}",
                "2:46 expected a duration greater than 0 and at most 600, found -0.5"
            ),
            (
                "{at: 0, scroll: {flick: 0}}",
                "2:36 a flick of 0 does not move; give a speed above or below 0"
            ),
            (
                "{at: 0, confirm: [0, 1]}",
                "2:29 the confirmed row shows no Delete button; write \"arm: [0, 1]\" or "
                    + "\"swipe: {row: [0, 1]}\" in a step before, or \"delete: [0, 1]\" here"
            ),
            (
                "{at: 0, editing: true}, {at: 0, arm: [0, 1]}, {at: 1, editing: false}, "
                    + "{at: 2, confirm: [0, 1]}",
                "2:100 the confirmed row shows no Delete button; write \"arm: [0, 1]\" or "
                    + "\"swipe: {row: [0, 1]}\" in a step before, or \"delete: [0, 1]\" here"
            ),
            (
                "{at: 0, swipe: [0, 1]}, {at: 1, scroll: {by: 10}}, {at: 2, confirm: [0, 1]}",
                "2:80 the confirmed row shows no Delete button; write \"arm: [0, 1]\" or "
                    + "\"swipe: {row: [0, 1]}\" in a step before, or \"delete: [0, 1]\" here"
            ),
            (
                "{at: 0, insert: [[0, 0], [0, 1]], rows: [{text: x}, {text: y}]}",
                "2:28 expected one row, a section and a row such as [0, 3], found a list of rows"
            ),
            (
                "{at: 0, insert: [0], row: {text: x}}",
                "2:28 expected a section and a row such as [0, 3], found a list of one element"
            ),
            (
                "{at: 0, insert: [0, 0], rows: []}",
                "2:42 the list of inserted rows is empty; add at least one row"
            ),
            (
                "{at: 0, move: {from: [0, 0], to: [0, 1]}}",
                "2:26 expected a section and a row such as [0, 3], found a mapping"
            ),
            (
                "{at: 0, carry: [[0, 0], [0, 1]]}",
                "2:27 expected one row, a section and a row such as [0, 3], found a list of rows"
            ),
            (
                "{at: 0, deleteSection: [0, 1]}",
                "2:35 expected one section such as 3, found a list"
            ),
            (
                "{at: 0, moveSection: [0, 1]}",
                "2:33 expected one section such as 3, found a list"
            ),
            (
                "{at: 0, update: {delete: [0, 0]}}",
                "2:28 expected a list of changes, found a mapping"
            ),
            (
                "{at: 0, deselect: all}",
                "2:30 expected a row such as [0, 3], several, or true for all that are selected, "
                    + "found the text \"all\""
            ),
            (
                "{at: 0, touch: 3}",
                "2:27 expected a row such as [0, 3], or a point such as {x: 160, y: 240}, found the "
                    + "number 3"
            ),
            (
                "{at: 0, deselct: [0, 0]}",
                "2:20 found the unknown key \"deselct\" in a step; did you mean \"deselect\"?"
            ),
            (
                "{at: 0, select: [0, 0], editing: true}",
                "2:36 \"editing\" is given beside \"select\"; give one action in a step"
            ),
            (
                "{at: 0, select: [0, 3]}",
                "2:28 section 0 has no row 3 then: it has rows 0 to 2"
            ),
            (
                "{at: 0, select: [2, 0]}",
                "2:28 the table has no section 2 then: it has section 0 alone"
            ),
            (
                "{at: 0, select: 3}",
                "2:28 expected a section and a row such as [0, 3], found the number 3"
            ),
            (
                "{at: 0, deselect: [[0, 1], [0, 7]]}",
                "2:39 section 0 has no row 7 then: it has rows 0 to 2"
            ),
            (
                "{at: 0, delete: [0, 2]}, {at: 1, select: [0, 2]}",
                "2:53 section 0 has no row 2 then: it has rows 0 to 1"
            ),
            (
                "{at: 0, delete: [[0, 0], [0, 1], [0, 2]]}, {at: 1, scroll: {to: [0, 0]}}",
                "2:76 section 0 has no row 0 then: it has no rows"
            ),
            (
                "{at: 0, insert: [0, 4], row: {text: x}}",
                "2:28 found row 4, expected a place from 0 to 3 in section 0 that no other row takes"
            ),
            (
                "{at: 0, insert: [0, 0]}",
                "2:12 a step with \"insert\" lacks the key \"row\""
            ),
            ("{at: 0, move: [0, 0]}", "2:12 a step with \"move\" lacks the key \"to\""),
            (
                "{at: 0, moveSection: 0, to: 1}",
                "2:36 \"to\" does not belong beside \"moveSection\", but beside \"move\" or "
                    + "\"carry\""
            ),
            (
                "{at: 0, insertSection: 0, rows: [{text: x}]}",
                "2:38 \"rows\" does not belong beside \"insertSection\", but beside \"insert\""
            ),
            (
                "{at: 0, touch: {at: [10, 20]}}", "2:28 found the unknown key \"at\" in a point"
            ),
            (
                "{at: 0, touch: {place: [10, 20]}}",
                "2:28 found the unknown key \"place\" in a point"
            ),
            ("{at: 0, touch: {}}", "2:27 a point lacks the keys \"x\" and \"y\""),
            (
                "{at: 0, delete: [0, 0], to: [0, 1]}",
                "2:36 \"to\" does not belong beside \"delete\", but beside \"move\" or \"carry\""
            ),
            (
                "{at: 0, update: [{delete: [0, 0]}, {reload: [0, 0]}]}",
                "2:56 row 0 occurs twice in one update; name each row once"
            ),
            (
                "{at: 0, update: [{delete: [0, 0]}, {deleteSection: 0}]}",
                "2:38 found row 0 of section 0, which changes as a whole in the same update"
            ),
            (
                "{at: 0, update: [{select: [0, 0]}]}",
                "2:30 found the unknown key \"select\" in a change (it is a key of a step: "
                    + "timeline: [{select: …}]"
            ),
            (
                "{at: 0, carry: [0, 0], to: [0, 2]}",
                "2:27 the row cannot be moved; add movable: true to it"
            ),
            (
                "{at: 0, carry: [0, 0], to: [0, 3]}",
                "2:39 section 0 has no row 3 then: it has rows 0 to 2"
            ),
            (
                "{at: 0, arm: [0, 0]}",
                "warning 2:25 a row shows its delete control in the editing mode alone; begin the "
                    + "mode before by editing: true"
            ),
            (
                "{at: 0, swipe: {row: [0, 0], actions: []}}",
                "2:50 found no actions, expected at least one, as [{title: Flag}]"
            ),
            (
                "{at: 0, editing: true}, {at: 1, swipe: [0, 0]}",
                "warning 2:51 no row opens for a swipe in the editing mode; end the mode before "
                    + "by editing: false"
            ),
            (
                "{at: 0, scroll: {by: 3, flick: 4}}",
                "2:36 found \"flick\" beside \"by\", expected only one of them in a scroll"
            ),
            (
                "{at: 0, scroll: 200}",
                "2:28 expected a scroll, written as keys and values, found the number 200 (a distance "
                    + "is written scroll: {by: 200})"
            ),
            (
                "{at: 0, select: [0, 0], curve: easeinout}",
                "2:43 found \"easeinout\", expected \"linear\", \"easeIn\", \"easeOut\", "
                    + "\"easeInOut\" or \"default\"; did you mean \"easeInOut\"? (others are written "
                    + "[x1, y1, x2, y2] or {damping: 0.7})"
            ),
            (
                "{at: 0, select: [0, 0], curve: [2, 0, 1, 1]}",
                "2:44 expected a share of the time from 0 to 1, found 2"
            ),
            (
                "{at: 0, insert: [0, 0], row: {text: x}, animation: slide}",
                "2:63 found \"slide\", expected \"fade\", \"right\", \"left\", \"top\", \"bottom\", "
                    + "\"none\", \"middle\" or \"automatic\""
            ),
            (
                "{at: 0, pop: true}",
                "2:25 expected the path of a document, found true (pop takes the document whose "
                    + "screen slides away: pop: detail.table.yaml)"
            ),
            ("{at: 0, pop: no.yaml}", "2:25 no file \"no.yaml\""),
        ])
    func steps(steps: String, message: String) {
        let found = mistakes(Self.rows + "timeline: [\(steps)]")
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix(message) == true, "\(found)")
    }

    @Test(
        "Wrong settings are reported at their locations",
        arguments: [
            (
                "{fps: 0}",
                "2:18 expected a rate of frames per second from 0.1 to 1000, found 0"
            ),
            (
                "{fps: 10000}",
                "2:18 expected a rate of frames per second from 0.1 to 1000, found 10000"
            ),
            (
                "{duration: 0}",
                "2:23 expected a duration greater than 0 and at most 3600, found 0"
            ),
            ("{hold: -1}", "2:19 expected a time from 0 to 600, found -1"),
            ("{hold: 601}", "2:19 expected a time from 0 to 600, found 601"),
            ("{hold: {first: 601}}", "2:27 expected a time from 0 to 600, found 601"),
            (
                "{selectionFade: {background: begin}}",
                "2:41 found \"begin\", expected \"start\", \"middle\" or \"end\""
            ),
        ])
    func settings(settings: String, message: String) {
        #expect(mistakes(Self.rows + "animation: \(settings)") == [message])
    }

    @Test("A row can be confirmed while its Delete button is visible")
    func confirmed() {
        let rows = "rows: [{text: a, armed: true}, {text: b}]}\n"
        for (table, steps) in [
            ("editing: true, ", "{at: 0, confirm: [0, 0]}"),
            ("editing: true, ", "{at: 0, arm: [0, 1]}, {at: 1, confirm: [0, 1]}"),
            ("", "{at: 0, swipe: {row: [0, 1]}}, {at: 1, confirm: [0, 1]}"),
        ] {
            #expect(mistakes("table: {\(table)\(rows)timeline: [\(steps)]") == [])
        }
    }

    @Test("A step after the animation's end is a warning that names it")
    func late() throws {
        let text =
            Self.rows + "animation: {duration: 1}\n"
            + "timeline: [{at: 1, select: [0, 0]}, {at: 1.5, deselect: true}]"
        let document = try DocumentReader().read(text: text, name: "a.yaml")
        #expect(
            document.warnings.map { "\($0.location.line):\($0.location.column) \($0.message)" } == [
                "3:42 the step \"deselect\" at 1.5 is after the animation's end at 1 and is not "
                    + "shown; begin earlier, or give a longer duration"
            ])
    }

    @Test("The rows of a table built in Swift cannot change in a document")
    func made() {
        #expect(
            mistakes("table: Numbers\ntimeline: [{at: 0, delete: [0, 0]}]") == [
                "2:28 the rows of a table that was made in Swift cannot change here; change them "
                    + "in Swift"
            ])
        #expect(mistakes("table: Numbers\ntimeline: [{at: 0, select: [0, 0]}]") == [])
    }

    @Test("Screens slide in turn, and have equal sizes")
    func screens() throws {
        let folder = try TemporaryFolder()
        try folder.write("b.yaml", "table: {rows: []}")
        try folder.write("small.yaml", "screen: {width: 100, height: 100}\ntable: {rows: []}")
        try folder.write("wrong.yaml", "table: {rows: 3}")
        func found(_ steps: String) -> [String] {
            mistakes(Self.rows + "timeline: [\(steps)]", in: folder)
        }
        #expect(found("{at: 0, push: b.yaml}, {at: 1, pop: b.yaml}") == [])
        #expect(
            found("{at: 0, pop: b.yaml}, {at: 1, pop: b.yaml}") == [
                "2:47 nothing can be popped while this document's screen is shown; push a screen "
                    + "before"
            ])
        #expect(
            found("{at: 0, pop: small.yaml}") == [
                "2:25 the screen is 100 × 100 points; it needs the size of this document's "
                    + "screen, 393 × 852"
            ])
        try folder.write(
            "other.yaml",
            "screen: {scale: 1}\ntheme: classic\nappearance: dark\ntable: {rows: []}")
        let givesWay =
            "of a screen that is pushed or popped gives way to that of the document whose "
            + "timeline is played; give the same value"
        #expect(
            found("{at: 0, push: other.yaml}, {at: 1, pop: other.yaml}") == [
                "warning other.yaml:1:17 the scale \(givesWay)",
                "warning other.yaml:2:8 the theme \(givesWay)",
                "warning other.yaml:3:13 the appearance \(givesWay)",
            ])
        #expect(
            found("{at: 0, pop: wrong.yaml}") == [
                "wrong.yaml:1:15 expected a list of rows, or {from: FILE, each: {…}}, found the "
                    + "number 3"
            ])
        #expect(
            found("{at: 0, pop: b.yaml, deselect: [0, 0]}") == [
                "2:43 expected true beside \"pop\""
            ])
    }

    @Test("The advice for a moved section with the key \"to\" is valid in a table of two sections")
    func adviceForMovedSection() throws {
        let table = "table: {sections: [{rows: [{text: a}]}, {rows: [{text: b}]}]}\n"
        let found = mistakes(table + "timeline: [{at: 0, moveSection: 0, to: 1}]")
        let advice = "moveSection: 0, toSection: 1"
        #expect(found.contains { $0.contains("a section moves by \(advice)") }, "\(found)")
        #expect(mistakes(table + "timeline: [{at: 0, \(advice)}]") == [])
        let listed = mistakes(table + "timeline: [{at: 0, moveSection: [0, 1], toSection: 1}]")
        let update = "update: [{moveSection: 0, toSection: 1}, {moveSection: 1, toSection: 0}]"
        #expect(listed.contains { $0.contains(update) }, "\(listed)")
        #expect(mistakes(table + "timeline: [{at: 0, \(update)}]") == [])
    }

    @Test("The message for a single section names its only target")
    func onlySection() {
        #expect(
            mistakes(
                "table: {rows: [{text: a}]}\ntimeline: [{at: 0, moveSection: 0, toSection: 3}]"
            ) == [
                "2:47 found section 3, expected 0 in the table, which has no other section then"
            ])
    }

    @Test("All mistakes of an update are reported, without consequential mistakes")
    func severalMistakes() {
        func found(_ changes: String) -> [String] {
            mistakes(
                "table: {sections: [{rows: [{text: a}, {text: b}]}, {rows: [{text: c}]}]}\n"
                    + "timeline: [{at: 0, update: [\(changes)]}]"
            ).map { String($0.drop { $0 != " " }.dropFirst()) }
        }
        let twice = "row 0 occurs twice in one update; name each row once"
        #expect(
            found(
                "{delete: [[0, 0], [0, 0], [0, 7]]}, {insert: [1, 9], row: {text: x}}, {reload: [1, 4]}"
            ) == [
                twice, "section 0 has no row 7 then: it has rows 0 to 1",
                "section 1 has no row 4 then: it has row 0 alone",
            ])
        #expect(
            found("{delete: [[0, 0], [0, 0]]}, {insert: [1, 9], row: {text: x}}") == [
                twice,
                "found row 9, expected a place from 0 to 1 in section 1 that no other row takes",
            ])
        // The number of sections is unknown, and so are the valid insertions.
        #expect(
            found("{deleteSection: 5}, {deleteSection: 6}, {insert: [1, 9], row: {text: x}}").count
                == 2)
        // The number of rows is unknown.
        #expect(found("{delete: [0, 5]}, {insert: [0, 3], row: {text: x}}").count == 1)
    }

    @Test("At most 400 changes of a table overlap, without the changes that have ended")
    func overlappingChanges() {
        func found(_ count: Int, every distance: Double) -> [String] {
            let steps = (0..<count).map { index in
                "  - {at: \(Double(index) * distance), insert: [0, 0], row: {text: x}, duration: 0.5}"
            }
            return mistakes(Self.rows + "timeline:\n" + steps.joined(separator: "\n"))
        }
        #expect(found(400, every: 0.001).isEmpty)
        #expect(found(420, every: 0.002).isEmpty)
        #expect(
            found(402, every: 0.001) == [
                "403:5 more than 400 changes of the table are under way at 0.4; leave more time "
                    + "between the steps, or write changes that begin together in one update"
            ])
    }
}
