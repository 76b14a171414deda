import Testing

@testable import TableGeometry

@Suite struct ReusePoolTests {
    private final class Cell {}

    @Test func theElementThatCameLastIsReusedFirst() {
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

    @Test func anElementWaitsOnlyOnce() {
        var pool = ReusePool<Cell>()
        let cell = Cell()
        let first = pool.enqueue(cell, withIdentifier: "A")
        let second = pool.enqueue(cell, withIdentifier: "B")
        #expect(first && !second)
        #expect(pool.count == 1)
        #expect(pool.checkInvariants(visible: []).isEmpty)
        #expect(pool.checkInvariants(visible: [cell]).count == 1)
    }

    @Test func anEmptiedPoolKeepsNothingAlive() {
        var pool = ReusePool<Cell>()
        weak var kept: Cell?
        do {
            let cell = Cell()
            kept = cell
            pool.enqueue(cell, withIdentifier: "A")
        }
        #expect(kept != nil)
        pool.removeAll(withIdentifier: "A")
        #expect(kept == nil)
        #expect(pool.checkInvariants(visible: []).isEmpty)
    }
}
