import Foundation
import TableDrawing
import TableViews
import Testing

@testable import TableMockups

/// Warnings about images, backgrounds and progress views that are clipped by their surroundings.
@Suite struct CutPictureTests {
    private func warnings(
        _ views: String, style: String = "insetGrouped", row: String = "height: 60",
        theme: String = "modern", scale: Int = 2
    ) throws -> [String] {
        try document(
            """
            screen: {width: 390, height: 400, scale: \(scale)}
            theme: \(theme)
            prototypes: {p: {\(row), subviews: [\(views)]}}
            table: {style: \(style), rows: [{cell: p}]}
            """
        ).lowered().log.diagnostics.filter { $0.identifier.hasPrefix("cell.") }
            .map { "\($0.identifier): \($0.message)" }
    }

    @Test(
        "Every kind of picture causes a single warning",
        arguments: [
            "ImageView, image: {symbol: star}", "View, backgroundColor: systemRed",
            "View, layer.borderWidth: 1", "ProgressView, progress: 0.5",
            "ActivityIndicatorView, isAnimating: true", "GradientView, layer.colors: [red, blue]",
            "StackView, axis: vertical, backgroundColor: systemRed",
        ])
    func kinds(view: String) throws {
        let name = try #require(view.split(separator: ",").first)
        func found(_ x: Int, _ style: String) throws -> [String] {
            try warnings("{class: \(view), name: v, frame: [\(x), 10, 40, 40]}", style: style)
        }
        #expect(try found(318, "insetGrouped") == [])
        #expect(try found(350, "plain") == [])
        #expect(
            try found(330, "insetGrouped") == [
                "cell.picture-cut: the \(name) \"v\" reaches 12 points beyond the right edge of the "
                    + "section's card and is cut; move the view, or give the view more room"
            ])
        let beyond = try found(360, "plain")
        #expect(beyond.count == 1)
        #expect(
            beyond.first?.contains("reaches 10 points beyond the right edge of the table") == true)
    }

    @Test(
        "A view covered by the next row causes a warning, for every class",
        arguments: [
            ("ImageView, image: {symbol: star}", "picture"),
            ("View, backgroundColor: systemRed", "picture"), ("ProgressView", "picture"),
            ("TextField", "control"), ("Button, configuration: filled, title: Go", "control"),
        ])
    func nextRow(view: String, kind: String) throws {
        let name = try #require(view.split(separator: ",").first)
        func found(_ y: Int, _ rows: String) throws -> [String] {
            try document(
                """
                screen: {width: 390, height: 400, scale: 2}
                prototypes: {p: {height: 44, subviews: [{class: \(view), name: v, frame: [16, \(y), 51, 40]}]}}
                table: {style: plain, rows: [{cell: p}\(rows)]}
                """
            ).lowered().log.diagnostics.filter { $0.identifier.hasPrefix("cell.") }
                .map { "\($0.identifier): \($0.message)" }
        }
        #expect(
            try found(16, ", {text: Next}") == [
                "cell.\(kind)-cut: the \(name) \"v\" reaches 12 points below the row and is covered by the "
                    + "next row; give the row a height of at least 56 points, or move the view up"
            ])
        #expect(try found(4, ", {text: Next}") == [])
        // Without a next row, or with a transparent next row, the picture is not covered.
        #expect(try found(16, "") == [])
        #expect(try found(16, ", {text: Next, backgroundColor: clear}") == [])
    }

    @Test(
        "Covered views cause a warning in grouped tables of full width and in open rows, too",
        arguments: [
            ("modern", "grouped", ""), ("flat", "grouped", ""),
            ("modern", "plain", ", swiped: {trailing: [{title: Delete, style: destructive}]}"),
            ("modern", "grouped", ", swiped: {leading: [{title: Flag}]}"),
        ])
    func nextRowElsewhere(theme: String, style: String, swiped: String) throws {
        func found(_ y: Int, _ next: String) throws -> [String] {
            try document(
                """
                screen: {width: 320, height: 400, scale: 2}
                theme: \(theme)
                prototypes: {p: {height: 44, subviews: [{class: View, backgroundColor: systemRed, name: v, frame: [60, \(y), 51, 40]}]}}
                table: {style: \(style), rows: [{cell: p\(swiped)}\(next)]}
                """
            ).lowered().log.diagnostics.filter { $0.identifier.hasPrefix("cell.") }
                .map { "\($0.identifier): \($0.message)" }
        }
        #expect(
            try found(16, ", {text: Next}") == [
                "cell.picture-cut: the View \"v\" reaches 12 points below the row and is covered by the "
                    + "next row; give the row a height of at least 56 points, or move the view up"
            ])
        #expect(try found(4, ", {text: Next}") == [])
        #expect(try found(16, ", {text: Next, backgroundColor: clear}") == [])
    }

    @Test func `a stripe that continues in the next row causes no warning`() throws {
        let found = try document(
            """
            screen: {width: 390, height: 400, scale: 2}
            prototypes: {p: {height: 44, subviews: [{class: View, backgroundColor: systemRed, frame: [16, -4, 4, 52]}]}}
            table: {style: plain, rows: [{cell: p}, {cell: p}]}
            """
        ).lowered().log.diagnostics
        #expect(found.isEmpty, "\(found.map(\.message))")
    }

    @Test func `pictures clipped by a view or a box cause a warning`() throws {
        let image = "{class: ImageView, image: {symbol: star}, frame: [20, 0, 40, 40]}"
        let clip =
            "{class: View, name: clip, clipsToBounds: true, frame: [9, 9, 50, 40], subviews: [\(image)]}"
        let found = try warnings(clip, style: "plain")
        #expect(found.count == 1)
        #expect(
            found.first?.contains("beyond the right edge of the View \"clip\", which cuts it")
                == true)
        let box = try warnings(
            "{class: ProgressView, frame: [10, 20, 320, 10]}", style: "grouped",
            row: "width: 390, height: 60", theme: "classic")
        #expect(box == [])
    }

    @Test func `clipped parts smaller than a device pixel cause no warning`() throws {
        func found(_ excess: Double, _ scale: Int) throws -> Int {
            try warnings(
                "{class: View, backgroundColor: systemRed, frame: [300, 10, \(58 + excess), 20]}",
                scale: scale
            ).count
        }
        #expect(try found(0.3, 2) == 0)
        #expect(try found(0.5, 2) == 1)
        #expect(try found(0.34, 3) == 1)
        #expect(try found(0.5, 1) == 0)
    }

    @Test(
        "Intentionally clipped views cause no warning",
        arguments: [
            // An image that fills its view's bounds.
            "ImageView, image: {symbol: star}, contentMode: scaleAspectFill, clipsToBounds: true, "
                + "frame: [10, 10, 80, 20]",
            // Backgrounds of the whole row.
            "View, backgroundColor: systemRed, frame: [-20, -20, 450, 120]",
            "ImageView, image: {symbol: star}, contentMode: scaleAspectFill, frame: [-1, -1, 400, 80]",
            // A stripe from edge to edge.
            "View, backgroundColor: systemRed, frame: [-10, 20, 420, 8]",
            // Invisible views.
            "View, frame: [300, 10, 300, 20]",
            "View, backgroundColor: clear, frame: [300, 10, 300, 20]",
            "View, backgroundColor: systemRed, isHidden: true, frame: [300, 10, 300, 20]",
            "ActivityIndicatorView, frame: [340, 10, 40, 40]",
        ])
    func meant(view: String) throws {
        #expect(try warnings("{class: \(view)}") == [])
    }

    @Test func `a picture with a visible end on one side is clipped on the other side`() throws {
        let stripe = "backgroundColor: systemRed, frame: [10, 20, 420, 8]"
        #expect(try warnings("{class: View, \(stripe)}").count == 1)
        let round = "backgroundColor: systemRed, layer.cornerRadius: 4, frame: [-10, 20, 420, 8]"
        #expect(try warnings("{class: View, \(round)}").count == 1)
        let low = "backgroundColor: systemRed, frame: [-10, 20, 420, 80]"
        #expect(try warnings("{class: View, \(low)}").first?.contains("lower edge") == true)
    }

    @Test func `pictures within a clipped picture cause no further warning at its edge`() throws {
        let inner = "{class: View, name: inner, backgroundColor: blue, frame: [5, 5, 95, 20]}"
        let text = "{class: Label, name: t, text: A long text, frame: [0, 0, 100, 20]}"
        let found = try warnings(
            "{class: View, name: outer, backgroundColor: red, frame: [300, 10, 100, 40], "
                + "subviews: [\(inner), \(text)]}")
        #expect(
            found.map { $0.prefix { $0 != ":" } } == ["cell.picture-cut", "cell.text-beyond-edge"])
        #expect(found.first?.contains("\"outer\"") == true)
    }

    @Test func `a warning names the clipped pictures of a header`() throws {
        let log = try document(
            """
            screen: {width: 390, height: 400}
            prototypes:
              h: {class: TableViewHeaderFooterView, height: 60, subviews: [{class: ImageView, image: {symbol: star}, frame: [380, 9, 40, 40]}]}
            table: {sections: [{headerView: {prototype: h}, rows: [{text: a}]}]}
            """
        ).lowered().log
        #expect(log.diagnostics.map(\.identifier) == ["header.picture-cut"])
    }

    @Test("Warnings identify views without names by their texts or by their numbers")
    func names() throws {
        func found(_ views: String) throws -> [String] {
            try warnings(views, style: "plain").map {
                String($0.split(separator: ":", maxSplits: 1)[1].dropFirst())
            }
        }
        let buttons = ["Save", "Send"].enumerated().map {
            "{class: Button, title: \($1), configuration: filled, frame: [370, \($0 * 28), 70, 26]}"
        }.joined(separator: ", ")
        let shown = try found(buttons)
        #expect(
            shown.map { String($0.prefix(37)) }
                == [
                    "the Button that shows \"Save\" reaches ",
                    "the Button that shows \"Send\" reaches ",
                ].map { String($0.prefix(37)) })
        let images = [1, 2].map {
            "{class: ImageView, image: {symbol: star}, frame: [380, \($0 * 20), 20, 18]}"
        }.joined(separator: ", ")
        let numbered = try found(images)
        #expect(numbered.count == 2)
        for (message, word) in zip(numbered, ["first", "second"]) {
            #expect(message.hasPrefix("the \(word) ImageView (at "), "\(message)")
            #expect(message.contains(":3:"), "\(message)")
        }
        let labels = ["One", "Two"].enumerated().map {
            "{class: Label, text: \($1), frame: [10, \($0 * 28), 70, 9]}"
        }.joined(separator: ", ")
        #expect(
            try found(labels).map { $0.contains("of the Label that shows \"One\"") } == [
                true, false,
            ])
        // The class alone identifies a single view.
        let alone = try found("{class: ImageView, image: {symbol: star}, frame: [380, 20, 20, 20]}")
        #expect(alone.first?.hasPrefix("the ImageView reaches 10 points") == true)
    }

    @Test func `a text below its row causes a single warning`() throws {
        let label = "{class: Label, name: l, text: Gap, frame: [9, 50, 99, 22]}"
        let found = try warnings(label)
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.hasPrefix("cell.text-below-row") == true)
        #expect(found.first?.contains("give the row a height of at least 72 points") == true)
        // Another edge causes another warning.
        let corner = try warnings("{class: Label, text: A long text, frame: [300, 50, 99, 22]}")
        #expect(corner.count == 2)
        let button = "{class: Button, title: Gap, configuration: plain, frame: [9, 42, 99, 36]}"
        #expect(try warnings(button).count == 1)
    }

    @Test("A warning advises a row width for flexible frames, and the width is sufficient")
    func otherWidths() throws {
        let views = [
            ("Switch, frame: [300, 10, 51, 31], autoresizing: flexibleLeftMargin", 351),
            (
                "View, backgroundColor: red, frame: [9, 9, 371, 30], autoresizing: flexibleWidth",
                380
            ),
        ]
        for (view, least) in views {
            for (style, row) in [("plain", 390), ("insetGrouped", 358)] {
                func found(_ width: Int?) throws -> [String] {
                    try warnings(
                        "{class: \(view)}", style: style,
                        row: (width.map { "width: \($0), " } ?? "") + "height: 60")
                }
                let told = try found(nil)
                #expect(told.count == 1)
                #expect(
                    told.first?.contains(
                        "the frame of the view is for a row of 320 points, and this row is \(row) "
                            + "points wide: state the row width of the frames (width: \(least) or "
                            + "more), or") == true, "\(told)")
                #expect(try found(least - 2).count == 1)
                #expect(try found(least) == [])
            }
        }
        let still = try warnings(
            "{class: View, backgroundColor: red, frame: [300, 10, 100, 30]}", style: "plain")
        #expect(still.first?.contains("is for a row of") == false)
    }
}
