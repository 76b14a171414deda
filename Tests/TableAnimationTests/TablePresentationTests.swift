import Foundation
import TableAnimation
import TableGeometry
import TestSupport
import Testing

/// Overlapping batches of changes in the presentation of a table, determined by seeds.
@Suite struct TablePresentationTests {
    /// A section with a name and named rows.
    struct Section {
        let name: Int
        var rows: [(name: Int, height: CGFloat)]
    }

    /// A header, row or footer with the name of its section or row.
    enum Part: Hashable {
        case header(Int), row(Int), footer(Int)
    }

    /// Two parts.
    ///
    /// The lower part directly follows the upper part.
    struct Neighbours: Hashable {
        let upper: Part
        let lower: Part
    }

    /// A table of named rows, its geometry and its presentation.
    struct Table {
        static let headerHeight: CGFloat = 20
        static let footerHeight: CGFloat = 10
        static let styles: [PresentedList.Style] = [
            .fade, .left, .right, .top, .bottom, .middle, .none,
        ]

        var sections: [Section]
        var geometry: TableGeometry
        var presentation = TablePresentation()
        var names = 0
        var dice: Dice
        /// End of all batches so far, in seconds.
        var end = 0.0
        /// Ends of the changes of inserted, reloaded and moved parts, in seconds.
        private var changedUntil: [Part: Double] = [:]
        /// Ends of the movements of sections, in seconds, by the parts of the sections.
        private var movedUntil: [Part: Double] = [:]
        /// Ends of the changes between neighbours that did not follow each other, in seconds.
        private var separatedUntil: [Neighbours: Double] = [:]
        /// Leaving rows, by the numbers of their slots.
        private var leaving: [Int: Part] = [:]
        let screen = Extent(minY: 0, height: 300)
        private var numberOfBatches = 0

        init(seed: Int) throws {
            dice = Dice(state: UInt64(seed) &* 7_919)
            sections = []
            geometry = try TableGeometry()
            for _ in 0..<dice.roll(1..<4) {
                sections.append(newSection(count: dice.roll(0..<7)))
            }
            geometry = try layOut()
        }

        private mutating func newRow() -> (name: Int, height: CGFloat) {
            names += 1
            return (names, [30, 44, 60][dice.roll(0..<3)])
        }

        private mutating func newSection(count: Int) -> Section {
            names += 1
            let name = names
            return Section(name: name, rows: (0..<count).map { _ in newRow() })
        }

        private func layOut() throws -> TableGeometry {
            let parts = sections.map { section in
                TableGeometry.Section(
                    headerHeight: Self.headerHeight, rows: .varying(section.rows.map(\.height)),
                    footerHeight: Self.footerHeight)
            }
            return try TableGeometry(sections: parts)
        }

        var places: SlotPlaces { SlotPlaces(geometry, .x1) }

        /// Items on the screen, and moving items.
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

        /// Parts of the table from top to bottom, with their positions and heights.
        var parts: [(part: Part, item: PresentedItem, height: CGFloat)] {
            sections.enumerated().flatMap { index, section in
                let rows = section.rows.enumerated().map { row, content in
                    (
                        Part.row(content.name),
                        PresentedItem.row(IndexPath(row: row, section: index)), content.height
                    )
                }
                return [(.header(section.name), .header(index), Self.headerHeight)] + rows
                    + [(.footer(section.name), .footer(index), Self.footerHeight)]
            }
        }

