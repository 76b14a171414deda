import Foundation
import TableMockups
import Tableshot
import Testing

/// A table has at most a single open row, as in UIKit.
///
/// A touch elsewhere closes it.
@Suite struct OpenRowTests {
    private static let size = CGSize(width: 200, height: 220)

    private static func film(
        _ steps: String, editing: Bool = false, theme: String = "modern"
    ) throws -> Animation {
        let text = """
            screen: {width: 240, height: 90, scale: 1}
            theme: \(theme)
            table: {editing: \(editing), rows: [{text: a}, {text: b}, {text: c}, {text: d}]}
            timeline: [\(steps)]
            animation: {fps: 20}

            """
        return try animate(DocumentReader().read(text: text))
    }

    /// Widths of each row's visible buttons in each frame.
    private static func widths(_ film: Animation) throws -> [[String: CGFloat]] {
        var result: [[String: CGFloat]] = []
        try film.forEachTree { _, _, tree in
            var widths: [String: CGFloat] = [:]
            for row in tree.root.children where row.name.hasPrefix("row ") {
                for part in row.children where part.name == "swipeActions" {
                    widths[row.name] = part.frame.width
                }
            }
            result.append(widths)
        }
        return result
    }

    @Test(
        "Opening, selecting or scrolling closes the open row gradually",
        arguments: [
            ("{at: 0, swipe: [0, 0]}, {at: 0.4, swipe: [0, 1]}", false, "row 0,1"),
            ("{at: 0, arm: [0, 0]}, {at: 0.4, arm: [0, 1]}", true, "row 0,1"),
            ("{at: 0, arm: [0, 0]}, {at: 0.4, swipe: closed}", true, ""),
            ("{at: 0, swipe: [0, 0]}, {at: 0.4, select: [0, 1]}", false, ""),
            ("{at: 0, swipe: [0, 0]}, {at: 0.4, highlight: [0, 1]}", false, ""),
            ("{at: 0, swipe: [0, 0]}, {at: 0.4, scroll: {by: 40}}", false, ""),
            ("{at: 0, swipe: [0, 0]}, {at: 0.4, scroll: {flick: 300}}", false, ""),
            // Before it has opened.
            ("{at: 0, swipe: [0, 0]}, {at: 0.1, swipe: [0, 1]}", false, "row 0,1"),
        ])
    func closes(steps: String, editing: Bool, open: String) throws {
        let widths = try Self.widths(Self.film(steps, editing: editing))
        let first = widths.map { $0["row 0,0"] ?? 0 }
        let widest = try #require(first.max())
        #expect(widest > 5)
        let last = try #require(widths.last).filter { $0.value > 0 }.keys.sorted()
        #expect(last == (open.isEmpty ? [] : [open]))
        // The row closes gradually.
        let steps = zip(first, first.dropFirst()).map { $0 - $1 }
        #expect(steps.contains { $0 > 0 && $0 < widest }, "\(first)")
        #expect(try #require(steps.max()) < widest * 0.9, "\(first)")
    }

    @Test(
        "The separator of an open row fades as the row below is selected",
        arguments: ["flat", "modern"])
    func lineBelow(theme: String) throws {
        let film = try Self.film("{at: 0, swipe: [0, 0]}, {at: 0.5, select: [0, 1]}", theme: theme)
        var opacities: [Double] = []
        try film.forEachTree { _, _, tree in
            let row = tree.root.children.first { $0.name == "row 0,0" }
            opacities.append(row?.children.first { $0.name == "separator" }?.opacity ?? 0)
        }
        #expect(opacities[10] == 1.0 && opacities.last == 0.0, "\(opacities)")
        // The row closes, and the selection appears, in 0.3 s or more: six frames.
        let fading = opacities.filter { $0 > 0 && $0 < 1 }
        #expect(fading.count >= 4, "\(opacities)")
        #expect(zip(opacities.dropFirst(10), opacities.dropFirst(11)).allSatisfy { $0 >= $1 })
    }

    @Test("A row opened again while it closes continues from its present position")
    func reopened() throws {
        let film = try Self.film(
            "{at: 0, swipe: [0, 0]}, {at: 0.4, swipe: closed}, {at: 0.5, swipe: [0, 0]}")
        let widths = try Self.widths(film).map { $0["row 0,0"] ?? 0 }
        let widest = try #require(widths.max())
        #expect(widths.last == widest)
        let steps = zip(widths, widths.dropFirst()).map { abs($0 - $1) }
        #expect(try #require(steps.max()) < widest * 0.7, "\(widths)")
        try #require(widths.count > 9)
        #expect(widths.dropFirst(9).allSatisfy { $0 > 0 }, "\(widths)")
    }

