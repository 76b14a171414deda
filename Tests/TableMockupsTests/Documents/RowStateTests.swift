import Foundation
import TableDrawing
import TableGeometry
import TableText
import TableControls
import TableViews
import TestSupport
import Testing

@testable import TableMockups

/// Edited, swiped and carried rows in documents, and rows with accessory views.
@Suite struct RowStateTests {
    private let screen = "screen: {width: 320, height: 480, scale: 2}\ntheme: modern\n"

    private func table(
        _ text: String, saying diagnostics: [String] = []
    ) throws -> (table: TableView, node: RenderNode) {
        let (table, node, log) = try document(screen + text).lowered()
        #expect(log.diagnostics.map(\.identifier) == diagnostics)
        return (table, node)
    }

    private func cell(_ table: TableView, _ row: Int) throws -> TableViewCell {
        try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    /// Names of all nodes below a node.
    private func names(_ node: RenderNode) -> [String] {
        [node.name] + node.children.flatMap { names($0) }
    }

    @Test(
        "The editing mode shows each row's editing control, reorder control and editing accessory")
    func editing() throws {
        let (table, _) = try table(
            """
            table:
              editing: true
              rows:
                - {text: a, movable: true, editingAccessory: checkmark, accessory: detailButton}
                - {text: b, editingStyle: insert}
                - {text: c, editingStyle: none}
                - {text: d, editingStyle: none, shouldIndentWhileEditing: false}
            """)
        #expect(table.isEditing)
        let cells = try (0..<4).map { try cell(table, $0) }
        #expect(cells.map(\.editingStyle) == [.delete, .insert, .none, .none])
        #expect(cells.map(\.showsReorderControl) == [true, false, false, false])
        #expect(cells[0].editingAccessoryType == .checkmark)
        #expect(cells[0].accessoryType == .detailButton)
        let starts = cells.map { $0.contentView.frame.minX }
        #expect(starts[0] > 0 && starts[0] == starts[1] && starts[1] == starts[2])
        #expect(starts[3] == 0)
    }

    @Test("Editing controls are hidden without the editing mode")
    func notEditing() throws {
        let (table, node) = try table("table: {rows: [{text: a, movable: true}]}")
        #expect(!table.isEditing)
        #expect(!names(node).contains("reorderControl") && !names(node).contains("editControl"))
    }

    @Test("Rows are selected by circles in a table with multiple selection during editing")
    func circles() throws {
        let (table, _) = try table(
            "table: {editing: true, allowsMultipleSelectionDuringEditing: true, "
                + "rows: [{text: a, selected: true}, {text: b}]}")
        #expect(table.allowsMultipleSelectionDuringEditing)
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
    }

    @Test("An armed row has its own title, and a swiped row shows actions at its side")
    func swipes() throws {
        let (table, node) = try table(
            """
            table:
              rows:
                - {text: a, armed: true, deleteTitle: Away}
                - {text: b, swiped: {leading: [{title: Read, color: "#102030"}]}}
                - text: c
                  swiped:
                    trailing: [{title: X, style: destructive}, {symbol: flag.fill}]
                    open: 0.5
                - {text: d}
            """, saying: ["table.several-open-rows", "table.several-open-rows"])
        #expect(try cell(table, 0).showingDeleteConfirmation)
        #expect(try !cell(table, 3).showingDeleteConfirmation)
        #expect(try cell(table, 1).configurationState.isSwiped)
        #expect(try !cell(table, 3).configurationState.isSwiped)
        // The row's content moves away from the swiped side. A half-open row moves half the
        // distance.
        #expect(try cell(table, 1).bounds.origin.x < 0)
        #expect(try cell(table, 2).bounds.origin.x > 0)
        let document = try document(
            screen + "table: {rows: [{text: a, swiped: {trailing: [{title: Xyz}], open: 0.5}}, "
                + "{text: a, swiped: {trailing: [{title: Xyz}]}}]}")
        let pair = document.lowered().table
        let half = try cell(pair, 0).bounds.origin.x
        #expect(abs(half * 2 - (try cell(pair, 1).bounds.origin.x)) <= 1)
        let row = try #require(
            try TableMockupsTests.document(
                "table: {rows: [{swiped: {leading: [{title: Read, color: \"#102030\"}]}}]}"
            ).rows().first)
        let action = try #require(row.editing.swipe?.actions.first)
        #expect(action.color == Color(hex: 0x102030) && action.style == .normal)
        #expect(names(node).filter { $0.hasPrefix("swipe") }.count >= 3)
    }

    @Test("A carried row lies over its target, and the other rows close the gap")
    func lifted() throws {
        let (table, _) = try table(
            """
            table:
              editing: true
              rowHeight: 50
              rows:
                - {text: a, movable: true, lifted: {row: 2, offset: 7}}
                - {text: b, movable: true}
                - {text: c, movable: true}
                - {text: d, movable: true}
            """)
        let tops = try (0..<4).map { try cell(table, $0).frame.minY }
        #expect(tops == [107, 0, 50, 150])
        #expect(try cell(table, 0).configurationState.isReordering)
    }

