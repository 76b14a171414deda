import Foundation
import TableDrawing
import TableGeometry
import TableInspection
import TableControls
import TableViews
import Testing

@testable import TableMockups

/// Rows with the height of their contents, without truncation.
@Suite struct SelfSizedRowTests {
    private static let themes = ["classic", "flat", "modern", "glass"]
    private static let long =
        "A very long text which needs several lines in any row of any phone because it goes on and on"

    /// Properties of the document around the rows.
    private struct Setting {
        var theme = "modern"
        var size = "large"
        var width = 320
        var style = "plain"
        var direction = "ltr"
        var isEditing = false
    }

    /// Returns the nodes of all rows, and the diagnostics recorded while they were drawn.
    private func lowered(
        _ rows: [String], in setting: Setting
    ) throws -> (rows: [RenderNode], cut: [Diagnostic]) {
        let document = try document(
            """
            screen: {width: \(setting.width), height: 600, scale: 3}
            theme: \(setting.theme)
            contentSize: \(setting.size)
            direction: \(setting.direction)
            table:
              style: \(setting.style)
              editing: \(setting.isEditing)
              rows:
            \(rows.map { "    - " + $0 }.joined(separator: "\n"))
            """)
        let log = DiagnosticLog()
        let node = document.context().run {
            DiagnosticLog.$current.withValue(log) {
                let all = Extent(minY: 0, height: 20_000)
                let table = document.makeTable()
                defer { LayoutLint(table).record() }
                return table.lowered(slab: all, viewport: all)
            }
        }
        let shown = node.children.filter { !$0.placed("contentView").isEmpty }
        return (shown, log.diagnostics.filter { $0.identifier == "cell.texts-cut" })
    }

