/// Keeps values under keys up to a total cost; those not used for longest go first.
///
/// One thread at a time uses it. A capacity of 0 keeps nothing. What is done for each value is compiled where it is
/// used, for its types: other modules' glyph masks go through here.
package final class LeastRecentCache<Key: Hashable, Value> {
    @usableFromInline
    struct Entry {
        @usableFromInline var value: Value
        @usableFromInline var cost: Int
        @usableFromInline var lastUse: UInt64

        @usableFromInline
        init(value: Value, cost: Int, lastUse: UInt64) {
            self.value = value
            self.cost = cost
            self.lastUse = lastUse
        }
    }

    @usableFromInline var entries: [Key: Entry] = [:]
    @usableFromInline var now: UInt64 = 0
    @usableFromInline var sum = 0
    /// The cost of all that is kept; never more than the capacity.
    package var total: Int { sum }
    /// How many values had to go for others.
    package private(set) var evictions = 0
    @usableFromInline let capacity: Int
    @usableFromInline let largest: Int
    private let ledger: CacheLedger?

    /// An empty cache.
    ///
    /// - Parameters:
    ///   - capacity: The most that all values together cost.
    ///   - largest: The most that one value may cost to be kept; a quarter of everything where nothing is
    ///     said, but at least 1, so that a cache that counts its values keeps some however small it is.
    ///   - ledger: Sums up what several caches keep, where costs are bytes.
    package init(capacity: Int, largest: Int? = nil, ledger: CacheLedger? = nil) {
        self.capacity = max(0, capacity)
        self.largest = min(self.capacity, largest ?? max(1, capacity / 4))
        self.ledger = ledger
    }

    deinit { ledger?.bytes -= sum }

    /// How many values are kept.
    package var count: Int { entries.count }

    @inlinable
    package subscript(key: Key) -> Value? {
        guard let index = entries.index(forKey: key) else { return nil }
        now += 1
        entries.values[index].lastUse = now
        return entries.values[index].value
    }

    /// Keeps a value unless it alone costs too much; what was kept under the key is gone either way.
    @inlinable
    package func insert(_ value: Value, for key: Key, cost: Int = 1) {
        let cost = max(1, cost)
        if let old = entries.removeValue(forKey: key) { add(-old.cost) }
        guard cost <= largest else { return }
        if sum + cost > capacity { shrink(toKeep: cost) }
        now += 1
        entries[key] = Entry(value: value, cost: cost, lastUse: now)
        add(cost)
    }

    package func removeAll() {
        entries = [:]
        add(-sum)
    }

    /// Drops the older half at once, so that the search for the oldest is rare; more where a value of
    /// this cost needs the room.
    @usableFromInline
    func shrink(toKeep cost: Int) {
        let goal = min(capacity / 2, capacity - cost)
        let byAge = entries.sorted { $0.value.lastUse < $1.value.lastUse }
        for (key, entry) in byAge {
            guard sum > goal else { return }
            entries[key] = nil
            evictions += 1
            add(-entry.cost)
        }
    }

    @usableFromInline
    func add(_ cost: Int) {
        sum += cost
        ledger?.bytes += cost
    }
}
