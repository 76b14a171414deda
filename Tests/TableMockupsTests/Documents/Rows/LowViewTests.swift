import Foundation
import TableDrawing
import Testing

@testable import TableMockups

/// Texts truncated by their own view are distinguished from texts truncated by the row.
@Suite struct LowViewTests {
    private func warnings(_ prototype: String) throws -> [String] {
        try document(
            """
            screen: {width: 390, height: content, scale: 2}
            prototypes:
              p: \(prototype)
            table: {rows: [{cell: p}]}
            """
        ).lowered().log.diagnostics.filter { $0.identifier == "cell.texts-cut" }.map(\.message)
    }

    @Test("A button of the usual height truncates no text", arguments: [26, 28, 30])
    func usualButton(height: Int) throws {
        let button =
            "{class: Button, configuration: filled, title: High, frame: [10,7,80,\(height)]}"
        for row in ["height: 44, ", ""] {
            #expect(try warnings("{\(row)subviews: [\(button)]}") == [])
        }
    }

    @Test func `a warning names a view that is too low, and the height that it needs`() throws {
        let button =
            "{class: Button, name: save, configuration: filled, title: High, frame: [10,7,80,12]}"
        let label = "{class: Label, text: High, frame: [10,7,60,12]}"
        for row in ["height: 44, ", ""] {
            let ofButton = try warnings("{\(row)subviews: [\(button)]}")
            #expect(ofButton.count == 1)
            #expect(
                ofButton.first?.hasPrefix("the text of the Button \"save\" needs 80 × ") == true
                    && ofButton.first?.hasSuffix(", has 80 × 12 points, and is cut") == true,
                "\(ofButton)")
            let ofLabel = try warnings("{\(row)subviews: [\(label)]}")
            #expect(
                ofLabel.first?.hasSuffix(", has 60 × 12 points, and is cut") == true,
                "\(ofLabel)")
        }
    }

    @Test(
        "A label that wraps and loses text has a warning",
        arguments: [
            ("byWordWrapping", 1), ("byCharWrapping", 1), ("byWordWrapping", 2),
        ])
    func lostText(mode: String, lines: Int) throws {
        func found(_ width: Int, _ mode: String) throws -> [String] {
            let label =
                "{class: Label, text: A rather long text that is lost, lineBreakMode: \(mode), "
                + "numberOfLines: \(lines), frame: [10,7,\(width),\(21 * lines)]}"
            return try warnings("{height: 60, subviews: [\(label)]}")
        }
        #expect(try found(60, mode).count == 1)
        #expect(try found(60, mode).first?.hasSuffix("is cut") == (lines == 1))
        #expect(try found(300, mode) == [])
        #expect(try found(60, "byTruncatingTail") == [])
        #expect(try found(60, "byClipping") == [])
    }

    @Test func `a view that fills a low row has its own warning`() throws {
        let label = "{class: Label, text: High, font: {size: 40}, frame: fill}"
        let found = try warnings("{height: 30, subviews: [\(label)]}")
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix(" × 30 points, and is cut") == true, "\(found)")
        let stack =
            "{class: StackView, axis: vertical, distribution: fillEqually, frame: fill, subviews: "
            + "[{class: Label, text: One}, {class: Label, text: Two}, {class: Label, text: Three}]}"
        #expect(try warnings("{height: 30, subviews: [\(stack)]}").count == 3)
    }

    @Test func `warnings name all views that are too low`() throws {
        let views = ["a", "b"].map { name in
            "{class: Label, name: \(name), text: High, frame: [10,7,60,12]}"
        }
        let found = try warnings("{height: 44, subviews: [\(views[0]), \(views[1])]}")
        #expect(found.count == 2)
        for (message, name) in zip(found, ["a", "b"]) {
            #expect(message.contains("Label \"\(name)\""), "\(message)")
        }
    }

    @Test("A text view that truncates descenders causes a warning", arguments: [14, 18, 20, 22])
    func lowTextView(height: Int) throws {
        func found(_ text: String) throws -> [String] {
            try warnings(
                "{height: 60, subviews: [{class: TextView, text: \(text), frame: [9,2,99,\(height)]}]}"
            )
        }
        let descending = try found("Many")
        #expect(descending.count == (height < 22 ? 1 : 0))
        #expect(
            descending.allSatisfy {
                $0.hasPrefix("the text of the TextView needs 99 × ")
                    && $0.hasSuffix(", has 99 × \(height) points, and is cut")
            }, "\(descending)")
        #expect(try found("MAIN").count == (height < 20 ? 1 : 0))
    }

    @Test func `a warning names a button with a truncated title, and its size`() throws {
        func found(_ keys: String) throws -> [String] {
            try warnings("{height: 90, subviews: [{class: Button, \(keys)}]}")
        }
        let long = "title: A very long title indeed that wraps"
        let low = try found("\(long), configuration: tinted, frame: [10,2,140,50]")
        #expect(low.count == 1)
        #expect(low.first?.hasSuffix(", has 140 × 50 points, and is cut") == true, "\(low)")
        // Three lines of body text have 1.1934 × 17 + 2 × 22 = 64.3 points, and may cover the
        // insets.
        #expect(try found("\(long), configuration: tinted, frame: [10,2,140,64]").count == 1)
        #expect(try found("\(long), configuration: tinted, frame: [10,2,140,64.5]") == [])
        let narrow = try found("title: Two words, type: system, frame: [10,2,50,40]")
        #expect(narrow.count == 1)
        #expect(narrow.first?.hasSuffix(", has 50 × 40 points, and is cut") == true, "\(narrow)")
        #expect(try found("title: Two words, type: system, frame: [10,2,90,40]") == [])
    }

    @Test func `the advised height of a label is sufficient, and smaller heights are not`() throws {
        func found(_ height: Double) throws -> [String] {
            try warnings(
                "{height: 110, subviews: [{class: Label, frame: [12,8,216,\(height)], "
                    + "numberOfLines: 0, text: A longer message which wraps over a number of lines "
                    + "because it is so very long}]}")
        }
        #expect(
            try found(36) == [
                "the text of the Label needs 216 × 81.5 points, has 216 × 36 points, and is cut"
            ])
        #expect(try found(81.5) == [])
        #expect(try found(80).count == 1)
    }

    @Test("A warning names a text without any space, and the size that it needs")
    func noRoom() throws {
        let views = ["Label, text: Hidden", "TextView, text: Hidden"]
        for (frame, size) in [("0,20", "0 × 20"), ("60,0", "60 × 0"), ("4,20", "4 × 20")] {
            for view in views {
                let found = try warnings(
                    "{height: 44, subviews: [{class: \(view), name: v, frame: [9,9,\(frame)]}]}")
                #expect(found.count == 1, "\(view) \(size)")
                #expect(
                    found.first?.hasPrefix("the text of the ") == true
                        && found.first?.contains(" \"v\" needs ") == true
                        && found.first?.hasSuffix(", has \(size) points, and is not visible")
                            == true,
                    "\(found)")
            }
        }
        for view in [
            "Button, title: Hidden", "Button, title: Hidden, configuration: filled",
            "TextField, text: Hidden, borderStyle: roundedRect", "TextField, placeholder: Hidden",
        ] {
            for size in ["0,30", "60,0"] {
                let found = try warnings(
                    "{height: 44, subviews: [{class: \(view), frame: [9,9,\(size)]}]}")
                #expect(found.count == 1, "\(view) \(size) \(found)")
                #expect(found.first?.hasSuffix(" is not visible") == true, "\(found)")
            }
        }
        // A view with a visible letter, or without a text, causes no warning.
        for view in [
            "Label, text: Hidden, frame: [9,9,40,20]", "Label, text: \"\", frame: [9,9,0,0]",
            "Label, text: Hidden, isHidden: true, frame: [9,9,0,0]",
            "TextField, frame: [9,9,0,30]", "Button, image: {symbol: star}, frame: [9,9,20,20]",
        ] { #expect(try warnings("{height: 44, subviews: [{class: \(view)}]}") == [], "\(view)") }
    }

    @Test func `a truncated title of a swipe action causes a warning`() throws {
        func found(_ title: String) throws -> [String] {
            try document(
                """
                screen: {width: 160, height: content, scale: 2}
                table: {rows: [{text: Row, swiped: {trailing: [{title: \(title)}, {title: Flag}]}}]}
                """
            ).lowered().log.diagnostics.filter { $0.identifier == "cell.action-cut" }.map(\.message)
        }
        #expect(try found("Delete") == [])
        let cut = try found("Unpronounceablenesses")
        #expect(cut.count == 1)
        #expect(cut.first?.hasPrefix("the title \"Unpronounceablenesses\" of the open row") == true)
    }

    @Test func `a text below its row's lower edge causes a warning`() throws {
        func found(_ y: Int, _ around: (String, String) = ("", "")) throws -> [String] {
            let label = "{class: Label, name: low, text: Gap, frame: [9,\(y),99,22]}"
            return try document(
                """
                screen: {width: 390, height: content, scale: 2}
                prototypes:
                  p: {height: 30, subviews: [\(around.0)\(label)\(around.1)]}
                table: {rows: [{cell: p}]}
                """
            ).lowered().log.diagnostics.filter { $0.identifier == "cell.text-below-row" }
                .map(\.message)
        }
        #expect(try found(8) == [])
        let cut = try found(20)
        #expect(cut.count == 1)
        #expect(
            cut.first?.hasPrefix("the text of the Label \"low\" reaches ") == true
                && cut.first?.contains("give the row a height of at least 42 points") == true,
            "\(cut)")
        #expect(try found(40).count == 1)
        let clip = "{class: View, clipsToBounds: true, frame: [0,0,99,30], subviews: ["
        #expect(try found(40, (clip, "]}")) == [])
    }
}
