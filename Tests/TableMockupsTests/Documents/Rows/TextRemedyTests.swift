import Foundation
import TableDrawing
import TableViews
import Testing

@testable import TableMockups

/// What a warning advises about a text that is cut makes the warning go away, and less does not.
@Suite struct TextRemedyTests {
    /// A view in a row whose sizes a remedy may change, in points.
    struct Case: CustomTestStringConvertible {
        var view: String
        var width: Double = 200
        var height: Double = 30
        var row: Double? = 90
        /// The width that the prototype's frames are written for.
        var prototypeWidth = 320
        var contentSize = "large"
        /// The name of the view that is told of.
        var subject = "b"

        var testDescription: String { "\(view) \(contentSize)" }

        func warnings() throws -> [String] {
            let place = "frame: [16, 5, \(width), \(height)]"
            let rowHeight = row.map { "height: \($0), " } ?? ""
            return try document(
                """
                screen: {width: 390, height: 800, scale: 2}
                contentSize: \(contentSize)
                prototypes:
                  p: {width: \(prototypeWidth), height: 90, subviews: [\(view.replacingOccurrences(of: "PLACE", with: place))]}
                table: {rows: [{\(rowHeight)cell: p}]}
                """
            ).lowered().log.diagnostics.filter { $0.identifier.hasPrefix("cell.") }.map(\.message)
        }

        /// The case with what a warning advises, less so many points.
        func taking(_ advice: String, less: Double = 0) -> Case {
            func number(_ words: String) -> Double? {
                guard let range = advice.range(of: words + #"[0-9.]+"#, options: .regularExpression)
                else { return nil }
                return advice[range].split(separator: " ").last.flatMap { Double($0) }
            }
            var result = self
            if let width = number("a width of ") { result.width = width - less }
            if let height = number(" a height of ") { result.height = height - less }
            if let row = number("in a row of ") ?? number("give it ") { result.row = row - less }
            return result
        }
    }

    private static let long = "title: Continue shopping now"
    private static let stack = "class: StackView, name: s, PLACE, spacing: 8"