    @Test(
        "A button that fills a row, or lies in a filling stack, sets the height of the row",
        arguments: ["large", "extraExtraExtraLarge", "accessibilityExtraExtraExtraLarge"])
    func buttons(size: String) throws {
        func height(_ view: String, _ lines: String = "") throws -> CGFloat {
            let document = try document(
                """
                screen: {width: 320, height: 900, scale: 2}
                contentSize: \(size)
                prototypes: {p: {subviews: [\(view)]}}
                table: {rows: [{cell: p\(lines)}]}
                """)
            let lowered = document.lowered()
            #expect(lowered.log.diagnostics.isEmpty, "\(lowered.log.diagnostics.map(\.message))")
            return try #require(lowered.table.visibleCells.first).bounds.height
        }
        func button(_ title: String, _ keys: String) -> String {
            "{class: Button, name: b, configuration: filled, title: \(title)\(keys)}"
        }
        let long = "Continue shopping until the shop closes at eight this very evening"
        let one = try height(button("Go", ", frame: margins"))
        #expect(one >= 44)
        for place in ["margins", "fill"] {
            let title = ", frame: \(place)"
            #expect(try height(button(long, title)) > height(button("Go", title)) + 10)
            // The height of the row's title.
            #expect(
                try height(
                    button("Go", title), ", values: {b: {title: \(long), numberOfLines: 0}}")
                    == height(button(long, title)))
        }
        for axis in ["vertical", "horizontal"] {
            func stack(_ title: String) throws -> CGFloat {
                try height(
                    "{class: StackView, axis: \(axis), frame: margins, spacing: 8, subviews: "
                        + "[{class: Label, text: Left}, \(button(title, ""))]}")
            }
            #expect(try stack(long) > stack("Go") + 10)
        }
    }

    /// Expects that every text without a limit of lines has all lines within its row.
    private func checkThatNothingIsCut(
        _ rows: [String], in setting: Setting, _ origin: String = ""
    ) throws {
        let (shown, cut) = try lowered(rows, in: setting)
        #expect(shown.count == rows.count, "\(origin)")
        #expect(cut.isEmpty, "\(origin) \(setting)")
        for (row, node) in zip(rows, shown) {
            let labels = ["textLabel", "detailTextLabel", "text", "secondaryText"]
            for label in labels.flatMap(node.placed) {
                #expect(
                    !label.shownTexts.contains { $0.contains("…") }
                        && label.frame.minY >= -1 && label.frame.maxY <= node.frame.height + 1,
                    "\(origin) \(setting) \(row): \(label.frame) of \(node.frame)")
            }
        }
    }

    @Test(
        "Texts beside an image larger than a standard row are complete", arguments: themes,
        ["large", "accessibilityExtraExtraExtraLarge"])
    func largeImages(theme: String, size: String) throws {
        let image = "image: {symbol: clock, background: systemRed, size: "
        try checkThatNothingIsCut(
            [
                "{text: \(Self.long), numberOfLines: 0, \(image)[150, 60]}}",
                "{text: \(Self.long), numberOfLines: 0, \(image)[150, 100]}, style: subtitle, "
                    + "detail: Its detail, detailNumberOfLines: 0}",
                "{text: \(Self.long), numberOfLines: 0, image: {symbol: airplane}}",
            ], in: Setting(theme: theme, size: size))
    }

    @Test(
        "Rows beside an accessory view have the height that they need", arguments: themes,
        ["ltr", "rtl"])
    func accessoryViews(theme: String, direction: String) throws {
        let size = "accessibilityExtraExtraExtraLarge"
        let rows = [
            "{text: A text that is somewhat longer than the row, numberOfLines: 0, style: subtitle, "
                + "detail: Short, accessoryView: {button: Try Again}}",
            "{text: A text that is somewhat longer, numberOfLines: 0, style: value1, "
                + "detail: Its detail, detailNumberOfLines: 0, accessoryView: {text: \"3.80\"}}",
            "{text: Limonade, numberOfLines: 0, style: subtitle, detail: Jeden Morgen frisch gemacht, "
                + "detailNumberOfLines: 0, accessoryView: {text: \"3.80\"}}",
        ]
        let setting = Setting(
            theme: theme, size: size, width: 350, style: "grouped", direction: direction)
        try checkThatNothingIsCut(rows, in: setting)
        // The price is complete, beside the text.
        let row = try #require(try lowered(rows, in: setting).rows.last)
        #expect(row.placed("accessoryView").first?.shownTexts == ["3.80"])
    }

    @Test("List contents are complete in self-sizing rows of a theme with fixed rows")
    func configuredRowsOfFixedThemes() throws {
        let rows = [
            "{contentConfiguration: {kind: cell, text: \(Self.long)}}",
            "{contentConfiguration: {kind: cell, text: \(Self.long)}, accessory: checkmark}",
            "{contentConfiguration: {kind: subtitleCell, text: Short, secondaryText: \(Self.long)}}",
            "{text: \(Self.long), numberOfLines: 0}",
        ]
        let setting = Setting(theme: "classic")
        try checkThatNothingIsCut(rows, in: setting)
        let shown = try lowered(rows, in: setting).rows
        // A content and a label with equal texts have rows of equal height.
        #expect(Double(shown[0].frame.height) == Double(shown[3].frame.height))
        let text = try #require(shown[0].placed("text").first).frame
        #expect(text.minY >= 8 && text.maxY <= shown[0].frame.height - 8)
        // A content that is too low by a part of a line causes a warning.
        let low = Double(shown[0].frame.height) - 24
        let stated = "{contentConfiguration: {kind: cell, text: \(Self.long)}, height: \(low)}"
        #expect(try lowered([stated], in: setting).cut.count == 1)
    }

    @Test("Icons in a theme with insets by height are aligned in rows of all heights")
    func iconsLineUp() throws {
        let image = "image: {symbol: clock, background: systemRed, size: "
        let rows = [
            "{text: Short, \(image)[29, 29]}}",
            "{text: \(Self.long), numberOfLines: 0, \(image)[29, 29]}}",
            "{text: Stated, \(image)[29, 29]}, height: 150}",
            "{text: Short, \(image)[40, 40]}}",
            "{text: Higher, \(image)[40, 40]}, height: 60}",
        ]
        let shown = try lowered(rows, in: Setting(theme: "classic")).rows
        let lefts = shown.compactMap { $0.placed("imageView").first.map { Double($0.frame.minX) } }
        #expect(lefts == [7, 7, 7, 1, 9])
        let texts = shown.compactMap { $0.placed("textLabel").first.map { Double($0.frame.minX) } }
        #expect(Set(texts.prefix(3)).count == 1)
        try checkThatNothingIsCut(
            [rows[1], "{text: \(Self.long), numberOfLines: 0, image: {symbol: clock}}"],
            in: Setting(theme: "classic", style: "grouped"))
    }

    @Test("A line with a stated height below the font's height is not truncated")
    func setLines() throws {
        let row =
            "{numberOfLines: 0, text: [{text: Set, font: {size: 13}, paragraph: "
            + "{minimumLineHeight: 26, maximumLineHeight: 26}}]}"
        let size = "accessibilityExtraExtraExtraLarge"
        #expect(try lowered([row], in: Setting(size: size)).cut.isEmpty)
    }

    @Test("The last line of a truncated text extends to the end of the row")
    func cutLinesAreWhole() throws {
        let rows = [
            "{text: Mateo Morales of Extraordinaryland, numberOfLines: 0, style: subtitle, "
                + "font: {size: 30}, detail: Dinner, height: 60}"
        ]
        let shown = try lowered(rows, in: Setting(width: 390)).rows
        let text = try #require(shown.first?.placed("textLabel").first)
        #expect(Double(text.frame.maxX) == 374)
        #expect(text.shownTexts.joined().hasSuffix("…"))
    }

    @Test(
        "No self-sizing row truncates its content", arguments: themes)
    func anyRows(theme: String) throws {
        for seed in UInt64(0)..<40 {
            var numbers = Numbers(state: seed &* 7_919 &+ UInt64(theme.utf8.count))
            func pick<Value>(_ values: [Value]) -> Value { values.randomElement(using: &numbers)! }
            let setting = Setting(
                theme: theme,
                size: pick([
                    "small", "large", "extraExtraExtraLarge", "accessibilityMedium",
                    "accessibilityExtraExtraExtraLarge",
                ]),
                width: pick([320, 375, 414]), style: pick(["plain", "grouped", "insetGrouped"]),
                direction: pick(["ltr", "rtl"]), isEditing: pick([true, false, false]))
            let rows = (0..<6).map { _ in randomRow(&numbers) }
            try checkThatNothingIsCut(rows, in: setting, "seed \(seed)")
        }
    }

    /// A row as text of a document.
    ///
    /// Each text may have any number of lines.
    private func randomRow(_ numbers: inout Numbers) -> String {
        func pick<Value>(_ values: [Value]) -> Value { values.randomElement(using: &numbers)! }
        let texts = ["Short", "A text that is somewhat longer than the row", Self.long]
        let image = pick([
            "", "", ", image: {symbol: clock}",
            ", image: {symbol: clock, background: systemRed, size: "
                + pick(["[20, 43]", "[29, 29]", "[60, 60]", "[120, 80]"]) + "}",
        ])
        let end = pick([
            "", ", accessory: disclosureIndicator", ", accessory: detailDisclosureButton",
            ", accessory: checkmark",
            ", accessoryView: "
                + pick([
                    "{switch: true}", "{text: \"3.80\"}", "{badge: \"14\"}", "{button: Try Again}",
                    "{stepper: 3}", "{slider: 0.4}", "{progress: 0.4}", "{segments: [A, B]}",
                ]),
        ])
        let indentation = pick(["", "", ", indentationLevel: 2"])
        if pick([true, false, false]) {
            let second = pick(["", ", secondaryText: \(pick(texts))"])
            return "{contentConfiguration: {kind: cell, text: \(pick(texts))\(second)\(image)}"
                + "\(end)\(indentation)}"
        }
        let style = pick(["default", "subtitle", "value1", "value2"])
        let detail =
            style == "default" ? "" : ", detail: \(pick(texts)), detailNumberOfLines: 0"
        return "{text: \(pick(texts)), numberOfLines: 0, style: \(style)\(detail)"
            + "\(style == "value2" ? "" : image)\(end)\(indentation)}"
    }

    /// SplitMix64: a seed gives equal numbers on every machine.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    @Test("A text that fits into a line of a box makes the row no higher", arguments: themes)
    func lineOfABox(theme: String) throws {
        let texts = ["Bread", "Bread", "\"Bread, butter and jam for us all\"", "Bread"]
        let written = texts.map { "{style: subtitle, text: \($0), numberOfLines: 0, detail: One}" }
        let rows = try lowered(written, in: Setting(theme: theme, style: "grouped")).rows
        // The borders of a box add to the heights of its first and its last row.
        #expect(abs(rows[1].frame.height - rows[2].frame.height) < 0.001)
    }
}
