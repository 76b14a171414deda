import Foundation
import TableDrawing
import TableControls
import TableViews
import Testing

@testable import TableMockups

/// Widths of a row's control and text in a narrow row.
@Suite struct AccessoryWidthTests {
    private static let themes = ["classic", "flat", "modern", "glass"]

    private func lowered(
        _ row: String, theme: String, width: Int = 393
    ) throws -> (document: TableDocument, table: TableView, warnings: [String]) {
        let document = try document(
            """
            screen: {width: \(width), height: 260, scale: 3}
            theme: \(theme)
            table: {style: grouped, rows: [\(row)]}
            """)
        let lowered = document.lowered()
        return (document, lowered.table, lowered.log.diagnostics.map(\.message))
    }

    @Test(
        "The text of a control is complete while the row is wide enough",
        arguments: themes,
        [
            "text: Appearance, accessoryView: {segments: [Automatic, Light, Dark], selected: 0}",
            "text: Appearance, accessoryView: {segments: [Light, Dark, Automatic], selected: 0}",
            "text: Units of temperature, accessoryView: {segments: [Celsius, Fahrenheit], selected: 0}",
            "text: A text that is long enough for the row, accessoryView: {button: Change the settings}",
            "text: A text that is long enough for the row, numberOfLines: 0, accessoryView: {text: Nothing was changed}",
            "style: subtitle, text: A text that is long enough for the row, detail: Its detail, accessoryView: {button: Change the settings}",
        ])
    func wholeWords(theme: String, row: String) throws {
        let (document, table, warnings) = try lowered("{\(row)}", theme: theme)
        #expect(warnings == [])
        let cell = try #require(table.visibleCells.first)
        let label = (cell.accessoryView as? Button)?.titleLabel ?? cell.accessoryView as? Label
        if let label { #expect(document.widthThatFits(label) <= label.bounds.width + 0.5) }
        let text = try #require(cell.textLabel)
        #expect(text.bounds.width >= 45)
    }

    @Test(
        "A badge lies 8 points before the standard accessory of its row",
        arguments: themes, ["ltr", "rtl"])
    func badge(theme: String, direction: String) throws {
        let document = try document(
            """
            screen: {width: 393, height: 300, scale: 3}
            theme: \(theme)
            direction: \(direction)
            styles: {entry: {accessory: disclosureIndicator}}
            table:
              rows:
                - {use: entry, text: a, accessoryView: {badge: 1}}
                - {text: a, accessory: disclosureIndicator, accessoryView: {badge: 1}}
                - {use: entry, text: a}
                - {text: a, accessory: disclosureIndicator, accessoryView: {switch: true}}
            """)
        #expect(document.warnings.count == 1)
        let (table, node, log) = document.lowered()
        #expect(log.diagnostics == [])
        func frame(_ row: Int, _ part: String) -> CGRect? {
            node.children.first { $0.name == "row 0,\(row)" }?.children
                .first { $0.name == part }?.frame
        }
        let chevron = try #require(frame(2, "accessory"))
        #expect(frame(3, "accessory") == nil)
        for row in [0, 1] {
            #expect(frame(row, "accessory") == chevron)
            let badge = try #require(table.visibleCells[row].accessoryView?.frame)
            let gap =
                direction == "rtl" ? badge.minX - chevron.maxX : chevron.minX - badge.maxX
            #expect(abs(gap - 8) < 0.01)
            let content = table.visibleCells[row].contentView.frame
            #expect(direction == "rtl" ? content.minX >= badge.maxX : content.maxX <= badge.minX)
        }
    }

    @Test("A control first loses the empty space beside its text", arguments: themes)
    func emptyRoom(theme: String) throws {
        let (document, table, _) = try lowered(
            "{text: Look of it, accessoryView: {segments: [Automatic, Light, Dark]}}", theme: theme,
            width: ["classic": 396, "flat": 350][theme] ?? 352)
        let cell = try #require(table.visibleCells.first)
        let (control, text) = (try #require(cell.accessoryView), try #require(cell.textLabel))
        #expect(control.bounds.width < document.widthThatFits(control))
        #expect(document.widthThatFits(text) <= text.bounds.width + 0.5)
    }

    @Test(
        "A warning names a truncated control and the width that it needs",
        arguments: themes)
    func shortage(theme: String) throws {
        let words = "segments: [Always, Unlocked, Never], selected: 0"
        let warnings = try lowered(
            "{text: Show Previews, accessoryView: {\(words)}}", theme: theme,
            width: ["modern", "glass"].contains(theme) ? 252 : 260
        ).warnings
        #expect(warnings.count == 1, "\(warnings)")
        let warning = try #require(warnings.first)
        // The width is sufficient, and a smaller stated width is too small.
        let sizes = try #require(
            warning.firstMatch(
                of: /the text of the SegmentedControl "accessoryView" needs ([0-9.]+) ×/),
            "\(warning)")
        let needed = try #require(Double(sizes.1))
        func found(stating width: Double) throws -> [String] {
            try lowered("{accessoryView: {\(words), width: \(width)}}", theme: theme).warnings
        }
        #expect(try found(stating: needed + 0.5) == [])
        let small = try found(stating: needed / 2)
        #expect(small.count == 1)
        #expect(small.first?.contains(" needs \(sizes.1) × ") == true, "\(small)")
    }
}

extension TableDocument {
    /// Width that a view of the document requests, in points.
    fileprivate func widthThatFits(_ view: View) -> CGFloat {
        context().run { view.sizeThatFits(.zero).width }
    }
}