    @Test("A carried row lies in its gap beside rows of other heights")
    func liftedAmongOthers() throws {
        let (table, _) = try table(
            """
            table:
              editing: true
              rows:
                - {text: a, height: 50, movable: true, lifted: {row: 2}}
                - {text: b, height: 40, movable: true}
                - {text: c, height: 90, movable: true}
                - {text: d, height: 40, movable: true}
            """)
        let tops = try (0..<4).map { try cell(table, $0).frame.minY }
        #expect(tops == [130, 0, 40, 180])
    }

    @Test("A carried row of large text lies over the gap between the other rows")
    func liftedLargeType() throws {
        let (table, _) = try table(
            """
            contentSize: accessibilityExtraLarge
            table:
              editing: true
              rows:
                - {text: a, movable: true, lifted: {row: 2}}
                - {text: b, movable: true}
                - {text: c, movable: true}
                - {text: d, movable: true}
            """)
        let frames = try (0..<4).map { try cell(table, $0).frame }
        #expect(frames[0].height > 60)
        #expect(frames[1].minY == 0)
        #expect(frames[2].minY == frames[1].maxY)
        #expect(frames[0].minY == frames[2].maxY)
        #expect(frames[3].minY == frames[0].maxY)
    }

    @Test("A row carried to a later section lies in the gap of the section")
    func liftedAcrossSections() throws {
        let (table, _) = try table(
            """
            table:
              editing: true
              rowHeight: 50
              sections:
                - header: A
                  rows: [{text: a, movable: true, lifted: {section: 1, row: 0}}, {text: b}]
                - header: B
                  rows: [{text: c}, {text: d}]
            """)
        func top(_ row: Int, _ section: Int) throws -> CGFloat {
            try #require(table.cellForRow(at: IndexPath(row: row, section: section))).frame.minY
        }
        // Rows below the gap do not move. The gap has the height of the closed row above.
        let rest = table.rectForRow(at: IndexPath(row: 0, section: 1)).minY
        #expect(try top(0, 1) == rest)
        #expect(try top(0, 0) == rest - 50)
        #expect(try top(1, 0) == table.rectForRow(at: IndexPath(row: 0, section: 0)).minY)
    }

    @Test(
        "Each kind of accessory view becomes its control",
        arguments: [
            ("{switch: true}", "Switch"), ("{text: a}", "Label"), ("{badge: 3}", "BadgeView"),
            ("{symbol: gear, tint: red}", "ImageView"), ("{image: {symbol: gear}}", "ImageView"),
            ("{slider: 0.5}", "Slider"), ("{segments: [a, b], selected: 1}", "SegmentedControl"),
            ("{stepper: 3}", "Stepper"), ("{progress: 0.2}", "ProgressView"),
            ("{activity: true}", "ActivityIndicatorView"),
            ("{field: a, placeholder: b}", "TextField"), ("{button: Go}", "Button"),
        ])
    func accessoryViews(written: String, type: String) throws {
        let (table, _) = try table(
            "table: {rows: [{text: a, accessoryView: \(written)}, "
                + "{text: b, accessory: checkmark}]}")
        let view = try #require(try cell(table, 0).accessoryView)
        #expect("\(Swift.type(of: view))" == type)
        #expect(view.frame.width > 0 && view.frame.height > 0)
        #expect(view.frame.maxX < 320 && view.frame.minX > 0)
        #expect(try cell(table, 1).accessoryView == nil)
    }

    @Test("Accessory views take their values")
    func accessoryValues() throws {
        let (table, _) = try table(
            """
            table:
              rows:
                - {accessoryView: {switch: true, enabled: false, tint: red}}
                - {accessoryView: {slider: 0.25, width: 77}}
                - {accessoryView: {segments: [a, b, c], selected: 2}}
                - {accessoryView: {progress: 0.5}}
            """)
        let toggle = try #require(try cell(table, 0).accessoryView as? Switch)
        #expect(toggle.isOn && !toggle.isEnabled && toggle.onTintColor == .red)
        let slider = try #require(try cell(table, 1).accessoryView as? Slider)
        #expect(slider.value == 0.25 && slider.frame.width == 77)
        let segments = try #require(try cell(table, 2).accessoryView as? SegmentedControl)
        #expect(segments.selectedSegmentIndex == 2 && segments.numberOfSegments == 3)
        let bar = try #require(try cell(table, 3).accessoryView as? ProgressView)
        #expect(bar.progress == 0.5)
    }

    @Test("Labels have colours, shadows and line break modes, and reused labels reset them")
    func labels() throws {
        let (table, _) = try table(
            """
            table:
              rows:
                - {style: subtitle, text: a, detail: b, highlightedTextColor: red,
                   highlightedDetailColor: blue, lineBreakMode: byTruncatingMiddle,
                   detailLineBreakMode: byClipping, minimumScaleFactor: 0.5,
                   detailMinimumScaleFactor: 0.7, textShadow: {color: green, offset: [2, 3]},
                   detailShadow: {color: white}}
            """)
        let row = try cell(table, 0)
        let text = try #require(row.textLabel)
        let detail = try #require(row.detailTextLabel)
        #expect(text.highlightedTextColor == .red && detail.highlightedTextColor == .blue)
        #expect(text.lineBreakMode == .byTruncatingMiddle && detail.lineBreakMode == .byClipping)
        #expect(text.adjustsFontSizeToFitWidth && text.minimumScaleFactor == 0.5)
        #expect(detail.adjustsFontSizeToFitWidth && detail.minimumScaleFactor == 0.7)
        #expect(text.shadowColor == .green && text.shadowOffset == CGSize(width: 2, height: 3))
        #expect(detail.shadowColor == .white && detail.shadowOffset == CGSize(width: 0, height: -1))
    }

