import Foundation
import TableAnimation
import TableGeometry
import TestSupport
import Testing

/// Overlapping batches of changes in the presentation of a table, determined by seeds.
@Suite struct TablePresentationTests {
    /// A table of named rows, its geometry and its presentation.
    struct Table {
        var sections: [[(name: Int, height: CGFloat)]]
        var geometry: TableGeometry
        var presentation = TablePresentation()
        var names = 0
        var dice: Dice
        /// The names of rows that came, left or moved.
        var changed: Set<Int> = []
        var leaving: Set<Int> = []
        let screen = Extent(minY: 0, height: 300)
        private var numberOfBatches = 0

        init(seed: Int) throws {
            dice = Dice(state: UInt64(seed) &* 7_919)
            sections = []
            geometry = try TableGeometry()
            for _ in 0..<dice.roll(1..<4) {
                let rows = (0..<dice.roll(0..<7)).map { _ in newRow() }
                sections.append(rows)
            }
            geometry = try layOut()
        }

        private mutating func newRow() -> (name: Int, height: CGFloat) {
            names += 1
            return (names, [30, 44, 60][dice.roll(0..<3)])
        }

        private func layOut() throws -> TableGeometry {
            let parts = sections.map { rows in
                TableGeometry.Section(
                    headerHeight: 20, rows: .varying(rows.map(\.height)), bottomPadding: 10)
            }
            return try TableGeometry(sections: parts)
        }

        var places: SlotPlaces { SlotPlaces(geometry, .x1) }

        /// The items on the screen, and those on their way.
        func shown(at time: Double) -> [PresentedItem] {
            let instant = presentation.instant(places, at: time)
            let rows = instant.rows(in: screen).union(geometry.indexPathsForRows(in: screen))
            let edges = instant.sections(in: screen).flatMap { section in
                [PresentedItem.header(section), .footer(section)].filter {
                    let shown = instant.presentation(of: $0)
                    return Extent(minY: shown.top, height: shown.height).intersects(screen)
                }
            }
            return rows.sorted().map { .row($0) } + edges
        }

        func name(_ item: PresentedItem) -> String? {
            switch item {
            case .row(let row): "row \(sections[row.section][row.row].name)"
            case .leaving(let number): "leaving \(number)"
            default: nil
            }
        }

        /// Applies a random batch; returns the largest jump of an item, in points.
        mutating func change(at time: Double, _ timing: AnimationTiming) throws -> CGFloat {
            let before = (geometry: geometry, sections: sections)
            let shown = shown(at: time)
            let first = presentation.instant(places, at: time)
            var update = TableUpdate()
            let counts = sections.map(\.count)
            let rows = sections.indices.flatMap { section in
                sections[section].indices.map { IndexPath(row: $0, section: section) }
            }
            switch dice.roll(0..<8) {
            case 0 where !rows.isEmpty:
                let row = rows[dice.roll(0..<rows.count)]
                changed.insert(sections[row.section].remove(at: row.row).name)
                update.deletedRows = [row]
            case 1 where !rows.isEmpty:
                let row = rows[dice.roll(0..<rows.count)]
                let moved = sections[row.section].remove(at: row.row)
                let section = dice.roll(0..<sections.count)
                let target = IndexPath(
                    row: dice.roll(0..<(sections[section].count + 1)), section: section)
                sections[section].insert(moved, at: target.row)
                changed.insert(moved.name)
                update.movedRows = [.init(from: row, to: target)]
            case 2 where !rows.isEmpty:
                let row = rows[dice.roll(0..<rows.count)]
                changed.insert(sections[row.section][row.row].name)
                sections[row.section][row.row] = newRow()
                changed.insert(names)
                update.reloadedRows = [row]
            case 3:
                let section = dice.roll(0..<(sections.count + 1))
                let new = (0..<dice.roll(0..<4)).map { _ in newRow() }
                changed.formUnion(new.map(\.name))
                sections.insert(new, at: section)
                update.insertedSections = [section]
            case 4 where sections.count > 1:
                let section = dice.roll(0..<sections.count)
                changed.formUnion(sections.remove(at: section).map(\.name))
                update.deletedSections = [section]
            case 5 where sections.count > 1:
                let source = dice.roll(0..<sections.count)
                let moved = sections.remove(at: source)
                let target = dice.roll(0..<(sections.count + 1))
                sections.insert(moved, at: target)
                changed.formUnion(moved.map(\.name))
                update.movedSections = [.init(from: source, to: target)]
            case 6:
                let section = dice.roll(0..<sections.count)
                changed.formUnion(sections[section].map(\.name))
                sections[section] = (0..<dice.roll(0..<5)).map { _ in newRow() }
                changed.formUnion(sections[section].map(\.name))
                update.reloadedSections = [section]
            default:
                let section = dice.roll(0..<sections.count)
                let count = dice.roll(1..<4)
                let index = dice.roll(0..<(sections[section].count + 1))
                for offset in 0..<count {
                    sections[section].insert(newRow(), at: index + offset)
                    changed.insert(names)
                }
                update.insertedRows = (0..<count).map {
                    IndexPath(row: index + $0, section: section)
                }
            }
            geometry = try layOut()
            update = update.droppingNoOpMoves
            let mapping = try update.mapping(from: counts, to: sections.map(\.count))
            let styles: [PresentedList.Style] = [
                .fade, .left, .right, .top, .bottom, .middle, .none,
            ]
            let style = styles[dice.roll(0..<styles.count)]
            numberOfBatches += 1
            let departures = presentation.apply(
                PresentedList.Batch(
                    mapping: mapping, update: update, number: numberOfBatches, timing: timing,
                    time: time, before: SlotPlaces(before.geometry, .x1), after: places,
                    shown: shown, visibleExtentBefore: screen, visibleExtentAfter: screen,
                    leavingStyle: { _ in style }, comingStyle: { _ in style }))
            let last = presentation.instant(places, at: time)
            var jump: CGFloat = 0
            // Items more than a screen away from the screen may be dropped.
            let near = Extent(minY: screen.minY - screen.height, maxY: screen.maxY + screen.height)
            for item in shown + first.leaving.map({ .leaving($0) }) {
                let old = first.presentation(of: item)
                guard Extent(minY: old.top, height: old.height).intersects(near) else { continue }
                guard
                    let new = departures[item].map({ .leaving($0) })
                        ?? renamed(item, mapping)
                else {
                    Issue.record("\(item) is lost")
                    continue
                }
                let difference = Self.difference(old, last.presentation(of: new))
                jump = max(jump, difference)
            }
            return jump
        }

