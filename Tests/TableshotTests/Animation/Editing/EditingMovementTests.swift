import Foundation
import Tableshot
import Testing

/// Controls and contents during changes of the editing mode.
@Suite struct EditingMovementTests {
    private static let size = CGSize(width: 200, height: 220)

    @Test(
        "Controls appear and contents move when editing begins, and the reverse when editing ends",
        arguments: Theme.eras)
    func editing(theme: Theme) throws {
        let film = try animate(
            size: Self.size, framesPerSecond: 20, context: RenderContext(theme: theme)
        ) { clock in
            let table = AnimatedList.table(AnimatedList(rows: 8))
            clock.at(0) { table.setEditing(true, animated: true) }
            return table
        }
        let frames = try film.bitmaps()
        #expect(frames.first == (try AnimatedList.still(AnimatedList(rows: 8), theme: theme)))
        let edited = try render(size: Self.size, context: RenderContext(theme: theme)) {
            let table = AnimatedList.table(AnimatedList(rows: 8))
            table.setEditing(true, animated: false)
            return table
        }
        #expect(frames.last == (try edited.bitmap()))
        #expect(Set(frames.map(\.pixels)).count == frames.count)
    }

    @Test("Editing begins at the positions of rows in bordered sections and from right to left")
    func editingElsewhere() throws {
        var context = RenderContext(theme: .classic)
        for isMirrored in [false, true] {
            context.traits.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
            func table() -> TableView {
                let list = AnimatedList(rows: 3)
                let table = AnimatedList.Table(
                    frame: CGRect(origin: .zero, size: Self.size), style: .grouped)
                table.list = list
                table.dataSource = list
                table.delegate = list
                return table
            }
            let film = try animate(size: Self.size, framesPerSecond: 20, context: context) {
                clock in
                let table = table()
                clock.at(0) { table.setEditing(true, animated: true) }
                return table
            }
            let places = try (0..<film.times.count).map {
                try #require(
                    film.renderTree(ofFrame: $0).root.children.first { $0.name == "row 0,1" }?
                        .children.first { $0.name == "contentView" }
                ).frame.minX
            }
            let still = try render(size: Self.size, context: context) { table() }.renderTree()
            let row = still.root.children.first { $0.name == "row 0,1" }
            let rest = try #require(row?.children.first { $0.name == "contentView" }).frame.minX
            #expect(places.first == rest)
            let steps = zip(places, places.dropFirst()).map { $1 - $0 }
            let shift = try #require(places.last) - #require(places.first)
            try #require(!steps.isEmpty)
            #expect(steps.allSatisfy { shift < 0 ? $0 <= 0 : $0 >= 0 }, "\(places)")
            if !isMirrored { #expect(shift > 0, "\(places)") }
            // The texts move with it, and no copy remains in the old position.
            let tops = try film.rowTops(of: ["Row 1"])
            try #require(!tops.isEmpty)
            #expect(tops.allSatisfy { $0["Row 1"] != nil })
            try film.forEachTree { index, _, tree in
                #expect(Self.count("Row 1", in: tree.root) == 1, "frame \(index)")
            }
        }
    }

    /// Number of times that a text is drawn, including fading pictures.
    private static func count(_ string: String, in node: RenderNode) -> Int {
        let own: Int =
            switch node.contents {
            case .text(let text, _): text.string == string ? 1 : 0
            case .mix(let first, let second, _):
                count(string, in: first) + count(string, in: second)
            default: 0
            }
        return node.children.reduce(own) { $0 + count(string, in: $1) }
    }

    /// Opacity of a row's editing control, from 0 to 1, and its position in points.
    private static func control(in root: RenderNode) -> [(opacity: Double, minX: CGFloat)] {
        var result: [(Double, CGFloat)] = []
        func look(_ node: RenderNode, _ opacity: Double, _ x: CGFloat) {
            let opacity = opacity * node.opacity
            if node.name == "editControl" { result.append((opacity, x + node.frame.minX)) }
            for child in node.children {
                look(child, opacity, x + node.frame.minX - node.boundsOrigin.x)
            }
        }
        if let row = root.children.first(where: { $0.name == "row 0,1" }) { look(row, 1, 0) }
        return result
    }

    @Test(
        "A reversed change of the editing mode continues from the present positions",
        arguments: [true, false])
    func turnedBack(begins: Bool) throws {
        let film = try animate(size: Self.size, framesPerSecond: 60) { clock in
            let table = AnimatedList.table(AnimatedList(rows: 8))
            table.isEditing = !begins
            clock.at(0) { table.setEditing(begins, animated: true) }
            clock.at(0.1) { table.setEditing(!begins, animated: true) }
            return table
        }
        var seen: [(opacity: Double, minX: CGFloat)] = []
        var gaps: [CGFloat] = []
        try film.forEachTree { index, _, tree in
            let controls = Self.control(in: tree.root)
            #expect(controls.count <= 1, "frame \(index): \(controls)")
            guard let control = controls.first else { return }
            seen.append(control)
            let row = tree.root.children.first { $0.name == "row 0,1" }
            let content = row?.children.first { $0.name == "contentView" }
            gaps.append(try #require(content).frame.minX - control.minX)
        }
        // All frames except the unedited ends show the control.
        #expect(seen.count >= film.times.count - (begins ? 3 : 0))
        for (one, next) in zip(seen, seen.dropFirst()) {
            #expect(abs(one.opacity - next.opacity) < 0.15, "\(seen)")
            #expect(abs(one.minX - next.minX) < 6, "\(seen)")
        }
        #expect(try #require(gaps.max()) - #require(gaps.min()) < 0.01, "\(gaps)")
    }
}