    @Test("Single rows have their own indentation, selection style and separators")
    func looks() throws {
        let (table, node) = try table(
            """
            table:
              rows:
                - {text: a, indentationLevel: 2, indentationWidth: 30, separator: false}
                - {text: a, selected: true, selectedBackgroundColor: "#102030"}
                - {text: a}
            """)
        let shift =
            try #require(try cell(table, 0).textLabel).frame.minX
            - (try #require(try cell(table, 2).textLabel)).frame.minX
        #expect(shift == 60)
        #expect(try cell(table, 1).selectedBackgroundView?.backgroundColor == Color(hex: 0x102030))
        let rows = node.children.filter { $0.name.hasPrefix("row") }
        let lines = rows.prefix(3).map { row in
            row.children.contains { $0.name == "separator" && $0.frame.width > 0 }
        }
        #expect(lines[0] == false && lines[2] == true)
    }

    @Test("A reused cell has no values of a row that states everything")
    func reuse() throws {
        let rich = """
                - {text: rich, accessoryView: {switch: true}, editingAccessory: checkmark,
                   editingAccessoryView: {badge: 1}, movable: true, indentationWidth: 40,
                   selectedBackgroundColor: red, textShadow: {color: red}, lineBreakMode: byClipping,
                   minimumScaleFactor: 0.5, highlightedTextColor: green, separator: false}
            """
        let text =
            "table:\n  rowHeight: 44\n  rows:\n" + String(repeating: rich + "\n", count: 12)
            + String(repeating: "    - {text: plain}\n", count: 60)
        let log = DiagnosticLog()
        let document = try document(screen + text)
        try document.context().run {
            try DiagnosticLog.$current.withValue(log) {
                let table = document.makeTable()
                _ = table.lowered()
                table.contentOffset.y = 44 * 40
                _ = table.lowered()
                let cell = try #require(table.cellForRow(at: IndexPath(row: 42, section: 0)))
                #expect(cell.textLabel?.text == "plain")
                #expect(cell.accessoryView == nil && cell.editingAccessoryView == nil)
                #expect(cell.editingAccessoryType == .none && !cell.showsReorderControl)
                #expect(cell.indentationWidth == 10 && cell.selectedBackgroundView == nil)
                #expect(cell.separatorInset == nil)
                #expect(cell.textLabel?.shadowColor == nil)
                #expect(cell.textLabel?.lineBreakMode == .byTruncatingTail)
                #expect(cell.textLabel?.adjustsFontSizeToFitWidth == false)
            }
        }
        #expect(log.diagnostics.isEmpty)
    }

    @Test("Rows of several lines are higher if controls reduce their text's width")
    func heights() throws {
        let long = String(repeating: "word ", count: 30)
        func height(_ row: String, _ mode: String = "") throws -> CGFloat {
            let (table, _) = try table(
                "table: {\(mode)rows: [{text: \"\(long)\", numberOfLines: 0\(row)}]}")
            return table.rectForRow(at: IndexPath(row: 0, section: 0)).height
        }
        let plain = try height("")
        #expect(try height(", accessoryView: {slider: 0, width: 150}") > plain)
        #expect(try height(", movable: true", "editing: true, ") > plain)
        let still = ", editingStyle: none, shouldIndentWhileEditing: false"
        #expect(try height(still, "editing: true, ") == plain)
    }

    @Test("Rows of a data file open for a swipe when they become visible")
    func records() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.csv", "name\nb\n")
        let (table, _, log) = try document(
            screen + "table: {rows: {from: a.csv, each: {text: \"{name}\", armed: true, "
                + "deleteTitle: \"{name}\"}}}", in: folder
        ).lowered()
        #expect(log.diagnostics.isEmpty)
        #expect(try cell(table, 0).showingDeleteConfirmation)
    }

    @Test("A symbol has its tint, and a symbol on a tile is an image of the tile's size")
    func symbols() throws {
        let (table, _) = try table(
            """
            table:
              rows:
                - {text: a, image: {symbol: gear, tint: red}}
                - {text: b, image: {symbol: gear, background: red}}
                - {text: c, image: {symbol: gear, background: red, size: [40, 30]}}
            """)
        let images = try (0..<3).map { try #require(try cell(table, $0).imageView?.image) }
        #expect(images[0].isSymbolImage && images[0].isTemplate)
        #expect(!images[1].isTemplate)
        #expect(images[1].size == CGSize(width: 29, height: 29))
        #expect(images[2].size == CGSize(width: 40, height: 30))
    }
}
