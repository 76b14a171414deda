import Foundation
import Tableshot
import Testing

/// Large titles that fold while the content scrolls, and unfold at the top of the content.
@Suite struct LargeTitleTests {
    private static func document(
        _ steps: String, theme: String = "modern", bar: String = "", style: String = "insetGrouped",
        extra: String = ""
    ) throws -> TableDocument {
        let rows = (1...12).map { "{text: A\($0)}" }.joined(separator: ", ")
        return try DocumentReader().read(
            text: """
                screen: {width: 320, height: 400, scale: 1}
                theme: \(theme)
                bars:
                  statusBar: {time: "9:41"}
                  navigationBar: {title: Settings, largeTitle: true\(bar)}
                table: {style: \(style), rows: [\(rows)]}
                \(steps.isEmpty ? "" : "timeline: [\(steps)]")
                \(extra)
                """, name: "title.yaml")
    }

    /// Extents of the bar and the content in a frame, in points.
    private struct Frame {
        var barBottom: CGFloat = 0
        var offset: CGFloat = 0
        var firstRow: CGFloat?
    }

    private static func frames(_ document: TableDocument, fps: Double = 20) throws -> [Frame] {
        var result: [Frame] = []
        try animate(document, framesPerSecond: fps).forEachTree { _, _, tree in
            var frame = Frame()
            func look(_ node: RenderNode) {
                if node.name == "navigationBar" { frame.barBottom = node.frame.maxY }
                if node.name == "table" { frame.offset = node.boundsOrigin.y }
                if node.name == "cell 0.0" { frame.firstRow = node.frame.minY }
                for child in node.children { look(child) }
            }
            look(tree.root)
            result.append(frame)
        }
        return result
    }

    @Test(
        "Content that returns to its top unfolds the title, and the last frame equals the first",
        arguments: [
            "scroll: {by: -120}", "scroll: {by: -400}", "scroll: {flick: -3000}",
            "scroll: {to: [0, 0]}", "scroll: {to: [0, 0], position: none}",
        ], ["modern", "glass"])
    func back(step: String, theme: String) throws {
        for (bar, style) in [
            ("", "insetGrouped"), (", searchBar: {placeholder: Search}", "plain"),
        ] {
            let document = try Self.document(
                "{at: 0.1, scroll: {by: 120}, duration: 0.3}, {at: 0.6, \(step)}", theme: theme,
                bar: bar, style: style)
            let film = try animate(document, framesPerSecond: 20)
            #expect(film.diagnostics.isEmpty, "\(film.diagnostics)")
            let rest = try render(Self.document("", theme: theme, bar: bar, style: style)).bitmap()
            #expect(try film.bitmap(ofFrame: 0) == rest)
            #expect(try film.bitmap(ofFrame: film.times.count - 1) == rest)
            #expect(try film.bitmap(ofFrame: 10) != rest)
        }
    }

    @Test("The title follows the top of the content down and up at every instant")
    func follows() throws {
        let document = try Self.document(
            "{at: 0.1, scroll: {by: 120}, duration: 0.3}, {at: 0.6, scroll: {by: -120}, duration: 0.3}"
        )
        let frames = try Self.frames(document)
        let rest = frames[0]
        #expect(frames.map(\.barBottom).min() == rest.barBottom - 52)
        for (index, frame) in frames.enumerated() {
            let folded = min(max(0, frame.offset - rest.offset), 52)
            #expect(abs(frame.barBottom - (rest.barBottom - folded)) < 1, "\(index): \(frame)")
        }
        // The movements down and up have equal positions.
        for index in 0...6 {
            #expect(abs(frames[2 + index].offset - frames[18 - index].offset) < 0.5)
        }
        let film = try animate(document, framesPerSecond: 20)
        for index in [3, 5, 10, 14, 15, 16, film.times.count - 1] {
            let picture = try render(document, at: film.times[index]).bitmap()
            #expect(try film.bitmap(ofFrame: index) == picture, "\(film.times[index]) s")
        }
    }

    @Test("Pulling to refresh after a scroll unfolds the title and moves it down with the rows")
    func refresh() throws {
        for bar in ["", ", searchBar: {placeholder: Search}"] {
            let document = try Self.document(
                """
                {at: 0.1, scroll: {by: 120}, duration: 0.3}, {at: 0.6, refresh: pull},
                {at: 1.4, refresh: end}
                """, bar: bar)
            let frames = try Self.frames(document)
            #expect(frames[10].barBottom == frames[0].barBottom - 52)
            #expect(frames[24].barBottom == frames[0].barBottom + 60)
            #expect(frames[24].offset == frames[0].offset - 60)
            let film = try animate(document, framesPerSecond: 20)
            let rest = try render(Self.document("", bar: bar)).bitmap()
            #expect(try film.bitmap(ofFrame: film.times.count - 1) == rest)
        }
    }

    @Test("A scroll target lies below the bar's final height, with and without animation")
    func rows() throws {
        for row in [1, 4] {
            let moving = try animate(
                Self.document(
                    "{at: 0.1, scroll: {to: [0, \(row)]}, duration: 0.3}", style: "plain"),
                framesPerSecond: 10)
            let still = try render(
                Self.document("", style: "plain", extra: "scrollTo: {row: \(row)}"))
            #expect(try moving.bitmap(ofFrame: moving.times.count - 1) == still.bitmap())
            let texts = try Self.frames(
                Self.document("{at: 0.1, scroll: {to: [0, \(row)]}}", style: "plain"))
            let last = try #require(texts.last)
            #expect(last.offset == CGFloat(row) * 44 - last.barBottom)
        }
        // The first row needs no space of the title.
        let first = try render(Self.document("", extra: "scrollTo: {row: 0}")).bitmap()
        #expect(try first == render(Self.document("")).bitmap())
    }
}
