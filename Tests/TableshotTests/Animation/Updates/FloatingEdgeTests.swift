import Foundation
import TableMockups
import Tableshot
import Testing

/// Headers and footers of plain tables float within the present bounds of their section.
@Suite struct FloatingEdgeTests {
    private static let size = CGSize(width: 200, height: 220)

    /// Change of a table of four sections, A to D, of four rows each.
    enum Change: String, CaseIterable {
        case deleteFirst, deleteSecond, deleteMost, insertFirst, insertSecond
        case deleteSection, deleteTwoSections, insertSection, insertShortSections
        case reloadFirst, reloadSecond

        /// Letters of the sections that the change deletes.
        var deleted: Set<String> {
            switch self {
            case .deleteSection: ["A"]
            case .deleteTwoSections: ["A", "B"]
            default: []
            }
        }

        func make(_ table: TableView, _ list: AnimatedList, _ animation: TableView.RowAnimation) {
            func delete(_ section: Int, _ rows: Range<Int>) {
                list.sections[section].removeSubrange(rows)
                table.deleteRows(
                    at: rows.map { IndexPath(row: $0, section: section) }, with: animation)
            }
            func insert(_ section: Int, _ letter: String) {
                list.sections[section].insert(
                    contentsOf: (0..<4).map { "\(letter)new \($0)" }, at: 1)
                table.insertRows(
                    at: (1...4).map { IndexPath(row: $0, section: section) }, with: animation)
            }
            switch self {
            case .deleteFirst: delete(0, 1..<4)
            case .deleteSecond: delete(1, 1..<3)
            case .deleteMost:
                list.sections[0].removeSubrange(1...)
                list.sections[1].removeSubrange(1...)
                let rows = (0...1).flatMap { section in
                    (1...3).map { IndexPath(row: $0, section: section) }
                }
                table.deleteRows(at: rows, with: animation)
            case .insertFirst: insert(0, "A")
            case .insertSecond: insert(1, "B")
            case .deleteSection:
                list.sections.remove(at: 0)
                table.deleteSections([0], with: animation)
            case .deleteTwoSections:
                list.sections.removeSubrange(0...1)
                table.deleteSections([0, 1], with: animation)
            case .insertSection:
                list.sections.insert(["X1", "X2", "X3"], at: 1)
                table.insertSections([1], with: animation)
            case .insertShortSections:
                list.sections.insert(contentsOf: [["X1"], ["Y1"]], at: 0)
                table.insertSections([0, 1], with: animation)
            case .reloadFirst: reload(0, ["A9", "A8"])
            case .reloadSecond: reload(1, ["B9", "B8", "B7", "B6", "B5", "B4"])
            }
            func reload(_ section: Int, _ rows: [String]) {
                list.sections[section] = rows
                table.reloadSections([section], with: animation)
            }
        }
    }

    private static func table(_ offset: CGFloat) -> (TableView, AnimatedList) {
        let list = AnimatedList(
            ["A", "B", "C", "D"].map { letter in (1...4).map { letter + "\($0)" } })
        list.headers = true
        list.footers = true
        let table = AnimatedList.table(list, height: size.height)
        table.contentOffset.y = offset
        return (table, list)
    }

    private static func film(
        _ change: Change, _ theme: Theme, _ animation: TableView.RowAnimation, offset: CGFloat
    ) throws -> Animation {
        try animate(size: size, framesPerSecond: 40, context: RenderContext(theme: theme)) {
            clock in
            let (table, list) = table(offset)
            clock.at(0) { change.make(table, list, animation) }
            return table
        }
    }

    /// Visible parts of a section, by the first letter of its texts.
    private struct VisibleParts {
        var headers: [CGRect] = []
        /// Frames of footers, visible parts and whole.
        var footers: [(shown: CGRect, whole: CGRect)] = []
        var rows: [CGRect] = []
    }

    private static func visibleParts(_ root: RenderNode) -> [String: VisibleParts] {
        var result: [String: VisibleParts] = [:]
        for node in root.children where node.frame.height > 0 && node.opacity > 0 {
            guard let text = text(of: node) else { continue }
            let letter = String(text.split(separator: " ").last?.first ?? "?")
            // An entering or leaving part lies within the visible part of its gap.
            var frame = node.frame.offsetBy(dx: 0, dy: -root.boundsOrigin.y)
            var whole = frame
            if node.clipsToBounds, let inner = node.children.first, inner.name == node.name {
                let origin = CGPoint(
                    x: frame.minX - node.boundsOrigin.x, y: frame.minY - node.boundsOrigin.y)
                whole = inner.frame.offsetBy(dx: origin.x, dy: origin.y)
                frame = frame.intersection(whole)
            }
            guard frame.height > 0 else { continue }
            if text.hasPrefix("Of ") {
                result[letter, default: VisibleParts()].headers.append(frame)
            } else if text.hasPrefix("End ") {
                result[letter, default: VisibleParts()].footers.append((frame, whole))
            } else {
                result[String(text.prefix(1)), default: VisibleParts()].rows.append(frame)
            }
        }
        return result
    }

    private static func text(of node: RenderNode) -> String? {
        switch node.contents {
        case .text(let text, _): return text.string
        case .mix(_, let after, _): return text(of: after)
        default: break
        }
        for child in node.children {
            if let text = text(of: child) { return text }
        }
        return nil
    }

    private static let slack: CGFloat = 0.6