        /// Applies a random batch; returns the largest jump of an item, in points.
        mutating func change(at time: Double, _ timing: AnimationTiming) throws -> CGFloat {
            let before = (geometry: geometry, parts: parts)
            end = max(end, timing.end)
            // A batch prolongs the changes that it interrupts.
            for (part, last) in changedUntil where last > time { changedUntil[part] = end }
            for (part, last) in movedUntil where last > time { movedUntil[part] = end }
            for (pair, last) in separatedUntil where last > time { separatedUntil[pair] = end }
            let shown = shown(at: time)
            let first = presentation.instant(places, at: time)
            var update = TableUpdate()
            let counts = sections.map(\.rows.count)
            let rows = sections.indices.flatMap { section in
                sections[section].rows.indices.map { IndexPath(row: $0, section: section) }
            }
            var moved: Set<Part> = []
            switch dice.roll(0..<8) {
            case 0 where !rows.isEmpty:
                let row = rows[dice.roll(0..<rows.count)]
                sections[row.section].rows.remove(at: row.row)
                update.deletedRows = [row]
            case 1 where !rows.isEmpty:
                let row = rows[dice.roll(0..<rows.count)]
                let content = sections[row.section].rows.remove(at: row.row)
                let section = dice.roll(0..<sections.count)
                let target = IndexPath(
                    row: dice.roll(0..<(sections[section].rows.count + 1)), section: section)
                sections[section].rows.insert(content, at: target.row)
                changedUntil[.row(content.name)] = end
                update.movedRows = [.init(from: row, to: target)]
            case 2 where !rows.isEmpty:
                let row = rows[dice.roll(0..<rows.count)]
                sections[row.section].rows[row.row] = newRow()
                update.reloadedRows = [row]
            case 3:
                let section = dice.roll(0..<(sections.count + 1))
                sections.insert(newSection(count: dice.roll(0..<4)), at: section)
                update.insertedSections = [section]
            case 4 where sections.count > 1:
                let section = dice.roll(0..<sections.count)
                sections.remove(at: section)
                update.deletedSections = [section]
            case 5 where sections.count > 1:
                let source = dice.roll(0..<sections.count)
                let section = sections.remove(at: source)
                let target = dice.roll(0..<(sections.count + 1))
                sections.insert(section, at: target)
                moved = Set(section.rows.map { .row($0.name) })
                moved.formUnion([.header(section.name), .footer(section.name)])
                update.movedSections = [.init(from: source, to: target)]
            case 6:
                let section = dice.roll(0..<sections.count)
                sections[section] = newSection(count: dice.roll(0..<5))
                update.reloadedSections = [section]
            default:
                let section = dice.roll(0..<sections.count)
                let count = dice.roll(1..<4)
                let index = dice.roll(0..<(sections[section].rows.count + 1))
                for offset in 0..<count {
                    sections[section].rows.insert(newRow(), at: index + offset)
                }
                update.insertedRows = (0..<count).map {
                    IndexPath(row: index + $0, section: section)
                }
            }
            for part in moved { movedUntil[part] = end }
            noteChanges(from: before.parts.map(\.part))
            geometry = try layOut()
            update = update.droppingNoOpMoves
            let mapping = try update.mapping(from: counts, to: sections.map(\.rows.count))
            let style = Self.styles[dice.roll(0..<Self.styles.count)]
            numberOfBatches += 1
            let departures = presentation.apply(
                PresentedList.Batch(
                    mapping: mapping, update: update, number: numberOfBatches, timing: timing,
                    time: time, before: SlotPlaces(before.geometry, .x1), after: places,
                    shown: shown, visibleExtentBefore: screen, visibleExtentAfter: screen,
                    leavingStyle: { _ in style }, comingStyle: { _ in style }))
            noteLeaving(departures, before.parts)
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

        /// Difference between the displayed items of two presentations, in points.
        private static func difference(_ first: Presentation, _ second: Presentation) -> CGFloat {
            guard first.isVisible || second.isVisible else { return 0 }
            return max(
                abs(first.top - second.top), abs(first.aside - second.aside) * 300,
                abs(first.opacity - second.opacity) * 44,
                abs(first.insetTop - second.insetTop), abs(first.insetBottom - second.insetBottom))
        }

        /// Records the new parts, and the neighbours that did not follow each other before a batch.
        private mutating func noteChanges(from before: [Part]) {
            let old = Set(before)
            let pairs = Set(zip(before, before.dropFirst()).map(Neighbours.init))
            let after = parts.map(\.part)
            for part in after where !old.contains(part) { changedUntil[part] = end }
            for pair in zip(after, after.dropFirst()).map(Neighbours.init)
            where !pairs.contains(pair) { separatedUntil[pair] = end }
        }

        /// Records the leaving rows, and an issue for a row that remains and also leaves.
        private mutating func noteLeaving(
            _ departures: [PresentedItem: Int],
            _ before: [(part: Part, item: PresentedItem, height: CGFloat)]
        ) {
            for (part, item, _) in before {
                guard let number = departures[item] else { continue }
                #expect(leaving[number] == nil, "the number \(number) is used twice")
                leaving[number] = part
            }
        }

        /// Returns the faults of a moving table on the screen.
        ///
        /// No part is presented twice. Neighbours that no change separates touch each other.
        /// Neighbours that a leaving part separates do not overlap. Other parts may overlap,
        /// because an appearing part slides below its neighbours.
        func faults(at time: Double) -> [String] {
            let instant = presentation.instant(places, at: time)
            var faults: [String] = []
            let parts = parts
            var presented = Set(parts.map(\.part))
            for number in instant.leaving {
                guard let part = leaving[number] else {
                    faults.append("the leaving part \(number) is unknown")
                    continue
                }
                if !presented.insert(part).inserted { faults.append("\(part) is presented twice") }
            }
            for (upper, lower) in zip(parts, parts.dropFirst()) {
                let both = [upper.part, lower.part]
                guard both.allSatisfy({ changedUntil[$0] ?? 0 <= time }) else { continue }
                let places = [upper, lower].map { instant.presentation(of: $0.item) }
                guard
                    places.allSatisfy({
                        Extent(minY: $0.top, height: $0.height).intersects(screen)
                    })
                else { continue }
                if !places.allSatisfy({ $0.opacity == 1 && !$0.isClipped && $0.aside == 0 }) {
                    faults.append("\(both) are unchanged and not visible")
                }
                let gap = places[1].top - places[0].top - places[0].height
                let pair = Neighbours(upper: upper.part, lower: lower.part)
                if separatedUntil[pair] ?? 0 <= time {
                    if abs(gap) > 1e-4 { faults.append("\(both): a gap of \(gap) points") }
                } else if both.allSatisfy({ movedUntil[$0] ?? 0 <= time }), gap < -1e-4 {
                    faults.append("\(both) overlap by \(-gap) points")
                }
            }
            return faults
        }

        /// Returns the faults of a table at rest after all batches.
        ///
        /// The headers, rows and footers lie below each other without a gap, each part once.
        func faultsAtEnd(_ time: Double) -> [String] {
            let instant = presentation.instant(places, at: time)
            var faults: [String] = []
            if !instant.leaving.isEmpty { faults.append("\(instant.leaving.count) parts leave") }
            if presentation.isMoving(at: time) { faults.append("the table moves") }
            let parts = parts
            if Set(parts.map(\.part)).count != parts.count { faults.append("a part occurs twice") }
            var top: CGFloat = 0
            for (part, item, height) in parts {
                let shown = instant.presentation(of: item)
                if abs(shown.top - top) > 1e-6 {
                    faults.append("\(part) is at \(shown.top), expected \(top)")
                }
                if shown.height != height {
                    faults.append("\(part) is \(shown.height) high, expected \(height)")
                }
                if shown.opacity != 1 || shown.isClipped || shown.aside != 0 {
                    faults.append("\(part) is not wholly visible")
                }
                top += height
            }
            let whole = Extent(minY: 0, height: top)
            let rows = parts.compactMap { if case .row(let row) = $0.item { row } else { nil } }
            if instant.rows(in: whole) != Set(rows) { faults.append("other rows are presented") }
            if instant.sections(in: whole) != Set(sections.indices) {
                faults.append("other sections are presented")
            }
            return faults
        }
    }

