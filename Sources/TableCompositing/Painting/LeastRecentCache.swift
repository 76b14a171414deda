/// Keeps values under keys up to a total cost; those not used for longest go first.
package final class LeastRecentCache<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var cost: Int
        var lastUse: UInt64
    }

    private var entries: [Key: Entry] = [:]
    /// The cost of all that is kept.
    package private(set) var total = 0
    private var now: UInt64 = 0
    private let capacity: Int

    package init(capacity: Int) { self.capacity = capacity }

    package subscript(key: Key) -> Value? {
        guard let index = entries.index(forKey: key) else { return nil }
        now += 1
        entries.values[index].lastUse = now
        return entries.values[index].value
    }

    /// Keeps a value unless it alone costs more than a quarter of everything.
    package func insert(_ value: Value, for key: Key, cost: Int = 1) {
        guard cost <= capacity / 4 else { return }
        if let old = entries[key] { total -= old.cost }
        now += 1
        entries[key] = Entry(value: value, cost: cost, lastUse: now)
        total += cost
        if total > capacity { shrink() }
    }

    /// Drops the older half at once, so that the search for the oldest is rare.
    private func shrink() {
        let byAge = entries.sorted { $0.value.lastUse < $1.value.lastUse }
        for (key, entry) in byAge {
            guard total > capacity / 2 else { return }
            entries[key] = nil
            total -= entry.cost
        }
    }
}
