import Foundation
import Tableshot
import Testing

/// Corners and end separators of sections while rows are inserted, deleted and moved.
@Suite struct SectionEdgeTests {
    private static let size = CGSize(width: 220, height: 420)

    /// Change of a table of three sections, of three rows, a single row and two rows.
    enum Change: String, CaseIterable, CustomStringConvertible {
        case insertFirst, insertMiddle, insertLast, insertBesideOnly
        case deleteFirst, deleteMiddle, deleteLast, deleteOnly, deleteAll
        case moveFirstDown, moveLastUp, moveAcross
        case reloadFirst, reloadMiddle, reloadLast, reloadOnly
        case insertSection, deleteSection, moveSection, reloadSection
        case editingOn, editingOff

        var description: String { rawValue }

        func make(_ table: TableView, _ list: AnimatedList, _ animation: TableView.RowAnimation) {
            func insert(_ row: IndexPath) {
                list.sections[row.section].insert("New", at: row.row)
                table.insertRows(at: [row], with: animation)
            }
            func delete(_ rows: [IndexPath]) {
                for row in rows.sorted().reversed() {
                    list.sections[row.section].remove(at: row.row)
                }
                table.deleteRows(at: rows, with: animation)
            }
            func move(_ source: IndexPath, _ target: IndexPath) {
                let row = list.sections[source.section].remove(at: source.row)
                list.sections[target.section].insert(row, at: target.row)
                table.moveRow(at: source, to: target)
            }
            func reload(_ row: IndexPath) {
                list.sections[row.section][row.row] = "Other"
                table.reloadRows(at: [row], with: animation)
            }
            switch self {
            case .insertFirst: insert([0, 0])
            case .insertMiddle: insert([0, 1])
            case .insertLast: insert([0, 3])
            case .insertBesideOnly: insert([1, 1])
            case .deleteFirst: delete([[0, 0]])
            case .deleteMiddle: delete([[0, 1]])
            case .deleteLast: delete([[0, 2]])
            case .deleteOnly: delete([[1, 0]])
            case .deleteAll: delete([[0, 0], [0, 1], [0, 2]])
            case .moveFirstDown: move([0, 0], [0, 2])
            case .moveLastUp: move([0, 2], [0, 0])
            case .moveAcross: move([0, 2], [2, 0])
            case .reloadFirst: reload([0, 0])
            case .reloadMiddle: reload([0, 1])
            case .reloadLast: reload([0, 2])
            case .reloadOnly: reload([1, 0])
            case .insertSection:
                list.sections.insert(["P", "Q"], at: 1)
                table.insertSections([1], with: animation)
            case .deleteSection:
                list.sections.remove(at: 1)
                table.deleteSections([1], with: animation)
            case .moveSection:
                list.sections.swapAt(0, 1)
                table.moveSection(0, toSection: 1)
            case .reloadSection:
                list.sections[0] = ["X", "Y"]
                table.reloadSections([0], with: animation)
            case .editingOn, .editingOff: table.setEditing(self == .editingOn, animated: true)
            }
        }
    }

    private static func film(
        _ change: Change, _ theme: Theme, _ style: TableView.Style,
        _ animation: TableView.RowAnimation = .automatic, fps: Double = 10
    ) throws -> Animation {
        try animate(size: size, framesPerSecond: fps, context: RenderContext(theme: theme)) {
            clock in
            let list = AnimatedList([["A", "B", "C"], ["D"], ["E", "F"]])
            let table = AnimatedList.table(list, height: 420, style: style)
            table.isEditing = change == .editingOff
            clock.at(0) { change.make(table, list, animation) }
            return table
        }
    }

    /// Returns the table at rest, before or after the change.
    private static func still(
        _ change: Change, _ theme: Theme, _ style: TableView.Style, after: Bool
    ) throws -> Bitmap {
        try render(size: size, context: RenderContext(theme: theme)) {
            let list = AnimatedList([["A", "B", "C"], ["D"], ["E", "F"]])
            let table = AnimatedList.table(list, height: 420, style: style)
            table.isEditing = change == .editingOff
            if after {
                change.make(table, list, .none)
                let fresh = AnimatedList.table(list, height: 420, style: style)
                fresh.isEditing = change == .editingOn
                return fresh
            }
            return table
        }.bitmap()
    }

