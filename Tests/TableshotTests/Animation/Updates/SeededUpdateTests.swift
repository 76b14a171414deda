import Foundation
import Tableshot
import TestSupport
import Testing

/// Consecutive changes of all kinds, determined by a seed, in tables of several sections.
@Suite struct SeededUpdateTests {
    private static let size = CGSize(width: 200, height: 220)
    private static let rowHeight: CGFloat = 44

    /// All past and present rows of a table, in the order of their positions.
    private struct History {
        /// Sections by name, each with its rows.
        var order: [(section: String, rows: [String])]
        /// Rows that were inserted, deleted, moved or reloaded.
        ///
        /// Their movement is not checked.
        var changed: Set<String> = []
        private(set) var number = 0

        mutating func name(_ kind: String) -> String {
            number += 1
            return "\(kind)\(number)"
        }

        /// Records that a row has left its position.
        mutating func leave(_ row: String) {
            let old = name("old")
            changed.insert(old)
            for index in order.indices {
                order[index].rows = order[index].rows.map { $0 == row ? old : $0 }
            }
        }

        /// Records that a row precedes another row of a section, or ends the section.
        mutating func note(_ row: String, in section: String, before next: String?) {
            changed.insert(row)
            guard let index = order.firstIndex(where: { $0.section == section }) else { return }
            let place = next.flatMap { order[index].rows.firstIndex(of: $0) }
            order[index].rows.insert(row, at: place ?? order[index].rows.count)
        }
    }

    /// A changing table and its history.
    private final class Trial {
        let list: AnimatedList
        let table: TableView
        let style: TableView.Style
        var history: History
        var dice: Dice

        init(seed: Int) {
            var dice = Dice(state: UInt64(seed) &* 7_919)
            let styles: [TableView.Style] = [.plain, .grouped, .insetGrouped]
            style = styles[dice.roll(0..<3)]
            let sections = (0..<dice.roll(1..<7)).map { section in
                (0..<dice.roll(0..<9)).map { "\(section).\($0)" }
            }
            list = AnimatedList(sections)
            list.titles = sections.indices.map { "Section \($0)" }
            history = History(
                order: zip(list.titles ?? [], sections).map { (section: $0, rows: $1) })
            table = AnimatedList.table(list, style: style)
            table.isEditing = dice.roll(0..<4) == 0
            self.dice = dice
            let end = max(0, table.contentSize.height - 220)
            table.contentOffset.y = CGFloat(dice.roll(0..<Int(end) + 1))
        }

        var titles: [String] {
            get { list.titles ?? [] }
            set { list.titles = newValue }
        }

        private var animation: TableView.RowAnimation {
            let all: [TableView.RowAnimation] = [.fade, .top, .bottom, .left, .right, .middle]
            return all[dice.roll(0..<all.count)]
        }

        /// Returns a row of the list, visible or not, or `nil` for an empty list.
        private func row() -> IndexPath? {
            let rows = list.sections.enumerated().flatMap { section, rows in
                rows.indices.map { IndexPath(row: $0, section: section) }
            }
            return rows.isEmpty ? nil : rows[dice.roll(0..<rows.count)]
        }

        func change() {
            switch dice.roll(0..<11) {
            case 0: delete()
            case 1: insert()
            case 2: move()
            case 3: reload()
            case 4: insertSection()
            case 5: deleteSection()
            case 6: moveSection()
            case 7: reloadSection()
            case 8: table.flick(velocity: CGFloat(dice.roll(-20..<21) * 100))
            case 9: table.setEditing(!table.isEditing, animated: true)
            default:
                guard let row = row() else { return }
                let positions: [ScrollPosition] = [.top, .middle, .bottom]
                table.scrollToRow(at: row, at: positions[dice.roll(0..<3)], animated: true)
            }
        }

        private func delete() {
            guard let row = row() else { return }
            history.changed.insert(list.sections[row.section].remove(at: row.row))
            table.deleteRows(at: [row], with: animation)
        }

        private func insert() {
            guard !titles.isEmpty else { return }
            let section = row()?.section ?? dice.roll(0..<titles.count)
            let index = dice.roll(0..<list.sections[section].count + 1)
            put(history.name("n"), at: IndexPath(row: index, section: section))
            table.insertRows(at: [IndexPath(row: index, section: section)], with: animation)
        }

        private func put(_ name: String, at place: IndexPath) {
            let rows = list.sections[place.section]
            history.note(
                name, in: titles[place.section],
                before: place.row < rows.count ? rows[place.row] : nil)
            list.sections[place.section].insert(name, at: place.row)
        }

        private func move() {
            guard let row = row() else { return }
            let name = list.sections[row.section].remove(at: row.row)
            history.leave(name)
            let section = dice.roll(0..<titles.count)
            let place = IndexPath(
                row: dice.roll(0..<list.sections[section].count + 1), section: section)
            put(name, at: place)
            table.moveRow(at: row, to: place)
        }

        private func reload() {
            guard let row = row() else { return }
            history.changed.insert(list.sections[row.section][row.row])
            table.reloadRows(at: [row], with: animation)
        }