    @Test(
        "Headers lie above their rows or float, and footers lie below or float, at each instant",
        arguments: Change.allCases, [0, 60, 150] as [CGFloat])
    func order(change: Change, offset: CGFloat) throws {
        for (theme, animation) in [
            (Theme.modern, TableView.RowAnimation.fade), (.flat, .top), (.classic, .bottom),
            (.glass, .automatic), (.modern, .none),
        ] {
            let film = try Self.film(change, theme, animation, offset: offset)
            var found: [String] = []
            try film.forEachTree { index, _, tree in
                let place = "\(theme.name) \(animation) frame \(index)"
                let parts = Self.visibleParts(tree.root)
                for (letter, section) in parts {
                    for header in section.headers where header.minY > Self.slack {
                        let above = section.rows.filter {
                            $0.minY < header.maxY - Self.slack && $0.maxY > 0
                        }
                        found += above.map { "\(place): \(letter) \(header) \($0)" }
                    }
                    for footer in section.footers
                    where footer.whole.maxY < Self.size.height - Self.slack {
                        let below = section.rows.filter {
                            $0.maxY > footer.shown.minY + Self.slack
                        }
                        found += below.map { "\(place): end of \(letter) \(footer) \($0)" }
                    }
                }
                // The rows and headers below a deleted section close over its last header.
                let headers = parts.filter { !change.deleted.contains($0.key) }
                    .values.flatMap(\.headers).sorted { $0.minY < $1.minY }
                for (one, next) in zip(headers, headers.dropFirst())
                where one.maxY > next.minY + Self.slack {
                    found.append("\(place): \(one) \(next)")
                }
            }
            #expect(found.isEmpty, "\(found.count): \(found.first ?? "")")
        }
    }

    @Test("The first and last frames equal pictures of tables at rest", arguments: Change.allCases)
    func ends(change: Change) throws {
        for offset in [0, 60, 150] as [CGFloat] {
            let film = try Self.film(change, .modern, .fade, offset: offset)
            let before = try render(size: Self.size) { Self.table(offset).0 }
            #expect(try film.bitmap(ofFrame: 0) == before.bitmap())
            let after = try render(size: Self.size) {
                let (table, list) = Self.table(offset)
                _ = table.indexPathsForVisibleRows
                change.make(table, list, .none)
                return table
            }
            #expect(try film.bitmap(ofFrame: film.times.count - 1) == after.bitmap())
        }
    }

    @Test("A floating header stays at the edge until the next header pushes it, without a jump")
    func steadiness() throws {
        for change in [Change.deleteFirst, .deleteMost, .insertSecond] {
            let film = try Self.film(change, .modern, .fade, offset: 60)
            var tops: [CGFloat] = []
            try film.forEachTree { _, _, tree in
                guard let header = Self.visibleParts(tree.root)["A"]?.headers.first else { return }
                tops.append(header.minY)
            }
            let steps = zip(tops, tops.dropFirst()).map { $1 - $0 }
            #expect(tops.first == 0 && tops.allSatisfy { $0 <= Self.slack }, "\(tops)")
            try #require(!steps.isEmpty)
            #expect(steps.allSatisfy { $0 <= Self.slack && $0 > -20 }, "\(change): \(tops)")
        }
    }

    @Test(
        "A floating header leaves from its position if its section is reloaded without a header",
        arguments: [("header", 30), ("footer", 0)], ["fade", "bottom", "top", "left"])
    func leavesAfloat(edge: (name: String, offset: Int), animation: String) throws {
        let rows = "rows: [{text: A}, {text: B}, {text: C}, {text: D}, {text: E}, {text: F}]"
        let film = try animate(
            DocumentReader().read(
                text: """
                    screen: {width: 320, height: 160, scale: 1}
                    theme: flat
                    offset: \(edge.offset)
                    table:
                      sections:
                        - \(edge.name): Edge
                          \(rows)
                    timeline:
                      - {at: 0.1, reloadSection: 0, section: {\(rows)}, animation: \(animation)}
                    animation: {fps: 100}

                    """))
        let frames = try FilmOfTexts(film).frames
        let first = try #require(frames[10]["Edge"])
        let next = try #require(frames[12]["Edge"])
        #expect(next.shown.height > first.shown.height - 2 && next.opacity > 0.9)
        #expect(abs(next.top - first.top) < 2)
        #expect(frames[12].values.allSatisfy { $0.order <= next.order })
    }

    /// Otherwise the row would vanish below the floating views in the last frame.
    @Test("A row that moves to another section stays below headers and footers")
    func travellingRow() throws {
        let film = try animate(
            size: Self.size, framesPerSecond: 20, context: RenderContext(theme: .classic)
        ) { clock in
            let list = AnimatedList([(0..<3).map { "A\($0)" }, (0..<6).map { "B\($0)" }])
            list.titles = ["One", "Two"]
            list.headers = true
            list.footers = true
            let table = AnimatedList.table(list)
            clock.at(0) {
                list.sections[1].insert(list.sections[0].removeFirst(), at: 1)
                table.moveRow(
                    at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1))
            }
            return table
        }
        for frame in 1..<film.times.count {
            let names = try film.renderTree(ofFrame: frame).root.children.map(\.name)
            let row = try #require(names.firstIndex(of: "row 1,1"), "\(frame): \(names)")
            let footer = try #require(names.firstIndex(of: "footer 1"), "\(frame): \(names)")
            #expect(row < footer, "\(frame): \(names)")
            // These parts do not float.
            for name in ["footer 0", "header 1"] {
                let edge = try #require(names.firstIndex(of: name), "\(frame): \(names)")
                #expect(row < edge, "\(frame): \(names)")
            }
        }
    }
}
