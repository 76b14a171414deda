import Foundation
import TableDrawing
import TableControls
import TableViews
import Testing

@testable import TableMockups

/// Rows with less height or width than their content needs.
@Suite struct CrowdedRowTests {
    private static let themes = ["classic", "flat", "modern", "glass"]

    private func lowered(
        _ rows: String, theme: String = "modern", size: String = "large", table: String = "",
        direction: String = "ltr", width: Int = 320
    ) throws -> (node: RenderNode, warnings: [Diagnostic]) {
        let document = try document(
            """
            screen: {width: \(width), height: 600, scale: 3}
            theme: \(theme)
            contentSize: \(size)
            direction: \(direction)
            table:
              \(table.isEmpty ? "style: plain" : table)
              rows:
            \(rows.split(separator: "\n").map { "    - " + $0 }.joined(separator: "\n"))
            """)
        let lowered = document.lowered()
        return (lowered.node, lowered.log.diagnostics)
    }

    @Test(
        "Texts stay within a row of a stated height",
        arguments: themes, ["large", "extraExtraExtraLarge", "accessibilityExtraExtraExtraLarge"])
    func statedHeights(theme: String, size: String) throws {
        let (node, warnings) = try lowered(
            """
            {text: Text gjpq, height: 14, accessory: disclosureIndicator}
            {style: subtitle, text: A title gjpq, detail: Its detail gjpq, height: 44}
            {style: subtitle, text: Two words of it, detail: "A detail that goes on and on", detailNumberOfLines: 0, height: 84}
            {text: "Two words that go on for some time", numberOfLines: 0, height: 44}
            {text: Text, style: value1, detail: Detail, height: 44}
            {text: Text, style: value2, detail: Detail, height: 44}
            {contentConfiguration: {text: A title, secondaryText: A second text}, height: 44}
            """, theme: theme, size: size)
        let rows = node.children.filter { !$0.placed("contentView").isEmpty }
        #expect(rows.count == 7)
        for row in rows {
            for text in row.placed("textLabel")
                + row.placed("detailTextLabel") + row.placed("text") + row.placed("secondaryText")
            {
                let place = text.frame
                #expect(place.minY >= -1 && place.maxY <= row.frame.height + 1)
                guard case .text(let glyphs, _) = text.contents else { continue }
                #expect(text.clipsToBounds || glyphs.size.height <= text.frame.height * 1.25)
            }
        }
        let cut = warnings.filter { $0.identifier == "cell.texts-cut" }
        if size.hasPrefix("accessibility"), theme == "modern" || theme == "glass" {
            #expect(cut.count == 7)
            #expect(cut.allSatisfy { $0.location?.contains("d.yaml:") == true })
        }
    }

    @Test("A stated height that truncates a header or footer causes a warning", arguments: themes)
    func statedHeadersAndFooters(theme: String) throws {
        let long = "A text that is much too long for a single line of any phone of any year"
        let kinds = ["header", "footer"]
        for kind in kinds {
            func warnings(_ height: String) throws -> [Diagnostic] {
                try document(
                    """
                    screen: {width: 320, height: 300}
                    theme: \(theme)
                    table:
                      style: grouped
                      sections:
                        - \(kind): \(long)
                          \(height.isEmpty ? "" : kind + "Height: " + height)
                          rows: [{text: Row}]
                    """
                ).lowered().log.diagnostics.filter { $0.identifier == "header.texts-cut" }
            }
            #expect(try warnings("").isEmpty)
            #expect(try warnings("120").isEmpty)
            let cut = try warnings("20")
            #expect(cut.count == 1)
            #expect(cut.first?.location?.contains("d.yaml:7") == true)
            #expect(cut.first?.message.contains("the \(kind)'s height of 20 points") == true)
        }
    }