        private func renamed(_ item: PresentedItem, _ mapping: IndexPathMapping) -> PresentedItem? {
            switch item {
            case .row(let row): mapping.newIndexPath(for: row).map { .row($0) }
            case .header(let section): mapping.newSection(for: section).map { .header($0) }
            case .footer(let section): mapping.newSection(for: section).map { .footer($0) }
            case .leaving: item
            case .section: nil
            }
        }

        /// The difference of what is shown by two presentations, in points.
        private static func difference(_ first: Presentation, _ second: Presentation) -> CGFloat {
            guard first.isVisible || second.isVisible else { return 0 }
            return max(
                abs(first.top - second.top), abs(first.aside - second.aside) * 300,
                abs(first.opacity - second.opacity) * 44,
                abs(first.insetTop - second.insetTop), abs(first.insetBottom - second.insetBottom))
        }

        /// Holes and overlaps between rows that were never changed, in points.
        func fault(at time: Double) -> CGFloat {
            let instant = presentation.instant(places, at: time)
            var fault: CGFloat = 0
            for (section, rows) in sections.enumerated() {
                for (index, pair) in zip(rows.indices, zip(rows, rows.dropFirst()))
                where !changed.contains(pair.0.name) && !changed.contains(pair.1.name) {
                    let upper = instant.presentation(
                        of: .row(IndexPath(row: index, section: section)))
                    let lower = instant.presentation(
                        of: .row(IndexPath(row: index + 1, section: section)))
                    // A gap between the rows may be open, but the rows never overlap.
                    fault = max(fault, upper.top + upper.height - lower.top)
                    guard upper.isVisible else { return .infinity }
                }
            }
            return fault
        }

        /// The difference from a fresh table after everything has ended, in points.
        func faultAtEnd(_ time: Double) -> CGFloat {
            let instant = presentation.instant(places, at: time)
            guard instant.leaving.isEmpty, !presentation.isMoving(at: time) else {
                return .infinity
            }
            return sections.indices.flatMap { section in
                sections[section].indices.map { IndexPath(row: $0, section: section) }
            }.map { row in
                let shown = instant.presentation(of: .row(row))
                let rest = places.extent(of: .row(row))
                return shown.opacity == 1 && !shown.isClipped && shown.aside == 0
                    ? abs(shown.top - rest.minY) : .infinity
            }.max() ?? 0
        }
    }

    @Test("Items are continuous, in order, and end as a fresh table, for 2,000 seeds")
    func seeded() throws {
        for seed in 1...2_000 {
            var table = try Table(seed: seed)
            var time = 0.0
            var end = 0.0
            for step in 0..<table.dice.roll(2..<7) {
                let duration = [0.15, 0.3, 0.5][table.dice.roll(0..<3)]
                end = max(end, time + duration)
                let jump = try table.change(
                    at: time,
                    AnimationTiming(start: time, duration: duration, curve: .easeInOut))
                #expect(jump < 1e-4, "seed \(seed), step \(step): an item jumps by \(jump)")
                let next = time + Double(table.dice.roll(1..<20)) / 100
                var instant = time
                while instant < next {
                    let fault = table.fault(at: instant)
                    #expect(fault < 1e-4, "seed \(seed), \(instant) s: \(fault)")
                    instant += 0.03
                }
                time = next
            }
            let fault = table.faultAtEnd(max(time, end) + 0.01)
            #expect(fault == 0, "seed \(seed) ends elsewhere: \(fault)")
        }
    }

    @Test("Dozens of overlapping batches are continuous, and end as a fresh table, for 30 seeds")
    func dense() throws {
        for seed in 1...30 {
            var table = try Table(seed: seed)
            let count = table.dice.roll(40..<90)
            for step in 0..<count {
                let time = Double(step) / 200
                let jump = try table.change(
                    at: time, AnimationTiming(start: time, duration: 0.5, curve: .easeInOut))
                #expect(jump < 1e-4, "seed \(seed), step \(step): an item jumps by \(jump)")
            }
            let fault = table.faultAtEnd(Double(count) / 200 + 0.51)
            #expect(fault == 0, "seed \(seed) ends elsewhere: \(fault)")
        }
    }
}