    @Test(
        "The first frame equals the old picture, the last frame the new picture",
        arguments: Change.allCases, Theme.eras)
    func ends(change: Change, theme: Theme) throws {
        for style in [TableView.Style.plain, .grouped, .insetGrouped] {
            let film = try Self.film(change, theme, style)
            let before = try Self.still(change, theme, style, after: false)
            let after = try Self.still(change, theme, style, after: true)
            let last = film.times.count - 1
            #expect(last > 1)
            #expect(try film.bitmap(ofFrame: 0) == before, "first frame, \(style)")
            #expect(try film.bitmap(ofFrame: last) == after, "last frame, \(style)")
        }
    }

    @Test(
        "The first frame equals the old picture with every row animation",
        arguments: TableView.RowAnimation.allCases, [Change.insertLast, .deleteFirst, .reloadLast])
    func ways(animation: TableView.RowAnimation, change: Change) throws {
        for (theme, style) in [(Theme.classic, TableView.Style.grouped), (.modern, .insetGrouped)] {
            let film = try Self.film(change, theme, style, animation)
            let before = try Self.still(change, theme, style, after: false)
            #expect(try film.bitmap(ofFrame: 0) == before)
        }
    }

    @Test("The picture of an instant does not depend on the rate", arguments: Change.allCases)
    func rates(change: Change) throws {
        let slow = try Self.film(change, .modern, .insetGrouped, fps: 10)
        let fast = try Self.film(change, .modern, .insetGrouped, fps: 50)
        for frame in 0...2 {
            let one = try slow.renderTree(ofFrame: frame).root.dump
            let other = try fast.renderTree(ofFrame: frame * 5).root.dump
            #expect(one == other, "at \(slow.times[frame]) s")
        }
    }

    /// Returns the top and bottom of a section's box at every frame of a movement.
    private static func boxes(_ film: Animation) throws -> [(top: CGFloat, bottom: CGFloat)] {
        var result: [(CGFloat, CGFloat)] = []
        try film.forEachTree { _, _, tree in
            for node in tree.root.children where node.name == "section 0" {
                result.append((node.frame.minY, node.frame.maxY))
            }
        }
        return result
    }

    @Test("The lower edge of a section's card moves with the parts below")
    func box() throws {
        for (theme, style) in [
            (Theme.classic, TableView.Style.grouped), (.flat, .grouped), (.modern, .insetGrouped),
        ] {
            for change in [Change.insertLast, .deleteLast] {
                let film = try Self.film(change, theme, style, fps: 30)
                let boxes = try Self.boxes(film)
                // The first and the last frame only show the rows.
                #expect(boxes.count == film.times.count - 2)
                #expect(Set(boxes.map(\.top)).count == 1)
                let bottoms = boxes.map(\.bottom)
                let isGrowing = change == .insertLast
                #expect(bottoms == (isGrowing ? bottoms.sorted() : bottoms.sorted().reversed()))
                let tops = try film.rowTops(of: ["D"]).compactMap { $0["D"] }
                    .dropFirst().dropLast()
                let distances = zip(tops, bottoms).map { ($0 - $1).rounded() }
                #expect(Set(distances).count == 1, "\(distances)")
            }
        }
    }

    @Test("A reloaded bordered section has a single border in every frame")
    func reloadedBorders() throws {
        for animation in [TableView.RowAnimation.fade, .top, .bottom, .middle] {
            let film = try Self.film(.reloadSection, .classic, .grouped, animation, fps: 30)
            for index in film.times.indices {
                let runs = try Self.borderLines(film, index)
                #expect(runs.count == 2, "\(animation), frame \(index): \(runs)")
            }
        }
    }

