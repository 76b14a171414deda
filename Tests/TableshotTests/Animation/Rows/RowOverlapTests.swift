import Foundation
import Tableshot
import Testing

/// Changes of a row's state while its parts move.
@Suite struct RowOverlapTests {
    private static let size = CGSize(width: 200, height: 220)

    private static func film(
        theme: Theme = .modern, _ schedule: @escaping (AnimationClock, TableView) -> Void
    ) throws -> Animation {
        try animate(size: size, framesPerSecond: 30, context: RenderContext(theme: theme)) {
            clock in
            let table = AnimatedList.table(AnimatedList(rows: 5))
            schedule(clock, table)
            return table
        }
    }

    /// Positions of a text in a frame, from the left.
    ///
    /// A second position would be a ghost.
    private static func places(of text: String, in root: RenderNode) -> Set<CGFloat> {
        var places: Set<CGFloat> = []
        func look(_ node: RenderNode, _ x: CGFloat) {
            let left = x + node.frame.minX
            if case .text(let layout, _) = node.contents, layout.string == text {
                places.insert((left * 100).rounded() / 100)
            }
            if case .mix(let first, let second, _) = node.contents {
                look(first, left - node.boundsOrigin.x)
                look(second, left - node.boundsOrigin.x)
            }
            for child in node.children { look(child, left - node.boundsOrigin.x) }
        }
        look(root, 0)
        return places
    }

    private static func checkNoGhosts(_ film: Animation) throws {
        try film.forEachTree { index, _, tree in
            for text in ["Row 0", "Row 1"] {
                let places = places(of: text, in: tree.root)
                #expect(places.count == 1, "frame \(index), \(text): \(places)")
            }
        }
    }

    @Test("A row selected while editing begins shows its text once", arguments: Theme.eras)
    func selectionAndEditing(theme: Theme) throws {
        for (edit, select) in [(0.0, 0.1), (0.1, 0.0)] {
            let film = try Self.film(theme: theme) { clock, table in
                table.allowsSelectionDuringEditing = true
                clock.at(edit) { table.setEditing(true, animated: true) }
                clock.at(select) {
                    table.selectRow(at: [0, 1], animated: true, scrollPosition: .none)
                }
            }
            try Self.checkNoGhosts(film)
        }
    }

    @Test("A row that opens while a selection fades shows its text once")
    func selectionAndSwipe() throws {
        for (swipe, row) in [(0.1, 1), (-0.1, 1), (-0.1, 2)] as [(Double, Int)] {
            let film = try Self.film { clock, table in
                clock.at(max(0, swipe)) { table.openSwipeActions(at: [0, 1], animated: true) }
                clock.at(max(0, -swipe)) {
                    table.selectRow(at: [0, row], animated: true, scrollPosition: .none)
                }
            }
            try Self.checkNoGhosts(film)
        }
    }