    static let cases: [Case] = [
        // Alone.
        Case(view: "{class: Button, name: b, configuration: filled, \(long), PLACE}", height: 12),
        Case(view: "{class: Button, name: b, configuration: filled, \(long), PLACE}", width: 60),
        Case(
            view: "{class: Button, name: b, configuration: filled, title: Unbreakable, PLACE}",
            width: 60),
        Case(view: "{class: Button, name: b, type: system, \(long), PLACE}", width: 60),
        Case(view: "{class: Label, name: b, text: Gap, PLACE}", height: 9),
        Case(view: "{class: Label, name: b, text: Gap, PLACE}", width: 3),
        Case(view: "{class: Label, name: b, text: Gap, PLACE}", width: 0, height: 0),
        Case(
            view:
                "{class: Label, name: b, numberOfLines: 0, text: Of several lines that wrap, PLACE}",
            width: 90),
        Case(view: "{class: TextView, name: b, text: Many, PLACE}", height: 15),
        Case(view: "{class: SegmentedControl, name: b, segments: [One, Two], PLACE}", height: 9),
        Case(
            view: "{class: SegmentedControl, name: b, segments: [Yesterday, Tomorrow], PLACE}",
            width: 90),
        Case(
            view: "{class: SegmentedControl, name: b, segments: [Yesterday, Tomorrow], PLACE}",
            width: 90, height: 9),
        // The sign of a type.
        Case(view: "{class: Button, name: b, type: contactAdd, PLACE}", width: 12),
        Case(view: "{class: Button, name: b, type: contactAdd, PLACE}", height: 12),
        Case(view: "{class: Button, name: b, type: detailDisclosure, PLACE}", width: 9, height: 9),
        // An image above or below the title.
        Case(
            view:
                "{class: Button, name: b, configuration: filled, configuration.imagePlacement: top, image: {symbol: star}, title: Star, PLACE}",
            height: 24),
        Case(
            view:
                "{class: Button, name: b, configuration: filled, configuration.imagePlacement: bottom, image: {symbol: star}, title: Star, PLACE}",
            height: 36),
        // In stacks.
        Case(
            view:
                "{\(stack), subviews: [{class: Button, name: b, configuration: filled, \(long)}, {class: Button, configuration: filled, title: Other}]}"
        ),
        Case(
            view:
                "{\(stack), distribution: fillEqually, subviews: [{class: Button, name: b, type: system, \(long)}, {class: Button, type: system, title: Other}]}"
        ),
        Case(
            view:
                "{\(stack), distribution: fillProportionally, subviews: [{class: Button, name: b, type: system, \(long)}, {class: Button, type: system, title: Other}]}",
            width: 150),
        Case(
            view:
                "{\(stack), axis: vertical, subviews: [{class: Label, name: b, text: One}, {class: Label, name: c, text: Two}]}",
            subject: "c"),
        Case(
            view:
                "{\(stack), axis: vertical, distribution: fillEqually, subviews: [{class: Label, name: b, text: One}, {class: Button, configuration: filled, title: Two}]}",
            height: 40),
        Case(
            view:
                "{\(stack), alignment: center, subviews: [{class: Label, name: b, text: One}, {class: Button, name: c, configuration: filled, title: Two}]}",
            height: 9),
        // In what they fill.
        Case(
            view:
                "{class: View, name: box, PLACE, subviews: [{class: Button, name: b, configuration: filled, \(long), frame: margins}]}",
            width: 120, height: 40),
        // Autoresized: the row is wider than what the frames are written for, or narrower.
        Case(
            view:
                "{class: Button, name: b, type: system, \(long), PLACE, autoresizing: [flexibleWidth, flexibleRightMargin]}",
            width: 60),
        Case(
            view:
                "{class: Button, name: b, type: system, \(long), PLACE, autoresizing: [flexibleLeftMargin, flexibleWidth, flexibleRightMargin]}",
            width: 200, prototypeWidth: 700),
        Case(
            view:
                "{class: Button, name: b, type: system, \(long), PLACE, autoresizing: [flexibleWidth]}",
            width: 360, prototypeWidth: 600),
        // Larger texts.
        Case(
            view: "{class: Button, name: b, configuration: filled, \(long), PLACE}", width: 150,
            height: 20, contentSize: "accessibilityExtraExtraExtraLarge"),
        Case(
            view: "{class: Button, name: b, configuration: filled, title: Go, PLACE}", width: 80,
            height: 12, contentSize: "accessibilityExtraExtraExtraLarge"),
        Case(
            view: "{class: Label, name: b, font: {textStyle: body}, text: Gap, PLACE}", height: 20,
            contentSize: "accessibilityExtraExtraExtraLarge"),
    ]

    @Test("The remedy helps, and a point less does not", arguments: cases)
    func remedies(of test: Case) throws {
        let found = try test.warnings()
        let advice = try #require(found.first)
        #expect(found.count == 1, "\(found)")
        #expect(advice.contains(" \"\(test.subject)\" "), "\(advice)")
        #expect(!advice.contains("  ") && advice.contains(" at least"), "\(advice)")
        let helped = test.taking(advice)
        #expect(
            (helped.width, helped.height, helped.row ?? 0)
                != (test.width, test.height, test.row ?? 0), "\(advice)")
        #expect(try helped.warnings() == [], "\(advice)")
        // Of a text that is not seen at all the whole is to be seen, and a part of it is no fault.
        guard !advice.contains(" is not seen") else { return }
        #expect(try !test.taking(advice, less: 1).warnings().isEmpty, "\(advice)")
    }