        private func insertSection() {
            let section = dice.roll(0..<titles.count + 1)
            let title = history.name("Section")
            let rows = (0..<dice.roll(0..<4)).map { _ in history.name("n") }
            history.changed.formUnion(rows)
            history.order.append((section: title, rows: []))
            titles.insert(title, at: section)
            list.sections.insert(rows, at: section)
            table.insertSections([section], with: animation)
        }

        private func deleteSection() {
            guard !titles.isEmpty else { return }
            let section = dice.roll(0..<titles.count)
            history.changed.formUnion(list.sections.remove(at: section))
            titles.remove(at: section)
            table.deleteSections([section], with: animation)
        }

        private func moveSection() {
            guard !titles.isEmpty else { return }
            let section = dice.roll(0..<titles.count)
            let rows = list.sections.remove(at: section)
            let title = titles.remove(at: section)
            let place = dice.roll(0..<titles.count + 1)
            // Other sections pass it, so its order is not checked.
            history.changed.formUnion(rows)
            list.sections.insert(rows, at: place)
            titles.insert(title, at: place)
            table.moveSection(section, toSection: place)
        }

        private func reloadSection() {
            guard !titles.isEmpty else { return }
            let section = dice.roll(0..<titles.count)
            history.changed.formUnion(list.sections[section])
            let rows = (0..<dice.roll(0..<5)).map { _ in history.name("n") }
            history.changed.formUnion(rows)
            list.sections[section] = rows
            table.reloadSections([section], with: animation)
        }
    }

    /// Visible rows in a tree, from top to bottom: the upper edge of the whole row, and the leading
    /// edge of its content.
    private static func rows(in root: RenderNode) -> [(text: String, top: CGFloat, x: CGFloat?)] {
        func label(_ node: RenderNode, _ y: CGFloat) -> (text: String, middle: CGFloat)? {
            let top = y + node.frame.minY
            switch node.contents {
            case .text(let layout, _): return (layout.string, top + node.frame.height / 2)
            case .mix(_, let node, _): return label(node, top)
            default:
                return node.children.lazy.compactMap { label($0, top - node.boundsOrigin.y) }.first
            }
        }
        func content(_ node: RenderNode) -> CGFloat? {
            if case .mix(_, let node, _) = node.contents { return content(node) }
            return node.children.first { $0.name == "contentView" }?.frame.minX
        }
        return root.children.compactMap { node in
            guard node.name.hasPrefix("row "),
                let label = label(node, -root.boundsOrigin.y),
                label.middle > 22, label.middle < size.height - 22
            else { return nil }
            return (label.text, label.middle - rowHeight / 2, content(node))
        }.sorted { $0.top < $1.top }
    }

    @Test(
        "Remaining rows are visible once, in order and adjacent, and the end equals a new table",
        arguments: 1...60)
    func seeded(seed: Int) throws {
        var last: Trial?
        let film = try animate(size: Self.size, framesPerSecond: 30) { clock in
            let trial = Trial(seed: seed)
            for step in 0..<4 {
                let time = Double(step) * 0.1 + Double(trial.dice.roll(0..<8)) / 100
                clock.at(time) { trial.change() }
            }
            last = trial
            return trial.table
        }
        var frames: [(index: Int, seen: [(text: String, top: CGFloat, x: CGFloat?)])] = []
        try film.forEachTree { index, _, tree in frames.append((index, Self.rows(in: tree.root))) }
        let trial = try #require(last)
        let order = trial.history.order.flatMap { section in
            section.rows.map { (name: $0, section: section.section) }
        }
        let changed = trial.history.changed
        let staying = Set(try #require(frames.last).seen.map(\.text))
        var spread: CGFloat = 0
        for (index, all) in frames {
            let seen = all.filter { !changed.contains($0.text) }
            let places = seen.compactMap { row in order.firstIndex { $0.name == row.text } }
            try #require(places.count == seen.count, "seed \(seed), frame \(index): \(seen)")
            let controls = seen.filter { staying.contains($0.text) }.compactMap(\.x)
            if let first = controls.min(), let last = controls.max() {
                spread = max(spread, last - first)
            }
            for (row, next) in zip(seen.indices, seen.indices.dropFirst()) {
                let between = places[row] + 1..<max(places[row] + 1, places[next])
                #expect(
                    places[row] < places[next]
                        && between.allSatisfy { changed.contains(order[$0].name) },
                    "seed \(seed), frame \(index): order, \(seen)")
                guard order[places[row]].section == order[places[next]].section else { continue }
                let distance = seen[next].top - seen[row].top
                #expect(
                    distance > Self.rowHeight - 1.5
                        && (!between.isEmpty || distance < Self.rowHeight + 1.5),
                    "seed \(seed), frame \(index): distance, \(seen)")
            }
        }
        let still = try render(size: Self.size) {
            let list = AnimatedList(trial.list.sections)
            list.titles = trial.titles
            let table = AnimatedList.table(list, style: trial.style)
            table.isEditing = trial.table.isEditing
            table.contentOffset = trial.table.contentOffset
            return table
        }
        #expect(
            try film.bitmap(ofFrame: film.times.count - 1) == (try still.bitmap()),
            "seed \(seed): the end")
        #expect(spread < 1, "seed \(seed): controls apart by \(spread) points")
    }
}