    @Test("The round corners of a growing card are visible in every frame")
    func corners() throws {
        let film = try Self.film(.insertLast, .modern, .insetGrouped, fps: 30)
        try film.forEachTree { index, _, tree in
            guard let box = tree.root.children.first(where: { $0.name == "section 0" }) else {
                return
            }
            let bitmap = try film.bitmap(ofFrame: index)
            let scale = CGFloat(bitmap.width) / Self.size.width
            let y = Int((box.frame.maxY * scale).rounded(.down)) - 1
            func red(_ x: CGFloat) -> Int {
                Int(bitmap.pixels[y * bitmap.width + Int(x * scale)] >> 16 & 0xFF)
            }
            // In the lowest line of the box, the corner has the colour of the background and the
            // middle does not.
            // The fading corner of the last row may lie in this line, too.
            #expect(red(box.frame.minX + 0.5) - red(1) < 5, "frame \(index)")
            #expect(red(box.frame.midX) > red(box.frame.minX + 0.5), "frame \(index)")
        }
    }

    @Test(
        "A bordered section has a single upper and a single lower border in every frame",
        arguments: [
            Change.insertFirst, .insertLast, .deleteFirst, .deleteLast, .moveFirstDown,
            .moveLastUp,
        ])
    func borders(change: Change) throws {
        let film = try Self.film(change, .classic, .grouped, fps: 30)
        for index in film.times.indices {
            let runs = try Self.borderLines(film, index)
            #expect(runs.count == 2, "frame \(index): \(runs)")
        }
    }

