/// Cache that stores values by key up to a total cost and discards the least recently used values
/// first.
///
/// A cache is used by one thread at a time. A capacity of 0 stores nothing. Methods called for each
/// value are inlinable, and are therefore specialised for types of other modules, for example glyph
/// masks.
package final class LRUCache<Key: Hashable, Value> {
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
    /// Total cost of the stored values; never exceeds the capacity.
    package var total: Int { sum }
    /// Number of values discarded in favour of other values.
    package private(set) var evictions = 0
    @usableFromInline let capacity: Int
    @usableFromInline let largest: Int
    private let ledger: CacheLedger?

    /// Creates an empty cache.
    ///
    /// - Parameters:
    ///   - capacity: Maximum total cost of all values.
    ///   - largest: Maximum cost of a single stored value. The default is a quarter of the
    ///     capacity, but at least 1, so that even a small cache of counted values stores some.
    ///   - ledger: Ledger for the total size of several caches, with costs in bytes.
    package init(capacity: Int, largest: Int? = nil, ledger: CacheLedger? = nil) {
        self.capacity = max(0, capacity)
        self.largest = min(self.capacity, largest ?? max(1, capacity / 4))
        self.ledger = ledger
    }

    deinit { ledger?.bytes -= sum }

    /// Number of stored values.
    package var count: Int { entries.count }

    @inlinable @inline(__always)
    package subscript(key: Key) -> Value? {
        guard let index = entries.index(forKey: key) else { return nil }
        now += 1
        entries.values[index].lastUse = now
        return entries.values[index].value
    }

    /// Stores a value unless its cost exceeds the maximum; removes any value stored under the
    /// key in both cases.
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

    /// Discards the least recently used half of the values, so that searches for old values are
    /// rare.
    ///
    /// More values are discarded if a value with the given cost needs the space.
    @usableFromInline
    func shrink(toKeep cost: Int) {
        let goal = min(capacity / 2, capacity - cost)
        let ages = entries.values.map { ($0.lastUse, $0.cost) }.sorted { $0.0 < $1.0 }
        var oldest: UInt64 = 0
        var freed = 0
        for (lastUse, cost) in ages {
            guard sum - freed > goal else { break }
            freed += cost
            oldest = lastUse
        }
        let kept = entries.filter { $0.value.lastUse > oldest }
        evictions += entries.count - kept.count
        entries = kept
        add(-freed)
    }

    @usableFromInline
    func add(_ cost: Int) {
        sum += cost
        ledger?.bytes += cost
    }
}

/// Total size of an owner's caches, in bytes.
///
/// A ledger is used by one thread at a time.
package final class CacheLedger {
    package internal(set) var bytes = 0

    package init() {}
}
