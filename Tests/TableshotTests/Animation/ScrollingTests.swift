import Foundation
import Tableshot
import TestSupport
import Testing

/// Tables that scroll on a clock.
@Suite struct ScrollingTests {
    private static let size = CGSize(width: 200, height: 220)

    @Test("An animated scroll to a row has a duration and ends at the row")
    func toRow() throws {
        let film = try animate(size: Self.size, framesPerSecond: 30) { clock in
            let table = AnimatedList.table(AnimatedList(rows: 100))
            clock.at(0) { table.scrollToRow(at: [0, 50], at: .top, animated: true) }
            return table
        }
        var offsets: [CGFloat] = []
        try film.forEachTree { _, _, tree in offsets.append(tree.root.boundsOrigin.y) }
        #expect(offsets.count == 10 && offsets == offsets.sorted())
        #expect(offsets.first == 0 && offsets.last == 50 * 44)
    }

    @Test("A flick decelerates and returns to the end of the content")
    func flick() throws {
        func offsets(_ velocity: CGFloat) throws -> [CGFloat] {
            let film = try animate(size: Self.size, framesPerSecond: 60) { clock in
                let table = AnimatedList.table(AnimatedList(rows: 20))
                clock.at(0) { table.flick(velocity: velocity) }
                return table
            }
            var result: [CGFloat] = []
            try film.forEachTree { _, _, tree in result.append(tree.root.boundsOrigin.y) }
            return result
        }
        let short = try offsets(600)
        let steps = zip(short, short.dropFirst()).map { $1 - $0 }
        #expect(short == short.sorted())
        #expect(steps.first! > steps[steps.count / 2], "\(steps)")
        // 600 points a second at a rate of .998 a millisecond end after 300 points.
        #expect(abs(short.last! - 300) < 1)
        let far = try offsets(5_000)
        let limit = CGFloat(20 * 44 - 220)
        #expect(far.max()! > limit + 10)
        #expect(far.last == limit)
    }

    @Test(
        "A flick from beyond an end continues into the content",
        arguments: [(3_000, -3_000), (-1_500, 3_000)] as [(CGFloat, CGFloat)])
    func flickFromBeyond(first: CGFloat, second: CGFloat) throws {
        let limit = CGFloat(20 * 44 - 220)
        let film = try animate(size: Self.size, framesPerSecond: 60) { clock in
            let table = AnimatedList.table(AnimatedList(rows: 20))
            if first > 0 { table.contentOffset.y = limit - 200 } else { table.contentOffset.y = 60 }
            clock.at(0) { table.flick(velocity: first) }
            clock.at(0.25) { table.flick(velocity: second) }
            return table
        }
        var offsets: [CGFloat] = []
        try film.forEachTree { _, _, tree in offsets.append(tree.root.boundsOrigin.y) }
        let turn = try #require(film.times.indices.first { film.times[$0] >= 0.25 })
        #expect(first > 0 ? offsets[turn] > limit : offsets[turn] < 0, "\(offsets[turn])")
        // Within the content, it continues in its direction until it reaches the other end or
        // stops.
        let within = offsets[turn...].drop { $0 < 0 || $0 > limit }
            .prefix { $0 >= 0 && $0 <= limit }
        #expect(within.count > 5)
        let steps = zip(within, within.dropFirst()).map { $1 - $0 }
        #expect(steps.allSatisfy { second > 0 ? $0 >= 0 : $0 <= 0 }, "\(offsets)")
    }

    @Test("A scroll during a change of the content begins at the displayed offset")
    func scrollWhileDrawnBack() throws {
        for flicks in [false, true] {
            let film = try animate(size: Self.size, framesPerSecond: 60) { clock in
                let list = AnimatedList(rows: 20)
                let table = AnimatedList.table(list)
                table.contentOffset.y = CGFloat(20 * 44 - 220)
                clock.at(0.1) {
                    list.sections[0].removeLast(8)
                    table.deleteRows(at: (12..<20).map { [0, $0] }, with: .fade)
                }
                clock.at(0.2) {
                    if flicks {
                        table.flick(velocity: -600)
                    } else {
                        table.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
                    }
                }
                return table
            }
            var offsets: [CGFloat] = []
            try film.forEachTree { _, _, tree in offsets.append(tree.root.boundsOrigin.y) }
            let steps = zip(offsets, offsets.dropFirst()).map { abs($1 - $0) }
            #expect(try #require(steps.max()) < 60, "\(offsets)")
        }
    }

    @Test("An interrupted flick does not extend the animation")
    func interruptedFlick() throws {
        func duration(_ velocity: CGFloat) throws -> Double {
            try animate(size: Self.size, framesPerSecond: 60) { clock in
                let table = AnimatedList.table(AnimatedList(rows: 1_000))
                clock.at(0) { table.flick(velocity: velocity) }
                clock.at(0.1) { table.scrollToRow(at: [0, 5], at: .top, animated: true) }
                return table
            }.times.duration
        }
        #expect(try duration(8_000) == (try duration(400)))
    }

    @Test(
        "Ten thousand frames over a million rows make two additional cells, in bounded memory"
    )
    func longFlick() async {
        // A separate process, because its memory is measured.
        await #expect(processExitsWith: .success) {
            final class Rows: TableViewDataSource {
                var cells = 0
                func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
                    1_000_000
                }
                func tableView(
                    _ tableView: TableView, cellForRowAt indexPath: IndexPath
                ) -> TableViewCell {
                    let cell =
                        tableView.dequeueReusableCell(withIdentifier: "row")
                        ?? {
                            cells += 1
                            return TableViewCell(style: .default, reuseIdentifier: "row")
                        }()
                    cell.textLabel?.text = "\(indexPath.row)"
                    return cell
                }
            }
            let rows = Rows()
            let film = try animate(size: ScrollingTests.size, duration: 166.65, framesPerSecond: 60)
            { clock in
                let table = TableView(frame: CGRect(origin: .zero, size: ScrollingTests.size))
                table.dataSource = rows
                rows.cells = 0
                func flick(_ number: Int) {
                    table.flick(velocity: 200_000)
                    if number < 40 { clock.at(clock.time + 4) { flick(number + 1) } }
                }
                clock.at(0) { flick(0) }
                return table
            }
            #expect(film.times.count == 10_000)
            var frames = 0
            var last: CGFloat = 0
            var early = 0
            try film.forEachTree { _, _, tree in
                frames += 1
                if frames == 1_000 { early = try ProcessMemory.residentBytes() }
                last = tree.root.boundsOrigin.y
            }
            #expect(frames == 10_000 && last > 1_000_000)
            // A leak of a hundred bytes for each passed row, or of seven thousand for each frame,
            // would exceed the limit.
            #expect(try ProcessMemory.residentBytes() - early < 64 << 20)
            // 220 points of rows of 44 points, and another row at the edge.
            #expect(rows.cells <= 6 + 2)
        }
    }
}
