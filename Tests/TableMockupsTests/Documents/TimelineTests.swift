import DocumentValues
import Foundation
import TableAnimation
import TableDrawing
import TableGeometry
import TableControls
import TableScreens
import TableViews
import TestSupport
import Testing

@testable import DocumentSyntax
@testable import TableMockups

/// Reading of timelines, and their effects on a document's table.
@Suite struct TimelineTests {
    private static let rows = "table: {rows: [{text: a}, {text: b, selected: true}, {text: c}]}\n"

    private static func step(_ text: String) throws -> TimelineStep {
        let steps = try document(rows + "timeline: [{at: 0.5, \(text)}]").timeline
        return try #require(steps.first)
    }

    /// Returns the table of a document at an instant of its timeline.
    private static func table(_ text: String, at instant: Double) throws -> TableView {
        let document = try document(text)
        let clock = AnimationClock()
        return document.context().run {
            clock.run {
                let screen = document.makeAnimatedScreen()
                clock.advance(to: instant)
                return screen.tableView
            }
        }
    }

    private static func texts(_ table: TableView) -> [[String]] {
        guard let table = table as? DocumentTableView else { return [] }
        return table.table.sections.map { section in
            guard case .written(let rows) = section.rows else { return ["file"] }
            return rows.map { $0.standard?.text ?? "" }
        }
    }