    /// Horizontal dark lines of the first section, beside the texts, in pixels.
    private static func borderLines(_ film: Animation, _ index: Int) throws -> [Int] {
        let bitmap = try film.bitmap(ofFrame: index)
        // Down to the space above the second section.
        let scale = CGFloat(bitmap.width) / size.width
        let x = Int(150 * scale)
        let end = try film.renderTree(ofFrame: index).root.children
            .first { $0.name == "row 1,0" }
        let bottom = Int(try #require(end).frame.minY * scale)
        let dark = (0..<bottom).filter { y in
            Int(bitmap.pixels[y * bitmap.width + x] >> 16 & 0xFF) < 0xB8
        }
        return dark.filter { !dark.contains($0 - 1) }
    }

    @Test(
        "The header of a reloaded section fades to the new header in place, and is never blank",
        arguments: Theme.eras)
    func reloadedHeader(theme: Theme) throws {
        for (style, animation) in [
            (TableView.Style.grouped, TableView.RowAnimation.fade), (.grouped, .automatic),
            (.grouped, .left), (.plain, .fade),
        ] {
            let film = try animate(
                size: Self.size, framesPerSecond: 60, context: RenderContext(theme: theme)
            ) { clock in
                let list = AnimatedList([["A", "B"], ["C"]])
                list.headers = true
                let table = AnimatedList.table(list, height: 420, style: style)
                clock.at(0) {
                    list.sections[0] = ["X", "Y", "Z"]
                    table.reloadSections([0], with: animation)
                }
                return table
            }
            var seen: [String] = []
            var frames: Set<CGRect> = []
            try film.forEachTree { _, _, tree in
                let header = try #require(tree.root.children.first { $0.name == "header 0" })
                frames.insert(header.frame)
                let dump = Self.visible(header).map { $0.dump.lowercased() }.joined()
                seen.append((dump.contains("of a") ? "A" : "") + (dump.contains("of x") ? "X" : ""))
            }
            #expect(seen.first == "A" && seen.last == "X")
            let between = seen.dropFirst().dropLast()
            try #require(!between.isEmpty)
            #expect(between.allSatisfy { $0 == "AX" }, "\(style) \(animation) \(seen)")
            #expect(frames.count == 1, "the header is cut: \(frames)")
        }
    }

    /// Returns the visible parts of a node; a mix with a share of 0 or 1 has a single visible part.
    private static func visible(_ node: RenderNode) -> [RenderNode] {
        guard case .mix(let before, let after, let share) = node.contents else { return [node] }
        var rest = node
        rest.contents = .none
        return (share < 1 ? visible(before) : []) + (share > 0 ? visible(after) : []) + [rest]
    }

    @Test("A moving section passes above the others, and its header hides their rows")
    func movingSection() throws {
        let film = try animate(
            size: Self.size, framesPerSecond: 20, context: RenderContext(theme: .modern)
        ) { clock in
            let list = AnimatedList([["A", "B"], ["C"], ["D"]])
            list.headers = true
            let table = AnimatedList.table(list, height: 420, style: .insetGrouped)
            clock.at(0) {
                list.sections.swapAt(0, 1)
                table.moveSection(0, toSection: 1)
            }
            return table
        }
        let middle = try film.renderTree(ofFrame: 3).root
        let names = middle.children.map(\.name)
        let header = try #require(names.firstIndex(of: "header 1"))
        for other in ["header 0", "row 0,0", "row 2,0", "header 2"] {
            #expect(try #require(names.firstIndex(of: other)) < header, "\(names)")
        }
        for own in ["row 1,0", "row 1,1"] {
            #expect(
                try #require(names.firstIndex(of: own))
                    > (try #require(names.firstIndex(of: "header 0"))), "\(names)")
        }
        let plate = try #require(names.firstIndex(of: "section 1 background"))
        #expect(plate < header)
        #expect(plate > (try #require(names.firstIndex(of: "header 2"))))
        #expect(plate < (try #require(names.firstIndex(of: "row 1,0"))))
        #expect(middle.children[plate].background != nil)
        #expect(middle.children[plate].frame.width == Self.size.width)
    }

    @Test(
        "The cards of sections that pass each other never merge",
        arguments: [
            (Theme.classic, TableView.Style.grouped), (.flat, .grouped), (.modern, .insetGrouped),
            (.glass, .insetGrouped),
        ])
    func boxesApart(theme: Theme, style: TableView.Style) throws {
        let film = try Self.film(.moveSection, theme, style, fps: 60)
        for index in film.times.indices {
            let rows = try film.renderTree(ofFrame: index).root.children
                .filter { $0.name.hasPrefix("row 1,") }.map(\.frame)
            let box = rows.dropFirst().reduce(try #require(rows.first)) { $0.union($1) }
            let bitmap = try film.bitmap(ofFrame: index)
            let scale = CGFloat(bitmap.width) / Self.size.width
            // Beside the texts, above and below the card, the pixels show the table's background.
            let x = Int((box.midX + 30) * scale)
            func pixel(_ x: Int, _ y: CGFloat) -> UInt32? {
                let y = Int((y * scale).rounded())
                return y >= 0 && y < bitmap.height ? bitmap.pixels[y * bitmap.width + x] : nil
            }
            for y in [box.minY - 5, box.maxY + 5] {
                // Stripes of a classic background differ from column to column, not from line to
                // line.
                guard let found = pixel(x, y), let clear = pixel(x, Self.size.height - 2) else {
                    continue
                }
                #expect(found == clear, "frame \(index), \(y)")
            }
        }
    }

    @Test("Editing controls enter and leave within a bordered section", arguments: [true, false])
    func controls(begins: Bool) throws {
        let film = try Self.film(
            begins ? .editingOn : .editingOff, .classic, .grouped, fps: 30)
        let first = try film.bitmap(ofFrame: 0)
        let scale = CGFloat(first.width) / Self.size.width
        // Side margin of a classic table, and the width of the border.
        let margin = Int(9 * scale)
        for index in 1..<film.times.count {
            let frame = try film.bitmap(ofFrame: index)
            var differences = 0
            for y in 0..<frame.height {
                for x in Array(0..<margin) + Array((frame.width - margin)..<frame.width)
                where frame.pixels[y * frame.width + x] != first.pixels[y * frame.width + x] {
                    differences += 1
                }
            }
            #expect(differences == 0, "frame \(index)")
        }
    }
}