    @Test("A row that is too low for what fills it is told the least height")
    func rows() throws {
        let views = [
            ("{class: Label, name: b, text: Gap, frame: margins}", true),
            (
                "{class: Button, name: b, configuration: filled, \(Self.long) and later, frame: margins}",
                true
            ),
            (
                "{\(Self.stack.replacingOccurrences(of: "PLACE", with: "frame: fill")), axis: vertical, subviews: [{class: Label, text: One}, {class: Label, text: Two}]}",
                true
            ),
            (
                "{class: View, frame: fill, subviews: [{class: Label, name: b, text: Gap, frame: fill}]}",
                false
            ),
        ]
        for (view, grows) in views {
            let test = Case(view: view, row: 12)
            let found = try test.warnings()
            #expect(found.count == 1, "\(found)")
            let advice = try #require(found.first)
            #expect(advice.contains("the row's height of 12 points"), "\(advice)")
            #expect(advice.hasSuffix("grows with them") == grows, "\(advice)")
            #expect(try test.taking(advice).warnings() == [], "\(advice)")
            #expect(try !test.taking(advice, less: 1).warnings().isEmpty, "\(advice)")
        }
    }

    @Test func `what no size helps is told to be shorter`() throws {
        let test = Case(
            view:
                "{class: Button, name: b, type: system, title: A title that is much too long for all the row that it fills, frame: margins}"
        )
        #expect(
            try test.warnings() == [
                "the text of the Button \"b\" does not fit into the view's width of 358 points and is "
                    + "cut; shorten the title"
            ])
    }

    @Test func `several texts of one stack are told of at once`() throws {
        let test = Case(
            view:
                "{\(Self.stack), axis: vertical, subviews: [{class: Label, name: b, text: One}, {class: Label, name: c, text: Two}, {class: Label, name: d, text: Three}]}",
            height: 40)
        let found = try test.warnings()
        #expect(
            found.first?.hasPrefix(
                "the texts of the Label \"b\", the Label \"c\" and the Label \"d\" do not fit into the height of the "
                    + "StackView \"s\", 40 points, and are cut; give the frame of the StackView \"s\" "
                    + "a height of ") == true, "\(found)")
    }

    @Test func `a view that is too small in several states of its row is told of once`() throws {
        func found(_ states: [Bool]) throws -> [String] {
            let document = try document(
                """
                screen: {width: 390, height: 100, scale: 2}
                prototypes:
                  p: {height: 60, subviews: [{class: Button, name: b, type: system, \(Self.long), frame: [16,5,60,40], autoresizing: [flexibleWidth, flexibleRightMargin]}]}
                table: {rows: [{cell: p, editingStyle: delete}]}
                """)
            let log = DiagnosticLog()
            document.context().run {
                DiagnosticLog.$current.withValue(log) {
                    let table = document.makeTable()
                    for isEditing in states {
                        table.setEditing(isEditing, animated: false)
                        _ = table.lowered()
                    }
                }
            }
            return log.diagnostics.filter { $0.identifier == "cell.texts-cut" }.map(\.message)
        }
        // In editing the view is narrower, so that its frame must be wider.
        let edited = try found([true])
        #expect(edited.count == 1)
        #expect(try found([false]) != edited)
        #expect(try found([false, true, false]) == edited)
        #expect(try found([true, false]) == edited)
    }

    @Test func `looking for a remedy changes nothing`() throws {
        for test in Self.cases {
            let place = "frame: [16, 5, \(test.width), \(test.height)]"
            let view = test.view.replacingOccurrences(of: "PLACE", with: place)
            let document = try document(
                """
                screen: {width: 390, height: 100, scale: 2}
                contentSize: \(test.contentSize)
                prototypes:
                  p: {width: \(test.prototypeWidth), height: 90, subviews: [\(view)]}
                table: {rows: [{cell: p}]}
                """)
            let first = document.lowered()
            let again = document.context().run {
                DiagnosticLog.$current.withValue(DiagnosticLog()) { first.table.lowered() }
            }
            #expect(first.node == again, "\(test.view)")
        }
    }
}