    @Test("A step has its time, its duration and its curve")
    func timing() throws {
        let step = try Self.step("deselect: [0, 1], duration: 0.25, curve: easeInOut")
        #expect(step.at == 0.5 && step.duration == 0.25)
        #expect(step.curve == .timing(.easeInEaseOut))
        #expect(
            try Self.step("select: [0, 0], curve: [0.1, -1, 0.9, 2]").curve
                == .timing(MediaTimingFunction(controlPoints: 0.1, -1, 0.9, 2)))
        #expect(
            try Self.step("select: [0, 0], curve: {damping: 0.5, velocity: 2}").curve
                == .spring(damping: 0.5, velocity: 2))
        #expect(try Self.step("select: [0, 0]").curve == nil)
    }

    @Test("The settings have defaults, and stated settings replace them")
    func settings() throws {
        #expect(try document(Self.rows).animation == AnimationSettings())
        let text = """
            animation: {duration: 2, fps: 24, selectionFade: {background: middle}, loop: 3,
              hold: {first: 1, last: 2}, touches: true, backAndForth: true}

            """
        let settings = try document(text + Self.rows).animation
        #expect(settings.duration == 2 && settings.framesPerSecond == 24)
        #expect(settings.selectionFade == .background(contentSwitch: .middle))
        #expect(settings.holdFirst == 1 && settings.holdLast == 2 && settings.loopCount == 3)
        #expect(settings.showsTouches && settings.isBackAndForth)
        #expect(try document("animation: {hold: 0.5}\n" + Self.rows).animation.holdLast == 0.5)
    }

    @Test("A row is selected at the time of its step, and deselected later")
    func selection() throws {
        let text = Self.rows + "timeline: [{at: 1, deselect: true}, {at: 2, select: [0, 2]}]"
        #expect(try Self.table(text, at: 0.9).indexPathsForSelectedRows == [[0, 1]])
        #expect(try Self.table(text, at: 1).indexPathsForSelectedRows == nil)
        #expect(try Self.table(text, at: 2).indexPathsForSelectedRows == [[0, 2]])
    }

    @Test("A selected row deselects the other rows, unless the table allows multiple selection")
    func oneSelection() throws {
        let steps = "timeline: [{at: 1, select: [0, 2]}, {at: 2, select: [0, 0]}]"
        let text = Self.rows + steps
        #expect(try Self.table(text, at: 0).indexPathsForSelectedRows == [[0, 1]])
        #expect(try Self.table(text, at: 1).indexPathsForSelectedRows == [[0, 2]])
        #expect(try Self.table(text, at: 2).indexPathsForSelectedRows == [[0, 0]])
        let several = text.replacingOccurrences(
            of: "table: {", with: "table: {allowsMultipleSelection: true, ")
        #expect(
            try Self.table(several, at: 2).indexPathsForSelectedRows == [[0, 0], [0, 1], [0, 2]])
        // Rows with the key selected remain selected until a step selects a row.
        let written =
            "table: {rows: [{text: a, selected: true}, {text: b, selected: true}, {text: c}]}\n"
            + steps
        #expect(try Self.table(written, at: 0.5).indexPathsForSelectedRows == [[0, 0], [0, 1]])
        #expect(try Self.table(written, at: 1).indexPathsForSelectedRows == [[0, 2]])
    }

    @Test(
        "Rows and sections change as the update describes",
        arguments: [
            ("insert: [0, 1], row: {text: x}", [["a", "x", "b", "c"]]),
            ("insert: [0, 3], rows: [{text: x}, {text: y}]", [["a", "b", "c", "x", "y"]]),
            ("delete: [0, 1]", [["a", "c"]]), ("delete: [[0, 2], [0, 0]]", [["b"]]),
            ("move: [0, 0], to: [0, 2]", [["b", "c", "a"]]),
            ("reload: [0, 0], row: {text: x}", [["x", "b", "c"]]),
            ("insertSection: 0, section: {rows: [{text: x}]}", [["x"], ["a", "b", "c"]]),
            ("reloadSection: 0, section: {rows: [{text: x}]}", [["x"]]),
            ("deleteSection: 0", []),
            (
                "update: [{delete: [0, 0]}, {insert: [0, 0], row: {text: x}}, "
                    + "{move: [0, 2], to: [0, 1]}, {insertSection: 1, section: {rows: []}}]",
                [["x", "c", "b"], []]
            ),
            ("arm: [0, 1]}, {at: 0.5, confirm: [0, 1]", [["a", "c"]]),
        ])
    func changes(step: String, texts: [[String]]) throws {
        let text = Self.rows + "timeline: [{at: 0.5, \(step)}]"
        #expect(Self.texts(try Self.table(text, at: 0.4)) == [["a", "b", "c"]])
        let table = try Self.table(text, at: 2)
        #expect(Self.texts(table) == texts)
        #expect(table.geometry.sections.map(\.rows.count) == texts.map(\.count))
    }

    /// Warnings and diagnostics of a timeline during its animation.
    private static func remarks(_ text: String) throws -> [String] {
        try remarks(of: document(text))
    }

    private static func remarks(of document: TableDocument) throws -> [String] {
        let clock = AnimationClock()
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            document.context().run {
                clock.run {
                    _ = document.makeAnimatedScreen()
                    clock.advance(to: 20)
                }
            }
        }
        return log.diagnostics.map { "\($0.location ?? "-") \($0.message)" }
    }

    @Test(
        "A step without an effect causes a warning at its location",
        arguments: [
            ("{at: 0, select: [0, 1]}", "[0, 1] is selected already"),
            ("{at: 0, deselect: [0, 0]}", "[0, 0] is not selected, but [0, 1]"),
            (
                "{at: 0, deselect: [[0, 1], [0, 0], [0, 2]]}",
                "[0, 0] and [0, 2] are not selected, but [0, 1]"
            ),
            ("{at: 0, deselect: true}, {at: 1, deselect: true}", "no row is selected"),
            ("{at: 0, unhighlight: [0, 0]}", "[0, 0] is not highlighted"),
            (
                "{at: 0, highlight: [0, 0]}, {at: 1, highlight: [0, 0]}",
                "[0, 0] is highlighted already"
            ),
            ("{at: 0, editing: false}", "the table is not in the editing mode"),
            ("{at: 0, editing: true}, {at: 1, editing: true}", "in the editing mode already"),
            ("{at: 0, swipe: closed}", "no row is open"),
            (
                "{at: 0, swipe: {row: [0, 0]}}, {at: 2, swipe: {row: [0, 0]}}",
                "[0, 0] is open already"
            ),
            (
                "{at: 0, editing: true}, {at: 1, arm: [0, 0]}, {at: 3, arm: [0, 0]}",
                "[0, 0] shows its Delete button already"
            ),
            ("{at: 0, scroll: {by: -50}}", "the content is at its end"),
            ("{at: 0, refresh: end}", "no wheel turns"),
            ("{at: 0, refresh: begin}, {at: 2, refresh: begin}", "the wheel turns already"),
            ("{at: 0, scroll: {by: 0}}", "the content is at its end"),
            (
                "{at: 0, swipe: {row: [0, 0], edge: leading}}",
                "there are no actions at the leading side of [0, 0]; give some, as actions: "
            ),
            ("{at: 0, refresh: pull}, {at: 0.1, refresh: pull}", "the wheel turns already"),
            ("{at: 0, move: [0, 1], to: [0, 1]}", "[0, 1] is moved to its own place"),
            ("{at: 0, moveSection: 0, toSection: 0}", "section 0 is moved to its own place"),
            ("{at: 0, touch: {x: 9000, y: 90}}", "the point is beside the screen"),
        ])
    func noEffect(steps: String, message: String) throws {
        let found = try Self.remarks(Self.rows + "timeline: [\(steps)]")
        let column =
            12 + (steps.range(of: "{at", options: .backwards)?.lowerBound).map {
                steps.distance(from: steps.startIndex, to: $0)
            }!
        #expect(found.count == 1)
        #expect(
            found.first?.hasPrefix("d.yaml:2:\(column) the step has no effect: ") == true,
            "\(found)")
        #expect(found.first?.contains(message) == true, "\(found)")
    }

    /// Table of twelve rows, four of which are visible.
    private static let long =
        "screen: {width: 160, height: 176}\ntable: {rows: ["
        + (0..<12).map { "{text: R\($0)}" }.joined(separator: ", ") + "]}\n"

    @Test(
        "A step for a row off the screen causes a warning",
        arguments: [
            "select: [0, 10]", "highlight: [0, 10]", "swipe: [0, 10]", "touch: [0, 10]",
            "swipe: {row: [0, 4], actions: [{title: Flag}]}",
            "insert: [0, 12], row: {text: N}", "delete: [[0, 9], [0, 10]]",
            "reload: [0, 10], row: {text: N}", "move: [0, 10], to: [0, 8]",
        ])
    func offScreen(step: String) throws {
        let found = try Self.remarks(Self.long + "timeline: [{at: 0, \(step)}]")
        #expect(found.count == 1 && found.first?.contains("off the screen") == true, "\(found)")
        let scrolled = try Self.remarks(
            Self.long + "timeline: [{at: 0, scroll: {by: 400}}, {at: 1, \(step)}]")
        // The fifth row is still off the screen.
        #expect(scrolled.count == (step.contains("[0, 4]") ? 1 : 0), "\(scrolled)")
    }

    @Test(
        "Steps for rows that may appear, or that move visible rows, cause no warning",
        arguments: [
            "{at: 0, select: [0, 10]}, {at: 1, scroll: {to: [0, 10]}}",
            "{at: 0, select: [0, 4]}, {at: 1, delete: [0, 0]}",
            "{at: 0, insert: [0, 12], row: {text: N}}, {at: 1, scroll: {flick: 900}}",
            // The scroll is under way.
            "{at: 0, scroll: {by: 300}, duration: 1}, {at: 0.1, select: [0, 10]}",
            // The row before it becomes the last row, and rows above move the rest.
            "{at: 0, delete: [0, 4]}", "{at: 0, scroll: {by: 300}}, {at: 2, delete: [0, 0]}",
        ])
    func appearing(steps: String) throws {
        let found = try Self.remarks(Self.long + "timeline: [\(steps)]")
        #expect(found.isEmpty, "\(found)")
    }

    @Test("A row does not open for a swipe in the editing mode")
    func swipeInEditing() throws {
        let text = Self.rows + "timeline: [{at: 0, editing: true}, {at: 1, swipe: [0, 1]}]"
        #expect(
            try document(text).warnings.map(\.message) == [
                "no row opens for a swipe in the editing mode; end the mode before by editing: "
                    + "false"
            ])
        #expect(try Self.remarks(text).isEmpty)
        let table = try Self.table(text, at: 3)
        #expect(!table.editing.hasOpenSwipes)
    }

    @Test("Steps with an effect cause no warning")
    func effect() throws {
        let steps = [
            "select: [0, 0]", "deselect: [0, 0]", "highlight: [0, 2]", "unhighlight: [0, 2]",
            "editing: true", "arm: [0, 0]", "editing: false", "swipe: {row: [0, 1]}",
            "swipe: closed", "refresh: begin", "refresh: end", "select: [0, 2]", "deselect: true",
        ]
        let list = steps.enumerated().map { "{at: \($0.offset), \($0.element)}" }
        let found = try Self.remarks(
            Self.rows + "timeline: [" + list.joined(separator: ", ") + "]")
        #expect(found.isEmpty, "\(found)")
    }

    @Test("A carried row is at its target after the carry")
    func carry() throws {
        let text = """
            table: {editing: true, rows: [{text: a, movable: true}, {text: b}, {text: c}]}
            timeline: [{at: 0, carry: [0, 0], to: [0, 2]}]
            """
        #expect(Self.texts(try Self.table(text, at: 5)) == [["b", "c", "a"]])
    }

    @Test(
        "A step during a carry uses the row numbers after the drop",
        arguments: [
            ("[0, 3], to: [0, 0]", "[0, 1]", "a"), ("[0, 3], to: [0, 0]", "[0, 0]", "X"),
            ("[0, 3], to: [1, 0]", "[1, 1]", "d"), ("[0, 3], to: [1, 1]", "[1, 1]", "X"),
        ])
    func stepsDuringACarry(carry: String, row: String, text: String) throws {
        let document = """
            table:
              editing: true
              allowsSelectionDuringEditing: true
              sections:
                - rows: [{text: a}, {text: b}, {text: c}, {text: X, movable: true}]
                - rows: [{text: d}]
            timeline: [{at: 0, carry: \(carry), duration: 1}, {at: 0.6, select: \(row)}]
            """
        let table = try Self.table(document, at: 5)
        let selected = try #require(table.indexPathForSelectedRow)
        #expect(table.cellForRow(at: selected)?.textLabel?.text == text)
    }

    @Test(
        "A row can be carried to the end of another section and into an empty section",
        arguments: [
            ("[1, 1]", [["b"], ["c", "a"], []]), ("[2, 0]", [["b"], ["c"], ["a"]]),
        ])
    func carryToTheEnd(target: String, texts: [[String]]) throws {
        let text = """
            table:
              editing: true
              sections:
                - rows: [{text: a, movable: true}, {text: b}]
                - rows: [{text: c}]
                - rows: []
            timeline: [{at: 0, carry: [0, 0], to: \(target)}]
            """
        #expect(Self.texts(try Self.table(text, at: 5)) == texts)
        #expect(try Self.remarks(text).isEmpty)
        // A lifted row can be held there, too.
        let lifted = text.components(separatedBy: "timeline")[0].replacingOccurrences(
            of: "movable: true",
            with: "movable: true, lifted: {section: \(target.dropFirst().prefix(1)), "
                + "row: \(target.dropLast().suffix(1))}")
        #expect(try DocumentReader().read(text: lifted, name: "lifted.yaml").warnings.isEmpty)
    }

    @Test("Rows of a data file change as rows of the document do")
    func records() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.csv", "name\nA\nB\nC\n")
        let text = """
            table: {rows: {from: a.csv, each: {text: "{name}"}}}
            timeline: [{at: 0, delete: [0, 1]}]
            """
        let document = try document(text, in: folder)
        let clock = AnimationClock()
        try document.context().run {
            try clock.run {
                let table = document.makeAnimatedScreen().tableView
                clock.advance(to: 1)
                #expect(Self.texts(table) == [["A", "C"]])
                let cell = try #require(table.cellForRow(at: [0, 1]))
                #expect(cell.textLabel?.text == "C")
            }
        }
    }

    @Test("Inserted rows have their own height beside rows of a uniform height")
    func height() throws {
        let text = Self.rows + "timeline: [{at: 0, insert: [0, 0], row: {text: x, height: 90}}]"
        let table = try Self.table(text, at: 1)
        #expect(table.rectForRow(at: [0, 0]).height == 90)
        #expect(table.rectForRow(at: [0, 1]).minY == 90)
    }

    @Test("A document that begins with a pop shows the other screen before its table")
    func pop() throws {
        let folder = try TemporaryFolder()
        try folder.write("detail.yaml", "table: {rows: [{text: detail}]}")
        let text = Self.rows + "timeline: [{at: 1, pop: detail.yaml, deselect: true}]"
        let document = try document(text, in: folder)
        let clock = AnimationClock()
        document.context().run {
            clock.run {
                let screen = document.makeAnimatedScreen()
                let list = ObjectIdentifier(screen.tableView)
                #expect(!screen.view.subviews.contains { ObjectIdentifier($0) == list })
                clock.advance(to: 1.1)
                #expect(screen.view.subviews.first is NavigationTransitionView)
                clock.advance(to: 3)
                #expect(screen.view.subviews.contains { ObjectIdentifier($0) == list })
                #expect(screen.tableView.indexPathsForSelectedRows == nil)
            }
        }
    }

    @Test("The first picture of an animation is the document's own")
    func still() throws {
        let text = Self.rows + "timeline: [{at: 0, deselect: true}, {at: 0, editing: true}]"
        #expect(try document(text).timeline.count == 2)
        let (table, _, log) = try document(text).lowered()
        #expect(table.indexPathsForSelectedRows == [[0, 1]] && !table.isEditing)
        #expect(log.diagnostics.isEmpty)
    }
}
