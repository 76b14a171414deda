/// Keeps values under keys up to a total cost; those not used for longest go first.
///
/// One thread at a time uses it. A capacity of 0 keeps nothing.
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
    /// The cost of all that is kept; never more than the capacity.
    package private(set) var total = 0
    /// How many values had to go for others.
    package private(set) var evictions = 0
    private let capacity: Int
    private let largest: Int
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

    deinit { ledger?.bytes -= total }

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
    package func insert(_ value: Value, for key: Key, cost: Int = 1) {
        let cost = max(1, cost)
        if let old = entries.removeValue(forKey: key) { add(-old.cost) }
        guard cost <= largest else { return }
        if total + cost > capacity { shrink(toKeep: cost) }
        now += 1
        entries[key] = Entry(value: value, cost: cost, lastUse: now)
        add(cost)
    }

    package func removeAll() {
        entries = [:]
        add(-total)
    }

    /// Drops the older half at once, so that the search for the oldest is rare; more where a value of
    /// this cost needs the room.
    private func shrink(toKeep cost: Int) {
        let goal = min(capacity / 2, capacity - cost)
        let byAge = entries.sorted { $0.value.lastUse < $1.value.lastUse }
        for (key, entry) in byAge {
            guard total > goal else { return }
            entries[key] = nil
            evictions += 1
            add(-entry.cost)
        }
    }

    private func add(_ cost: Int) {
        total += cost
        ledger?.bytes += cost
    }
}