    @Test("The advice for a row that is too low depends on the theme", arguments: themes)
    func helpOfLowRows(theme: String) throws {
        let row = "{text: [{text: \"Big \", font: {size: 60}}, {text: small}]}"
        func warnings(_ row: String) throws -> [String] {
            try document("theme: \(theme)\ntable: {rows: [\(row)]}").lowered().log.diagnostics.map(
                \.message)
        }
        guard theme == "classic" else {
            #expect(try warnings(row).isEmpty)
            return
        }
        #expect(
            try warnings(row) == [
                "the texts do not fit into the row's height of 44 points and are cut; rows of the "
                    + "theme ios6 do not grow with a single line: give the row a greater "
                    + "height, or the label any number of lines (0)"
            ])
        // Both remedies work.
        #expect(try warnings(row.dropLast() + ", numberOfLines: 0}").isEmpty)
        #expect(try warnings(row.dropLast() + ", height: 90}").isEmpty)
    }

    @Test("The title of a bordered button ends before its border", arguments: themes)
    func borderedButton(theme: String) throws {
        let table = try document(
            """
            screen: {width: 320, height: 300, scale: 2}
            theme: \(theme)
            table:
              rows: [{text: Row, accessoryView: {button: A button with a very long title in the row}}]
            """
        ).lowered().table
        let button = try #require(table.visibleCells.first?.accessoryView as? Button)
        let title = try #require(button.titleLabel)
        #expect(button.bounds.width < 320)
        let inset: CGFloat = theme == "classic" ? 12 : 0
        #expect(title.frame.minX >= inset)
        #expect(title.frame.maxX <= button.bounds.width - inset)
        #expect(title.frame.width > 100)
    }

    @Test("A badge without a text is a round dot")
    func emptyBadge() throws {
        let table = try document("table: {rows: [{text: Row, accessoryView: {badge: \"\"}}]}")
            .lowered().table
        let badge = try #require(table.visibleCells.first?.accessoryView)
        #expect(badge.bounds.size == CGSize(width: 10, height: 10))
    }

    @Test("A text at the end of a row is complete if the row is wide enough")
    func accessoryTexts() throws {
        let (node, _) = try lowered(
            """
            {text: Text, accessoryView: {text: "Distance 42 kilometres"}}
            {text: A longer title than that, accessoryView: {text: "Distance 42 kilometres and more"}}
            """)
        let texts = node.shownTexts
        // If both are long, the row's own text is truncated.
        #expect(texts.contains("Distance 42 kilometres"))
        #expect(texts.contains("Distance 42 kilometres and more"))
        #expect(node.placed("accessoryView").allSatisfy { $0.frame.maxX <= 304.5 })
    }

    @Test(
        "An accessory view keeps its own size at the row's trailing end at every text size",
        arguments: themes, ["ltr", "rtl"])
    func accessoryViewsAtTheEnd(theme: String, direction: String) throws {
        let rows = """
            {text: Repetition, accessoryView: {text: Everything used}}
            {text: Repetition, height: 60, accessoryView: {button: Try Again}}
            {text: Do, accessoryView: {switch: true}}
            """
        for size in ["large", "accessibilityExtraLarge"] {
            let (node, _) = try lowered(
                rows, theme: theme, size: size, direction: direction, width: 390)
            let rows = node.children.filter { !$0.placed("accessoryView").isEmpty }
            #expect(rows.count == 3)
            let texts = rows.flatMap { $0.placed("accessoryView")[0].shownTexts }
            #expect(texts == ["Everything used", "Try Again"])
            for row in rows {
                let view = row.placed("accessoryView")[0].frame
                let distance = direction == "ltr" ? 390 - view.maxX : view.minX
                #expect(distance >= 7 && distance <= 17, "\(size): \(view)")
                #expect(abs(view.midY - row.frame.height / 2) <= 1.5, "\(size): \(view)")
            }
        }
    }

    @Test("Segments and stated widths stay within the row", arguments: ["ltr", "rtl"])
    func wideAccessories(direction: String) throws {
        let (node, _) = try lowered(
            """
            {text: Segs, accessoryView: {segments: [A long segment, Another long one, And a third one]}}
            {text: Slider in a row with a long title, accessoryView: {slider: 0.5, width: 900}}
            {text: Badge, accessoryView: {badge: "A long badge text that is too long for it all"}}
            {text: Badge, accessoryView: {button: "A long button text that is too long for it all"}}
            """, direction: direction)
        let frames = node.placed("accessoryView").map(\.frame)
        #expect(frames.count == 4)
        #expect(frames.allSatisfy { $0.minX >= 15.99 && $0.maxX <= 304.5 && $0.width > 80 })
    }

    @Test("A symbol hides its title in an action without height for both")
    func swipeTitles() throws {
        for (size, height) in [("large", 92), ("accessibilityExtraExtraExtraLarge", 92)] {
            let (node, _) = try lowered(
                "{text: Row, height: \(height), swiped: {trailing: [{title: Delete, style: "
                    + "destructive, symbol: trash}]}}", size: size)
            let button = try #require(node.placed("action").first)
            for part in button.children {
                #expect(part.frame.minY >= 0 && part.frame.maxY <= button.frame.height)
            }
        }
    }

    @Test("Swipe actions end before the section index", arguments: themes)
    func swipeBesideIndex(theme: String) throws {
        for direction in ["ltr", "rtl"] {
            let (node, _) = try lowered(
                "{text: Row, swiped: {trailing: [{title: Delete, style: destructive}]}}",
                theme: theme, table: "index: [A, B, C]", direction: direction)
            let index = try #require(node.placed("index").first).frame
            let button = try #require(node.placed("action").first)
            let title = try #require(button.placed("title").first).frame
                .offsetBy(dx: button.frame.minX, dy: 0)
            #expect(
                direction == "ltr"
                    ? title.maxX <= index.minX + 0.01 : title.minX >= index.maxX - 0.01)
            // The button does, too, because letters above its colour would be unreadable.
            #expect(
                direction == "ltr"
                    ? button.frame.maxX <= index.minX + 0.01
                    : button.frame.minX >= index.maxX - 0.01)
        }
    }

    @Test("The title of a refresh control has the height of its text size")
    func refreshTitles() throws {
        let (node, _) = try lowered(
            "{text: Row}", size: "accessibilityExtraExtraExtraLarge",
            table: "refreshControl: {title: Pull to try again}")
        let control = try #require(node.placed("refreshControl").first)
        let title = try #require(control.children.first { $0.name == "Label" }).frame
        #expect(title.minY >= 0 && title.maxY <= control.frame.height)
        #expect(title.minX >= 0 && title.maxX <= 320)
        #expect(control.shownTexts.joined().contains("again"))
    }

    @Test("An empty state shrinks before it is truncated")
    func emptyStates() throws {
        for title in ["No Connection", "Unbreakableword"] {
            let document = try document(
                """
                screen: {width: 320, height: 420, scale: 3}
                contentSize: accessibilityExtraExtraExtraLarge
                table:
                  empty: {symbol: star, title: \(title), text: Tides are shown when the phone is online again.}
                  sections: []
                """)
            let lowered = document.lowered()
            #expect(lowered.log.diagnostics.isEmpty)
            let texts = lowered.node.placed("Label").filter { !$0.shownTexts.isEmpty }
            #expect(texts.count == 2)
            #expect(texts.allSatisfy { $0.frame.minY >= 0 && $0.frame.maxY <= 420 })
            #expect(!lowered.node.shownTexts.contains { $0.contains("…") })
        }
    }

    @Test("Beside a wide index, the buttons alone move an open row", arguments: themes)
    func swipeBesideWideIndex(theme: String) throws {
        let row =
            "{text: Row, backgroundView: {color: systemTeal}, swiped: {trailing: [{title: A}, {title: B}]}}"
        let (node, _) = try lowered(
            row, theme: theme, table: "index: [A, B, \"Überlänge\"]", width: 260)
        let index = try #require(node.placed("index").first).frame
        let buttons = node.placed("action").map(\.frame)
        #expect(buttons.count == 2)
        for button in buttons { #expect(button.minX >= 0 && button.maxX <= index.minX + 0.01) }
        // The row's background continues below the index.
        let back = try #require(node.placed("backgroundView").first).frame
        #expect(back.minX <= 0 && back.maxX >= 260)
    }

    @Test(
        "A stated height that truncates the lines of value styles causes a warning",
        arguments: themes)
    func cutColumns(theme: String) throws {
        let long = "\"Many words, of which there are more than a single line has room for\""
        func count(_ row: String) throws -> Int {
            try lowered(row, theme: theme).warnings.filter { $0.identifier == "cell.texts-cut" }
                .count
        }
        for style in ["value1", "value2"] {
            let detail = "style: \(style), text: Text, detail: \(long), detailNumberOfLines: 0"
            #expect(try count("{\(detail), height: 30}") == 1, "\(style)")
            #expect(try count("{\(detail), height: 200}") == 0, "\(style)")
            #expect(try count("{\(detail)}") == 0, "\(style)")
            let text = "style: \(style), text: \(long), numberOfLines: 0, detail: Detail"
            #expect(try count("{\(text), height: 30}") == 1, "\(style)")
        }
    }

    @Test("Warnings about a stated height name it in the document's points", arguments: themes)
    func statedClassicHeights(theme: String) throws {
        for (height, words) in [("1", "1 point"), ("10", "10 points")] {
            let (_, warnings) = try lowered(
                "{text: Row, height: \(height)}", theme: theme, table: "style: grouped")
            let cut = warnings.filter { $0.identifier == "cell.texts-cut" }.map(\.message)
            #expect(cut.count == 1)
            #expect(cut.first?.contains("the row's height of \(words) and are cut") == true)
            #expect(cut.first?.contains("lines") == false)
        }
    }

    @Test(
        "A warning names the view or indentation that pushes a text out of its row",
        arguments: themes)
    func textsWithoutRoom(theme: String) throws {
        func messages(_ row: String) throws -> [String] {
            try lowered(row, theme: theme).warnings
                .filter { $0.identifier == "cell.text-without-room" }.map(\.message)
        }
        let accessory = try messages("{text: Row, accessoryView: {progress: 0.4, width: 1000}}")
        #expect(accessory.count == 1)
        #expect(accessory.first?.hasPrefix("the text \"Row\" has no room beside the ") == true)
        let indented = try messages("{text: Row, indentationLevel: 60}")
        #expect(
            indented == [
                "the text \"Row\" has no room beside the indentation of 600 points in the row's "
                    + "320 points"
            ])
        #expect(
            try messages("{contentConfiguration: {text: Row}, indentationLevel: 60}").count == 1)
        #expect(try messages("{text: I, accessoryView: {progress: 0.4, width: 100}}").isEmpty)
        #expect(try messages("{text: Row, swiped: {trailing: [{title: A}, {title: B}]}}").isEmpty)
    }
}