    @Test("An accessory appears beside the content, never on its text", arguments: Theme.eras)
    func accessory(theme: Theme) throws {
        final class Source: TableViewDataSource {
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(
                _ tableView: TableView, cellForRowAt indexPath: IndexPath
            ) -> TableViewCell {
                let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
                cell.textLabel?.text = "Text"
                cell.detailTextLabel?.text = "Detail"
                cell.showsReorderControl = true
                cell.editingAccessoryType = .detailButton
                return cell
            }
            func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
                true
            }
        }
        final class Table: TableView { var source: Source? }
        for begins in [true, false] {
            let film = try animate(
                size: Self.size, framesPerSecond: 30, context: RenderContext(theme: theme)
            ) { clock in
                let table = Table(frame: CGRect(origin: .zero, size: Self.size), style: .plain)
                table.source = Source()
                table.dataSource = table.source
                table.isEditing = !begins
                clock.at(0) { table.setEditing(begins, animated: true) }
                return table
            }
            var seen = 0
            try film.forEachTree { index, _, tree in
                guard let row = tree.root.children.first(where: { $0.name == "row 0,0" }),
                    let content = row.children.first(where: { $0.name == "contentView" })
                else { return }
                let parts = row.children.flatMap { [$0] + $0.children }
                for part in parts where part.name == "accessoryButton" && part.opacity > 0 {
                    seen += 1
                    #expect(part.frame.minX >= content.frame.maxX - 12, "frame \(index)")
                }
            }
            #expect(seen > 0)
        }
    }

    @Test("A classic row opens from the old picture, and its accessory fades")
    func classicSwipe() throws {
        let film = try Self.film(theme: .classic) { clock, table in
            clock.at(0) { table.openSwipeActions(at: [0, 1], animated: true) }
        }
        let before = try render(size: Self.size, context: RenderContext(theme: .classic)) {
            AnimatedList.table(AnimatedList(rows: 5))
        }.bitmap()
        #expect(try film.bitmap(ofFrame: 0) == before)
        var opacities: [Double] = []
        try film.forEachTree { _, _, tree in
            let row = tree.root.children.first { $0.name == "row 0,1" }
            opacities.append(row?.children.first { $0.name == "accessory" }?.opacity ?? 0)
        }
        #expect(opacities.first == 1 && opacities.last == 0)
        #expect(opacities == opacities.sorted().reversed() && Set(opacities).count > 4)
    }

    @Test("Buttons do not flash beside an open row that is deleted", arguments: Theme.eras)
    func openRowDeleted(theme: Theme) throws {
        let film = try animate(
            size: Self.size, framesPerSecond: 60, context: RenderContext(theme: theme)
        ) { clock in
            let list = AnimatedList(rows: 3)
            let table = AnimatedList.table(list, style: .insetGrouped)
            table.openSwipeActions(at: [0, 1])
            clock.at(0) {
                list.sections[0].remove(at: 1)
                table.deleteRows(at: [[0, 1]], with: .fade)
            }
            return table
        }
        let (first, second) = (try film.bitmap(ofFrame: 0), try film.bitmap(ofFrame: 1))
        var worst = 0
        // The open row, without the moving separators at its edges.
        let rows = (first.height * 70 / 220)..<(first.height * 90 / 220)
        for y in rows {
            for x in 0..<first.width {
                for shift in [0, 8, 16] as [UInt32] {
                    let one = Int(first.pixels[y * first.width + x] >> shift & 0xFF)
                    let other = Int(second.pixels[y * first.width + x] >> shift & 0xFF)
                    worst = max(worst, abs(one - other))
                }
            }
        }
        #expect(worst < 8)
    }

    @Test("A wheel continues to turn while it shrinks after a refresh")
    func refreshing() throws {
        let film = try animate(size: Self.size, framesPerSecond: 20) { clock in
            let table = AnimatedList.table(AnimatedList(rows: 5))
            table.refreshControl = RefreshControl()
            table.refreshControl?.beginRefreshing()
            table.contentOffset.y = -table.adjustedContentInset.top
            clock.at(0.1) { table.setRefreshing(false, animated: true) }
            return table
        }
        /// Pixels darker than a level, in the middle, beside all texts.
        func ink(_ frame: Int, below level: UInt32 = 0xF0) throws -> Int {
            let bitmap = try film.bitmap(ofFrame: frame)
            let columns = (bitmap.width * 2 / 5)..<(bitmap.width * 3 / 5)
            return (0..<bitmap.height / 5).reduce(0) { sum, y in
                sum + columns.count { bitmap.pixels[y * bitmap.width + $0] & 0xFF < level }
            }
        }
        func darkShare(_ frame: Int) throws -> Double {
            Double(try ink(frame, below: 0xB0)) / Double(max(1, try ink(frame)))
        }
        // At and after the end of refreshing, spokes fade behind the first spoke.
        let shares = try (2..<4).map(darkShare)
        #expect(shares.allSatisfy { $0 > 0 && $0 < 0.6 }, "\(shares)")
        // Then the number of dark pixels decreases.
        let later = try (3..<7).map { try ink($0) }
        #expect(later == later.sorted().reversed() && later[0] > 0, "\(later)")
    }
}
