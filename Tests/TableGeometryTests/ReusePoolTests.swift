import Testing

@testable import TableGeometry

@Suite struct ReusePoolTests {
    private final class Cell {}

    @Test func theLastEnqueuedElementIsReusedFirst() {
        var pool = ReusePool<Cell>()
        let first = Cell()
        let second = Cell()
        pool.enqueue(first, withIdentifier: "A")
        pool.enqueue(second, withIdentifier: "A")
        let other = pool.dequeue(withIdentifier: "B")
        let given = (0..<3).map { _ in pool.dequeue(withIdentifier: "A") }
        #expect(other === nil)
        #expect(given[0] === second)
        #expect(given[1] === first)
        #expect(given[2] === nil)
    }

    @Test func useIsCountedPerIdentifier() {
        var pool = ReusePool<Cell>()
        for _ in 0..<3 {
            if pool.dequeue(withIdentifier: "A") == nil {
                pool.recordCreated(withIdentifier: "A")
                pool.enqueue(Cell(), withIdentifier: "A")
            }
        }
        pool.recordCreated(withIdentifier: "B")
        #expect(
            pool.statistics.description == """
                A: created 2, dequeued 3, reused 1
                B: created 1, dequeued 0, reused 0
                """)
        #expect(pool.statistics.total == ReuseCounts(created: 3, dequeued: 3, reused: 1))
        #expect(pool.statistics["C"] == ReuseCounts())
    }

    @Test func anElementIsInThePoolOnlyOnce() {
        var pool = ReusePool<Cell>()
        let cell = Cell()
        let first = pool.enqueue(cell, withIdentifier: "A")
        let second = pool.enqueue(cell, withIdentifier: "B")
        #expect(first && !second)
        #expect(pool.count == 1)
        #expect(pool.checkInvariants(visible: []).isEmpty)
        #expect(pool.checkInvariants(visible: [cell]).count == 1)
    }

    @Test func anEmptiedPoolRetainsNoElements() {
        var pool = ReusePool<Cell>()
        weak var kept: Cell?
        do {
            let cell = Cell()
            kept = cell
            pool.enqueue(cell, withIdentifier: "A")
        }
        #expect(kept != nil)
        pool.removeAll()
        #expect(kept == nil)
        #expect(pool.checkInvariants(visible: []).isEmpty)
    }

    @Test func thePoolStaysWithinItsCapacity() {
        var pool = ReusePool<Cell>(capacity: 8)
        weak var first: Cell?
        for number in 0..<100 {
            let cell = Cell()
            if number == 0 { first = cell }
            pool.enqueue(cell, withIdentifier: "Row \(number)")
            // An identifier that is used all the time.
            let often = pool.dequeue(withIdentifier: "often") ?? Cell()
            pool.enqueue(often, withIdentifier: "often")
            #expect(pool.count <= 8)
            #expect(pool.checkInvariants(visible: []).isEmpty)
        }
        #expect(first == nil)
        #expect(pool.count(withIdentifier: "often") == 1)
        #expect(pool.count(withIdentifier: "Row 99") == 1)
        #expect(pool.count >= 4)

        var many = ReusePool<Cell>(capacity: 8)
        let cells = (0..<20).map { _ in Cell() }
        for cell in cells {
            many.enqueue(cell, withIdentifier: "A")
            #expect(many.count <= 8)
        }
        #expect(many.dequeue(withIdentifier: "A") === cells[19])
        var none = ReusePool<Cell>(capacity: 0)
        let waits = none.enqueue(cells[0], withIdentifier: "A")
        let given = none.dequeue(withIdentifier: "A")
        #expect(waits && given == nil && none.count == 0)
    }
}
