import Foundation
import Tableshot
import Testing

/// Positions of texts while editing begins and their width changes.
@Suite struct EditingTextTests {
    private static let size = CGSize(width: 240, height: 140)
    private static let long = "A text that needs more than one line of a row that is so narrow"

    /// Text of a row, its alignment and line break mode, and the direction of its table.
    struct Form: Sendable, CustomTestStringConvertible {
        var text = "Apple"
        var alignment = TextAlignment.natural
        var lines = 1
        var isMirrored = false

        var testDescription: String {
            "\(text.prefix(6)) \(alignment) \(lines) \(isMirrored ? "rtl" : "ltr")"
        }
    }

    private final class Source: TableViewDataSource, TableViewDelegate {
        var form = Form()

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = form.text
            cell.textLabel?.textAlignment = form.alignment
            cell.textLabel?.numberOfLines = form.lines
            cell.showsReorderControl = true
            return cell
        }

        func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

        func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            100
        }
    }

    private final class Table: TableView { var source: Source? }

    private static func table(_ form: Form) -> TableView {
        let table = Table(frame: CGRect(origin: .zero, size: size), style: .plain)
        let source = Source()
        source.form = form
        table.source = source
        table.dataSource = source
        table.delegate = source
        return table
    }

    private static func film(
        _ form: Form, _ theme: Theme, begins: Bool = true
    ) throws -> (Animation, RenderContext) {
        var context = RenderContext(theme: theme)
        context.traits.layoutDirection = form.isMirrored ? .rightToLeft : .leftToRight
        let film = try animate(size: size, framesPerSecond: 30, context: context) { clock in
            let table = table(form)
            table.isEditing = !begins
            clock.at(0) { table.setEditing(begins, animated: true) }
            return table
        }
        return (film, context)
    }

    /// Visible text: position of its first glyph on the screen, number of glyphs and opacity.
    private struct Seen {
        let x: CGFloat
        let glyphs: Int
        let opacity: Double
    }

    /// Returns the visible texts of a frame, including the texts of fading pictures.
    private static func texts(in root: RenderNode) -> [Seen] {
        var found: [Seen] = []
        func look(_ node: RenderNode, _ x: CGFloat, _ opacity: Double) {
            let left = x + node.frame.minX - node.boundsOrigin.x
            let opacity = opacity * node.opacity
            switch node.contents {
            case .text(let text, let place):
                let glyphs = text.runs.flatMap(\.glyphs)
                if let first = glyphs.map(\.position.x).min(), opacity > 0 {
                    found.append(
                        Seen(x: left + place.x + first, glyphs: glyphs.count, opacity: opacity))
                }
            case .mix(let first, let second, let share):
                if share < 1 { look(first, left, opacity * (1 - share)) }
                if share > 0 { look(second, left, opacity * share) }
            default: break
            }
            for child in node.children { look(child, left, opacity) }
        }
        look(root, 0, 1)
        return found
    }

    private func checkEnds(
        _ film: Animation, _ form: Form, _ context: RenderContext, begins: Bool = true
    ) throws {
        for (frame, isEditing) in [(0, !begins), (film.times.count - 1, begins)] {
            let still = try render(size: Self.size, context: context) {
                let table = Self.table(form)
                table.isEditing = isEditing
                return table
            }
            #expect(try film.bitmap(ofFrame: frame) == still.bitmap(), "\(frame)")
        }
    }

    @Test(
        "An unchanged title moves with its label and is drawn once",
        arguments: [
            Form(), Form(isMirrored: true), Form(alignment: .center), Form(alignment: .right),
            Form(alignment: .center, isMirrored: true), Form(text: "two\nlines", lines: 0),
            Form(text: "two\nlines", alignment: .right, lines: 0),
            Form(text: "two\nlines", lines: 0, isMirrored: true),
        ], Theme.eras)
    func moves(form: Form, theme: Theme) throws {
        let (film, context) = try Self.film(form, theme)
        var places: [CGFloat] = []
        try film.forEachTree { index, _, tree in
            let texts = Self.texts(in: tree.root)
            #expect(texts.count == 1 && texts[0].opacity == 1, "frame \(index): \(texts)")
            places += texts.map(\.x)
        }
        let steps = zip(places, places.dropFirst()).map { $1 - $0 }
        let shift = try #require(places.last) - #require(places.first)
        // A control appears at the leading edge, a reorder control at the trailing edge. A centred
        // text between them may move in either direction.
        switch form.alignment {
        case .center: break
        case .right: #expect(shift < 0, "\(places)")
        default: #expect(form.isMirrored ? shift < 0 : shift > 0, "\(places)")
        }
        #expect(steps.allSatisfy { shift < 0 ? $0 <= 0.01 : $0 >= -0.01 }, "\(places)")
        let way = abs(shift)
        // No step is a jump: the steepest step of the easing curve is about twice the average.
        #expect(try #require(steps.map(abs).max()) <= way * 2.5 / CGFloat(steps.count) + 0.01)
        try checkEnds(film, form, context)
    }

    @Test(
        "A title whose length changes never reaches the detail beside it",
        arguments: [false, true], [Theme.classic, .modern])
    func clearOfDetail(isMirrored: Bool, theme: Theme) throws {
        let document = try DocumentReader().read(
            text: """
                screen: {width: 320, height: 100, scale: 1}
                theme: \(theme.name)
                direction: \(isMirrored ? "rtl" : "ltr")
                table:
                  rows: [{text: Water all the plants, detail: Today, style: value1, movable: true}]
                timeline: [{at: 0, editing: true}, {at: 0.6, editing: false}]
                """, name: "detail.yaml")
        var looked = 0
        try animate(document, framesPerSecond: 60).forEachTree { index, time, tree in
            var title: ClosedRange<CGFloat>?
            var detail: ClosedRange<CGFloat>?
            func look(_ node: RenderNode, _ x: CGFloat, _ clip: ClosedRange<CGFloat>) {
                var clip = clip
                let start = x + node.frame.minX
                if node.clipsToBounds {
                    let end = max(start, min(clip.upperBound, start + node.frame.width))
                    clip = min(max(clip.lowerBound, start), end)...end
                }
                let left = start - node.boundsOrigin.x
                if case .text(let text, let place) = node.contents {
                    let glyphs = text.runs.flatMap(\.glyphs).map { left + place.x + $0.position.x }
                    if let low = glyphs.min(), let high = glyphs.max() {
                        let first = min(max(low, clip.lowerBound), clip.upperBound)
                        let seen = first...max(first, min(high, clip.upperBound))
                        if text.string.hasPrefix("W") { title = seen } else { detail = seen }
                    }
                }
                for child in node.children { look(child, left, clip) }
            }
            look(tree.root, 0, -1_000...1_000)
            guard let title, let detail else { return }
            looked += 1
            #expect(
                isMirrored
                    ? title.lowerBound >= detail.upperBound
                    : title.upperBound <= detail.lowerBound,
                "\(time) s: \(title) beside \(detail)")
        }
        #expect(looked > 20)
    }

    @Test(
        "A title with a new truncation or line break has its final form from its first movement",
        arguments: [
            Form(text: long), Form(text: long, alignment: .right),
            Form(text: long, alignment: .center), Form(text: long, lines: 0),
            Form(text: long, alignment: .center, lines: 0),
            Form(text: long, lines: 0, isMirrored: true),
        ], [Theme.classic, .modern])
    func rebroken(form: Form, theme: Theme) throws {
        for begins in [true, false] {
            let (film, context) = try Self.film(form, theme, begins: begins)
            let count = film.times.count
            let last = Self.texts(in: try film.renderTree(ofFrame: count - 1).root)
            let glyphs = try #require(last.first).glyphs
            var places: [CGFloat] = []
            try film.forEachTree { index, _, tree in
                let texts = Self.texts(in: tree.root)
                guard index > 0, index < count - 1 else { return }
                // The content's edge clips a form that is still too wide.
                func cuts(_ node: RenderNode) -> Bool {
                    node.name == "contentView" && node.clipsToBounds
                        || node.children.contains(where: cuts)
                }
                #expect(cuts(tree.root), "frame \(index)")
                places += texts.map(\.x)
                #expect(
                    texts.count == 1 && texts[0].glyphs == glyphs && texts[0].opacity == 1,
                    "frame \(index): \(texts), expected \(glyphs) glyphs")
            }
            let way = try abs(#require(places.last) - #require(places.first))
            let steps = zip(places, places.dropFirst()).map { abs($1 - $0) }
            let longest = try #require(steps.max())
            #expect(longest <= way * 2.5 / CGFloat(steps.count) + 0.01, "\(places)")
            try checkEnds(film, form, context, begins: begins)
        }
    }
}
