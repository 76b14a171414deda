import TableDrawing
import Testing

@Suite struct LRUCacheTests {
    @Test func `a cached value is found, and a replacement has its own cost`() {
        let cache = LRUCache<String, Int>(capacity: 100)
        cache.insert(1, for: "a", cost: 10)
        cache.insert(2, for: "b", cost: 20)
        #expect(cache["a"] == 1 && cache["b"] == 2 && cache["c"] == nil)
        #expect(cache.total == 30 && cache.count == 2)
        cache.insert(3, for: "a", cost: 5)
        #expect(cache["a"] == 3)
        #expect(cache.total == 25 && cache.count == 2)
        cache.removeAll()
        #expect(cache["a"] == nil)
        #expect(cache.total == 0 && cache.evictions == 0)
    }

    @Test
    func `the total never exceeds the capacity, and the least recently used half is removed first`()
    {
        let cache = LRUCache<Int, Int>(capacity: 8)
        for number in 0..<8 { cache.insert(number, for: number) }
        #expect(cache.total == 8)
        // 0 is used, so 1 to 4 are the oldest values.
        #expect(cache[0] == 0)
        cache.insert(8, for: 8)
        #expect((0...8).filter { cache[$0] != nil } == [0, 5, 6, 7, 8])
        #expect(cache.evictions == 4)
        for number in 9..<1_000 {
            cache.insert(number, for: number)
            #expect(cache.total <= 8 && cache.total == cache.count)
            #expect(cache[number] == number)
        }
    }

    @Test func `a value up to the largest cost is kept, and may displace other values`() {
        let cache = LRUCache<Int, Int>(capacity: 100)
        cache.insert(0, for: 0, cost: 26)
        #expect(cache.count == 0)
        cache.insert(0, for: 0, cost: 25)
        #expect(cache[0] == 0)
        // The cache removes an element that is larger than its budget.
        cache.insert(1, for: 0, cost: 26)
        #expect(cache[0] == nil)
        #expect(cache.total == 0)

        let whole = LRUCache<Int, Int>(capacity: 100, largest: 100)
        whole.insert(1, for: 1, cost: 40)
        whole.insert(2, for: 2, cost: 60)
        whole.insert(3, for: 3, cost: 90)
        #expect(whole.total == 90 && whole[3] == 3)
        whole.insert(4, for: 4, cost: 101)
        #expect(whole.total == 90 && whole[4] == nil)
    }

    @Test func `a cache without capacity keeps no value, even without cost`() {
        let cache = LRUCache<Int, Int>(capacity: 0)
        cache.insert(1, for: 1, cost: 0)
        cache.insert(2, for: 2)
        #expect(cache.count == 0 && cache.total == 0)
        #expect(CacheBudgets.all.allSatisfy { CacheBudgets.none[keyPath: $0] == 0 })
        #expect(CacheBudgets.all.allSatisfy { CacheBudgets.standard[keyPath: $0] > 0 })
        #expect(Mirror(reflecting: CacheBudgets()).children.count == CacheBudgets.all.count)
    }

    @Test func `a ledger has the sum of its caches, and returns the share of a removed cache`() {
        let ledger = CacheLedger()
        let one = LRUCache<Int, Int>(capacity: 10, ledger: ledger)
        do {
            let other = LRUCache<Int, Int>(capacity: 100, ledger: ledger)
            for number in 0..<20 {
                one.insert(number, for: number)
                other.insert(number, for: number, cost: 7)
                #expect(ledger.bytes == one.total + other.total)
            }
        }
        #expect(ledger.bytes == one.total)
    }
}
