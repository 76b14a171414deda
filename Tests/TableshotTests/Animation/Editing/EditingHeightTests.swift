import Foundation
import TableMockups
import Tableshot
import Testing

/// Self-sizing rows of documents during changes of the editing mode.
@Suite struct EditingHeightTests {
    private static let row =
        "{text: \"A network with a long long name that wraps again and again\", numberOfLines: 0, "
        + "movable: true}"

    private static func document(
        _ theme: String, editing: Bool = false, rows: [String], timeline: String? = nil
    ) throws -> TableDocument {
        let text = """
            screen: {width: 220, height: 330, scale: 1}
            theme: \(theme)
            table:
              editing: \(editing)
              rows: [\(rows.joined(separator: ", "))]

            """
        return try DocumentReader().read(
            text: text + (timeline.map { "timeline: [\($0)]\n" } ?? ""), name: "t.table.yaml")
    }

    @Test(
        "The last frame of a change of the editing mode equals the picture of the mode",
        arguments: ["classic", "flat", "modern", "glass"], [true, false])
    func end(theme: String, editing: Bool) throws {
        let rows = [Self.row, "{text: Two}"]
        let film = try animate(
            Self.document(
                theme, editing: !editing, rows: rows, timeline: "{at: 0.1, editing: \(editing)}"))
        let still = try render(Self.document(theme, editing: editing, rows: rows))
        let last = try film.bitmap(ofFrame: film.times.count - 1)
        #expect(try last == still.bitmap())
        #expect(film.diagnostics.isEmpty, "\(film.diagnostics)")
    }

    /// Returns the visible texts of a tree with their frames, in points.
    private static func texts(
        _ node: RenderNode, at origin: CGPoint = .zero, within clip: CGRect = .infinite
    ) -> [(text: String, place: CGRect)] {
        let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
        let clip = node.clipsToBounds ? clip.intersection(frame) : clip
        let inner = CGPoint(
            x: frame.minX - node.boundsOrigin.x, y: frame.minY - node.boundsOrigin.y)
        var found = node.children.flatMap { texts($0, at: inner, within: clip) }
        switch node.contents {
        case .text(let text, let point):
            let place = CGRect(origin: point, size: text.size)
                .offsetBy(dx: inner.x, dy: inner.y).intersection(clip)
            if !place.isNull { found.append((text.string, place)) }
        case .mix(let before, let after, let share):
            if share < 1 { found += texts(before, at: inner, within: clip) }
            if share > 0 { found += texts(after, at: inner, within: clip) }
        case .none, .image, .drawing: break
        }
        return found
    }

    @Test(
        "A title with another number of lines is visible once, and never overlaps the detail",
        arguments: ["flat", "modern", "glass"], [true, false])
    func furtherLines(theme: String, editing: Bool) throws {
        let row =
            "{style: subtitle, text: Fits in one line ok, numberOfLines: 0, detail: Below, movable: true}"
        let film = try animate(
            Self.document(
                theme, editing: !editing, rows: [row], timeline: "{at: 0.1, editing: \(editing)}"))
        var heights: Set<CGFloat> = []
        try film.forEachTree { index, _, tree in
            let texts = Self.texts(tree.root)
            let titles = texts.filter { $0.text.hasPrefix("Fits") }.map(\.place)
            let details = texts.filter { $0.text == "Below" }.map(\.place)
            #expect(titles.count == 1 && details.count >= 1, "\(index): \(texts)")
            for (title, detail) in zip(titles, details) {
                heights.insert(title.height)
                #expect(title.maxY <= detail.minY + 1, "\(index): \(title) \(detail)")
            }
        }
        #expect(heights.count > 1, "the title has another number of lines: \(heights)")
    }

    @Test(
        "Rows inserted after a change of the editing mode are measured for their new width",
        arguments: ["classic", "flat", "modern", "glass"], [true, false])
    func inserted(theme: String, editing: Bool) throws {
        let film = try animate(
            Self.document(
                theme, editing: !editing, rows: ["{text: Two}"],
                timeline:
                    "{at: 0.1, editing: \(editing)}, {at: 0.6, insert: [0, 0], row: \(Self.row)}"
            ))
        let still = try render(
            Self.document(theme, editing: editing, rows: [Self.row, "{text: Two}"]))
        let last = try film.bitmap(ofFrame: film.times.count - 1)
        #expect(try last == still.bitmap())
        #expect(film.diagnostics.isEmpty, "\(film.diagnostics)")
    }

    /// Self-sizing rows in a table built in Swift.
    private final class Networks: TableViewDataSource {
        static let texts = [
            "A network with a long long name that wraps again and again", "Two",
            "Another one with a name of many words, one after the other", "Four",
        ]

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            Self.texts.count
        }

        func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "network")
                ?? TableViewCell(style: .default, reuseIdentifier: "network")
            cell.textLabel?.text = Self.texts[indexPath.row]
            cell.textLabel?.numberOfLines = 0
            cell.showsReorderControl = true
            return cell
        }

        func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    }

    @Test(
        "A table built in Swift ends as its picture, with and without estimated heights",
        arguments: Theme.eras, [true, false])
    func automaticDimension(theme: Theme, editing: Bool) throws {
        let size = CGSize(width: 220, height: 330)
        let context = RenderContext(theme: theme)
        let source = Networks()
        for estimate in [0, TableView.automaticDimension] {
            func table(isEditing: Bool) -> TableView {
                let table = TableView(frame: CGRect(origin: .zero, size: size), style: .plain)
                table.rowHeight = TableView.automaticDimension
                table.estimatedRowHeight = estimate
                table.dataSource = source
                table.isEditing = isEditing
                return table
            }
            func still(isEditing: Bool) throws -> Bitmap {
                try render(size: size, context: context) { table(isEditing: isEditing) }.bitmap()
            }
            let film = try animate(size: size, framesPerSecond: 20, context: context) { clock in
                let table = table(isEditing: !editing)
                clock.at(0.1) { table.setEditing(editing, animated: true) }
                return table
            }
            #expect(try film.bitmap(ofFrame: 0) == still(isEditing: !editing), "\(estimate)")
            let last = try film.bitmap(ofFrame: film.times.count - 1)
            #expect(try last == still(isEditing: editing), "\(estimate)")
            #expect(film.diagnostics.isEmpty, "\(film.diagnostics)")
            // Without animation, in a table that is already visible.
            let changed = try render(size: size, context: context) {
                let table = table(isEditing: !editing)
                context.run {
                    #expect(table.indexPathsForVisibleRows?.isEmpty == false)
                    table.setEditing(editing, animated: false)
                }
                return table
            }
            #expect(try changed.bitmap() == still(isEditing: editing), "\(estimate)")
            // Editing controls change the height of the long rows.
            let heights = [true, false].map { isEditing in
                context.run {
                    let table = table(isEditing: isEditing)
                    table.measureAllRows()
                    return table.geometry.contentHeight
                }
            }
            #expect(heights[0] > heights[1], "\(heights)")
        }
    }

    @Test("Open self-sizing rows cause no warnings about truncation")
    func openRow() throws {
        let film = try animate(
            Self.document(
                "modern", rows: [Self.row, "{text: Two}"],
                timeline:
                    "{at: 0.1, editing: true}, {at: 0.6, arm: [0, 0]}, {at: 1.2, confirm: [0, 0]}"
            ))
        try film.forEachFrame { _ in }
        #expect(film.diagnostics.isEmpty, "\(film.diagnostics)")
    }
}