    @Test(
        "The buttons of an open row slide out unchanged when editing begins",
        arguments: ["classic", "flat", "modern"])
    func editing(theme: String) throws {
        let film = try Self.film(
            "{at: 0, swipe: [0, 0]}, {at: 0.5, editing: true}", theme: theme)
        let frames = try film.bitmaps()
        // The first instant shows the old state.
        #expect(frames[10] == frames[9])
        #expect(frames[11] != frames[10])
        let all = try Self.widths(film).map { $0["row 0,0"] ?? 0 }
        #expect(try #require(all.max()) > 5, "it does not open: \(all)")
        let widths = all.dropFirst(10)
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 >= $1 }, "\(widths)")
        #expect(widths.last == 0)
        var heights: Set<CGFloat> = []
        func look(_ node: RenderNode) {
            if node.name == "action" { heights.insert(node.frame.height) }
            if node.name == "title", node.frame.width > 0 {
                #expect(node.frame.minY > 5, "\(node.frame)")
            }
            for child in node.children { look(child) }
        }
        try film.forEachTree { index, _, tree in
            guard index > 1 else { return }
            for row in tree.root.children where row.name == "row 0,0" {
                for part in row.children where part.name == "swipeActions" { look(part) }
            }
        }
        #expect(heights.count == 1, "\(heights)")
    }

    @Test("A tapped row closes the open row, and rows of a still picture stay open")
    func inSwift() throws {
        let table = AnimatedList.table(AnimatedList(rows: 4))
        table.openSwipeActions(at: [0, 0])
        table.openSwipeActions(at: [0, 1])
        func open() throws -> Int {
            try render(size: CGSize(width: 200, height: 220)) { table }.renderTree().root.children
                .filter { $0.children.contains { $0.name == "swipeActions" } }.count
        }
        #expect(try open() == 2)
        table.openSwipeActions(at: [0, 2], animated: true)
        #expect(try open() == 1)
        table.tapRow(at: [0, 3])
        #expect(try open() == 0)
    }

    @Test("A row opens for its actions, closes, and has its Delete button confirmed")
    func swipe() throws {
        let film = try animate(size: Self.size, framesPerSecond: 20) { clock in
            let table = AnimatedList.table(AnimatedList(rows: 8))
            clock.at(0) { table.openSwipeActions(at: [0, 1], animated: true) }
            clock.at(0.5) { table.tapSwipeAction(at: [0, 1]) }
            return table
        }
        let frames = try film.bitmaps()
        #expect(frames.first == (try AnimatedList.still(AnimatedList(rows: 8))))
        let after = AnimatedList([["Row 0"] + (2..<8).map { "Row \($0)" }])
        #expect(frames.last == (try AnimatedList.still(after)))
        let closing = try animate(size: Self.size, framesPerSecond: 20) { clock in
            let table = AnimatedList.table(AnimatedList(rows: 8))
            table.openSwipeActions(at: [0, 1])
            clock.at(0) { table.closeSwipeActions(animated: true) }
            return table
        }
        #expect(try closing.bitmaps().last == (try AnimatedList.still(AnimatedList(rows: 8))))
    }

    @Test(
        "An open row that is deleted sideways moves its parts beyond the edge, too",
        arguments: [("rtl", "left"), ("ltr", "right")])
    func deletedSideways(direction: String, animation: String) throws {
        let text = """
            screen: {width: 240, height: 90, scale: 1}
            direction: \(direction)
            table:
              editing: true
              rows: [{text: A rather long text that is cut at its end}, {text: b}, {text: c}]
            timeline:
              - {at: 0, arm: [0, 0]}
              - {at: 0.5, confirm: [0, 0], animation: \(animation)}
            animation: {fps: 30}

            """
        let film = try animate(DocumentReader().read(text: text))
        var wholes = 0
        try film.forEachTree { index, time, tree in
            guard time > 0.51 else { return }
            /// Searches the text within the visible part of its row, on the screen. The rest is the
            /// gap.
            func look(_ node: RenderNode, _ x: CGFloat, _ clips: [CGRect]) {
                let place = node.frame.offsetBy(dx: x, dy: 0)
                var clips = clips
                if node.clipsToBounds, node.name == "row 0,0" { clips = [place] }
                if case .text(let layout, _) = node.contents, layout.string.hasPrefix("A rather") {
                    for clip in clips {
                        #expect(
                            place.minX >= clip.minX - 0.5 && place.maxX <= clip.maxX + 0.5,
                            "frame \(index): \(place) in \(clip)")
                        wholes += 1
                    }
                }
                for child in node.children {
                    look(child, place.minX - node.boundsOrigin.x, clips)
                }
            }
            look(tree.root, 0, [])
        }
        #expect(wholes > 3)
    }

    @Test(
        "The content of a single button grows with the button without truncation",
        arguments: ["glass"])
    func growingButtons(theme: String) throws {
        let film = try Self.film(
            "{at: 0, swipe: {row: [0, 0], edge: trailing, actions: [{title: Flag}, "
                + "{title: Delete, style: destructive}]}, duration: 1}", theme: theme)
        var seen = 0
        try film.forEachTree { index, _, tree in
            func look(_ node: RenderNode) {
                if node.name == "action", node.frame.width > 30 {
                    let titles = node.children.filter { $0.name == "title" }
                    #expect(titles.count == 1, "frame \(index)")
                    for title in titles {
                        #expect(title.frame.minX >= 0 && title.frame.maxX <= node.frame.width)
                        guard case .text(let text, _) = title.contents else { continue }
                        #expect(["Flag", "Delete"].contains(text.string), "\(text.string)")
                        seen += text.runs.flatMap(\.glyphs).count == text.string.count ? 1 : 0
                    }
                }
                node.children.forEach(look)
            }
            look(tree.root)
        }
        #expect(seen > 20)
    }

    @Test(
        "An accessory that disappears as editing begins lies below the button that replaces it")
    func accessoryBeneathButton() throws {
        let film = try animate(
            DocumentReader().read(
                text: """
                    screen: {width: 240, height: 90, scale: 1}
                    theme: classic
                    table: {rows: [{text: a, accessory: checkmark}]}
                    timeline: [{at: 0, editing: true}, {at: 0.1, arm: [0, 0]}]
                    animation: {fps: 20}

                    """))
        var frames = 0
        try film.forEachTree { index, _, tree in
            for row in tree.root.children where row.name == "row 0,0" {
                let names = row.children.map(\.name)
                guard let parts = names.firstIndex(of: "departing"),
                    let buttons = names.firstIndex(of: "swipeActions")
                else { continue }
                frames += 1
                #expect(parts < buttons, "frame \(index): \(names)")
            }
        }
        #expect(frames > 1)
    }
}