    /// Defects of the presentation during interrupted batches, by the seeds that show the defects.
    private static let knownFaults = [
        560: "a header enters the screen apart from its row after a reload interrupts a deletion",
        662: "a footer overlaps the last row by 1 point after a row moves twice within 0.3 s",
    ]

    @Test("Items are continuous, in order, and end as a fresh table, for 2,000 seeds")
    func seeded() throws {
        for seed in 1...2_000 {
            var table = try Table(seed: seed)
            var time = 0.0
            var faults: [String] = []
            for step in 0..<table.dice.roll(2..<7) {
                let duration = [0.15, 0.3, 0.5][table.dice.roll(0..<3)]
                let jump = try table.change(
                    at: time,
                    AnimationTiming(start: time, duration: duration, curve: .easeInOut))
                #expect(jump < 1e-4, "seed \(seed), step \(step): an item jumps by \(jump)")
                let next = time + Double(table.dice.roll(1..<20)) / 100
                var instant = time
                while instant < next {
                    faults += table.faults(at: instant).map { "\(instant) s: \($0)" }
                    instant += 0.03
                }
                time = next
            }
            withKnownIssue("\(Self.knownFaults[seed] ?? "")") {
                #expect(faults == [], "seed \(seed)")
            } when: {
                Self.knownFaults[seed] != nil
            }
            #expect(table.faultsAtEnd(max(time, table.end) + 0.01) == [], "seed \(seed)")
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
            #expect(table.faultsAtEnd(Double(count) / 200 + 0.51) == [], "seed \(seed)")
        }
    }
}
