import Foundation
import TableAnimation
import TableDrawing
import TableViews
import Testing

@testable import TableMockups

/// Steps for rows beside the screen, which are told of unless a later step shows what they did.
@Suite struct UnseenStepTests {
    /// What is said of the steps of a table of eight rows, of which the first five are seen.
    private static func remarks(_ steps: String, table: String = "") throws -> [String] {
        let rows = (0..<8).map { "{text: R\($0), movable: true}" }.joined(separator: ", ")
        let document = try document(
            """
            screen: {width: 320, height: 200, scale: 1}
            table: {\(table) sections: [{rows: [\(rows)]}, {rows: [{text: L}]}]}
            timeline: [\(steps)]
            """)
        let clock = AnimationClock()
        let log = DiagnosticLog()
        DiagnosticLog.$current.withValue(log) {
            document.context().run {
                clock.run {
                    let screen = document.makeAnimatedScreen()
                    clock.advance(to: 9)
                    _ = screen.view.lowered()
                }
            }
        }
        return log.diagnostics.map(\.message)
    }

    @Test(
        "A step beside the screen is told of, whatever comes and goes there later",
        arguments: [
            (
                "{at: 0.1, select: [0, 6]}, {at: 0.6, insert: [0, 7], row: {text: N}}",
                ["[0, 6]", "[0, 7]"]
            ),
            ("{at: 0.6, insert: [0, 7], row: {text: N}}", ["[0, 7]"]),
            ("{at: 0.6, insert: [0, 5], row: {text: N}}", ["[0, 5]"]),
            ("{at: 0.6, delete: [[0, 6], [0, 7]]}", ["[0, 6] and [0, 7]"]),
            ("{at: 0.6, reload: [0, 6], row: {text: N}}", ["[0, 6]"]),
            ("{at: 0.6, move: [0, 5], to: [0, 7]}", ["[0, 5]"]),
            ("{at: 0.6, deleteSection: 1}", ["section 1"]),
            (
                "{at: 0.1, insert: [0, 7], row: {text: N}}, {at: 0.6, delete: [0, 6]}, "
                    + "{at: 1.2, highlight: [0, 6]}", ["[0, 7]", "[0, 6]", "[0, 6]"]
            ),
            ("{at: 0.1, highlight: [0, 7]}, {at: 0.6, delete: [0, 0]}", ["[0, 7]"]),
            ("{at: 0.1, select: [0, 7]}, {at: 0.6, scroll: {by: 20}}", ["[0, 7]"]),
            ("{at: 0.1, scroll: {by: 120}}, {at: 1, select: [0, 0]}", ["[0, 0]"]),
            ("{at: 0.1, select: [0, 6]}, {at: 0.6, carry: [0, 0], to: [0, 2]}", ["[0, 6]"]),
        ])
    func beside(steps: String, names: [String]) throws {
        let found = try Self.remarks(steps)
        #expect(
            found
                == names.map {
                    "the step has no effect: found \($0) off the screen, expected a row that is on it, "
                        + "or a scroll to it before"
                }, "\(found)")
    }

    @Test(
        "Nothing is said of what a later step shows, or of what changes the screen from beside it",
        arguments: [
            // A row below the screen comes up.
            "{at: 0.1, select: [0, 5]}, {at: 0.6, delete: [0, 0]}",
            "{at: 0.1, insert: [0, 5], row: {text: N}}, {at: 0.6, delete: [0, 0]}",
            "{at: 0.1, select: [0, 7]}, {at: 0.6, move: [0, 7], to: [0, 0]}",
            "{at: 0.1, select: [0, 7]}, {at: 0.6, carry: [0, 0], to: [0, 7]}",
            // The content is scrolled there, or past it.
            "{at: 0.1, select: [0, 6]}, {at: 0.6, scroll: {to: [0, 7], position: bottom}}",
            "{at: 0.1, delete: [0, 6]}, {at: 0.6, scroll: {by: 200}}",
            "{at: 0.1, select: [0, 6]}, {at: 0.6, scroll: {flick: 3000}}",
            "{at: 0.1, reload: [0, 0], row: {text: N}}, {at: 0.6, delete: [0, 6]}, "
                + "{at: 1, scroll: {by: 200}}",
            // A scroll is under way that shows the row in a moment.
            "{at: 0.1, scroll: {by: 150}, duration: 0.5}, {at: 0.15, select: [0, 6]}",
            // What goes above the screen draws what is on it up.
            "{at: 0.1, scroll: {by: 100}}, {at: 1, delete: [0, 0]}",
            // The last rows that are left are on the screen.
            "{at: 0.1, delete: [[0, 5], [0, 6], [0, 7]]}",
        ])
    func shown(steps: String) throws {
        #expect(try Self.remarks(steps) == [])
    }
}
